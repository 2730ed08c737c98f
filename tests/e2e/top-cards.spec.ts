// The first questions of a buyer about the goods: were the top cards in it, and what does a pass leave open?
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, eventApi, eventPage, PULL_ID, pullApi, pullPage, vectorJson } from "./payloads.ts";
import { expectVerdict, seen, unfold } from "./proof.ts";
import type { Service } from "./service.ts";
import { says, saying } from "./words.ts";

const V1 = vectorJson("event-v1-ended-early");
const PULL = "pull-with-dependents";

const top = (page: Page) => page.locator("details#top");
const line = (page: Page) => top(page).locator(".fold-line");
const rows = (page: Page) => top(page).locator("tbody").first().locator("tr");

const cents = (entry: Json) => Math.round(Number(entry.initial_price) * 100);
const money = (all: number) => (all / 100).toLocaleString("en", { minimumFractionDigits: 2 });
const taker = (event: Json, entry: Json): Json => event.pulls.find((pull: Json) => pull.pack_card_id === entry.pack_card_id);
const byPrice = (event: Json): Json[] => event.deck_snapshot.toSorted((one: Json, other: Json) => cents(other) - cents(one));

async function show(page: Page, service: Service, event: Json) {
  service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
  await page.goto(eventPage(event.pack_event_id));
  await seen(page.locator(".working"));
}

test("the folded line counts the pulled of the ten highest prices, and the list says by whom", async ({ page, service }) => {
  await show(page, service, V1);
  await expectVerdict(page, "verified_offline");
  const highest = byPrice(V1).slice(0, 10);
  const pulled = highest.filter((entry) => taker(V1, entry)).length;
  expect([pulled > 0, pulled < 10]).toEqual([true, true]);
  await expect(line(page)).toContainText(saying("highest-ended", { cards: 10, pulled, left: 10 - pulled, price: money(cents(highest[0]!)), fate: /.+/ }));
  await unfold(page, "top");
  await expect(rows(page)).toHaveCount(10);
  for (const [at, entry] of highest.entries()) {
    const pull = taker(V1, entry);
    await expect(rows(page).nth(at)).toContainText(money(cents(entry)));
    await expect(rows(page).nth(at)).toContainText(entry.pack_card_id.slice(0, 8));
    await expect(rows(page).nth(at)).toHaveAttribute("data-fate", pull ? "pulled" : "left");
    await expect(rows(page).nth(at).locator("td").last()).toHaveText(pull ? says("highest-pulled", { pull: pull.sequence_index, name: pull.username }) : says("highest-left"));
  }
  await expectAccessible(page, "#top");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectOrder(page, "#top");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await rows(page).locator("a").first().click();
  await expect(page.locator("[data-worked]")).toBeVisible();
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
  await expect(line(page)).toContainText(saying("highest-running", { cards: /\d+/, pulled: /\d+/, left: /\d+/, price: /.+/, fate: /.+/ }));
});

const limits = (page: Page) => page.locator("[data-limits]");
const stated = (page: Page) => page.locator("[data-stated-return]");

test("only a pass lists what it leaves open; the stated return is next to the odds", async ({ page, service }) => {
  await show(page, service, V1);
  const total = V1.deck_snapshot.reduce((sum: number, entry: Json) => sum + cents(entry), 0);
  const share = Math.round((total * 1_000) / V1.deck_snapshot.length / Math.round(Number(V1.pack_price) * 100));
  const percent = (share / 10).toLocaleString("en");
  await expect(limits(page)).toHaveText(says("limits-pass", { mark: "open" }));
  await unfold(page, "expected");
  await expect(stated(page)).toHaveText(says("limits-return-pack-event", { share: `${percent}%` }));
  await show(page, service, { ...V1, pack_price: "free" });
  await expectVerdict(page, "verified_offline");
  await unfold(page, "expected");
  await expect(page.locator(".expected")).toBeVisible();
  await expect(stated(page)).toHaveCount(0);

  service.publishes(pullApi(PULL_ID), JSON.stringify(vectorJson("pull-alone")));
  await page.goto(pullPage(PULL_ID));
  await unfold(page, "odds");
  await expect(stated(page)).toHaveText(saying("limits-return-pack-pull", { share: /[\d.,]+%/ }));
  for (const name of ["pull-alone--award_other", "event-v1-deck-text-escaped--still_active"]) {
    const payload = vectorJson(name);
    const isEvent = "pack_event_id" in payload;
    service.publishes(isEvent ? eventApi(payload.pack_event_id) : pullApi(PULL_ID), JSON.stringify(payload));
    await page.goto(isEvent ? eventPage(payload.pack_event_id) : pullPage(PULL_ID));
    await expectVerdict(page, isEvent ? "not_replayable" : "not_verified");
    await expect(limits(page)).toHaveCount(0);
  }
});
