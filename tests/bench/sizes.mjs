// What the first visit loads: the page, its style, its scripts and both modules, as a server sends them with brotli.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const KINDS = [".html", ".css", ".js", ".wasm"];

export function firstLoad(dist) {
  const files = readdirSync(dist).filter((name) => KINDS.includes(extname(name)));
  const size = (name) => brotliCompressSync(readFileSync(join(dist, name))).length;
  const sizes = Object.fromEntries(files.map((name) => [name, size(name)]));
  return { files: sizes, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
}
