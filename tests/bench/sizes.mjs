// What the first visit loads, as a server sends it with brotli.
import { statSync } from "node:fs";
import { join } from "node:path";
import { FIRST, shipped } from "../../tools/shipped.mjs";

export function firstLoad(dist) {
  const files = shipped(dist).filter((name) => FIRST.some(([, pattern]) => pattern.test(name)));
  const sizes = Object.fromEntries(files.map((name) => [name, statSync(join(dist, `${name}.br`)).size]));
  return { files: sizes, total: Object.values(sizes).reduce((sum, size) => sum + size, 0) };
}
