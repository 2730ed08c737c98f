// Checks that the links, paths and commands of the documents exist, and the sections that sources cite.
//   node tools/links.mjs
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** The endings of the source files that a document names in backticks. */
const SOURCES = /.\.(rs|mjs|ts|py|toml|ftl|md|tsv|css|env)$/;
/** The endings of the files that cite a document. */
const CITING = /\.(rs|mjs|ts|js)$/;
/** The document whose older lines name files and commands that are gone. */
const HISTORY = "CHANGELOG.md";

const read = (file) => readFileSync(file, "utf8");
const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
const files = listed.split("\0").filter((file) => file !== "" && existsSync(file));
/** Every file and folder, by its path from the root. */
const paths = new Set(files.flatMap((file) => file.split("/").map((_, at, names) => names.slice(0, at + 1).join("/"))));
/** The last names of each path: `a/b.rs` has `b.rs` and `a/b.rs`. */
const ends = new Set([...paths].flatMap((path) => path.split("/").map((_, at, names) => names.slice(at).join("/"))));
const commands = new Set(Array.from(read("Makefile").matchAll(/^([a-z0-9-]+):/gm), ([, command]) => command));
const documents = new Map(files.filter((file) => file.endsWith(".md")).map((file) => [file, read(file)]));

/** The anchors that GitHub gives the headings of a document, and those that it spells out. */
function anchors(text) {
  const titles = Array.from(text.matchAll(/^#+(.*)/gm), ([, title]) => title.trim().toLowerCase());
  const slugs = titles.map((title) => title.replace(/[^\p{L}\p{N}\-_ ]/gu, "").replaceAll(" ", "-"));
  return new Set(["", ...slugs, ...Array.from(text.matchAll(/<a id="([^"]*)"/g), ([, id]) => id)]);
}

const has = (document, anchor) => !documents.has(document) || anchors(documents.get(document)).has(anchor);

function lostLinks(name, text) {
  const links = Array.from(text.matchAll(/\]\(([^)\n]*)\)/g), ([, link]) => link).filter((link) => !link.includes("://"));
  return links.filter((link) => {
    const [path, anchor = ""] = link.split("#");
    const target = path === "" ? name : normalize(join(dirname(name), path)).replace(/\/$/, "");
    return !paths.has(target) || !has(target, anchor);
  });
}

/** The paths and commands in backticks that do not exist. A source file may have the end of its path alone; other paths begin at the root. */
function lostSpans(text) {
  const prose = text.split("```").filter((_, at) => at % 2 === 0);
  return prose.flatMap((part) => part.split("`").filter((_, at) => at % 2 === 1)).filter((span) => {
    const [, command] = /^make ([a-z0-9-]+)( |$)/.exec(span) ?? [];
    if (command) return !commands.has(command);
    const isPath = (span.includes("/") && paths.has(span.split("/")[0])) || SOURCES.test(span.replace(/\/$/, ""));
    return /^[\w\-./]+$/.test(span) && isPath && !ends.has(span.replace(/\/+$/, ""));
  });
}

function lostSections(text) {
  const cited = Array.from(text.matchAll(/(docs\/[\w\-/]+\.md)#([\w\-]+)/g));
  return cited.filter(([, document, anchor]) => !documents.has(document) || !has(document, anchor)).map(([section]) => section);
}

const lost = [];
for (const [name, text] of documents) {
  const faults = [...lostLinks(name, text), ...(name === HISTORY ? [] : lostSpans(text))];
  lost.push(...faults.map((fault) => `${name}: ${fault}`));
}
for (const name of files.filter((file) => CITING.test(file))) lost.push(...lostSections(read(name)).map((section) => `${name}: ${section}`));
if (lost.length > 0) {
  console.error(`These do not exist:\n${lost.join("\n")}`);
  process.exitCode = 1;
}
