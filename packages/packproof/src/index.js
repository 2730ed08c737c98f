import { glue } from "./glue.js";
import { packageOf } from "./api.js";
import { languages } from "./languages.js";

/** The module next to this script. */
async function compiled() {
  const { href } = new URL("./packproof.wasm", import.meta.url);
  return fetch(href).catch(({ message }) => Promise.reject(new Error(`${href}: ${message}`)));
}

export const { init, check, open, fetchProof, read, words } = packageOf(glue, compiled, languages);
export { PackproofError } from "./error.js";
export { fetchTransport } from "./transport.js";
