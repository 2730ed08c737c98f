// Compiles, binds and optimises the WebAssembly modules of the page.
//   node tools/modules.mjs FOLDER [--quick]
//   page, worker   each NAME.js and NAME.wasm, from src/
//   prover         prover.wasm, from crates/prover, which needs no JavaScript
// With --quick they stay as they were compiled. Cargo's own variables say how that is, and where.
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bind, optimise, run } from "./wasm.mjs";

const TARGET = "wasm32-unknown-unknown";
/** Each module with how cargo is asked for it, the profile that it is compiled in, and what wasm-opt makes of it. */
const MODULES = [
  { name: "worker", asked: ["--no-default-features", "--bin", "worker"], profile: "worker", level: ["3", "simd"] },
  { name: "prover", asked: ["--package", "packproof-prover"], profile: "release", level: ["z"], alone: true },
  { name: "page", asked: ["--bin", "page"], profile: "release", level: ["z"] },
];

const [folder, quick] = process.argv.slice(2);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { name, asked, profile, level, alone } of MODULES) {
  const began = Date.now();
  run("cargo", "build", "--quiet", "--locked", "--target", TARGET, "--profile", profile, ...asked);
  const compiled = join(process.env.CARGO_TARGET_DIR ?? "target", TARGET, profile, `${name}.wasm`);
  const module = join(folder, `${name}.wasm`);
  if (alone) copyFileSync(compiled, module);
  else bind(compiled, "no-modules", folder, name);
  if (!quick) optimise(module, module, ...level);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
