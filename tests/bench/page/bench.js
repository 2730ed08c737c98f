// Defines what the driver calls: `measure` checks an input in turns, and `rank` ranks cards. Each contender has one turn in each round, so that a
// busy machine slows them all.
import { checkEvent } from "../peers/event.js";
import { checkPull } from "../peers/pull.js";
import * as peers from "../peers/ranks.js";
import { Shipped } from "./shipped.js";

const html = await (await fetch("/")).text();
const address = (part) => new RegExp(`<meta name="${part}" content="([^"]+)"`).exec(html)[1];
const module = await WebAssembly.compileStreaming(fetch(address("verdict.wasm")));
const worker = await new Shipped({ script: address("verdict.js"), module }).start();

async function timed(task) {
  const start = performance.now();
  const made = await task();
  return [performance.now() - start, made];
}

/** Throws on another verdict: a fast wrong answer does not count. */
function expectVerified({ verdict }) {
  if (verdict !== "verified_offline") throw new Error(verdict);
}

/** The milliseconds of each contender in each round, from the last byte to the verdict; and the ranks in a check. */
window.measure = async (name, rounds) => {
  const bytes = new Uint8Array(await (await fetch(`/v1/inputs/${name}.json`)).arrayBuffer());
  const file = new File([bytes], `${name}.json`, { type: "application/json" });
  const plain = name.startsWith("event") ? checkEvent : checkPull;
  const samples = [];
  for (let round = 0; round < rounds; round += 1) {
    const shipped = await worker.check(file);
    expectVerified(shipped);
    const before = peers.ranked();
    const [javascript, checked] = await timed(() => plain(bytes));
    expectVerified(checked);
    const [parse] = await timed(() => JSON.parse(new TextDecoder().decode(bytes)));
    samples.push({ packproof: shipped.check, javascript, parse, ranked: peers.ranked() - before });
  }
  return samples;
};

/** The nanoseconds of a rank by each peer, in each round. All must give the same ranks. */
window.rank = async (count, rounds) => {
  const word = crypto.getRandomValues(new Uint8Array(32));
  const ids = Uint8Array.from({ length: count * 16 }, (_, at) => (at * 2_654_435_761) >>> 24);
  const { noble, hashWasm, subtle } = peers;
  const samples = { noble: [], "hash-wasm": [], "crypto.subtle": [] };
  for (let round = 0; round < rounds; round += 1) {
    const all = [];
    for (const [who, rank] of [["noble", noble], ["hash-wasm", hashWasm], ["crypto.subtle", subtle]]) {
      const [time, ranks] = await timed(() => rank(word, ids));
      samples[who].push((time * 1e6) / count);
      all.push(ranks.join());
    }
    if (new Set(all).size !== 1) throw new Error("other ranks");
  }
  return samples;
};
