// Trunk's post-build hook, on the staged files: what Trunk leaves unnamed or in pieces gets its final name.
//   the page's and the worker's script and module, and each language's words -> NAME-DIGEST.EXTENSION, where the digest is the first
//                                16 digits of the SHA-256 that index.html names whole, in <meta name="page.js"> and so on
//   the style sheets          -> style-DIGEST.css, in the order of index.html, with its integrity
// The start script (src/ui/shell/) takes the place of Trunk's: it asks for these parts, and refuses what is not the same.
// The policy of what the page may load and run names that script by its hash: nothing else that stands in the page runs.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const staging = process.env.TRUNK_STAGING_DIR;
const base = process.env.TRUNK_PUBLIC_URL;

const read = (name) => readFileSync(join(staging, name));
const write = (name, content) => writeFileSync(join(staging, name), content);
const remove = (name) => rmSync(join(staging, name));
const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);

/** Replaces what must be there exactly once. */
function replaceOnce(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`index.html holds ${old} ${pieces.length - 1} times instead of once`);
  return pieces.join(replacement);
}

/** Names a file by its content, and returns its address. */
function name(stem, extension, content) {
  const file = `${stem}-${sha256(content, "hex").slice(0, 16)}.${extension}`;
  write(file, content);
  return base + file;
}

/** Takes a file away, names it by its content, and returns the tag by which the page asks for it. */
function part(called, stem, file, end = "") {
  const content = Buffer.concat([read(file), Buffer.from(end)]);
  remove(file);
  const address = name(stem, called.split(".").at(-1), content);
  return `<meta name="${called}" content="${address}" data-sha256="${sha256(content, "hex")}">`;
}

/** The worker is started by its module, which the page has compiled. A failed start is thrown, so that the page's `onerror` hears of it. */
const START_WORKER =
  ";onmessage=({data})=>{onmessage=null;" +
  "wasm_bindgen({module_or_path:data}).catch(cause=>setTimeout(()=>{throw cause}))};";

/** All that the start script asks for. English is in the page's module already. */
function parts() {
  const script = readdirSync(staging).find((file) => /^packproof-\w+\.js$/.test(file));
  const words = readdirSync(join(staging, "words")).filter((file) => file !== "en.ftl").sort();
  const tags = [
    part("page.js", "packproof", script),
    part("page.wasm", "packproof", script.replace(".js", "_bg.wasm")),
    part("worker.js", "worker", "worker.js", START_WORKER),
    part("worker.wasm", "worker", "worker_bg.wasm"),
    ...words.map((file) => part(file, file.replace(".ftl", ""), join("words", file))),
  ];
  rmSync(join(staging, "words"), { recursive: true });
  return tags.join("\n    ");
}

/** Joins the style sheets that the page links into one, and links that one in their place. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error("index.html links no style sheet");
  const files = links.map((link) => /href="([^"]+)"/.exec(link)[1].slice(base.length));
  const css = Buffer.concat(files.map(read));
  files.forEach(remove);
  const [first, ...others] = links;
  const rest = others.reduce((page, link) => replaceOnce(page, link, ""), html);
  const integrity = `sha256-${sha256(css, "base64")}`;
  return replaceOnce(rest, first, `<link rel="stylesheet" href="${name("style", "css", css)}" crossorigin="anonymous" integrity="${integrity}">`);
}

/** The start script, without its comments. In a block of its own, so that it leaves no names in the page but those it means to. */
function startScript() {
  const files = ["policy", "parts", "start"].map((noun) => readFileSync(`src/ui/shell/${noun}.js`, "utf8"));
  const lines = files.join("").split("\n").filter((line) => !/^\s*(\/\/|\/\*\*.*\*\/$|$)/.test(line));
  return `\n{\n${lines.join("\n")}\n}\n`;
}

/** What the page may load and run. Its workers, started from what it has fetched, live under the same: they ask the service, and the endpoint that the reader chose. */
function withPolicy(html) {
  const scripts = [...html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script);
  if (scripts.length !== 1) throw new Error(`index.html holds ${scripts.length} scripts instead of the one that starts the page`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' 'sha256-${sha256(scripts[0], "base64")}'`,
    "worker-src blob:",
    "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types start default",
  ].join("; ");
  return replaceOnce(html, '<meta charset="utf-8">', `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

// Trunk starts and preloads the page in its own way.
const html = read("index.html").toString().replace(/<link rel="(module)?preload"[^>]*>/g, "").replace(/<script\b[^>]*>(?!@start@)[^]*?<\/script>/g, "");
const named = replaceOnce(joinStyles(html), '<meta name="parts" content="@parts@">', parts());
const page = replaceOnce(named, "@start@", startScript());
write("index.html", withPolicy(page.replace(/\n\s*\n/g, "\n")));
