// The facts that a request's own block proves: live, and from a saved proof without an endpoint.
import { expect, expectVerdict, named, openElsewhere, readContract, readItem, saveProof, test } from "./chain.ts";
import { picker, step } from "./proof.ts";
import type { Page } from "@playwright/test";
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
    await expect(step(page, id).locator("[data-grade=told]")).toHaveCount(0);
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
