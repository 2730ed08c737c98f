// Trunk's post-build hook, on the staged files: what Trunk leaves unnamed or in pieces gets its final name.
//   worker.js, worker_bg.wasm -> worker-HASH.js (which starts itself) and worker-HASH.wasm, named in <meta name="worker">:
//                                a page can only ever load the worker it was built with
//   words/LANGUAGE.ftl       -> LANGUAGE-HASH.ftl, named in <meta name="words">: a page only ever reads words of its own build
//   the style sheets          -> style-HASH.css, in the order of index.html
// The start script first shows what stands in for the page (src/ui/shell/start.js), before it asks for the module.
// The policy of what the page may load and run names that script by its hash: nothing else that stands in the page runs.
// The preload of the module loses its integrity, which browsers ignore there, and Chromium with a warning in the console.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staging = process.env.TRUNK_STAGING_DIR;
const base = process.env.TRUNK_PUBLIC_URL;

const read = (name) => readFileSync(join(staging, name));
const write = (name, content) => writeFileSync(join(staging, name), content);
const remove = (name) => rmSync(join(staging, name));
const hash = (...parts) => {
  const sha = createHash("sha256");
  for (const part of parts) sha.update(part);
  return sha.digest("hex").slice(0, 16);
};

/** Replaces what must be there exactly once. */
function replaceOnce(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`index.html holds ${old} ${pieces.length - 1} times instead of once`);
  return pieces.join(replacement);
}

/** Names the worker by its content, lets it start itself, and returns its address. A failed start is thrown, so that the page's `onerror` hears of it. */
function nameWorker() {
  const script = read("worker.js");
  const module = read("worker_bg.wasm");
  const name = `worker-${hash(script, module)}`;
  const start =
    `;wasm_bindgen({module_or_path:"${base}${name}.wasm"})` +
    `.catch(cause=>setTimeout(()=>{throw cause}));`;
  write(`${name}.wasm`, module);
  write(`${name}.js`, Buffer.concat([script, Buffer.from(start)]));
  remove("worker.js");
  remove("worker_bg.wasm");
  return `${base}${name}.js`;
}

/** Names each language's words by their content, and returns their addresses. English is in the module already. */
function nameWords() {
  const folder = join(staging, "words");
  const languages = readdirSync(folder).map((file) => file.replace(".ftl", "")).filter((language) => language !== "en").sort();
  const named = languages.map((language) => {
    const words = read(join("words", `${language}.ftl`));
    const name = `${language}-${hash(words)}.ftl`;
    write(name, words);
    return `${language}=${base}${name}`;
  });
  rmSync(folder, { recursive: true });
  return named.join(" ");
}

/** Joins the style sheets that the page links into one, and links that one in their place. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error("index.html links no style sheet");
  const files = links.map((link) => /href="([^"]+)"/.exec(link)[1].slice(base.length));
  const css = Buffer.concat(files.map(read));
  const integrity = `sha384-${createHash("sha384").update(css).digest("base64")}`;
  const name = `style-${hash(css)}.css`;
  write(name, css);
  files.forEach(remove);
  const [first, ...others] = links;
  const rest = others.reduce((page, link) => replaceOnce(page, link, ""), html);
  return replaceOnce(rest, first, `<link rel="stylesheet" href="${base}${name}" integrity="${integrity}">`);
}

/** Lets the start script show the shell before anything has come. A static import would come first. */
function startWithShell(html) {
  const [script, address] = /import init from '([^']+)';/.exec(html) ?? [];
  if (!script) throw new Error("index.html has no start script that imports the module");
  const shell = readFileSync("src/ui/shell/start.js", "utf8");
  return replaceOnce(html, script, `${shell}const { default: init } = await import('${address}');`);
}

/** What the page may load and run. The worker asks endpoints under the policy of its own response, where a server sends one. */
function withPolicy(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  if (scripts.length !== 1) throw new Error(`index.html holds ${scripts.length} scripts instead of the one that starts the page`);
  const start = `'sha256-${createHash("sha256").update(scripts[0]).digest("base64")}'`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${start}`,
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return replaceOnce(html, '<meta charset="utf-8">', `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

const html = read("index.html").toString().replace(/(<link rel="preload"[^>]*?) integrity="[^"]*"/g, "$1");
const named = replaceOnce(replaceOnce(joinStyles(html), "@worker@", nameWorker()), "@words@", nameWords());
const page = startWithShell(named);
write("index.html", withPolicy(page.replace(/\n\s*\n/g, "\n")));
