// The wasm modules that the benchmark adds to the page's own, compiled and made small as those are.
//   kernels     packproof's inner loops, as the worker    (examples/kernels.rs)
//   empty       an empty Leptos page, as the page         (examples/empty.rs)
//   reference   the sha2 crate and a plain list, compiled for speed (tests/bench/reference)
//   node tests/bench/modules.mjs [--quick]   with the tools of the Makefile on the path
// With --quick they are compiled as the tests are, and without the empty page: for a run that measures nothing.
import { renameSync, rmSync } from "node:fs";
import { WORKER, optimise, run } from "../../tools/wasm.mjs";

const TARGET = "wasm32-unknown-unknown";
const FOLDER = "target/bench/modules";
const REFERENCE = "tests/bench/reference/Cargo.toml";
const target = process.env.CARGO_TARGET_DIR ?? "target";
const quick = process.argv[2] === "--quick";

const kernels = ["--example", "kernels"];
const reference = ["--manifest-path", REFERENCE, "--target-dir", `${target}/bench/reference`];
if (quick) {
  build("kernels", `${target}/${TARGET}/debug/examples`, kernels);
  build("reference", `${target}/bench/reference/${TARGET}/debug`, reference);
} else {
  build("kernels", `${target}/${TARGET}/release/examples`, [...kernels, "--config", WORKER, "--release"], "worker");
  build("empty", `${target}/${TARGET}/release/examples`, ["--features", "page", "--example", "empty", "--release"], "page");
  build("reference", `${target}/bench/reference/${TARGET}/release`, [...reference, "--release"], "worker");
}

/** Compiles NAME.wasm into a folder, and makes NAME.js and NAME.wasm of it in the benchmark's own. */
function build(name, folder, asked, aim) {
  const bound = `${FOLDER}/${name}_bg.wasm`;
  run("cargo", "build", "--quiet", "--locked", "--target", TARGET, ...asked);
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", FOLDER, "--out-name", name, `${folder}/${name}.wasm`);
  if (quick) return renameSync(bound, `${FOLDER}/${name}.wasm`);
  optimise(bound, `${FOLDER}/${name}.wasm`, aim);
  rmSync(bound);
}
