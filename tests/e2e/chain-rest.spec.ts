// The rest of what the oracle's proofs can show, read when the reader asks for it and not before.
import { expectAccessible } from "./axe.ts";
import { expect, expectVerdict, type Index, named, readContract, test } from "./chain.ts";
import { action, picker, step, unfold } from "./proof.ts";
import type { Page } from "@playwright/test";

const rest = (page: Page) => page.locator("#rest");
const trails = (page: Page) => page.locator("[data-trail]");

/** Reads a pull at a deployment that lists how its contracts log, until its own block is proven. */
async function read(page: Page, index: Index, name: string, address: string) {
  await page.goto(named(index, name).link);
  await page.locator("meta[name=contracts]").evaluate((meta, content) => meta.setAttribute("content", content), index.contract_logs.join(", "));
  await readContract(page, address);
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proven-block=proven]")).toHaveCount(1);
}

/** How many values of a step are proven. */
const proven = (page: Page, id: string) => step(page, id).locator("[data-grade=proven]").count();

/** Asks what the rest takes, by the keyboard. */
async function plan(page: Page) {
  await rest(page).locator("> summary").focus();
  await page.keyboard.press("Enter");
  await action(page, "plan-rest").press("Enter");
  await expect(action(page, "read-rest")).toHaveText(/^Prove the rest: (one block|\d+ blocks), about [\d.]+ [kM]B$/);
}

test("a pull's rest: what it takes is said before, and it is merged into the steps and what is still trusted", async ({ page, browser, index, endpoint, watch }) => {
  const address = endpoint.at("as:rest");
  await read(page, index, "pack-with-dependents", address);
  await expect(rest(page)).toBeVisible();
  const before = endpoint.counts(address);
  await page.waitForTimeout(500);
  expect(endpoint.counts(address).requests, "nothing is read unasked").toBe(before.requests);
  await plan(page);
  await expect(page.locator(".rest-now")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Your readers send" })).toHaveCount(1);
  const planned = endpoint.counts(address);
  expect(planned.methods.eth_getBlockReceipts ?? 0).toBe(before.methods.eth_getBlockReceipts ?? 0);

  await action(page, "read-rest").press("Enter");
  const ended = page.locator("[data-rest-ended]");
  await expect(ended).toContainText(/^\d+ of \d+ values from the blockchain are proven now\. No proof can show that no random number was left out/);
  await expect(page.locator(".rest-now")).toBeFocused();
  await expectVerdict(page, "verified");
  const [, own, all] = /^(\d+) of (\d+)/.exec(await ended.innerText())!;
  expect(Number(own)).toBeGreaterThan(Number(all) / 2);
  expect(await proven(page, "chain_logs")).toBeGreaterThan(0);
  await expect(page.locator('[data-trust="endpoint"]')).toHaveCount(1);
  await page.locator("#trail > summary").click();
  expect(await trails(page).count()).toBeGreaterThan(6);
  await expectAccessible(page);

  // Kept in the file, and shown by it with nobody to ask.
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  const elsewhere = await browser.newContext({ offline: false });
  watch.over(elsewhere);
  const reader = await elsewhere.newPage();
  await reader.goto(index.service);
  await reader.locator("meta[name=contracts]").evaluate((meta, content) => meta.setAttribute("content", content), index.contract_logs.join(", "));
  await picker(reader).setInputFiles(await download.path());
  await reader.locator("#trail > summary").click();
  await expect.poll(() => trails(reader).count()).toBeGreaterThan(6);
  await expect(rest(reader)).toHaveCount(0);
  await elsewhere.close();
});
