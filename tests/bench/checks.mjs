// Measures whole checks by the shipped worker, beside the plain JavaScript ones and the browser's own JSON.parse.
import { expectVerified, interleave, mediansOf } from "./rounds.mjs";

const FIRST_ROUNDS = 3;

/** Returns the medians on each input: of first checks by fresh workers, and of warm ones. */
export async function checks(lab, names, say) {
  const figures = {};
  for (const name of names) {
    say(`checks of ${name}`);
    const bytes = await lab("load", name);
    figures[name] = { bytes, ...(await one(lab, name, bytes > 40e6 ? 5 : bytes > 4e6 ? 9 : 21)), ...(await memory(lab, name)) };
  }
  return figures;
}

async function one(lab, name, rounds) {
  const shipped = (worker) => lab("shipped", worker, name);
  const javascript = (worker, remaining) => lab("peer", worker, { task: "check", file: name, remaining });
  const first = await interleave(FIRST_ROUNDS, {
    packproof: (round) => shipped(`first ${round}`),
    javascript: (round) => javascript(`first ${round}`, "fenwick"),
  });
  await lab("end");
  const warm = await interleave(1 + rounds, {
    packproof: () => shipped("warm"),
    javascript: () => javascript("tree", "fenwick"),
    ...(name.startsWith("event") && { spliced: () => javascript("list", "splice") }),
    parse: () => lab("peer", "parse", { task: "parse", file: name }),
  });
  await lab("end");
  const { parse, ...checked } = warm;
  expectVerified(name, ...Object.values(first).flat(), ...Object.values(checked).flat());
  return { first: mediansOf(first), warm: mediansOf(warm, { skip: 1 }) };
}

async function memory(lab, name) {
  const sample = await lab("memory", name);
  expectVerified(name, sample);
  return { memory: sample.peak, memory_at_start: sample.before };
}

/** Checks many files on one worker and on two, and returns the medians in milliseconds. */
export async function manyFiles(lab, names, files, rounds) {
  for (const name of names) await lab("load", name);
  const on = (workers) => async () => {
    const sample = await lab("many", names, files, workers);
    expectVerified("many files", ...sample.verdicts.map((verdict) => ({ verdict })));
    return { whole: sample.whole };
  };
  const { one, two } = mediansOf(await interleave(rounds, { one: on(1), two: on(2) }));
  return { files, one: one.whole, two: two.whole };
}
