// Makes dist/ of what Trunk has staged, and reads it. index.html is the manifest: it names each part that the page loads, by its SHA-256.
//   node tools/dist.mjs finish         Trunk's post-build hook
//   node tools/dist.mjs single [DIST]  makes the single file again, when index.html was edited, and says its SHA-256
//   node tools/dist.mjs sizes [DIST]   says what each file weighs, and fails above the budget
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { kept } from "./kept.mjs";
import { settle } from "./profile.mjs";
import { published } from "./samples.mjs";

const SINGLE = "packproof.html";
const SUMS = "SHA256SUMS";
/** The files that compress. */
const COMPRESSES = [".bin", ".ftl", ".html", ".js", ".json", ".svg", ".wasm"];
/** The copies that are compressed for the way. */
const COPIES = [".br", ".gz"];
/** Each kind of payload, and how the parts are named that its check alone needs (start.js). */
const KINDS = { pull: "pack_pull", event: "pack_event" };

const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);
const number = (bytes) => bytes.toLocaleString("en");

/** The tag by which the page asks for a part: what comes and is not the same is refused (src/ui/shell/parts.js). */
const asked = (name, file, content) => `<meta name="${name}" content="/${file}" data-sha256="${sha256(content, "hex")}">`;
const ASKED = /<meta name="([\w.-]+\.\w+)" content="\/([^"]+)" data-sha256="\w+">/g;
const askedBy = (page) => Object.fromEntries([...page.matchAll(ASKED)].map(([, name, file]) => [name, file]));

/** The file of each part that index.html names, by the part's name. */
export const parts = (dist) => askedBy(readFileSync(join(dist, "index.html"), "utf8"));

/** Each file of `dist` by its name in it, without the compressed copies. */
const files = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COPIES.includes(extname(entry.name)))
    .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();

/**
 * What is loaded for a link, without the words of another language: before the verdict of each kind of payload, and altogether, whatever is
 * opened beneath it. The rules are asked for by name.
 */
export function loads(dist) {
  const all = Object.entries(parts(dist));
  const icon = files(dist).find((name) => /^icon-\w+\.svg$/.test(name));
  const page = (is) => ["index.html", icon, ...all.filter(([name]) => is(name)).map(([, file]) => file)];
  const first = ["page.js", "page.wasm", "worker.js", "worker.wasm"];
  const before = ([kind, part]) => [
    `before the verdict of ${kind === "event" ? "an" : "a"} ${kind}`,
    page((name) => first.includes(name) || (name.startsWith("worker.") && name.split(".").includes(part))),
  ];
  return Object.fromEntries([...Object.entries(KINDS).map(before), ["all parts", page((name) => /^(page|worker)\./.test(name))]]);
}

/** Replaces what must be there exactly once. */
function replaceOnce(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`index.html holds ${old} ${pieces.length - 1} times instead of once`);
  return pieces.join(replacement);
}

/** A script of the shell, without the comments that have a line of their own. */
const withoutComments = (noun) =>
  readFileSync(new URL(`../src/ui/shell/${noun}.js`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => !/^\s*(\/\/|\/\*\*.*\*\/$|$)/.test(line))
    .join("\n");

/** The start script; `parts` names the file that says where the page's parts come from. It leaves no names in the page but those it means to. */
const startScript = (parts) => `\n{\n${["policy", parts, "start"].map(withoutComments).join("\n")}\n}\n`;

/** An element with a content that cannot end it. */
function tag(element, attributes, content) {
  if (/<\/(script|style)|<!--/i.test(content)) throw new Error(`a ${element}${attributes} would end too early`);
  return `<${element}${attributes}>${content}</${element}>`;
}

/**
 * Gives a page its policy: what it may load and run is the `own` files, where it has any, and what stands in it, by hash. Its workers,
 * started from bytes, live under the same: they ask the service, and the endpoint that the reader chose.
 */
function withPolicy(html, own = "") {
  const inside = (element) => [...html.matchAll(new RegExp(`<${element}(?: data-cfasync="false")?>([^]*?)</${element}>`, "g"))].map(([, content]) => content);
  const hashes = (element) => inside(element).map((content) => `'sha256-${sha256(content, "base64")}'`);
  const sources = (...all) => all.filter((source) => source !== "").join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${sources(own, "'wasm-unsafe-eval'", ...hashes("script"))}`,
    "worker-src blob:",
    `connect-src ${sources(own, "https: http://127.0.0.1:* http://localhost:*")}`,
    `style-src ${sources(...hashes("style"))}`,
    `img-src ${sources(own, "data: https:")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types start default",
  ].join("; ");
  return replaceOnce(html, '<meta charset="utf-8">', `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** What `trunk serve` adds, to load the page again after a change. It would write the address into it on the way, and so change its hash. */
const RELOAD = /<script>"use strict";[^]*?<\/script>/;
const reloading = (script) => script.replace("'{{__TRUNK_ADDRESS__}}'", "location.host").replace("{{__TRUNK_WS_BASE__}}", "/");

/** The commit of the checkout that is built, with a + where something in it was changed; nothing where there is no checkout. */
function commit() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy without its history may lie within a checkout of something else.
    if (!existsSync(".git")) return "";
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") ? "+" : "");
  } catch {
    return "";
  }
}

/**
 * Makes the page of what Trunk has staged. Each part gets its final name, NAME-DIGEST.EXTENSION, where the digest is the first 16 digits of the
 * SHA-256 that index.html names whole: the modules and their scripts (tools/modules.mjs), the rules (crates/rules), and each language's words.
 * English is in the page's module already. The style sheets go into index.html, in its order: what is seen first waits for no other file.
 */
function finish(staging, modules) {
  const read = (name) => readFileSync(join(staging, name));
  const write = (name, content) => writeFileSync(join(staging, name), content);
  const take = (name) => {
    const content = read(name);
    rmSync(join(staging, name));
    return content;
  };
  const module = (file) => readFileSync(join(modules, file));
  const part = (name, stem, content) => {
    const file = `${stem}-${sha256(content, "hex").slice(0, 16)}${extname(name)}`;
    write(file, content);
    return asked(name, file, content);
  };

  const rules = ["run", "--quiet", "--locked", "--package", "packproof-rules", "--", "docs/protocol.md", join(staging, "rules.bin")];
  execFileSync("cargo", rules, { stdio: ["ignore", "inherit", "inherit"] });
  const words = readdirSync(join(staging, "catalogues")).filter((file) => file !== "en.ftl").sort();
  const compiled = readdirSync(modules).filter((file) => file.endsWith(".wasm")).sort();
  const tags = [
    part("page.js", "packproof", module("page.js")),
    part("worker.js", "worker", module("worker.js") + withoutComments("worker")),
    ...compiled.map((file) => part(file, file.replace(/^page/, "packproof").replace(".wasm", "").replaceAll(".", "-"), module(file))),
    part("rules.bin", "rules", take("rules.bin")),
    ...words.map((file) => part(file, file.replace(".ftl", ""), read(`catalogues/${file}`))),
  ];
  rmSync(join(staging, "catalogues"), { recursive: true });

  const staged = read("index.html").toString();
  const [first, ...others] = [...staged.matchAll(/<link rel="stylesheet" href="\/([^"]+)"[^>]*>/g)];
  const css = [first, ...others].map(([, file]) => take(file)).join("");
  const page = [
    [/<link [^>]*rel="rust"[^>]*>/, ""],
    ...others.map(([link]) => [link, ""]),
    [first[0], tag("style", "", css)],
    ['<meta name="parts" content="@parts@">', tags.join("\n    ")],
    ["@commit@", commit()],
    ["@start@", startScript("parts")],
  ].reduce((html, [old, now]) => replaceOnce(html, old, now), staged);
  write("index.html", withPolicy(page.replace(RELOAD, reloading).replace(/\n\s*\n/g, "\n"), "'self'"));
  single(staging);
}

/** What index.html alone says: its policy, what is shown where a link is posted, and where the single file is. */
const OF_THE_SITE = /\s*(<!--(?:(?!-->)[^])*-->\s*)?<meta (http-equiv="Content-Security-Policy"|property="og:|name="twitter:|name="single")[^>]*>/g;

/**
 * Writes packproof.html beside index.html: the same page in one file, which opens from the disk and asks nobody for any of itself; and names
 * its SHA-256 in index.html, where the page offers it. The page's script stands in it as it is, like the style already; the other parts
 * compressed; the samples as text, which the page reads without waiting.
 */
function single(dist) {
  const read = (name) => readFileSync(join(dist, name));
  const page = read("index.html").toString();
  const found = (pattern) => {
    const [whole, first] = pattern.exec(page) ?? [];
    if (!whole) throw new Error(`index.html has no ${pattern}`);
    return [whole, first];
  };
  const [script] = found(/<script data-cfasync="false">[^]*?<\/script>/);
  const [icon, picture] = found(/<link rel="icon" href="\/([^"]+)"/);
  const { "page.js": pageScript, ...others } = askedBy(page);
  const samples = readdirSync(join(dist, "samples")).filter((name) => name.endsWith(".json") && name !== "manifest.json").sort();
  const packed = (file) => gzipSync(read(file), { level: 9 }).toString("base64");
  const blocks = [
    tag("script", "", read(pageScript)),
    ...Object.entries(others).map(([name, file]) => tag("script", ` type="application/gzip" data-part="${name}"`, packed(file))),
    ...samples.map((name) => tag("script", ` type="application/json" data-part="samples/${name}"`, read(`samples/${name}`))),
  ];
  const [head, body] = page.split("<body>");
  const links = body.replace(RELOAD, "").replaceAll('href="/', 'href="?/').replace("</body>", () => `${blocks.join("\n")}\n  </body>`);
  const replaced = [
    [/<html /, "<html data-single "],
    [OF_THE_SITE, ""],
    [script, tag("script", "", startScript("embedded"))],
    [icon, `<link rel="icon" href="data:image/svg+xml;base64,${read(picture).toString("base64")}"`],
  ].reduce((html, [old, now]) => html.replace(old, () => now), head);
  const file = withPolicy(`${replaced}<body>${links}`);
  const digest = sha256(file, "hex");
  writeFileSync(join(dist, SINGLE), file);
  writeFileSync(join(dist, "index.html"), page.replace(/<meta name="single"[^>]*>/, `<meta name="single" content="/${SINGLE}" data-sha256="${digest}">`));
  return `${SINGLE}: ${number(file.length)} bytes, SHA-256 ${digest}`;
}

/** Writes `.br` and `.gz` beside each file that compresses. */
function compress(dist) {
  for (const path of files(dist).map((name) => join(dist, name))) {
    if (!COMPRESSES.includes(extname(path))) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, kept(`brotli ${process.versions.brotli} 11`, bytes, () => brotliCompressSync(bytes, { params })));
  }
}

/**
 * Writes SHA256SUMS: each file but the compressed copies, in the form that `sha256sum -c` reads. Its first line, a comment to that tool, names
 * the compiler and Node's zlib, on which the bytes depend as they do on the sources. A file that names this checkout or cargo's home would be
 * another file on another machine: that fails.
 */
function sums(dist) {
  const places = [process.cwd(), resolve(process.env.CARGO_HOME ?? join(homedir(), ".cargo"))];
  const lines = files(dist).map((name) => {
    const bytes = readFileSync(join(dist, name));
    const place = places.find((place) => bytes.includes(place));
    if (place) throw new Error(`${name} names ${place}: it would be another file elsewhere`);
    return `${sha256(bytes, "hex")}  ${name}\n`;
  });
  const compiler = execFileSync("rustc", ["--version"]).toString();
  writeFileSync(join(dist, SUMS), `# ${compiler.trim()}, zlib ${process.versions.zlib}\n${lines.join("")}`);
}

/**
 * Says what each file weighs, and fails where the files that are loaded together weigh more brotli bytes than tools/budget.json allows. The name
 * of a build, a hash of its sources, is in two modules, and moves their sizes by up to 0.4 kB together. The budget leaves room for that, so that
 * a comment is not too much.
 */
function sizes(dist) {
  const budget = JSON.parse(readFileSync(new URL("budget.json", import.meta.url)));
  const row = (name, ...cells) => console.log(name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join(""));
  const weigh = (path) => ["", ".gz", ".br"].map((copy) => statSync(existsSync(path + copy) ? path + copy : path).size);
  const weighed = new Map(files(dist).map((name) => [name, weigh(join(dist, name))]));
  row("bytes", "raw", "gzip", "brotli", "budget");
  for (const [name, sizes] of weighed) row(name, ...sizes.map(number));
  for (const [what, names] of Object.entries(loads(dist))) {
    const sizes = [0, 1, 2].map((at) => names.reduce((sum, name) => sum + weighed.get(name)[at], 0));
    row(what, ...sizes.map(number), number(budget[what] ?? 0));
    if (sizes[2] <= budget[what]) continue;
    console.error(`${what}: ${number(sizes[2])} bytes, and the budget is ${number(budget[what] ?? 0)} (tools/budget.json)`);
    process.exitCode = 1;
  }
}

/** Puts the samples where the service would publish them, for `trunk serve`. */
function publish(dist) {
  for (const [path, file] of published) cpSync(file, join(dist, path));
}

const COMMANDS = {
  finish() {
    const { quick, modules } = settle(process.env.TRUNK_PROFILE);
    const staging = process.env.TRUNK_STAGING_DIR;
    finish(staging, modules);
    if (quick) return publish(staging);
    compress(staging);
    sums(staging);
  },
  single: (dist) => console.log(single(dist)),
  sizes,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) COMMANDS[process.argv[2]](process.argv[3] ?? "dist");
