// Trunk's post-build hook, on the staged files: what Trunk leaves unnamed or in pieces gets its final name.
//   each language's words     -> NAME-DIGEST.EXTENSION, where the digest is the first 16 digits of the SHA-256 that index.html names whole,
//                                in <meta name="es.ftl"> and so on
//   the page's and the worker's modules, and their scripts -> the same, of the folder that tools/modules.mjs has filled
//   the rules                 -> the same, made of docs/protocol.md by crates/rules
//   the style sheets          -> index.html itself, in its order: what is seen first waits for no other file
// The start script (src/ui/shell/) asks for these parts, and refuses what is not the same.
// Then the single file, packproof.html, is made of all that.
// The policy of what the page may load and run names that script and the style by their hashes: nothing else that stands in the page counts.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replaceOnce, sha256, startScript, tag, withPolicy, withoutComments } from "./shell.mjs";
import { single } from "./single.mjs";

const staging = process.env.TRUNK_STAGING_DIR;
const base = process.env.TRUNK_PUBLIC_URL;

const read = (name) => readFileSync(join(staging, name));
const write = (name, content) => writeFileSync(join(staging, name), content);
const remove = (name) => rmSync(join(staging, name));

/** Names a file by its content, and returns its address. */
function name(stem, extension, content) {
  const file = `${stem}-${sha256(content, "hex").slice(0, 16)}.${extension}`;
  write(file, content);
  return base + file;
}

/** Names a part by its content, and returns the tag by which the page asks for it. */
function part(called, stem, content) {
  const address = name(stem, called.split(".").at(-1), content);
  return `<meta name="${called}" content="${address}" data-sha256="${sha256(content, "hex")}">`;
}

/** Makes the rules of the document. */
function rules() {
  const file = join(staging, "rules.bin");
  const made = ["run", "--quiet", "--locked", "--package", "packproof-rules", "--", "docs/protocol.md", file];
  execFileSync("cargo", made, { stdio: ["ignore", "inherit", "inherit"] });
  const content = readFileSync(file);
  rmSync(file);
  return content;
}

/** All that the start script asks for. English is in the page's module already. */
function parts() {
  const module = (file) => readFileSync(join(process.env.MODULES, file));
  const modules = readdirSync(process.env.MODULES).filter((file) => file.endsWith(".wasm")).sort();
  const stem = (file) => file.replace(/^page/, "packproof").replace(".wasm", "").replaceAll(".", "-");
  const words = readdirSync(join(staging, "catalogues")).filter((file) => file !== "en.ftl").sort();
  const tags = [
    part("page.js", "packproof", module("page.js")),
    part("worker.js", "worker", module("worker.js") + withoutComments("worker")),
    ...modules.map((file) => part(file, stem(file), module(file))),
    part("rules.bin", "rules", rules()),
    ...words.map((file) => part(file, file.replace(".ftl", ""), read(join("catalogues", file)))),
  ];
  rmSync(join(staging, "catalogues"), { recursive: true });
  return tags.join("\n    ");
}

/** The commit of the checkout that is built, with a + where something in it was changed; nothing where there is no checkout. */
function commit() {
  const git = (...asked) => execFileSync("git", asked, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    // A copy without its history may lie within a checkout of something else.
    if (!existsSync(".git")) return "";
    return git("rev-parse", "HEAD") + (git("status", "--porcelain") ? "+" : "");
  } catch {
    return "";
  }
}

/** Puts the style sheets that the page links into the page, in the place of the first. */
function joinStyles(html) {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  if (links.length === 0) throw new Error("index.html links no style sheet");
  const files = links.map((link) => /href="([^"]+)"/.exec(link)[1].slice(base.length));
  const css = Buffer.concat(files.map(read)).toString();
  files.forEach(remove);
  const [first, ...others] = links;
  const rest = others.reduce((page, link) => replaceOnce(page, link, ""), html);
  return replaceOnce(rest, first, tag("style", "", css));
}

const named = replaceOnce(joinStyles(read("index.html").toString()), '<meta name="parts" content="@parts@">', parts());
const page = replaceOnce(replaceOnce(named, "@commit@", commit()), "@start@", startScript("parts"));
write("index.html", withPolicy(page.replace(/\n\s*\n/g, "\n"), "'self'"));
single(staging);
