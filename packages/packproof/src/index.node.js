import { readFile } from "node:fs/promises";
import { glue } from "./glue.js";
import { packageOf } from "./api.js";
import { languages } from "./languages.js";

const compiled = () => readFile(new URL("./packproof.wasm", import.meta.url));

export const { init, check, open, fetchProof, read, words } = packageOf(glue, compiled, languages);
export { PackproofError } from "./error.js";
export { fetchTransport } from "./transport.js";
