// The remaining oracle proofs, which the page reads only when the reader asks.
import { expectAccessible } from "./axe.ts";
import { expect, expectVerdict, type Index, readItem, saveProof, test } from "./chain.ts";
import { action, picker, step, unfold } from "./proof.ts";
import type { Page } from "@playwright/test";
import { deploy } from "./settings.ts";

const rest = (page: Page) => page.locator("#rest");
const trails = (page: Page) => page.locator("[data-trail]");

/** Reads a pull at a deployment that lists the log signatures of its contracts, until its own block is proven. */
async function read(page: Page, index: Index, name: string, address: string) {
  await deploy(page, { contracts: index.contract_logs });
  await readItem(page, index, name, address);
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proven-block=proven]")).toHaveCount(1);
}

/** Returns the number of a step's proven values. */
const proven = (page: Page, id: string) => step(page, id).locator("[data-grade=proven]").count();

/** Opens the fold with the price of the rest, by the keyboard. */
async function open(page: Page) {
  await rest(page).locator("> summary").focus();
  await page.keyboard.press("Enter");
}

const OFFER = /^Prove the rest: (one block|\d+ blocks), about [\d.]+ [kM]B$/;

test("a pull's remaining proofs: their price is shown first, and their results enter the steps and the list of trust", async ({ page, browser, index, endpoint, watch }) => {
  const address = endpoint.at("as:rest");
  await read(page, index, "pack-between-requests", address);
  await expect(rest(page)).toBeVisible();
  const before = endpoint.counts(address);
  await page.waitForTimeout(500);
  expect(endpoint.counts(address).requests, "nothing is read unasked").toBe(before.requests);
  await open(page);
  await expect(action(page, "read-rest")).toHaveText(OFFER);
  expect(endpoint.counts(address).requests).toBe(before.requests);

  await action(page, "read-rest").press("Enter");
  const ended = page.locator("[data-rest-ended]");
  await expect(ended).toContainText(/^\d+ of \d+ values from the blockchain are proven now\. No proof can show that no random number was left out/);
  await expect(page.locator(".rest-now")).toBeFocused();
  await expectVerdict(page, "verified");
  const [, own, all] = /^(\d+) of (\d+)/.exec(await ended.innerText())!;
  expect(Number(own)).toBeGreaterThan(Number(all) / 2);
  expect(await proven(page, "chain_logs")).toBeGreaterThan(0);
  await page.locator("#trail > summary").click();
  await expect.poll(() => trails(page).count()).toBeGreaterThan(6);
  await expectAccessible(page);

  // A request between them belongs to another sale and is not proven, so no count is complete.
  await expect(page.locator("[data-counted]")).toHaveCount(0);
  await unfold(page, "trust");
  await expect(page.locator('[data-trust="endpoint"] summary')).toHaveText(/^The reader .+; the oracle's signature proves the rest\.$/);

  // The file keeps the rest, and shows it without an endpoint.
  const download = await saveProof(page);
  const elsewhere = await browser.newContext({ offline: false });
  watch.over(elsewhere);
  const reader = await elsewhere.newPage();
  await deploy(reader, { contracts: index.contract_logs });
  await reader.goto(index.service);
  await picker(reader).setInputFiles(await download.path());
  await reader.locator("#trail > summary").click();
  await expect.poll(() => trails(reader).count()).toBeGreaterThan(6);
  await expect(rest(reader)).toHaveCount(0);
  await elsewhere.close();
});

test("if the price of the remaining proofs is not known, it is looked up when the reader asks", async ({ page, index, endpoint }) => {
  const address = endpoint.at("as:planned");
  await read(page, index, "pack-that-waited", address);
  await open(page);
  await expect(action(page, "read-rest")).toHaveCount(0);
  const before = endpoint.counts(address);
  await action(page, "plan-rest").press("Enter");
  await expect(action(page, "read-rest")).toHaveText(OFFER);
  await expect(page.locator(".rest-now")).toBeFocused();
  await expect(page.locator("[role=status], [aria-live]").filter({ hasText: "Your readers send" }).first()).toBeAttached();
  const planned = endpoint.counts(address);
  expect(planned.methods.eth_getBlockReceipts).toBe(before.methods.eth_getBlockReceipts);
  expect(planned.requests).toBeGreaterThan(before.requests);
  await action(page, "read-rest").press("Enter");
  await expect(page.locator("[data-rest-ended]")).toContainText("values from the blockchain are proven now");
  await expect(action(page, "plan-rest")).toHaveCount(0);
  await expectVerdict(page, "verified");
});

test("a stopped reading of the remaining proofs keeps its blocks, and goes on from there", async ({ page, index, endpoint }) => {
  // The target's own block and the first below another stated one come at once.
  await read(page, index, "pack-between-requests", endpoint.at(`as:stopped-${test.info().retry}`, "slow:eth_getBlockReceipts:4:60000"));
  await open(page);
  const all = await action(page, "read-rest").innerText();
  await action(page, "read-rest").click();
  await expect(page.locator("[data-rest-blocks]")).toHaveText(/^[1-9]\d* of \d+ blocks read$/);
  await action(page, "stop-rest").press("Enter");
  await expect(page.locator("[data-rest-ended]")).toHaveText("Stopped. What was read so far counts.");
  await expect(page.locator(".rest-now")).toBeFocused();
  await expect(action(page, "read-rest")).toHaveText(OFFER);
  // The worker reports the remainder a moment after the page has stopped.
  await expect(action(page, "read-rest")).not.toHaveText(all);
  await page.locator("#trail > summary").click();
  await expect.poll(() => trails(page).count()).toBeGreaterThan(2);
  await expectVerdict(page, "verified");
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
  await expect(page.locator("[data-proven-block]")).toHaveCount(0);
  const { requests } = endpoint.counts(address);
  await page.waitForTimeout(500);
  expect(endpoint.counts(address).requests).toBe(requests);
});

test("an event has no remaining proofs: its own block proves it completely", async ({ page, index, endpoint }) => {
  await read(page, index, "event-v2-standard", endpoint.at());
  await expect(page.locator("#trail")).toBeVisible();
  await expect(rest(page)).toHaveCount(0);
});
