// The wasm modules that the benchmark adds to the page's own, made as Trunk makes the worker: the same profile, and wasm-opt with
// the flags of index.html.
//   kernels     packproof's inner loops        (examples/kernels.rs)
//   empty       an empty Leptos page           (examples/empty.rs)
//   reference   the sha2 crate and a plain list, compiled for speed (tests/bench/reference)
//   node tests/bench/modules.mjs   with the tools of the Makefile on the path
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TARGET = "wasm32-unknown-unknown";
const target = process.env.CARGO_TARGET_DIR ?? "target";
const run = (program, ...args) => execFileSync(program, args, { stdio: "inherit" });

const cargo = ["build", "--quiet", "--locked", "--release", "--target", TARGET];
run("cargo", ...cargo, "--example", "kernels", "--example", "empty");
const reference = `${target}/bench/reference`;
run("cargo", ...cargo, "--manifest-path", "tests/bench/reference/Cargo.toml", "--target-dir", reference);
const shipped = wasmOptFlags();
finish(`${target}/${TARGET}/release/examples/kernels.wasm`, shipped);
finish(`${target}/${TARGET}/release/examples/empty.wasm`, shipped);
finish(`${reference}/${TARGET}/release/reference.wasm`, ["-O3", ...shipped.slice(1)]);

/** NAME.wasm becomes NAME.js and NAME_bg.wasm in the benchmark's folder. */
function finish(module, flags) {
  const folder = "target/bench/modules";
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", folder, module);
  const bound = `${folder}/${module.replace(/.*\/|\.wasm$/g, "")}_bg.wasm`;
  run("wasm-opt", ...flags, bound, "-o", bound);
}

/** As index.html gives them to Trunk for the worker. */
function wasmOptFlags() {
  const link = /<link data-trunk rel="rust" data-bin="worker"[^>]*>/.exec(readFileSync("index.html", "utf8"))[0];
  const attribute = (name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
  return [`-O${attribute("data-wasm-opt")}`, ...(attribute("data-wasm-opt-params")?.split(" ") ?? [])];
}
