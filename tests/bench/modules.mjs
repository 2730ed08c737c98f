// The wasm modules that the benchmark adds to the page's own, compiled and made small as those are.
//   kernels     packproof's inner loops, as the worker    (examples/kernels.rs)
//   empty       an empty Leptos page, as the page         (examples/empty.rs)
//   reference   the sha2 crate and a plain list, compiled for speed (tests/bench/reference)
//   node tests/bench/modules.mjs   with the tools of the Makefile on the path
import { rmSync } from "node:fs";
import { optimise, run } from "../../tools/wasm.mjs";

const TARGET = "wasm32-unknown-unknown";
const FOLDER = "target/bench/modules";
const target = process.env.CARGO_TARGET_DIR ?? "target";

const cargo = ["build", "--quiet", "--locked", "--target", TARGET];
run("cargo", ...cargo, "--profile", "worker", "--no-default-features", "--example", "kernels");
run("cargo", ...cargo, "--release", "--example", "empty");
const reference = `${target}/bench/reference`;
run("cargo", ...cargo, "--release", "--manifest-path", "tests/bench/reference/Cargo.toml", "--target-dir", reference);
finish("kernels", `${target}/${TARGET}/worker/examples`, "3", "simd");
finish("empty", `${target}/${TARGET}/release/examples`, "s");
finish("reference", `${reference}/${TARGET}/release`, "3", "simd");

/** NAME.js and NAME.wasm in the benchmark's folder. */
function finish(name, folder, ...level) {
  const bound = `${FOLDER}/${name}_bg.wasm`;
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", FOLDER, "--out-name", name, `${folder}/${name}.wasm`);
  optimise(bound, `${FOLDER}/${name}.wasm`, ...level);
  rmSync(bound);
}
