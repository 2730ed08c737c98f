// Builds the wasm modules that the benchmark adds to the page's own (examples/), compiled and made small in the same way.
//   kernels     packproof's inner loops, as the worker
//   reference   the sha2 crate and a plain list, for speed
//   empty       an empty Leptos page, as the page
//   node tests/bench/modules.mjs [NAME...]   with the tools of the Makefile on the path; without a name, all of them
import { rmSync } from "node:fs";
import { join } from "node:path";
import { settle } from "../../tools/profile.mjs";
import { WORKER, optimise, run } from "../../tools/wasm.mjs";

const TARGET = "wasm32-unknown-unknown";
const FOLDER = "target/bench/modules";
const COMPILED = join(settle("release").target, TARGET, "page/examples");
/** The arguments to cargo for each module, and the aim of its optimisation. */
const MODULES = {
  kernels: { aim: "worker", asked: ["--config", WORKER, "--example", "kernels"] },
  reference: { aim: "worker", asked: ["--config", WORKER, "--example", "reference", "--", "-Copt-level=3"] },
  empty: { aim: "page", asked: ["--features", "page", "--example", "empty"] },
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(MODULES)) build(name, MODULES[name]);

/** Compiles a module, and writes NAME.js and NAME.wasm into the benchmark's folder. */
function build(name, { aim, asked }) {
  run("cargo", "rustc", "--quiet", "--locked", "--target", TARGET, "--profile", "page", ...asked);
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", FOLDER, "--out-name", name, join(COMPILED, `${name}.wasm`));
  const bound = join(FOLDER, `${name}_bg.wasm`);
  optimise(bound, join(FOLDER, `${name}.wasm`), aim);
  rmSync(bound);
}
