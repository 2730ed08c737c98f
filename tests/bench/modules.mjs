// The wasm modules that the benchmark adds to the page's own, made as Trunk makes those: by the same profile, and with wasm-opt's
// flags in index.html.
//   kernels     packproof's inner loops, as the worker    (examples/kernels.rs)
//   empty       an empty Leptos page, as the page         (examples/empty.rs)
//   reference   the sha2 crate and a plain list, compiled for speed (tests/bench/reference)
//   node tests/bench/modules.mjs   with the tools of the Makefile on the path
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TARGET = "wasm32-unknown-unknown";
const target = process.env.CARGO_TARGET_DIR ?? "target";
const run = (program, ...args) => execFileSync(program, args, { stdio: "inherit" });

const cargo = ["build", "--quiet", "--locked", "--target", TARGET];
run("cargo", ...cargo, "--profile", "worker", "--no-default-features", "--example", "kernels");
run("cargo", ...cargo, "--release", "--example", "empty");
const reference = `${target}/bench/reference`;
run("cargo", ...cargo, "--release", "--manifest-path", "tests/bench/reference/Cargo.toml", "--target-dir", reference);
finish(`${target}/${TARGET}/worker/examples/kernels.wasm`, wasmOptFlags("worker"));
finish(`${target}/${TARGET}/release/examples/empty.wasm`, wasmOptFlags("page"));
finish(`${reference}/${TARGET}/release/reference.wasm`, ["-O3", ...wasmOptFlags("worker").slice(1)]);

/** NAME.wasm becomes NAME.js and NAME_bg.wasm in the benchmark's folder. */
function finish(module, flags) {
  const folder = "target/bench/modules";
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--out-dir", folder, module);
  const bound = `${folder}/${module.replace(/.*\/|\.wasm$/g, "")}_bg.wasm`;
  run("wasm-opt", ...flags, bound, "-o", bound);
}

/** As index.html gives them to Trunk for a program. */
function wasmOptFlags(program) {
  const link = new RegExp(`<link data-trunk rel="rust" data-bin="${program}"[^>]*>`).exec(readFileSync("index.html", "utf8"))[0];
  const attribute = (name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];
  return [`-O${attribute("data-wasm-opt")}`, ...(attribute("data-wasm-opt-params")?.split(" ") ?? [])];
}
