// Measures in rounds: each contender has one turn in each, so that a busy machine slows them all.
import { median } from "./statistics.mjs";

/** Runs each of the `turns` `rounds` times, and returns the samples of each by its name. */
export async function interleave(rounds, turns) {
  const samples = Object.fromEntries(Object.keys(turns).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, turn] of Object.entries(turns)) samples[name].push(await turn(round));
  }
  return samples;
}

/** Returns the median of each number in each contender's samples, without the first `skip`. */
export function mediansOf(samples, { skip = 0 } = {}) {
  return Object.fromEntries(Object.entries(samples).map(([name, each]) => [name, medianOf(each.slice(skip))]));
}

function medianOf(samples) {
  const numbers = Object.entries(samples[0]).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(numbers.map(([name]) => [name, median(samples.map((sample) => sample[name]))]));
}

/** Throws if a sample has a wrong verdict: a fast wrong answer does not count. */
export function expectVerified(name, ...samples) {
  const wrong = samples.find(({ verdict }) => verdict !== "verified_offline");
  if (wrong) throw new Error(`${name}: ${wrong.verdict}`);
}

/** Throws if the contenders gave different results. */
export function expectSame(what, samples) {
  const [first] = Object.values(samples).flat();
  for (const [name, each] of Object.entries(samples)) {
    if (each.some(({ made }) => made !== first.made)) throw new Error(`${what}: ${name} gives something else`);
  }
}
