// A Pack pull's draw and odds: the page shows the computation, and the reader can reach every card.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, largePull, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, picker, unfold } from "./proof.ts";
import { says, saying } from "./words.ts";

async function open(page: Page, name: string) {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${name}.json`));
  await expectVerdict(page, "verified_offline");
  await unfold(page);
}

const versionOf = (proof: Json) => proof.records[proof.target_pull_key].version;
const wordOf = (proof: Json) =>
  Buffer.from(
    proof.chain_events.find((entry: Json) => entry.kind === "fulfilled" && entry.pull_key === proof.target_pull_key).word,
    "hex",
  );
const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
/** Returns a band's card ids by rank, as the specification defines it. */
const byRank = (proof: Json, band: number): string[] => {
  const rank = (id: string) => sha256(wordOf(proof), "packs_v1:card", Buffer.from(id.replaceAll("-", ""), "hex"));
  const ids: string[] = versionOf(proof).bands[band].leaves.map(([id]: [string]) => id);
  return ids.map((id) => [rank(id), id]).sort().map(([, id]) => id);
};

test("the table of bands says which rolls fall in each, and which was rolled", async ({ page }) => {
  await open(page, "pull-alone");
  const rows = page.locator(".pull-draw .draw-table tbody tr");
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText(says("draw-rolls", { from: 0, to: 879_109 }));
  await expect(rows.first()).toContainText(says("draw-part-both"));
  await expect(rows.last()).toContainText(says("draw-rolls", { from: 993_110, to: 999_999 }));
  await expect(page.locator(".search")).toHaveCount(0);
});

test("the roll is worked through, one click below, with exact values", async ({ page }) => {
  const proof = vectorJson("pull-alone");
  await open(page, "pull-alone");
  const roll = page.locator(".draw-roll");
  await expect(roll.locator("dl")).toBeHidden();
  await roll.locator("summary").click();
  const hash = sha256(wordOf(proof), "packs_v1:band");
  await expect(roll).toContainText(wordOf(proof).toString("hex"));
  await expect(roll).toContainText(hash);
  await expect(roll).toContainText(BigInt(`0x${hash}`).toString());
  await expect(roll.locator("mark")).toHaveText("668398");
  await expect(roll).toContainText(says("draw-falls", { roll: 668_398, rolls: says("draw-rolls", { from: 0, to: 879_109 }), band: 1 }));
});

for (const [name, order, awarded] of [
  ["pull-falls-to-next-band-above", [1, 2], 2],
  ["pull-falls-to-nearest-band-below", [2, 3, 1], 1],
  ["pull-exhausted", [0, 1, 2], undefined],
] as const) {
  test(`${name}: the search is shown band by band`, async ({ page }) => {
    const proof = vectorJson(name);
    await open(page, name);
    const looked = page.locator(".search > ol > li");
    expect(await looked.evaluateAll((all) => all.map((each) => Number(each.getAttribute("data-band"))))).toEqual(order);
    await expect(page.locator(".search li[data-awarded]")).toHaveCount(awarded === undefined ? 0 : 1);
    for (const [at, band] of order.entries()) {
      const cards = versionOf(proof).bands[band].leaves.length;
      if (band === awarded) await expect(looked.nth(at)).toHaveAttribute("data-awarded");
      else await expect(looked.nth(at)).toContainText(cards ? saying("draw-searched-none-free", { cards, held: /.+/ }) : says("draw-searched-empty"));
      if (band === awarded || !cards) continue;
      await looked.nth(at).locator("summary").first().click();
      const rows = looked.nth(at).locator(".candidates tbody tr");
      await expect(rows).toHaveCount(cards);
      await expect(looked.nth(at).locator(".candidates tr[data-blocked]")).toHaveCount(cards);
      const ids = byRank(proof, band);
      for (const [place, id] of ids.entries()) await expect(rows.nth(place)).toContainText(id.slice(0, 8));
    }
    await expect(page.getByText(says("draw-exhausted"))).toHaveCount(awarded === undefined ? 1 : 0);
  });
}

test("a card that went to another pull leads to that draw", async ({ page }) => {
  await open(page, "pull-exhausted");
  await page.locator(".search-cards summary").first().click();
  const taken = page.locator(".search [data-action=open-draw]").first();
  await expect(taken).toHaveText(says("draw-went-to", { pull_key: "collector_562", block: 14_940_522 }));
  await taken.click();
  const key = "ed87ced41358032e8080ca3c890337fd88528ea26a352c5aa3351efd82c8d206";
  const toggle = page.locator(`[data-draw="${key}"] button[aria-expanded]`);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
  await expect(page.locator(`[data-draw="${key}"] .dependent`)).toContainText("4865e8fe-8ee9-4539-862c-1e2946a35052");
});

test("each rank's hash is one click below, and the winner stands first among the free", async ({ page }) => {
  const proof = vectorJson("pull-with-dependents");
  await open(page, "pull-with-dependents");
  const table = page.locator(".pull-draw > .candidates");
  const winner = table.locator("tr[data-awarded]");
  await expect(winner).toHaveCount(1);
  await expect(winner.locator("td").first()).toHaveText("1");
  await expect(winner).toContainText(says("draw-drawn"));
  await expect(winner).toContainText(proof.award.slice(0, 8));
  await winner.locator("summary").click();
  const rank = sha256(wordOf(proof), "packs_v1:card", Buffer.from(proof.award.replaceAll("-", ""), "hex"));
  await expect(winner.locator(".exact")).toContainText(rank);
  // The reader can reach all twenty.
  await expect(table.locator("tbody tr")).toHaveCount(4);
  await expect(action(page, "more-cards")).toHaveText(says("draw-show-last", { left: 16 }));
  await action(page, "more-cards").click();
  await expect(table.locator("tbody tr")).toHaveCount(20);
  await expect(action(page, "more-cards")).toHaveCount(0);
  const shown = await table.locator("tbody th .value").allTextContents();
  expect(shown.map((id) => id.slice(0, 8))).toEqual(byRank(proof, 0).map((id) => id.slice(0, 8)));
});

test("a pack's worth on average stands beside its price, and its exact value one click below", async ({ page }) => {
  await open(page, "pull-with-dependents");
  const odds = page.locator(".odds");
  await expect(odds).toContainText(says("odds-worth", { price_cents: "25.00", expected: "110.75" }));
  await expect(odds).toContainText(says("odds-chance", { ratio: "75.7" }));
  await odds.getByText(says("odds-exactly")).click();
  await expect(odds).toContainText(says("odds-cents-both", { whole: "11074", rest: "12486193", lower: "20000000" }));
  await expect(odds).toContainText(says("odds-exact-chance", { odds_ppm: 251_143, free: 19 }));
  await odds.getByText(says("odds-fingerprint")).click();
  const proof = vectorJson("pull-with-dependents");
  await expect(odds).toContainText(proof.version_root);
  await expect(odds).toContainText(proof.version_event_id);
});

test("among thousands of cards a page is drawn, and each card is found by its id", async ({ page }) => {
  const path = largePull(40, 4_000);
  const proof: Json = JSON.parse(readFileSync(path).toString());
  await page.goto("/");
  await picker(page).setInputFiles(path);
  await expectVerdict(page, "verified_offline");
  await unfold(page, "odds");
  await page.locator("details.cards > summary").click();
  const table = page.locator(".cards table");
  const all: [string, number][] = versionOf(proof).bands.flatMap((band: Json) => [...band.leaves].sort());
  await expect(table).toHaveAttribute("aria-rowcount", String(all.length + 1));
  await expect(table.locator("[data-row='0']")).toContainText(all[0][0].slice(0, 8));
  await expect(table.locator("tbody tr")).toHaveCount(100);

  const at = Math.floor(all.length * 0.8);
  await page.locator("input[name=card]").fill(all[at][0].toUpperCase());
  await page.keyboard.press("Enter");
  const found = table.locator(`[data-row="${at}"]`);
  await expect(found).toHaveAttribute("aria-current", "true");
  await expect(found).toBeInViewport();
  await expect(page.locator(".cards .find [role=status]")).toHaveText(says("odds-found", { row: at + 1 }));
  await found.locator("button").click();
  await expect(found.locator(".below")).toContainText(all[at][0]);
  await page.locator("input[name=card]").fill("no such card");
  await page.keyboard.press("Enter");
  await expect(page.locator(".cards .find [role=status]")).toHaveText(says("odds-not-found"));
});

test("a phone holds all of it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "pull-exhausted");
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>(".pull-draw details, .odds details")) each.open = true;
  });
  await expect(page.locator(".search .candidates tbody tr")).toHaveCount(7);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
