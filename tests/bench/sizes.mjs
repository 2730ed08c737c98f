// What a first visit loads, as a server sends it with brotli.
import { statSync } from "node:fs";
import { join } from "node:path";
import { loads } from "../../tools/dist.mjs";

/** The bytes that are loaded together, by what they are loaded for. */
export function firstLoad(dist) {
  const size = (name) => statSync(join(dist, `${name}.br`)).size;
  const together = (names) => names.reduce((sum, name) => sum + size(name), 0);
  return Object.fromEntries(Object.entries(loads(dist)).map(([what, names]) => [what, together(names)]));
}
