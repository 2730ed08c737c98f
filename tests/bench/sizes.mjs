// Adds up the bytes of a first visit, as a server sends them with brotli.
import { statSync } from "node:fs";
import { join } from "node:path";
import { loads } from "../../tools/dist.mjs";

/** Returns the bytes that are loaded together, by their purpose. */
export function firstLoad(dist) {
  const size = (name) => statSync(join(dist, `${name}.br`)).size;
  const together = (names) => names.reduce((sum, name) => sum + size(name), 0);
  return Object.fromEntries(Object.entries(loads(dist)).map(([what, names]) => [what, together(names)]));
}
