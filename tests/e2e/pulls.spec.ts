// The table of an event's pulls: any number of them, a page of them drawn, and every one to be found.
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, eventApi, eventPage, file, largeEvent, vectorJson } from "./payloads.ts";
import { expectVerdict, picker, unfold } from "./proof.ts";
import { says } from "./words.ts";

const PULLS = 20_000;
/** The rows on one page. */
const PAGE = 100;
let PATH: string;
let PULLED: Json[];
test.beforeAll(() => {
  PATH = largeEvent(PULLS);
  PULLED = read().pulls;
});

const read = (): Json => JSON.parse(readFileSync(PATH).toString());
const table = (page: Page) => page.locator("table[data-rows=pulls]");
const frame = (page: Page) => page.locator(".pulls .sheet");
const pull = (page: Page, number: number) => table(page).locator(`[data-pull="${number}"]`);
const toggle = (page: Page, number: number) => pull(page, number).locator("button[aria-expanded]");
const search = (page: Page) => page.locator("input[name=mine]");
const said = (page: Page) => page.locator(".mine [role=status]");
/** The link to a pull below the search field, the last if an account has it too. */
const result = (page: Page, number: number) => page.locator(`.mine-pulls [data-own="${number}"]`).last();
const results = (page: Page) => page.locator(".mine-pulls a").evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-own"))));

async function open(page: Page) {
  await page.goto("/");
  await picker(page).setInputFiles(PATH);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "pulls");
  await expect(pull(page, 1)).toBeVisible();
}

/** Goes to a pull by its number: its row opens. */
async function goTo(page: Page, number: number) {
  await search(page).fill(String(number));
  await result(page, number).click();
  await expect(toggle(page, number)).toBeFocused();
}

/** Turns the table to the next page, or back. */
async function turn(page: Page, way: "next" | "previous") {
  await page.locator(`.pages [data-action=${way}]`).click();
  await expect(frame(page)).toBeFocused();
}

/** Expects every row to show its values from the payload, and the rows to follow each other without a gap. */
async function expectRowsAsPublished(page: Page) {
  const rows = await table(page)
    .locator("[data-pull]")
    .evaluateAll((all) =>
      all.map((row) => ({ number: Number(row.getAttribute("data-pull")), index: Number(row.getAttribute("aria-rowindex")), text: row.textContent ?? "" })),
    );
  expect(rows.length).toBe(PAGE);
  for (const [at, { number, index, text }] of rows.entries()) {
    expect(number).toBe(rows[0].number + at);
    expect(index).toBe(number + 1);
    expect(text).toContain(PULLED[number - 1].user_id);
  }
}

test("of 20,000 pulls a page is drawn, at any place, and each row names its pull", async ({ page }) => {
  await open(page);
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(PULLS + 1));
  await expect(table(page).locator("thead tr")).toHaveAttribute("aria-rowindex", "1");
  await expect(page.locator("[data-action=previous]")).toBeDisabled();
  await expectRowsAsPublished(page);
  await turn(page, "next");
  await expect(pull(page, 101)).toBeInViewport();
  await expectRowsAsPublished(page);
  await expect(page.locator(".pages [role=status]")).toHaveText("Rows 101 to 200 of 20,000");
  await goTo(page, PULLS);
  await expectRowsAsPublished(page);
  await expect(page.locator("[data-action=next]")).toBeDisabled();
  await turn(page, "previous");
  await expect(pull(page, PULLS - PAGE)).toHaveCount(1);
});

test("the reader goes to a pull by its number, again and again", async ({ page }) => {
  await open(page);
  const field = page.locator("input[name=pull]");
  for (const number of [201, 200, 1, 1]) {
    await field.fill(String(number));
    await page.keyboard.press("Enter");
    await expect(toggle(page, number)).toBeFocused();
    await expect(pull(page, number)).toBeInViewport();
    await expect(toggle(page, number)).toHaveAttribute("aria-expanded", "true");
    await expect(page).toHaveURL(new RegExp(`#pull-${number}$`));
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await field.fill("20001");
  await page.keyboard.press("Enter");
  await expect(page.locator(".pulls-missing")).toContainText(says("dealt-no-such-pull", { pull: 20_001 }));
});

test("a number in the search field leads to its pull, which opens", async ({ page }) => {
  await open(page);
  for (const number of [17_204, 1, PULLS, 9]) {
    await goTo(page, number);
    await expect(pull(page, number)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#pull-${number}$`));
    await expect(toggle(page, number)).toHaveAttribute("aria-expanded", "true");
    await expect(pull(page, number)).toHaveAttribute("aria-current", "true");
    await expect(table(page).locator("[aria-current]")).toHaveCount(1);
  }
});

test("one field finds pulls by user, account, card, title, pull id or number, in any case", async ({ page }) => {
  await open(page);
  const { user_id, pack_card_id, pull_id, card, username } = PULLED[12_344];
  const has = (text: string) => (one: Json) =>
    [one.pack_card_id, one.pull_id, one.card.title].some((each) => each.toLowerCase().includes(text.toLowerCase()));
  for (const [text, is] of [
    [pull_id, has(pull_id)],
    [pack_card_id.toUpperCase(), has(pack_card_id)],
    [card.title.toUpperCase(), has(card.title)],
    [user_id, (one: Json) => one.user_id === user_id],
    [username.toUpperCase(), (one: Json) => one.username === username],
  ] as const) {
    const matches = PULLED.filter(is).map((one) => one.sequence_index);
    expect(matches).toContain(12_345);
    await search(page).fill(text);
    await expect.poll(() => results(page)).toEqual(matches.slice(0, 20));
    await expect(said(page)).toHaveText(new RegExp(`^${matches.length}\\b`));
  }
  await search(page).fill("12345");
  await expect(result(page, 12_345)).toBeVisible();
  await search(page).fill("Lantern");
  const some = PULLED.filter(has("Lantern")).length;
  await expect(said(page)).toHaveText(says("mine-matching", { pulls: some }));
  await expect(page.locator(".mine .note").last()).toHaveText(says("mine-more", { more: some - 20 }));
  await search(page).fill("nobody.*");
  await expect(said(page)).toHaveText(says("mine-none"));
  expect(await results(page)).toEqual([]);
  await search(page).fill("");
  await expect(said(page)).toHaveCount(0);
});

test("while the reader types, only the final text is searched for", async ({ page }) => {
  await open(page);
  const heard: string[] = [];
  await page.exposeFunction("heard", (text: string) => heard.push(text));
  await page.locator(".mine").evaluate((form) =>
    new MutationObserver(() => (window as any).heard(form.querySelector("[role=status]")?.textContent)).observe(form, { childList: true, characterData: true, subtree: true }),
  );
  const { pull_id } = PULLED[19_998];
  await search(page).pressSequentially(pull_id, { delay: 15 });
  await expect(result(page, 19_999)).toBeVisible();
  expect(new Set(heard)).toEqual(new Set([says("mine-matching", { pulls: 1 })]));
});

test("by keyboard: from row to row, into an opened one, and on to the next page", async ({ page }) => {
  await open(page);
  await toggle(page, 1).focus();
  await page.keyboard.press("Tab");
  await expect(toggle(page, 2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pull(page, 2).locator(".below")).toContainText(PULLED[1].pull_id);
  await page.keyboard.press("Tab");
  await expect(pull(page, 2).locator(".below button").first()).toBeFocused();
  await toggle(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(pull(page, 2).locator(".below")).toHaveCount(0);
  await toggle(page, PAGE).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-action=next]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame(page)).toBeFocused();
  await expect(toggle(page, PAGE + 1)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(toggle(page, PAGE + 1)).toBeFocused();
});

test("an opened pull stays open while another page is drawn", async ({ page }) => {
  await open(page);
  await toggle(page, 3).click();
  await expect(pull(page, 3).locator(".below")).toContainText(PULLED[2].pack_card_id);
  await turn(page, "next");
  await expect(pull(page, 3)).toHaveCount(0);
  await turn(page, "previous");
  await expect(pull(page, 3).locator(".below")).toContainText(PULLED[2].pack_card_id);
});

test("axe finds nothing in a long table, light or dark, wide or narrow", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await open(page);
  await toggle(page, 2).click();
  await search(page).fill("collector_1");
  await expect(said(page)).not.toBeEmpty();
  await expectAccessible(page, ".pulls", ".mine");
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  await expectOrder(page, ".pulls");
});

test("a narrow screen has the same rows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await goTo(page, 10_000);
  await expect(pull(page, 10_000)).toBeInViewport();
  await expectRowsAsPublished(page);
});

test("the first pull that differs is on the drawn page, and marked", async ({ page }) => {
  const payload = read();
  const [one, other] = [payload.pulls[14_999], payload.pulls[15_000]];
  [one.pack_card_id, other.pack_card_id] = [other.pack_card_id, one.pack_card_id];
  const path = test.info().outputPath("swapped.json");
  writeFileSync(path, JSON.stringify(payload));
  await page.goto("/");
  await picker(page).setInputFiles(path);
  await expectVerdict(page, "not_verified");
  await unfold(page, "pulls");
  await expect(pull(page, 15_000)).toHaveAttribute("data-agrees", "false");
  await expect(pull(page, 15_000)).toHaveAttribute("aria-current", "true");
  await expect(pull(page, 14_999)).toHaveAttribute("data-agrees", "true");
  expect(await page.evaluate(() => window.scrollY), "the page stays at its verdict").toBe(0);
});

test("a number leads to its pull even if the list has a gap", async ({ page }) => {
  const payload = read();
  payload.pulls.splice(99, 1);
  const path = test.info().outputPath("gap.json");
  writeFileSync(path, JSON.stringify(payload));
  await page.goto("/");
  await picker(page).setInputFiles(path);
  await expectVerdict(page, "not_verified");
  await unfold(page, "pulls");
  await goTo(page, 17_204);
  await expect(pull(page, 17_204)).toHaveAttribute("aria-current", "true");
  await page.evaluate(() => (location.hash = "#pull-100"));
  await expect(page.locator(".pulls-missing")).toContainText(says("dealt-no-such-pull", { pull: 100 }));
});

test("a short list is drawn whole, without pages or a field for them", async ({ page, service }) => {
  const payload = vectorJson("event-v2-sold-out");
  service.publishes(eventApi(payload.pack_event_id), JSON.stringify(payload));
  await page.goto(eventPage(payload.pack_event_id));
  await expectVerdict(page, "verified_offline");
  await unfold(page, "pulls");
  await expect(table(page).locator("[data-pull]")).toHaveCount(payload.pulls.length);
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(payload.pulls.length + 1));
  await expect(page.locator(".pages, input[name=pull]")).toHaveCount(0);
});

// Regression: a fold drew its content again each time that it was opened, so of several opened rows only that of the address stayed open.
test("a list that is closed and opened again is unchanged", async ({ page, service }) => {
  const payload = vectorJson("event-v2-sold-out");
  service.publishes(eventApi(payload.pack_event_id), JSON.stringify(payload));
  await page.goto(eventPage(payload.pack_event_id));
  await expectVerdict(page, "verified_offline");
  const fold = page.locator("#pulls > summary");
  await fold.click();
  await toggle(page, 2).click();
  await toggle(page, 3).click();
  await fold.click();
  await expect(table(page)).toBeHidden();
  const toggled = page.locator("#pulls").evaluate((fold) => new Promise((drawn) => fold.addEventListener("toggle", () => requestAnimationFrame(drawn), { once: true })));
  await fold.click();
  await toggled;
  for (const number of [2, 3]) await expect(toggle(page, number)).toHaveAttribute("aria-expanded", "true");
});

test("the search finds a name that is spelt with escapes, and one of 5 MB", async ({ page }) => {
  const payload = vectorJson("event-v2-sold-out");
  const many: Json[] = Array.from({ length: 60 }, (_, at) => ({ ...payload.pulls[0], sequence_index: at + 1, username: `plain ${at}` }));
  many[41].username = "Zoë Ōta";
  many[7].username = "w".repeat(5_000_000);
  const text = JSON.stringify({ ...payload, pulls: many }).replace("Zoë", "Zo\\u00eb");
  await page.goto("/");
  await picker(page).setInputFiles(file("names.json", text));
  await expectVerdict(page, "not_verified");
  await search(page).fill("zoË ō");
  await expect.poll(() => results(page)).toEqual([42]);
  await search(page).fill("www");
  await expect.poll(() => results(page)).toEqual([8]);
  expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeLessThan(1_000_000);
});
