import { glue } from "./glue.js";
import { packageOf } from "./api.js";
import { bytes } from "./bytes.js";
import { languages } from "./languages.js";

export const { init, check, open, fetchProof, read, words } = packageOf(glue, bytes, languages);
export { PackproofError } from "./error.js";
export { fetchTransport } from "./transport.js";
