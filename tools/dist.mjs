// Makes dist/ of the files that Trunk has staged, and reads it. index.html is the manifest: it names each part that the page loads, by its SHA-256.
//   node tools/dist.mjs finish         Trunk's post-build hook
//   node tools/dist.mjs single [DIST]  prints the size and the SHA-256 of the single file
//   node tools/dist.mjs configure      writes the configurations of servers, with the build's policy, into target/deploy
//   node tools/dist.mjs sizes [DIST]   prints the size of each file, and fails above the budget
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { kept } from "./kept.mjs";
import { languageOf } from "./language.mjs";
import { readable, small } from "./minified.mjs";
import { settle } from "./profile.mjs";
import { published } from "./samples.mjs";

const SINGLE = "packproof.html";
const SUMS = "SHA256SUMS";
/** The settings of a site: no part of a release, and edited in place. */
const SETTINGS = "deployment.json";
/** The endings of the files that compress well. */
const COMPRESSES = [".bin", ".css", ".ftl", ".html", ".js", ".json", ".svg", ".wasm"];
/** The endings of the copies that are compressed for transfer. */
const COPIES = [".br", ".gz"];

const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);
const number = (bytes) => bytes.toLocaleString("en");
/** The version of the crates, the page and the package. */
const [, version] = /^version = "(.+)"$/m.exec(readFileSync(new URL("../Cargo.toml", import.meta.url), "utf8"));

/** The tag by which the page asks for a part. The page refuses bytes with another SHA-256 (src/ui/shell/parts.js). */
const asked = (name, file, content) => `<meta name="${name}" content="/${file}" data-sha256="${sha256(content, "hex")}">`;
const ASKED = /<meta name="([\w.-]+\.\w+)" content="\/([^"]+)" data-sha256="\w+">/g;
const askedBy = (page) => Object.fromEntries([...page.matchAll(ASKED)].map(([, name, file]) => [name, file]));

/** The file of each part that index.html names, by the part's name. */
export const parts = (dist) => askedBy(readFileSync(join(dist, "index.html"), "utf8"));

/** Each file of a release by its name in `dist`, without the compressed copies. */
const files = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COPIES.includes(extname(entry.name)))
    .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .filter((name) => name !== SETTINGS)
    .sort();

/** The files that load for a link, without the words of another language: those before the verdict, those before a button can be pressed, and all. */
export function loads(dist) {
  const all = Object.entries(parts(dist));
  const icon = files(dist).find((name) => /^icon-\w+\.svg$/.test(name));
  const of = (...programs) => ["index.html", icon, ...all.filter(([name]) => programs.includes(name.split(".")[0])).map(([, file]) => file)];
  return {
    "before the verdict": of("verdict"),
    "before a button": of("verdict", "page"),
    "all parts": of("verdict", "page", "details"),
  };
}

/** Replaces a text that must occur exactly once. */
function replaceOnce(text, old, replacement) {
  const pieces = text.split(old);
  if (pieces.length !== 2) throw new Error(`index.html holds ${old} ${pieces.length - 1} times instead of once`);
  return pieces.join(replacement);
}

/** Puts the page's English words in the place of their names: `@words home-heading@`. */
function worded(html) {
  const words = readFileSync(new URL("../crates/words/catalogues/en.ftl", import.meta.url), "utf8");
  const escaped = { "&": "&amp;", "<": "&lt;" };
  return html.replace(/@words ([\w-]+)@/g, (_, name) => {
    const [, text] = new RegExp(`^${name} = ([^{\n]+)$`, "m").exec(words) ?? [];
    if (text === undefined) throw new Error(`the page has no words ${name} of one line`);
    return text.replace(/[&<]/g, (character) => escaped[character]);
  });
}

/** A script of the shell. */
const shell = (noun) => readFileSync(new URL(`../src/ui/shell/${noun}.js`, import.meta.url), "utf8");

/** The start script; `parts` names the file that provides the page's parts. It leaves no names in the page but those it means to. */
const startScript = (parts) => `{\n${[languageOf, ...["policy", parts, "first", "start"].map(shell)].join("\n")}\n}`;

/** An element with a content that cannot end it. */
function tag(element, attributes, content) {
  if (/<\/(script|style)|<!--/i.test(content)) throw new Error(`a ${element}${attributes} would end too early`);
  return `<${element}${attributes}>${content}</${element}>`;
}

/**
 * Gives a page its policy: it may load and run the `own` files, if it has any, and its inline scripts, by hash. Its workers live under the same policy:
 * they ask the service, and the endpoint that the reader chose. They start from bytes, or from a file that came with the policy (src/ui/shell/parts.js).
 */
function withPolicy(html, own = "") {
  const inside = (element) => [...html.matchAll(new RegExp(`<${element}(?: data-cfasync="false")?>([^]*?)</${element}>`, "g"))].map(([, content]) => content);
  const hashes = (element) => inside(element).map((content) => `'sha256-${sha256(content, "base64")}'`);
  const sources = (...all) => all.filter((source) => source !== "").join(" ");
  const policy = [
    "default-src 'none'",
    `script-src ${sources(own, "'wasm-unsafe-eval'", ...hashes("script"))}`,
    `worker-src ${sources(own, "blob:")}`,
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

/** The script that `trunk serve` adds, to load the page again after a change. Trunk would write the address into it, and so change its hash. */
const RELOAD = /<script>"use strict";[^]*?<\/script>/;
const reloading = (script) => script.replace("'{{__TRUNK_ADDRESS__}}'", "location.host").replace("{{__TRUNK_WS_BASE__}}", "/");

/** The commit of the checkout that is built, with a + if something in it was changed; nothing if there is no checkout. */
function commit() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy without its history may be inside another checkout.
    if (!existsSync(".git")) return "";
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") ? "+" : "");
  } catch {
    return "";
  }
}

/**
 * Makes the page of the files that Trunk has staged. Each part gets its final name, NAME-DIGEST.EXTENSION, in which the digest is the first 16 digits
 * of the SHA-256 that index.html names whole: the modules and their scripts (tools/modules.mjs), the rules (crates/protocol), and each language's words.
 * English is in the page's module already. The style sheets go into index.html, in its order: the first screen waits for no other file.
 */
function finish(staging, modules, made) {
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

  const rules = ["run", "--quiet", "--locked", "--package", "packproof-protocol", "--", "docs/protocol.md", join(staging, "rules.bin")];
  execFileSync("cargo", rules, { stdio: ["ignore", "inherit", "inherit"] });
  const words = readdirSync(join(staging, "catalogues")).filter((file) => file !== "en.ftl").sort();
  const worker = (name) => [
    part(`${name}.js`, name, made.script(module(`${name}.js`) + shell("worker"))),
    part(`${name}.wasm`, name, module(`${name}.wasm`)),
  ];
  const tags = [
    ...worker("verdict"),
    part("page.js", "packproof", made.script(module("page.js"))),
    part("page.wasm", "packproof", module("page.wasm")),
    part("page.css", "packproof", made.style("style/page.css")),
    ...worker("details"),
    part("rules.bin", "rules", take("rules.bin")),
    ...words.map((file) => part(file, file.replace(".ftl", ""), read(`catalogues/${file}`))),
  ];
  rmSync(join(staging, "catalogues"), { recursive: true });

  const staged = read("index.html").toString();
  const page = [
    [/<link [^>]*rel="rust"[^>]*>/, ""],
    ["<style>@style@</style>", tag("style", "", made.style("style/first.css"))],
    ['<meta name="parts" content="@parts@">', tags.join("\n    ")],
    ["@commit@", commit()],
    ["@start@", made.script(startScript("parts"))],
  ].reduce((html, [old, now]) => replaceOnce(html, old, now), worded(staged));
  write("index.html", withPolicy(page.replace(RELOAD, reloading).replace(/\n\s*\n/g, "\n"), "'self'"));
  single(staging, made);
}

/** The parts of index.html that the single file lacks: its policy, the preview for a posted link, and the place of the single file. */
const OF_THE_SITE = /\s*(<!--(?:(?!-->)[^])*-->\s*)?<meta (http-equiv="Content-Security-Policy"|property="og:|name="twitter:|name="single")[^>]*>/g;

/**
 * Writes packproof.html next to index.html: the same page in one file, which opens from the disk and asks no one for any part. Names its SHA-256 in
 * index.html, where the page offers it. The page's script is in it as it is, like the style already; the other parts are compressed; the samples are
 * text, which the page reads without waiting.
 */
function single(dist, made) {
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
    // A site that offers the file writes the site's settings here, in hex (src/model/single.rs).
    [/<meta name="commit"/, '<meta name="settings" content="">\n    <meta name="commit"'],
    [OF_THE_SITE, ""],
    [script, tag("script", "", made.script(startScript("embedded")))],
    [icon, `<link rel="icon" href="data:image/svg+xml;base64,${read(picture).toString("base64")}"`],
  ].reduce((html, [old, now]) => html.replace(old, () => now), head);
  const file = withPolicy(`${replaced}<body>${links}`);
  const digest = sha256(file, "hex");
  writeFileSync(join(dist, SINGLE), file);
  writeFileSync(join(dist, "index.html"), page.replace(/<meta name="single"[^>]*>/, `<meta name="single" content="/${SINGLE}" data-sha256="${digest}">`));
}

/** The policy of a page as a header. With the whole policy in every answer, a worker needs no start from bytes, which a verifier of sites refuses. */
const header = (page) => {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  return `${policy.replace("worker-src 'self' blob:", "worker-src 'self'")}; frame-ancestors 'none'`;
};

/** A digest of SHA256SUMS in the form of WEBCAT's manifest. */
const base64url = (digest) => Buffer.from(digest, "hex").toString("base64url");

/** WEBCAT's manifest of a build, without a signature: each file of SHA256SUMS by its digest. The settings are data, and in no manifest. */
function manifest(dist, config) {
  const listed = readFileSync(join(dist, SUMS), "utf8").matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm);
  const files = Object.fromEntries([...listed].map(([, digest, name]) => [`/${name}`, base64url(digest)]));
  const wasm = Object.entries(files).filter(([name]) => name.endsWith(".wasm"));
  return { ...config, files, wasm: wasm.map(([, digest]) => digest).sort() };
}

/** Writes the configurations of servers (deploy/) with the policies of a build into a folder, and WEBCAT's manifest of the build. */
function configure(dist, folder) {
  const page = (name) => header(readFileSync(join(dist, name), "utf8"));
  const policies = { "@policy@": page("index.html"), "@single@": page(SINGLE), "@version@": version };
  rmSync(folder, { recursive: true, force: true });
  cpSync("deploy", folder, { recursive: true });
  // A host that knows no fallback shows the page at an unknown address too, and sends a missing script as a 404.
  cpSync(join(dist, "index.html"), join(folder, "static/404.html"));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const filled = Object.entries(policies).reduce((text, [place, policy]) => text.replaceAll(place, policy), readFileSync(path, "utf8"));
    writeFileSync(path, filled);
  }
  const config = JSON.parse(readFileSync(join(folder, "webcat/webcat.config.json")));
  writeFileSync(join(folder, "webcat/manifest.json"), `${JSON.stringify(manifest(dist, config), null, 2)}\n`);
}

/** Writes `.br` and `.gz` next to each file that compresses. */
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
 * Writes SHA256SUMS: each file but the compressed copies, in the form that `sha256sum -c` reads. Its first line, a comment to that tool, names the
 * compiler and Node's zlib, on which the bytes depend as they do on the sources. Fails if a file names this checkout or cargo's home, because it
 * would differ on another machine.
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
 * Prints the size of each file, and fails if the files that load together weigh more brotli bytes than tools/budget.json allows. The name of a build,
 * a hash of its sources, is in two modules, and moves their sizes by up to 0.4 kB together. The budget leaves room for that, so that a comment is not
 * too much.
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

/** Puts the samples at the service's addresses, for `trunk serve`. */
function publish(dist) {
  for (const [path, file] of published) cpSync(file, join(dist, path));
}

const COMMANDS = {
  finish() {
    const { quick, modules } = settle(process.env.TRUNK_PROFILE);
    const staging = process.env.TRUNK_STAGING_DIR;
    finish(staging, modules, quick ? readable : small);
    if (quick) return publish(staging);
    compress(staging);
    sums(staging);
  },
  single(dist) {
    const file = readFileSync(join(dist, SINGLE));
    console.log(`${SINGLE}: ${number(file.length)} bytes, SHA-256 ${sha256(file, "hex")}`);
  },
  sizes,
  configure: (dist) => configure(dist, join(process.env.CARGO_TARGET_DIR ?? "target", "deploy")),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) COMMANDS[process.argv[2]](process.argv[3] ?? "dist");
