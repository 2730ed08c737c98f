// Measures the inner loops beside their peers, which must all give the same results.
import { expectSame, interleave, mediansOf } from "./rounds.mjs";

export const RANKS = ["packproof", "sha2", "noble", "nobleCloned", "hashWasm", "subtle"];
export const DRAWS = ["packproof", "list", "fenwick", "splice"];
export const HASHES = ["packproof", "noble"];

/** Returns each peer's median milliseconds for `count` items, once warm. */
export async function kernels(lab, task, count, names, rounds) {
  const turns = names.map((who) => [who, () => lab("peer", who, { task, who, count })]);
  const samples = await interleave(1 + rounds, Object.fromEntries(turns));
  await lab("end");
  expectSame(task, samples);
  return { count, ...wholes(mediansOf(samples, { skip: 1 })) };
}

/** Returns each peer's median milliseconds for the first `count` ranks of a fresh browser. */
export async function firstRanks(browser, count) {
  const once = (who) => async () => {
    const lab = await browser.lab();
    const sample = await lab("peer", who, { task: "ranks", who, count });
    await lab.close();
    return sample;
  };
  const samples = await interleave(5, { packproof: once("packproof"), noble: once("noble") });
  expectSame("first ranks", samples);
  return { count, ...wholes(mediansOf(samples)) };
}

const wholes = (medians) => Object.fromEntries(Object.entries(medians).map(([who, { whole }]) => [who, whole]));
