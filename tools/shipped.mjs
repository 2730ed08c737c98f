// What dist/ ships, and what of it is loaded before a verdict.
import { readFileSync, readdirSync } from "node:fs";
import { extname, join, relative } from "node:path";

/** Each file of a directory by its name in it, without the copies that were compressed for the way. */
export const shipped = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ![".br", ".gz"].includes(extname(entry.name)))
    .map((entry) => relative(directory, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();

const PART = /<meta name="([\w.-]+\.\w+)" content="\/([^"]+)" data-sha256="\w+">/g;

/** The file of each part that index.html names, by the part's name. */
export function parts(directory) {
  const page = readFileSync(join(directory, "index.html"), "utf8");
  return Object.fromEntries([...page.matchAll(PART)].map(([, name, file]) => [name, file]));
}

/** Each kind of payload, and how the parts are named that its check alone needs (start.js). */
const KINDS = { pull: "pack_pull", event: "pack_event" };

/**
 * What is loaded for a link, without the words of another language: before the verdict of each kind of payload, and altogether, whatever is
 * opened beneath it. The rules are asked for by name.
 */
export function loads(directory) {
  const all = Object.entries(parts(directory));
  const icon = shipped(directory).find((name) => /^icon-\w+\.svg$/.test(name));
  const page = (is) => ["index.html", icon, ...all.filter(([name]) => is(name)).map(([, file]) => file)];
  const first = ["page.js", "page.wasm", "worker.js", "worker.wasm"];
  const before = ([kind, part]) => [
    `before the verdict of ${kind === "event" ? "an" : "a"} ${kind}`,
    page((name) => first.includes(name) || (name.startsWith("worker.") && name.split(".").includes(part))),
  ];
  return Object.fromEntries([...Object.entries(KINDS).map(before), ["all parts", page((name) => /^(page|worker)\./.test(name))]]);
}
