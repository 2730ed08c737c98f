// Computes SHA-256 of a prefix and of each tail behind it, one after the other. A tail is an id16, or two hashes.
import { sha256 } from "./bytes.js";

const ID = 16;
const PAIR = 64;

export const hashesOfIds = (prefix, ids) => hashes(prefix, ids, ID);
export const hashesOfPairs = (prefix, pairs) => hashes(prefix, pairs, PAIR);

function hashes(prefix, tails, size) {
  const message = new Uint8Array(prefix.length + size);
  message.set(prefix);
  const made = [];
  for (let at = 0; at < tails.length; at += size) {
    message.set(tails.subarray(at, at + size), prefix.length);
    made.push(...sha256(message));
  }
  return Uint8Array.from(made);
}
