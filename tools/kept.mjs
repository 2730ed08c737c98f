// What takes long to make of some bytes is made once, and kept in the target folder under the hash of the bytes and of how it is made.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What `make` makes of these bytes. `way` says how, with the version of what makes it. */
export function kept(way, bytes, make) {
  const folder = join(process.env.CARGO_TARGET_DIR ?? "target", "kept");
  const path = join(folder, createHash("sha256").update(`${way}\n`).update(bytes).digest("hex"));
  if (existsSync(path)) return readFileSync(path);
  const made = make();
  mkdirSync(folder, { recursive: true });
  // What is cut off is not taken for a whole.
  writeFileSync(`${path}.part`, made);
  renameSync(`${path}.part`, path);
  return made;
}
