// sizes.mjs DIRECTORY: writes `.br` and `.gz` beside each file that compresses, says what each weighs, and fails where the files that are
// loaded together weigh more brotli bytes than tools/budget.json allows. The name of a build, a hash of its sources, is in two modules, and
// moves their sizes by up to 0.4 kB together. The budget leaves room for that, so that a comment is not too much.
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { kept } from "./kept.mjs";
import { loads, shipped } from "./shipped.mjs";

const COMPRESSES = [".bin", ".ftl", ".html", ".js", ".json", ".svg", ".wasm"];

const directory = process.argv[2];
const budget = JSON.parse(readFileSync(new URL("budget.json", import.meta.url)));

const number = (bytes) => bytes.toLocaleString("en");
const row = (name, ...cells) => console.log(name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join(""));

/** The sizes of a file: as it is, with gzip, with brotli. */
function compress(path) {
  const bytes = readFileSync(path);
  if (!COMPRESSES.includes(extname(path))) return [bytes.length, bytes.length, bytes.length];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = kept(`brotli ${process.versions.brotli} 11`, bytes, () => brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzip);
  writeFileSync(`${path}.br`, brotli);
  return [bytes.length, gzip.length, brotli.length];
}

row("bytes", "raw", "gzip", "brotli", "budget");
const weighed = new Map(shipped(directory).map((name) => [name, compress(join(directory, name))]));
for (const [name, sizes] of weighed) row(name, ...sizes.map(number));

for (const [what, names] of Object.entries(loads(directory))) {
  const sizes = [0, 1, 2].map((at) => names.reduce((sum, name) => sum + weighed.get(name)[at], 0));
  row(what, ...sizes.map(number), number(budget[what] ?? 0));
  if (sizes[2] <= budget[what]) continue;
  console.error(`${what}: ${number(sizes[2])} bytes, and the budget is ${number(budget[what] ?? 0)} (tools/budget.json)`);
  process.exitCode = 1;
}
