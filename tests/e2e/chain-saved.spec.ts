// A proof that was saved with the contract's answers: the page checks it again without an endpoint, and does not believe it.
import { expect, expectVerdict, named, openElsewhere, readContract, reading, readItem, saveProof, test } from "./chain.ts";
import { readFileSync } from "node:fs";
import { group, more, picker, step, steps, verdict } from "./proof.ts";
import { deploy } from "./settings.ts";
import { says, saying } from "./words.ts";
import { wrongWorker } from "./worker.ts";

test("a saved proof is checked again offline, shows its recorded reading, and can be read again", async ({ page, browser, index, endpoint, watch }) => {
  const item = named(index, "pack-with-dependents");
  const address = endpoint.at("as:saved");
  await page.goto(item.link);
  await readContract(page, address);
  await expectVerdict(page, "verified");
  const download = await saveProof(page);
  const { trips } = endpoint.counts(address);

  const reader = await openElsewhere(browser, watch, index, download);
  await expectVerdict(reader, "verified_offline");
  // A recorded reading changes no verdict, so it stands under the headline.
  await expect(reader.locator(".verdict-beneath")).toHaveText(saying("verdict-recorded", { at: /.+/, who: /.+/, block: saying("reading-recorded-at", { number: /[\d,]+/ }) }));
  await expect(reader.locator(".verdict-beneath")).toContainText(endpoint.host);
  const recorded = reader.locator("[data-recorded]");
  await expect(recorded).toContainText(endpoint.host);
  await expect(recorded).toContainText(saying("reading-recorded-at", { number: /[\d,]+/ }));
  // The sixth question has each step once; a pass that only the file records gets half a mark.
  for (const [id, status] of Object.entries(item.expected)) {
    await expect(step(reader, id)).toHaveAttribute("data-status", status.replace("passed", "recorded"));
  }
  const ids = (await steps(reader)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await expect(group(reader, "contract")).toHaveAttribute("data-mark", "recorded");
  await expect(group(reader, "contract").locator(".question-answer")).toContainText(says("group-answer-recorded"));
  await expect(reading(reader)).toHaveCount(0);
  expect(endpoint.counts(address).trips).toBe(trips);

  await readContract(reader, address);
  await expectVerdict(reader, "verified");
  await expect(recorded, "the reading takes the file's place").toHaveCount(0);
  await expect(group(reader, "contract")).toHaveAttribute("data-mark", "passed");
  await reader.context().close();
});

test("recorded answers that were changed settle nothing in the proof's favour", async ({ page, browser, index, endpoint, watch }) => {
  await readItem(page, index, "pack-alone", endpoint.at("word"));
  await expectVerdict(page, "not_verified");
  await more(page);
  const download = await saveProof(page);

  const reader = await openElsewhere(browser, watch, index, download);
  await expectVerdict(reader, "verified_offline");
  await expect(step(reader, "contract")).toHaveAttribute("data-status", "failed");
  await expect(group(reader, "contract")).toHaveAttribute("data-mark", "failed");
  await expect(reader.locator(".verdict-beneath")).toHaveText(says("verdict-not-confirmed"));
  await reader.context().close();
});

// Regression: the proofs of a file and those of a new reading shared one place, so only the later ones were checked.
test("the proofs of a file and those of a new reading are checked apart", async ({ page, browser, index, endpoint, second, watch }) => {
  await readItem(page, index, "event-v2-standard", endpoint.at());
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  const download = await saveProof(page);

  const reader = await openElsewhere(browser, watch, index, download);
  await expectVerdict(reader, "verified_offline");
  await expect(step(reader, "oracle_proof")).toHaveAttribute("data-status", "recorded");
  await readContract(reader, second.at());
  await expectVerdict(reader, "verified");
  await expect(step(reader, "oracle_proof")).toHaveAttribute("data-status", "passed");
  await expect(reader.locator("[data-recorded]"), "the reading takes the file's place").toHaveCount(0);
  await reader.context().close();
});

// Regression: the page reported it as a part that had not been loaded.
test("a prover that fails its self-test: the sentence, and nothing to save, share or print", async ({ page, index, endpoint }) => {
  await deploy(page, { contracts: index.contract_logs });
  await page.goto(named(index, "event-v2-standard").link);
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proven-block]")).toHaveAttribute("data-proven-block", "proven");
  const download = await saveProof(page);
  const saved = await download.path();

  const [, , , word] = readFileSync(new URL("../../src/worker/selftest/proof.txt", import.meta.url), "utf8").split("\n");
  await wrongWorker(page, new RegExp(word!, "g"), (found) => [...found].reverse().join(""));
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  const trouble = page.locator("[data-trouble=self_test]");
  await expect(trouble).toContainText(saying("trouble-self-test-says", { all: /\d+/, wrong: 2 }));
  await expect(page.getByRole("heading", { name: says("trouble-self-test") })).toBeVisible();
  await trouble.locator(".cause summary").click();
  await expect(trouble).toContainText(says("trouble-self-test-cause", { wrong: "proof, proof-changed" }));
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-action=save-proof], [data-action=share], [data-action=print]")).toHaveCount(0);
  await expect.poll(() => page.workers()).toEqual([]);
});
