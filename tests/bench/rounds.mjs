// Rounds of measuring: in each of them everyone has one turn, so that a busy machine is busy for all.
import { median } from "./statistics.mjs";

/** So many turns of each of the `turns`, by name: the samples of each. */
export async function interleave(rounds, turns) {
  const samples = Object.fromEntries(Object.keys(turns).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, turn] of Object.entries(turns)) samples[name].push(await turn(round));
  }
  return samples;
}

/** The median of each number in each one's samples, without the first so many. */
export function mediansOf(samples, { skip = 0 } = {}) {
  return Object.fromEntries(Object.entries(samples).map(([name, each]) => [name, medianOf(each.slice(skip))]));
}

function medianOf(samples) {
  const numbers = Object.entries(samples[0]).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(numbers.map(([name]) => [name, median(samples.map((sample) => sample[name]))]));
}

/** A fast wrong answer is no answer. */
export function expectVerified(name, ...samples) {
  const wrong = samples.find(({ verdict }) => verdict !== "verified_offline");
  if (wrong) throw new Error(`${name}: ${wrong.verdict}`);
}

/** All samples of all were made the same. */
export function expectSame(what, samples) {
  const [first] = Object.values(samples).flat();
  for (const [name, each] of Object.entries(samples)) {
    if (each.some(({ made }) => made !== first.made)) throw new Error(`${what}: ${name} gives something else`);
  }
}
