// Runs the benchmark's tasks in a worker, one after the other, and reports each result with its milliseconds.
import { checkEvent } from "/bench/peers/event.js";
import { hashesOfIds, hashesOfPairs } from "/bench/peers/hashes.js";
import { checkPull } from "/bench/peers/pull.js";
import * as ranks from "/bench/peers/ranks.js";
import { Fenwick, Splice, draws } from "/bench/peers/remaining.js";
import * as kernels from "/bench/modules/kernels.js";
import * as reference from "/bench/modules/reference.js";

const module = (name) => ({ module_or_path: `/bench/modules/${name}.wasm` });
await kernels.default(module("kernels"));
await reference.default(module("reference"));

const REMAINING = { splice: Splice, fenwick: Fenwick };
const RANKS = { noble: ranks.noble, nobleCloned: ranks.nobleCloned, hashWasm: ranks.hashWasm, subtle: ranks.subtle };
const HASHES = {
  packproof: [kernels.hashes_of_ids, kernels.hashes_of_pairs],
  noble: [hashesOfIds, hashesOfPairs],
};
const MODULES = { packproof: kernels, sha2: reference, list: reference };

const TASKS = {
  /** Checks a file in plain JavaScript. */
  async check({ file, remaining }) {
    const start = performance.now();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = performance.now();
    const { verdict } = file.name.startsWith("event") ? checkEvent(bytes, REMAINING[remaining]) : checkPull(bytes);
    const end = performance.now();
    return { verdict, whole: end - start, check: end - read };
  },

  /** Turns the bytes into a value with the browser's own decoder and parser. */
  async parse({ file }) {
    const bytes = await file.arrayBuffer();
    const start = performance.now();
    const text = new TextDecoder().decode(bytes);
    const decoded = performance.now();
    const value = JSON.parse(text);
    const end = performance.now();
    return { keys: Object.keys(value).length, whole: end - start, text: end - decoded };
  },

  /** Ranks `count` cards under one word; each peer has its own copy of the cards in its own memory. */
  async ranks({ who, count }) {
    const word = numbers(8, 1);
    const ids = new Uint8Array(numbers(count * 4, 2).buffer);
    const cards = MODULES[who] && new MODULES[who].Cards(ids);
    const bytes = new Uint8Array(word.buffer);
    const start = performance.now();
    const made = cards ? cards.rank(bytes) : await RANKS[who](bytes, ids);
    const end = performance.now();
    const ranks = made ?? cards.ranks();
    // Cards that stay allocated would make every turn also measure the allocation of fresh memory by the browser.
    cards?.free();
    return { made: await digest(ranks), whole: end - start };
  },

  /** Hashes up to eight tails behind each prefix shorter than `count` bytes, so that a tail begins at every place of a block. */
  async hashes({ who, count }) {
    const [ofIds, ofPairs] = HASHES[who];
    const bytes = new Uint8Array(numbers(1024, 4).buffer);
    const made = [];
    const start = performance.now();
    for (let length = 0; length < count; length += 1) {
      const prefix = bytes.subarray(0, length);
      for (const tails of [0, 1, 3, 4, 5, 8]) {
        made.push(...ofIds(prefix, bytes.subarray(length, length + tails * 16)), ...ofPairs(prefix, bytes.subarray(length, length + tails * 64)));
      }
    }
    const end = performance.now();
    return { made: await digest(Uint8Array.from(made)), whole: end - start };
  },

  /** Draws `count` positions from a deck of `count` cards. */
  async draws({ who, count }) {
    const drawn = numbers(count, 3);
    const start = performance.now();
    const made = REMAINING[who] ? draws(REMAINING[who], drawn) : MODULES[who].draws(drawn);
    const end = performance.now();
    return { made: await digest(made), whole: end - start };
  },
};

onmessage = async ({ data: { task, ...given } }) => {
  try {
    postMessage({ done: await TASKS[task](given) });
  } catch (cause) {
    postMessage({ failed: cause.stack });
  }
};
postMessage({ ready: true });

/** Returns `count` numbers that are the same in every run: xorshift32. */
function numbers(count, seed) {
  let state = seed;
  return Uint32Array.from({ length: count }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state;
  });
}

async function digest(values) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", values));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
