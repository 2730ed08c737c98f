// Changed payloads of both kinds in the package: the verdict and the failing steps of the check in Python.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { sample } from "../reference/sample.mjs";
import { project } from "./installed.mjs";

const made = project("differential", { "entry.mjs": 'export * from "packproof";\n' });
const { init, check } = await import(pathToFileURL(join(made, "entry.mjs")));

/** The verdict and the failing steps that the package gives. */
function judged(payload) {
  const { verdict, steps, error } = check(payload);
  const failing = (steps ?? []).filter(({ status }) => status === "failed").map(({ id }) => id);
  return { verdict: error ? "unreadable" : verdict, failing: failing.sort() };
}

test("the package gives the verdicts and the failing steps of the other check, on 300 changed payloads", async () => {
  await init();
  const all = sample(240);
  assert.equal(all.length, 300);
  for (const { payload, ...expected } of all) assert.deepEqual(judged(payload), expected, payload);
});
