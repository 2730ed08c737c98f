// Makes slow results once, and keeps them in the target folder under the hash of the input bytes and of the way they are made.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the result of `make` for these bytes. `way` describes the way it is made, with the versions of the programs. */
export function kept(way, bytes, make) {
  const folder = join(process.env.CARGO_TARGET_DIR ?? "target", "kept");
  const path = join(folder, createHash("sha256").update(`${way}\n`).update(bytes).digest("hex"));
  if (existsSync(path)) return readFileSync(path);
  const made = make();
  mkdirSync(folder, { recursive: true });
  // The rename keeps an interrupted write from passing for a whole file.
  writeFileSync(`${path}.part`, made);
  renameSync(`${path}.part`, path);
  return made;
}
