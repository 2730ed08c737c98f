// sizes.mjs DIRECTORY: writes `.br` and `.gz` beside each file that compresses, says what each weighs, and fails where one weighs more than
// tools/budget.json allows: brotli bytes of what a first visit loads, by kind and together.
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FIRST, shipped } from "./shipped.mjs";

const COMPRESSES = [".bin", ".ftl", ".html", ".js", ".json", ".svg", ".wasm"];

const directory = process.argv[2];
const budget = JSON.parse(readFileSync(new URL("budget.json", import.meta.url)));

const number = (bytes) => bytes.toLocaleString("en");
const row = (name, ...cells) => console.log(name.padEnd(36) + cells.map((cell) => String(cell).padStart(12)).join(""));

/** The sizes of a file: as it is, with gzip, with brotli. */
function compress(path) {
  const bytes = readFileSync(path);
  if (!COMPRESSES.includes(extname(path))) return [bytes.length, bytes.length, bytes.length];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes, { params });
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  return [bytes.length, gzip.length, brotli.length];
}

row("bytes", "raw", "gzip", "brotli", "budget");
const weighed = Object.fromEntries(FIRST.map(([kind]) => [kind, 0]));
const firstLoad = [0, 0, 0];
for (const name of shipped(directory)) {
  const sizes = compress(join(directory, name));
  const kind = FIRST.find(([, pattern]) => pattern.test(name))?.[0];
  row(name, ...sizes.map(number), kind ? number(budget[kind]) : "");
  if (!kind) continue;
  weighed[kind] += sizes[2];
  sizes.forEach((size, at) => (firstLoad[at] += size));
}
row("first load", ...firstLoad.map(number), number(budget["first load"]));

const over = Object.entries({ ...weighed, "first load": firstLoad[2] }).filter(([kind, bytes]) => !(bytes > 0 && bytes <= budget[kind]));
for (const [kind, bytes] of over) {
  console.error(`${kind}: ${number(bytes)} bytes, and the budget is ${number(budget[kind] ?? 0)} (tools/budget.json)`);
}
process.exitCode = over.length > 0 ? 1 : 0;
