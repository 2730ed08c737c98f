// Writes the benchmark's inputs: honest payloads from the reference shop (tests/reference/large.py), the same bytes for the same name.
//   event-PULLS           a sold out v2 event of PULLS cards, with the full report
//   pull-RECORDSxCARDS    a proof of RECORDS records over versions of CARDS cards
//   node tests/bench/inputs.mjs [--small]   writes the missing ones
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const INPUTS = [
  ...["event-1000", "event-10000", "event-100000"],
  ...["pull-8x500", "pull-64x500", "pull-512x500"],
  ...["pull-8x50", "pull-64x5000"],
];
export const SMALL = ["event-200", "pull-8x50"];

const FOLDER = "target/bench/inputs";

function write(name) {
  const file = `${FOLDER}/${name}.json`;
  if (existsSync(file)) return;
  const [kind, size] = name.split("-");
  const [records, cards] = size.split("x");
  const shape = kind === "event" ? ["--pulls", size] : ["--records", records, "--cards", cards];
  execFileSync("python3", ["tests/reference/large.py", "-o", `${file}.partial`, kind, ...shape], { stdio: "inherit" });
  renameSync(`${file}.partial`, file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(FOLDER, { recursive: true });
  (process.argv.includes("--small") ? SMALL : INPUTS).forEach(write);
}
