// Runs the tests of a crate that is compiled for the browser: cargo's runner for wasm32. A test that fails traps.
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
process.exitCode = instance.exports.main(0, 0);
