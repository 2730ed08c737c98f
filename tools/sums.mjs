// sums.mjs DIRECTORY: writes SHA256SUMS beside what is shipped: each file but the compressed copies, in the form that `sha256sum -c` reads.
// Its first line, a comment to that tool, names the compiler and Node's zlib, on which the bytes depend as they do on the sources.
// A file that names this checkout or cargo's home would be another file on another machine: that fails.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { shipped } from "./shipped.mjs";

const SUMS = "SHA256SUMS";

const directory = resolve(process.argv[2]);
const home = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const places = [process.cwd(), resolve(home)];

const files = shipped(directory).filter((name) => name !== SUMS);
const lines = files.map((name) => {
  const bytes = readFileSync(join(directory, name));
  const place = places.find((place) => bytes.includes(place));
  if (place) throw new Error(`${name} names ${place}: it would be another file elsewhere`);
  return `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`;
});
const compiler = execFileSync("rustc", ["--version"]).toString();
writeFileSync(join(directory, SUMS), `# ${compiler.trim()}, zlib ${process.versions.zlib}\n${lines.join("")}`);
