// A pack event's deck as it was dealt: a pull at its own address, worked through; every position; the worth of the remaining cards; and the committed
// values beside the revealed ones.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, eventApi, eventPage, largeEvent, sampleNamed, samplePath, vectorJson } from "./payloads.ts";
import { expectVerdict, picker, unfold } from "./proof.ts";
import type { Service } from "./service.ts";
import { says, saying } from "./words.ts";

const V1 = vectorJson("event-v1-ended-early");
const V2 = vectorJson("event-v2-sold-out");

const sample = (name: string): Json => JSON.parse(readFileSync(samplePath(sampleNamed(name)), "utf8"));

const pull = (page: Page, number: number) => page.locator(`table[data-rows=pulls] [data-pull="${number}"]`);
const toggle = (page: Page, number: number) => pull(page, number).locator("button[aria-expanded]");
const worked = (page: Page, number: number) => pull(page, number).locator(`[data-worked="${number}"]`);
const value = (page: Page, number: number, name: string) => worked(page, number).locator(`[data-value="${name}"] code`);
const position = (page: Page, at: number) => page.locator(`table[data-rows=deck] [data-position="${at}"]`);
const deck = (page: Page) => page.locator(".deck");
const openDeck = (page: Page) => deck(page).locator("summary").click();
const bond = (page: Page, step: string) => page.locator(`[data-bond="${step}"]`);
const expected = (page: Page) => page.locator(".expected");

async function show(page: Page, service: Service, payload: Json, part = "") {
  service.publishes(eventApi(payload.pack_event_id), JSON.stringify(payload));
  await page.goto(eventPage(payload.pack_event_id) + part);
  await unfold(page);
}

const hex = (bytes: Buffer) => bytes.toString("hex");
const hash = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** Computes D5 to D8 on a plain list: for each pull the values on the way, and the position that it takes. */
function replay(event: Json) {
  const seed = Buffer.from(event.random_seed, "hex");
  const v2 = event.fairness_algo_version === "v2";
  const effective = v2 ? hash(seed, Buffer.from(event.seed_salt, "hex")) : seed;
  const remaining = event.deck_snapshot.map((entry: Json, at: number) => ({ id: entry.pack_card_id, position: at + 1 }));
  const pulls = event.pulls.toSorted((one: Json, other: Json) => one.sequence_index - other.sequence_index);
  return pulls.map((pull: Json) => {
    const place = Buffer.alloc(8);
    place.writeBigUInt64BE(BigInt(pull.sequence_index));
    const parts = [effective, place, Buffer.from(pull.user_id), Buffer.from(v2 ? "pack_open_v2" : "pack_open_v1")];
    const R = BigInt(`0x${hex(hash(...parts))}`);
    const left = remaining.length;
    const idx = Number(R % BigInt(left));
    const [card] = remaining.splice(idx, 1);
    return { parts, R, left, idx, ...card };
  });
}

async function expectWorked(page: Page, event: Json, number: number) {
  const { parts, R, left, idx, id, position } = replay(event)[number - 1];
  await expect(worked(page, number)).toBeVisible();
  for (const [at, name] of ["seed", "place", "buyer", "tag"].entries()) await expect(value(page, number, name)).toHaveText(hex(parts[at]));
  await expect(value(page, number, "message")).toHaveText(hex(Buffer.concat(parts)));
  await expect(value(page, number, "hash")).toHaveText(hex(hash(...parts)));
  await expect(value(page, number, "decimal")).toHaveText(String(R));
  await expect(worked(page, number)).toContainText(says("worked-modulo", { remaining: left, index: idx }));
  await expect(value(page, number, "card")).toHaveText(id);
  await expect(value(page, number, "published")).toHaveText(event.pulls.find((each: Json) => each.sequence_index === number).pack_card_id);
  await expect(page.locator(".deck-picture")).toHaveAttribute("aria-label", saying("dealt-deck-picture-marked", { deck: /.+/, square: /.+/, position: /[\d,]+/ }));
  expect(position).toBeGreaterThan(0);
}

for (const event of [V1, V2]) {
  test(`a ${event.fairness_algo_version} pull's own address opens its row and its working`, async ({ page, service }) => {
    await show(page, service, event, "#pull-3");
    await expectVerdict(page, "verified_offline");
    await expectWorked(page, event, 3);
    await expect(pull(page, 3)).toHaveAttribute("aria-current", "true");
    await page.locator("[data-action=see-pull]").click();
    await expect(toggle(page, 3)).toBeFocused();
    await expect(pull(page, 3)).toBeInViewport();
    await expect(page.locator("[data-worked]")).toHaveCount(1);
    await expect(worked(page, 3)).toContainText(says("worked-cards-agree"));
  });
}

test("each opened row has its own draw, and the address names the last, also on the way back", async ({ page, service }) => {
  await show(page, service, V2);
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-worked]")).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // By keyboard, the row opens and the address names it.
  await toggle(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#pull-2$/);
  await expectWorked(page, V2, 2);
  await expect(toggle(page, 2)).toBeFocused();

  // By mouse, a click anywhere on the row does the same.
  const row = (await pull(page, 5).boundingBox())!;
  expect(row.height).toBeGreaterThanOrEqual(44);
  await pull(page, 5).click({ position: { x: row.width / 2, y: row.height / 2 } });
  await expect(page).toHaveURL(/#pull-5$/);
  await expectWorked(page, V2, 5);
  await expect(worked(page, 2)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#pull-2$/);
  await expectWorked(page, V2, 2);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expectVerdict(page, "verified_offline");
  // A closed row takes its draw with it.
  await toggle(page, 5).click();
  await expect(worked(page, 5)).toHaveCount(0);
  await expectWorked(page, V2, 2);
});

test("a missing pull is reported as missing", async ({ page, service }) => {
  await show(page, service, V2, "#pull-4000");
  await expectVerdict(page, "verified_offline");
  const missing = page.locator(".pulls-missing");
  await expect(missing).toHaveText(says("dealt-no-such-pull", { pull: 4_000 }));
  await expect(page.locator("[data-worked]")).toHaveCount(0);

  const live = sample("event-live");
  await show(page, service, live, "#pull-1");
  await expectVerdict(page, "not_replayable");
  await expect(missing).toHaveText(says("dealt-no-such-pull", { pull: 1 }));
});

test("a sample's and a file's pulls have addresses too", async ({ page }) => {
  await page.goto("/samples/event-v2#pull-7");
  await expect(worked(page, 7)).toBeVisible();
  await page.goto("/");
  await picker(page).setInputFiles(samplePath(sampleNamed("event-v1")));
  await expectVerdict(page, "verified_offline");
  await unfold(page, "pulls");
  await toggle(page, 4).click();
  await expect(worked(page, 4)).toBeVisible();
  await expect(page).toHaveURL(/#pull-4$/);
});

test("a pull that names another card is worked through to the recipe's", async ({ page, service }) => {
  const swapped = vectorJson("event-v1-ended-early--cards_swapped");
  const number = replay(swapped).findIndex(({ id }: Json, at: number) =>
    id !== swapped.pulls.find((each: Json) => each.sequence_index === at + 1).pack_card_id) + 1;
  await show(page, service, swapped, `#pull-${number}`);
  await expectVerdict(page, "not_verified");
  await expectWorked(page, swapped, number);
  await expect(worked(page, number)).toContainText(says("worked-cards-differ"));
});

test("every position of the deck says who pulled it, or that it is still there", async ({ page, service }) => {
  await show(page, service, V1);
  await expectVerdict(page, "verified_offline");
  const { deck_snapshot: cards, pulls } = V1;
  await expect(deck(page)).toContainText(says("dealt-drawn-down", { cards: cards.length, pulled: pulls.length, left: cards.length - pulls.length }));
  await openDeck(page);
  await expect(page.locator("table[data-rows=deck] [data-position]")).toHaveCount(cards.length);
  for (const [at, entry] of cards.entries()) {
    const row = position(page, at + 1);
    const taker = pulls.find((each: Json) => each.pack_card_id === entry.pack_card_id);
    await expect(row).toContainText(entry.pack_card_id);
    await expect(row).toContainText(taker ? says("dealt-pulled-as", { pull: taker.sequence_index }) : says("dealt-still-there"));
    if (taker) await expect(row.locator("td").nth(3)).toHaveText(taker.username);
  }
  await deck(page).getByRole("link").first().click();
  await expect(page.locator("[data-worked]")).toBeVisible();
});

test("of a long deck a page is drawn, and each row leads to its pull", async ({ page }) => {
  const path = largeEvent(20_000);
  const event = JSON.parse(readFileSync(path).toString());
  await page.goto("/");
  await picker(page).setInputFiles(path);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "deck", "pulls");
  await openDeck(page);
  await expect(position(page, 1)).toBeVisible();
  const taker = event.pulls.find((each: Json) => each.pack_card_id === event.deck_snapshot[0].pack_card_id).sequence_index;
  await position(page, 1).getByRole("link").click();
  await expectWorked(page, event, taker);
  await expect(toggle(page, taker)).toBeFocused();
  await expect(pull(page, taker)).toBeInViewport();
  await expect(page.locator("table[data-rows=deck] tbody tr")).toHaveCount(100);
});

/** Returns the first pull after which the remaining cards are worth less than the limit, in whole numbers. */
function firstBelow(event: Json) {
  const cents = (text: string) => BigInt(text.replace(".", ""));
  const prices = event.deck_snapshot.map((entry: Json) => cents(entry.initial_price));
  const all = prices.reduce((sum: bigint, price: bigint) => sum + price, 0n);
  const [whole, part = ""] = String(event.stop_ev_buffer).split(".");
  let [left, cards] = [all, BigInt(prices.length)];
  for (const [at, { position }] of replay(event).entries()) {
    left -= prices[position - 1];
    cards -= 1n;
    if (cards && left * BigInt(prices.length) * 10n ** BigInt(part.length) < all * BigInt(whole + part) * cards) return at + 1;
  }
  return undefined;
}

test("an event ends by the value rule, by the last card, or by neither", async ({ page, service }) => {
  const ended = sample("event-v1");
  expect(firstBelow(ended)).toBe(ended.pulls.length);
  await show(page, service, ended);
  await expect(expected(page)).toContainText(says("dealt-ended-by-rule", { pull: ended.pulls.length }));
  await expect(expected(page)).toContainText(says("dealt-value-informs"));
  await expectVerdict(page, "verified_offline");
  // The working has the values after the pull.
  await expected(page).getByRole("link").click();
  await expect(worked(page, ended.pulls.length).locator("[data-after]")).toHaveAttribute("data-after", "true");
  await expect(worked(page, ended.pulls.length)).toContainText(saying("worked-remained", { cards: /\d+/, total: /.+/, mean: /.+/, side: says("worked-below") }));

  await show(page, service, V2);
  const early = firstBelow(V2);
  const end = says("dealt-ended-by-last-pack");
  await expect(expected(page)).toContainText(early ? says("dealt-ended-went-on", { end, pull: early }) : says("dealt-ended-above-limit", { end }));

  const cut = { ...V1, pulls: V1.pulls.filter((each: Json) => each.sequence_index <= 2), stop_ev_buffer: 0.01 };
  await show(page, service, cut);
  await expect(expected(page)).toContainText(says("dealt-ended-otherwise"));
  await expect(page.locator(".expected-line")).toHaveAttribute("aria-label", saying("dealt-value-picture", { low: /.+/, high: /.+/, threshold_share: "1.00%", new: /.*/ }));
});

test("a value that cannot be computed is named with the reason, and the verdict stands", async ({ page, service }) => {
  const told = async (change: Json, why: string) => {
    await show(page, service, { ...V2, ...change });
    await expectVerdict(page, "verified_offline");
    await expect(page.locator("[data-no-value]")).toContainText(says("dealt-no-value-why", { why: says(why) }));
  };
  await told({ stop_ev_buffer: null }, "dealt-no-value-buffer");
  await told({ stop_ev_buffer: "<b>0.8</b>" }, "dealt-no-value-buffer");
  await told({ stop_ev_buffer: -1 }, "dealt-no-value-buffer");
  // The deck's hash binds a price that is no number like any other.
  const priced = structuredClone(V1);
  priced.deck_snapshot[1].initial_price = "<img src=x onerror=alert(1)>";
  const text = JSON.stringify(priced.deck_snapshot.map((entry: Json) => Object.fromEntries(Object.entries(entry).sort())));
  priced.deck_hash = createHash("sha256").update(text).digest("hex");
  await show(page, service, priced);
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-no-value]")).toContainText(says("dealt-no-value-why", { why: says("dealt-no-value-price", { position: 2 }) }));
  await expect(page.locator(".expected img")).toHaveCount(0);
});

test("each commitment stands beside what it binds, with its step's mark", async ({ page, service }) => {
  await show(page, service, V2);
  await expectVerdict(page, "verified_offline");
  for (const step of ["deck_hash", "salt", "deck_commitment"]) await expect(bond(page, step)).toHaveAttribute("data-mark", "passed");
  for (const step of ["contract", "seed_origin"]) await expect(bond(page, step)).toHaveAttribute("data-mark", "skipped");
  await bond(page, "salt").locator("summary").first().click();
  await expect(bond(page, "salt")).toContainText(V2.seed_commitment);
  await bond(page, "salt").locator("summary").last().click();
  await expect(bond(page, "salt")).toContainText(V2.seed_salt);
  await expect(bond(page, "deck_hash")).toContainText(says("bond-cards-in-order", { cards: V2.deck_snapshot.length }));

  const broken = vectorJson("event-v1-ended-early--deck_hash_bit");
  await show(page, service, broken);
  await expectVerdict(page, "not_verified");
  await expect(bond(page, "deck_hash")).toHaveAttribute("data-mark", "failed");
  await expect(page.locator("[data-bond]")).toHaveCount(3);

  const live = sample("event-live");
  await show(page, service, live);
  await expectVerdict(page, "not_replayable");
  await expect(bond(page, "salt")).toContainText(says("bond-not-revealed-yet"));
});

test("axe finds nothing in a worked pull, the deck, the line and the pairs, in each look", async ({ page, service }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await show(page, service, V2, "#pull-2");
  await expect(worked(page, 2)).toBeVisible();
  await openDeck(page);
  await expect(position(page, 1)).toBeVisible();
  await expectAccessible(page, ".pulls", ".deck", ".expected", ".commitments");
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await expectOrder(page, ".pulls", ".deck", ".expected", ".commitments");
});
