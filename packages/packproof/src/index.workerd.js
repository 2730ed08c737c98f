// workerd compiles no bytes: the runtime hands over the compiled module.
import compiled from "./packproof.wasm";
import { glue } from "./glue.js";
import { packageOf } from "./api.js";
import { languages } from "./languages.js";

export const { init, check, open, fetchProof, read, words } = packageOf(glue, () => compiled, languages);
export { PackproofError } from "./error.js";
export { fetchTransport } from "./transport.js";
