// The times of a pull's moments: shown if an endpoint reports them, while the verdict neither waits for them nor rests on them.
import type { Page } from "@playwright/test";
import { ask } from "../chain/reader.mjs";
import { type Index, expect, expectVerdict, named, openElsewhere, readContract as read, saveProof, test } from "./chain.ts";
import { settled, unfold } from "./proof.ts";

const line = (page: Page) => page.locator(".timeline");
const readContract = async (page: Page, address: string, ...others: string[]) => {
  await unfold(page, "order");
  await read(page, address, ...others);
};
const readItem = async (page: Page, index: Index, name: string, address: string) => {
  await page.goto(named(index, name).link);
  await readContract(page, address);
};
async function times(page: Page) {
  await settled(page);
  return line(page).locator("[data-moment]").evaluateAll((rows) =>
    rows.map((row) => Number(row.querySelector("[data-time]")?.getAttribute("data-time") ?? -1)),
  );
}

/** The node's own times of the blocks on the line. */
async function told(page: Page, index: Index) {
  await settled(page);
  const blocks = await line(page).locator("[data-moment] .timeline-at").allTextContents();
  const numbers = blocks.map((text) => Number(/block ([\d,]+)/.exec(text)![1]!.replaceAll(",", "")));
  return Promise.all(numbers.map(async (block) => Number((await ask(index.rpc[0], "eth_getBlockByNumber", `0x${block.toString(16)}`, false)).timestamp)));
}

test("every moment has the time of its block, by the reader's clock and in UTC, and the answer is the chain's", async ({ page, index, endpoint }) => {
  const address = endpoint.at("as:times");
  await page.goto(named(index, "pack-between-requests").link);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "order");
  expect(await times(page)).toEqual([-1, -1, -1, -1, -1]);

  await readContract(page, address);

  await expectVerdict(page, "verified");
  const all = await told(page, index);
  expect(all).toHaveLength(5);
  expect(await times(page)).toEqual(all);
  const utc = new Date(all[0]! * 1000).toISOString();
  await expect(line(page).locator("time").first()).toHaveAttribute("datetime", utc);
  await expect(line(page).locator("[data-fixed]")).toContainText("The contract and its logs confirm this.");
  // The first contact requests three blocks by their tags, and the oracle's proof requests the request's block.
  const { trips, methods } = endpoint.counts(address);
  expect(methods.eth_getBlockByNumber).toBeLessThanOrEqual(3 + 5 + 1);
  expect(trips).toBeLessThanOrEqual(10);
});

for (const fault of ["no-times", "odd-times"]) {
  test(`${fault}: a time that is missing, or not a number, leaves the verdict as it is and costs nothing`, async ({ page, browser, index, endpoint }) => {
    const { link } = named(index, "pack-with-dependents");
    const [address, plain] = [endpoint.at(fault), endpoint.at(`as:beside-${fault}`)];
    await page.goto(link);
    await readContract(page, address);
    const other = await browser.newPage();
    await other.goto(link);
    await readContract(other, plain);
    await expectVerdict(other, "verified");
    await other.close();

    await expectVerdict(page, "verified");
    await expect(line(page).locator("[data-time]")).toHaveCount(0);
    await expect(line(page)).toContainText("The times of these blocks are not known.");
    // A header without its time proves no block, so its receipts are not requested.
    const verdictsOwn = ({ methods: { eth_getBlockReceipts = 0, ...methods }, trips, requests }: ReturnType<typeof endpoint.counts>) =>
      ({ methods, trips: trips - eth_getBlockReceipts, requests: requests - eth_getBlockReceipts });
    expect(verdictsOwn(endpoint.counts(address))).toEqual(verdictsOwn(endpoint.counts(plain)));
  });
}

test("times on which two endpoints differ are not shown, and are no disagreement about the proof", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, "pack-with-dependents", endpoint.at("as:first"));
  await expect(line(page).locator("[data-time]")).toHaveCount(5);
  await readContract(page, second.at("late-times"), endpoint.at("as:first"));

  await expectVerdict(page, "verified");
  await expect(line(page).locator("[data-time]")).toHaveCount(0);
});

test("a saved proof keeps the times, and says that they are not checked", async ({ page, browser, index, endpoint, watch }) => {
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "verified");
  const all = await told(page, index);
  const download = await saveProof(page);

  const reader = await openElsewhere(browser, watch, index, download);
  await expectVerdict(reader, "verified_offline");
  await unfold(reader, "order");
  expect(await times(reader)).toEqual(all);
  await expect(line(reader)).toContainText("are not checked");
  await expect(line(reader).locator("[data-fixed]")).toContainText("The blockchain has not been read yet");
  await reader.context().close();
});

test("an anchor at another place on the chain is marked on the line", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "version-anchor-moved").link);
  await unfold(page, "order");
  await expect(line(page).locator("[data-broken]")).toHaveCount(0);
  await readContract(page, endpoint.at());
  await expectVerdict(page, "not_verified");
  await expect(line(page).locator("[data-moment=version]")).toHaveAttribute("data-broken", "");
  await expect(line(page).locator("[data-fixed]")).toHaveAttribute("data-fixed", "broken");
});

test("a purchase that was never anchored is marked, and the answer is no longer yes", async ({ page, index, endpoint }) => {
  await readItem(page, index, "purchase-never-anchored", endpoint.at());
  await expectVerdict(page, "not_verified");
  await expect(line(page).locator("[data-moment=purchase]")).toHaveAttribute("data-broken", "");
  await expect(line(page).locator("[data-fixed]")).not.toContainText("Yes");
});
