// Trunk's pre-build hook: compiles, binds and optimises the WebAssembly modules of the page, into the folder where tools/dist.mjs finds them.
//   page     page.js, page.wasm and page.later.wasm, from src/ (src/ui/later_views.rs)
//   worker   worker.js, worker.wasm, and worker.PART.wasm of each part that its code names (src/bin/worker/parts.rs)
// A quick build leaves them as they were compiled.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { settle } from "./profile.mjs";
import { WORKER, optimise, run, split } from "./wasm.mjs";

const { quick, target, modules: folder } = settle(process.env.TRUNK_PROFILE);

const TARGET = "wasm32-unknown-unknown";
/**
 * The settings of the worker. With the page's dependencies and settings it compiles in seconds after them; with its own it is faster, and 0.8 kB
 * smaller.
 */
const AS = quick ? ["--features", "leptos"] : ["--config", WORKER];
/** Each module with cargo's arguments for it. */
const MODULES = [
  { name: "worker", asked: [...AS, "--bin", "worker"] },
  { name: "page", asked: ["--features", "page", "--bin", "page"] },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const { name, asked } of MODULES) {
  const began = Date.now();
  // The splitter needs to know all references, which the linker otherwise forgets.
  run("cargo", "rustc", "--locked", "--target", TARGET, "--release", ...asked, "--", "-Clink-args=--emit-relocs");
  const compiled = join(target, TARGET, "release", `${name}.wasm`);
  const parts = split(compiled, folder, name);
  for (const file of [`${name}.wasm`, ...parts]) if (!quick) optimise(join(folder, file), join(folder, file), name);
  console.log(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
