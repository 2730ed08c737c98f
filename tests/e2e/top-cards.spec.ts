// The first questions of a buyer about the goods: were the top cards in it, and what does a pass leave open?
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, eventApi, eventPage, PULL_ID, pullApi, pullPage, vectorJson } from "./payloads.ts";
import { expectVerdict, seen, unfold } from "./proof.ts";
import type { Service } from "./service.ts";

const V1 = vectorJson("event-v1-ended-early");
const PULL = "pull-with-dependents";

const top = (page: Page) => page.locator("details#top");
const line = (page: Page) => top(page).locator(".fold-line");
const rows = (page: Page) => top(page).locator("tbody").first().locator("tr");
const price = (page: Page) => page.locator("input[name=price]");
const said = (page: Page) => top(page).locator(".mine [role=status]");

const cents = (entry: Json) => Math.round(Number(entry.initial_price) * 100);
const money = (all: number) => (all / 100).toLocaleString("en", { minimumFractionDigits: 2 });
const taker = (event: Json, entry: Json): Json => event.pulls.find((pull: Json) => pull.pack_card_id === entry.pack_card_id);
const byPrice = (event: Json): Json[] => event.deck_snapshot.toSorted((one: Json, other: Json) => cents(other) - cents(one));

async function show(page: Page, service: Service, event: Json) {
  service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
  await page.goto(eventPage(event.pack_event_id));
  await seen(page.locator(".working"));
}

test("the folded line says how many of the ten highest prices were pulled, and the list says by whom", async ({ page, service }) => {
  await show(page, service, V1);
  await expectVerdict(page, "verified_offline");
  const highest = byPrice(V1).slice(0, 10);
  const pulled = highest.filter((entry) => taker(V1, entry)).length;
  expect([pulled > 0, pulled < 10]).toEqual([true, true]);
  await expect(line(page)).toContainText(`Of the 10 cards with the highest prices, ${pulled} pulled and ${10 - pulled} left when the event ended. Highest, ${money(cents(highest[0]!))}: `);
  await unfold(page, "top");
  await expect(rows(page)).toHaveCount(10);
  for (const [at, entry] of highest.entries()) {
    const pull = taker(V1, entry);
    await expect(rows(page).nth(at)).toContainText(money(cents(entry)));
    await expect(rows(page).nth(at)).toContainText(entry.pack_card_id.slice(0, 8));
    await expect(rows(page).nth(at)).toHaveAttribute("data-fate", pull ? "pulled" : "left");
    await expect(rows(page).nth(at).locator("td").last()).toHaveText(pull ? `pulled as number ${pull.sequence_index} by ${pull.username}` : "left when the event ended");
  }
  await rows(page).locator("a").first().click();
  await expect(page.locator("[data-worked]")).toBeVisible();
});

test("a price that the reader types finds its cards and those above, and nothing is asked for it", async ({ page, service }) => {
  await show(page, service, V1);
  await unfold(page, "top");
  await expect(rows(page)).toHaveCount(10);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const middle = byPrice(V1)[11]!;
  for (const [typed, from] of [
    [middle.initial_price, cents(middle)],
    [` $${middle.initial_price.replace(".", ",")}`, cents(middle)],
    ["1", 100],
    ["100,000", 10_000_000],
  ] as const) {
    await price(page).fill(typed);
    const above = V1.deck_snapshot.filter((entry: Json) => cents(entry) >= from);
    const same = above.filter((entry: Json) => cents(entry) === from).length;
    const pulled = above.filter((entry: Json) => taker(V1, entry)).length;
    await expect(said(page)).toHaveText(`Cards at exactly ${money(from)}: ${same}. At ${money(from)} or more: ${above.length}, of which ${pulled} pulled.`);
    await expect(top(page).locator(".mine tbody tr")).toHaveCount(Math.min(10, above.length));
    if (same) await expect(top(page).locator(".mine tbody tr").first()).toContainText(middle.pack_card_id.slice(0, 8));
  }
  for (const typed of ["a lot", "-5", "1e3"]) {
    await price(page).fill(typed);
    await expect(said(page)).toHaveText("This is not a price. Type one such as 12.50.");
  }
  await price(page).fill("");
  await expect(said(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await expectAccessible(page, "#top");
  await page.setViewportSize({ width: 320, height: 640 });
  await price(page).fill("1");
  await expect(said(page)).toBeVisible();
  await expectOrder(page, "#top");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("names and titles of the shop are texts, and a running event has its cards in the deck", async ({ page, service }) => {
  const event = structuredClone(V1);
  for (const pull of event.pulls) pull.username = "<img src=x onerror=alert(1)>\u202e";
  await show(page, service, event);
  await unfold(page, "top");
  await expect(rows(page).filter({ hasText: "<img src=x" }).first()).toContainText("⟨202E⟩");
  await expect(top(page).locator("img")).toHaveCount(0);

  await show(page, service, { ...V1, is_active: true });
  await expectVerdict(page, "not_replayable");
  await expect(line(page)).toContainText("still in the deck.");
});

test("a Pack has its top band's odds, its cards at the sale, and how many of them the shop listed as out of stock", async ({ page, service }) => {
  const proof = vectorJson(PULL);
  const record = proof.records[proof.target_pull_key];
  const band = record.version.bands.at(-1);
  const out = band.leaves.filter(([id]: [string]) => record.committed_unavailable.includes(id)).length;
  service.publishes(pullApi(PULL_ID), JSON.stringify(proof));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  const odds = `${Number((band.odds_ppm / 10_000).toFixed(4))}%`;
  await expect(line(page)).toContainText(`: ${odds} of the rolls. Cards at the sale: ${band.leaves.length}, of which the shop listed ${out} as out of stock.`);
  await unfold(page, "top");
  await expect(top(page)).toContainText("The stock list is the shop's statement.");
  await expectAccessible(page, "#top");
});

const limits = (page: Page) => page.locator("[data-limits]");

test("under every pass stands what it leaves open, with the stated return, and under nothing else", async ({ page, service }) => {
  await show(page, service, V1);
  const total = V1.deck_snapshot.reduce((sum: number, entry: Json) => sum + cents(entry), 0);
  const share = Math.round((total * 1_000) / V1.deck_snapshot.length / Math.round(Number(V1.pack_price) * 100));
  const percent = (share / 10).toLocaleString("en");
  await expect(limits(page)).toHaveText(`The draw kept the rules. That does not make the price or the odds good. Stated return at the start: ${percent}%.`);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-paper]")).toContainText("That does not make the price or the odds good.");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: "screen" });

  await show(page, service, { ...V1, pack_price: "free" });
  await expectVerdict(page, "verified_offline");
  await expect(limits(page)).toHaveText("The draw kept the rules. That does not make the price or the odds good.");

  service.publishes(pullApi(PULL_ID), JSON.stringify(vectorJson("pull-alone")));
  await page.goto(pullPage(PULL_ID));
  await expect(limits(page)).toContainText(/Stated return: [\d.,]+%\.$/);
  for (const name of ["pull-alone--award_other", "event-v1-deck-text-escaped--still_active"]) {
    const payload = vectorJson(name);
    const isEvent = "pack_event_id" in payload;
    service.publishes(isEvent ? eventApi(payload.pack_event_id) : pullApi(PULL_ID), JSON.stringify(payload));
    await page.goto(isEvent ? eventPage(payload.pack_event_id) : pullPage(PULL_ID));
    await expectVerdict(page, isEvent ? "not_replayable" : "not_verified");
    await expect(limits(page)).toHaveCount(0);
  }
});
