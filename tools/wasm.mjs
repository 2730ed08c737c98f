// Processes a compiled WebAssembly module: writes its JavaScript next to it, and makes it small.
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kept } from "./kept.mjs";

/** The features of WebAssembly that the modules may use: every browser that the page opens in has them. */
const FEATURES = ["bulk-memory", "mutable-globals", "multivalue", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** Cargo's settings for the code of the workers. */
export const WORKER = "tools/worker.toml";

export const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Writes a module's JavaScript next to it: FOLDER/NAME.js and FOLDER/NAME.wasm. */
export function bind(module, folder, name) {
  run("wasm-bindgen", "--target", "no-modules", "--no-typescript", "--out-dir", folder, "--out-name", name, module);
  renameSync(join(folder, `${name}_bg.wasm`), join(folder, `${name}.wasm`));
}

/**
 * The options for every module. The lowest memory is the far end of the stack, so no address wraps round to it. The functions that are called most
 * have the shortest numbers. No browser reads the names of a module's tools and features.
 */
const PASSES = ["--low-memory-unused", "--reorder-functions", "--strip-producers", "--strip-target-features"];

/**
 * The options for each aim. The page is to be small; against `z`, `s` makes it 4 % larger, and 2 kB smaller in brotli. A large function stays
 * separate there even if it is called once: a browser compiles a function whole at its first call. The workers are to be fast.
 */
const AIMS = {
  page: ["-Os", "--one-caller-inline-max-function-size=60"],
  worker: ["-O3", "--enable-simd"],
};

/** Optimises a module as the `page` or as a `worker`. */
export function optimise(module, to, aim) {
  const options = [...AIMS[aim], ...PASSES, ...FEATURES.map((feature) => `--enable-${feature}`)];
  const way = [execFileSync("wasm-opt", ["--version"]), ...options].join("\n");
  const optimised = kept(way, readFileSync(module), () => {
    run("wasm-opt", ...options, module, "-o", to);
    return readFileSync(to);
  });
  writeFileSync(to, optimised);
}
