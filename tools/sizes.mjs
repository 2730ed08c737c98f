// sizes.mjs DIRECTORY: what each file weighs as it is, and as a server sends it with gzip or brotli.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const directory = process.argv[2];
const row = (name, ...sizes) =>
  console.log(name.padEnd(36) + sizes.map((size) => size.toLocaleString("en").padStart(12)).join(""));

const total = [0, 0, 0];
console.log(`${"bytes".padEnd(36)}${"raw".padStart(12)}${"gzip".padStart(12)}${"brotli".padStart(12)}`);
const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const file of files) {
  const path = join(file.parentPath ?? file.path, file.name);
  const bytes = readFileSync(path);
  const sizes = [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
  sizes.forEach((size, at) => (total[at] += size));
  row(path.slice(directory.length + 1), ...sizes);
}
row("total", ...total);
