// Ranks a band's cards by SHA-256 of 61 bytes each: the word, "packs_v1:card" and the card's id16.
// Each peer takes the word and the id16s, one after the other, and returns all ranks, one after the other.
import { createSHA256 } from "../node_modules/hash-wasm/dist/index.esm.js";
import { sha256, utf8 } from "./bytes.js";

const PREFIX = 45;
const ID = 16;
const HASH = 32;

let count = 0;
/** The number of ranks so far. */
export const ranked = () => count;

/** Returns `rank(id16)` under a word; it reuses the message's buffer. */
export function ranker(word) {
  const message = messageOf(word);
  return (id16) => {
    message.set(id16, PREFIX);
    count += 1;
    return sha256(message);
  };
}

export function noble(word, cards) {
  const rank = ranker(word);
  const ranks = new Uint8Array((cards.length / ID) * HASH);
  for (let at = 0; at < cards.length; at += ID) ranks.set(rank(cards.subarray(at, at + ID)), at * 2);
  return ranks;
}

const hasher = await createSHA256();

/** Ranks with hash-wasm's synchronous hasher. Absorbing 45 bytes again is faster there than loading a saved state. */
export function hashWasm(word, cards) {
  const message = messageOf(word);
  const ranks = new Uint8Array((cards.length / ID) * HASH);
  for (let at = 0; at < cards.length; at += ID) {
    message.set(cards.subarray(at, at + ID), PREFIX);
    ranks.set(hasher.init().update(message).digest("binary"), at * 2);
  }
  return ranks;
}

/** Ranks with the browser's own hash, a thousand at a time. */
export async function subtle(word, cards) {
  const BATCH = 1000 * ID;
  const ranks = new Uint8Array((cards.length / ID) * HASH);
  for (let from = 0; from < cards.length; from += BATCH) {
    const hashes = [];
    for (let at = from; at < Math.min(from + BATCH, cards.length); at += ID) {
      const message = messageOf(word);
      message.set(cards.subarray(at, at + ID), PREFIX);
      hashes.push(crypto.subtle.digest("SHA-256", message));
    }
    (await Promise.all(hashes)).forEach((hash, at) => ranks.set(new Uint8Array(hash), (from + at * ID) * 2));
  }
  return ranks;
}

function messageOf(word) {
  const message = new Uint8Array(PREFIX + ID);
  message.set(word);
  message.set(utf8("packs_v1:card"), HASH);
  return message;
}
