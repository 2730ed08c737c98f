// Compiles, binds and optimises the WebAssembly modules of the page.
//   node tools/modules.mjs FOLDER [--quick]
//   page     page.js, page.wasm and page.rest.wasm, from src/ (src/ui/rest.rs)
//   worker   worker.js, worker.wasm, and worker.PART.wasm of each part that its code names (src/bin/worker/parts.rs)
//   prover   prover.wasm, from crates/prover, which needs no JavaScript
// With --quick they stay as they were compiled. Cargo's own variables say how that is, and where.
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bind, optimise, run, split } from "./wasm.mjs";

const TARGET = "wasm32-unknown-unknown";
/**
 * Each module with how cargo is asked for it, the profile that it is compiled in, and what wasm-opt makes of it. Against `z`, `s` makes the page's
 * module 4 % larger, and 2 kB smaller in brotli.
 */
const MODULES = [
  { name: "worker", asked: ["--no-default-features", "--bin", "worker"], profile: "worker", level: ["3", "simd"], inParts: true },
  { name: "prover", asked: ["--package", "packproof-prover"], profile: "release", level: ["z"], alone: true },
  { name: "page", asked: ["--bin", "page"], profile: "release", level: ["s"], inParts: true },
];

const [folder, quick] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { name, asked, profile, level, alone, inParts } of MODULES) {
  const began = Date.now();
  // The splitter needs to know what refers to what, which the linker otherwise forgets.
  const linked = inParts ? ["--", "-Clink-args=--emit-relocs"] : [];
  run("cargo", "rustc", "--quiet", "--locked", "--target", TARGET, "--profile", profile, ...asked, ...linked);
  const compiled = join(process.env.CARGO_TARGET_DIR ?? "target", TARGET, profile, `${name}.wasm`);
  const parts = inParts ? split(compiled, folder, name) : [];
  if (alone) copyFileSync(compiled, join(folder, `${name}.wasm`));
  else if (!inParts) bind(compiled, "no-modules", folder, name);
  for (const file of [`${name}.wasm`, ...parts]) if (!quick) optimise(join(folder, file), join(folder, file), ...level);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
