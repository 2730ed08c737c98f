// The facts that a request's own block proves: live, and from a saved proof without an endpoint; and a prover that fails its self-test.
import { expect, expectVerdict, named, openElsewhere, readContract, readItem, saveProof, test } from "./chain.ts";
import { action, picker, step, verdict } from "./proof.ts";
import { wrongWorker } from "./worker.ts";
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { deploy } from "./settings.ts";

/** A deployment that lists the log signatures of its contracts. */
const listed = (page: Page, logs: string[]) => deploy(page, { contracts: logs });

/** The page's note about the block, once it was checked. */
const block = (page: Page) => page.locator("[data-proven-block]");

test("an event's block proves its facts, and its saved proof is verified without an endpoint", async ({ page, browser, index, endpoint, watch }) => {
  const item = named(index, "event-v2-standard");
  await listed(page, index.contract_logs);
  await page.goto(item.link);
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expect(block(page)).toHaveAttribute("data-proven-block", "proven");
  await expect(block(page)).toContainText(/block [\d,]+, made /);
  for (const id of ["contract", "seed_origin", "oracle_proof"]) {
    await expect(step(page, id).locator("[data-grade=proven]")).toHaveCount(1);
  }
  const download = await saveProof(page);

  // This deployment lists nothing: the file shows its block, but not the meaning of the contract's logs.
  const reader = await openElsewhere(browser, watch, index, download);
  await expect(block(reader)).toHaveAttribute("data-proven-block", "proven");
  await expectVerdict(reader, "verified_offline");

  await listed(reader, index.contract_logs);
  await reader.goto(index.service);
  await picker(reader).setInputFiles(await download.path());
  await expectVerdict(reader, "verified");
  await expect(reader.locator("[data-recorded]")).toContainText("This counts without a network");
  await reader.context().close();
});

test("a pull's own block proves the facts that it shows", async ({ page, index, endpoint }) => {
  await listed(page, index.contract_logs);
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "verified");
  await expect(block(page)).toHaveAttribute("data-proven-block", "proven");
  // In the step `contract` it is the third comparison, which the page folds.
  for (const id of ["word_origin", "oracle_proof"]) {
    await expect(step(page, id).locator("[data-grade=proven]").first()).toBeAttached();
  }
});

// Regression: the button disappeared with the verdict, while the page went on asking.
test("Stop stays while the oracle's proofs are read, and leaves the verdict", async ({ page, index, endpoint }) => {
  const address = endpoint.at("slow:eth_getBlockReceipts:0:60000");
  await readItem(page, index, "event-v2-standard", address);
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proving]")).toContainText("Reading what the oracle signed");
  // Regression: the line stood above the buttons, so they moved up under the reader's finger when it disappeared.
  const top = () => action(page, "save-proof").evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await top();
  await action(page, "stop-reading").press("Enter");
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(page.locator(".outcome")).toBeFocused();
  await expectVerdict(page, "verified");
  await expect(block(page)).toHaveCount(0);
  const { requests } = endpoint.counts(address);
  await page.waitForTimeout(500);
  expect(endpoint.counts(address).requests).toBe(requests);
});

// Regression: the page reported it as a part that had not been loaded.
test("a prover that fails its self-test: the sentence, and nothing to save, share or print", async ({ page, index, endpoint }) => {
  await listed(page, index.contract_logs);
  await page.goto(named(index, "event-v2-standard").link);
  await readContract(page, endpoint.at());
  await expectVerdict(page, "verified");
  await expect(block(page)).toHaveAttribute("data-proven-block", "proven");
  const download = await saveProof(page);
  const saved = await download.path();

  const [, , , word] = readFileSync(new URL("../../src/worker/selftest/proof.txt", import.meta.url), "utf8").split("\n");
  await wrongWorker(page, new RegExp(word!, "g"), (found) => [...found].reverse().join(""));
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  const trouble = page.locator("[data-trouble=self_test]");
  await expect(trouble).toContainText("proofs with known answers. It got 1 wrong");
  await expect(page.getByRole("heading", { name: "Do not use this page" })).toBeVisible();
  await trouble.locator(".cause summary").click();
  await expect(trouble).toContainText("Wrong answers: proof.");
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-action=save-proof], [data-action=share], [data-action=print]")).toHaveCount(0);
  await expect.poll(() => page.workers()).toEqual([]);
});
