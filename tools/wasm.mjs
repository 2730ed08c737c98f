// What a WebAssembly module becomes after it is compiled: its JavaScript is written beside it, and it is made small.
import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";

/** What the modules may use of WebAssembly: every browser that the page opens in has it. */
const FEATURES = ["bulk-memory", "mutable-globals", "multivalue", "nontrapping-float-to-int", "reference-types", "sign-ext"];

export const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Writes FOLDER/NAME.js and FOLDER/NAME.wasm of a compiled module. */
export function bind(module, target, folder, name) {
  run("wasm-bindgen", "--target", target, "--no-typescript", "--out-dir", folder, "--out-name", name, module);
  renameSync(join(folder, `${name}_bg.wasm`), join(folder, `${name}.wasm`));
}

/** Makes a module small or fast: `level` is `z` or `3`, `more` what else it may use. */
export function optimise(module, to, level, ...more) {
  const features = [...FEATURES, ...more].map((feature) => `--enable-${feature}`);
  run("wasm-opt", `-O${level}`, ...features, module, "-o", to);
}
