// The inputs on which the package and the terminal must say the same, and what the terminal says of them.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "../programs.mjs";
import { folder, root } from "./installed.mjs";

const manifest = JSON.parse(readFileSync(join(root, "tests/vectors/manifest.json")));
/** The first vector of each verdict and each combination of failing steps. */
const vectors = manifest.filter(({ verdict, failing }, at) => manifest.findIndex((each) => each.verdict === verdict && `${each.failing}` === `${failing}`) === at);

/** A payload's text with 2^64-1 in the place of every integer. */
const greatest = (text) => text.replaceAll(/(?<=[:[,]\s*)-?\d+(?=\s*[,\]}])/g, "18446744073709551615");

/** The files: a vector of each kind, the greatest integer in every place of two payloads, and files as people bring them. */
function files() {
  const read = (file) => readFileSync(join(root, "tests/vectors", file));
  const [pull, event] = ["pull-alone.json", "event-v1-ended-early.json"].map(read);
  const made = join(folder, "inputs");
  mkdirSync(made, { recursive: true });
  const own = {
    "greatest-pull.json": greatest(pull.toString()),
    "greatest-event.json": greatest(event.toString()),
    "packed.json.gz": gzipSync(pull),
    "lines.jsonl": [pull, event].map((text) => JSON.stringify(JSON.parse(text))).join("\n"),
    "archive.zip": Buffer.from("PK\u0003\u0004"),
    "empty.json": "",
  };
  for (const [name, bytes] of Object.entries(own)) writeFileSync(join(made, name), bytes);
  return [...vectors.map(({ file }) => join(root, "tests/vectors", file)), ...Object.keys(own).map((name) => join(made, name))];
}

/** Each file with the reports that the terminal prints of it, in order. */
export function same() {
  const program = build("packproof");
  const named = files();
  const { stdout, stderr, error } = spawnSync(program, ["check", "--json", ...named], { encoding: "utf8", maxBuffer: 1 << 28 });
  if (error ?? stderr) throw error ?? new Error(stderr);
  const reports = stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  const of = (name) => reports.filter(({ file }) => file === name || file.startsWith(`${name}:`));
  return named.map((name) => ({ name, reports: of(name) }));
}
