// The other draws in a pull's window: each with its own steps, and the one that fails one click from the verdict.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, STEPS as CHECK, file, largePull, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, picker, unfold, verdict } from "./proof.ts";
import { says, saying } from "./words.ts";

const section = (page: Page) => page.locator(".dependents");
const row = (page: Page, key: string) => section(page).locator(`[data-draw="${key}"]`);
const toggle = (page: Page, key: string) => row(page, key).locator("button[aria-expanded]");
const ownSteps = (page: Page, key: string) =>
  row(page, key)
    .locator("[data-own-step]")
    .evaluateAll((all) => all.map((each) => [each.getAttribute("data-own-step"), each.getAttribute("data-status")]));

const STEPS = [
  "recipe", "window", "pull_key", "version_rules", "version_root", "version_anchor", "purchase_anchor", "stock",
  "word", "replay",
];

async function open(page: Page, name: string, expected: "verified_offline" | "not_verified" = "verified_offline") {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${name}.json`));
  await expectVerdict(page, expected);
  await unfold(page);
}

/** Returns the pull keys of the other draws, the latest word first. */
const keysOf = (proof: Json): string[] =>
  proof.chain_events
    .filter((entry: Json) => entry.kind === "fulfilled" && entry.pull_key !== proof.target_pull_key && proof.records[entry.pull_key])
    .sort((one: Json, other: Json) => other.block - one.block || other.log_index - one.log_index)
    .map((entry: Json) => entry.pull_key);

test("each other draw stands in the list, and opens to its card and its own steps", async ({ page }) => {
  const proof = vectorJson("pull-with-dependents");
  await open(page, "pull-with-dependents");
  const keys = keysOf(proof);
  expect(keys.length).toBe(5);
  await expect(section(page).locator("[data-draw]")).toHaveCount(keys.length);
  const shown = await section(page).locator("[data-draw]").evaluateAll((all) => all.map((each) => each.getAttribute("data-draw")));
  expect(shown).toEqual(keys);
  for (const key of keys) {
    await expect(row(page, key)).toContainText(proof.records[key].username);
    await toggle(page, key).click();
    await expect(row(page, key).locator(".dependent")).toContainText(key);
    await expect(row(page, key)).toContainText(proof.records[key].claimed_award);
    expect(await ownSteps(page, key)).toEqual(STEPS.map((id) => [id, "passed"]));
  }
  // The steps of the whole check still occur once each.
  await expect(page.locator("[data-step]")).toHaveCount(CHECK.pull.length);
  await expect(verdict(page).locator("[data-action=open-draw]")).toHaveCount(0);
  await toggle(page, keys[0]).click();
  await expect(row(page, keys[0]).locator(".dependent")).toHaveCount(0);
});

for (const [name, step] of [
  ["dependent_stock_gone", "stock"],
  ["dependent_odds_insane", "version_rules"],
  ["claim_of_dependent_other", "replay"],
  ["dependent_purchase_anchor_late", "purchase_anchor"],
  ["dependent_word_before_request", "word"],
]) {
  test(`${name}: the draw that fails is one click from the verdict`, async ({ page }) => {
    await open(page, `pull-with-dependents--${name}`, "not_verified");
    const link = verdict(page).locator("[data-action=open-draw]");
    await expect(link).toHaveText(says("dependent-open"));
    await link.click();
    const failed = section(page).locator("[data-draw][data-agrees=false]");
    await expect(failed).toHaveCount(1);
    await expect(failed.locator("button[aria-expanded=true]")).toBeFocused();
    await expect(failed.locator("button[aria-expanded=true]")).toBeInViewport();
    await expect(failed.locator("[data-own-step][data-status=failed]")).toHaveCount(1);
    await expect(failed.locator(`[data-own-step=${step}]`)).toHaveAttribute("data-status", "failed");
    await expect(failed.locator(`[data-own-step=${step}] .compare[data-agrees=false]`).first()).toBeVisible();
  });
}

test("if the pull itself fails, or a record is missing, no draw is offered", async ({ page }) => {
  for (const name of ["pull-alone--leaf_value", "pull-with-dependents--dependent_record_missing"]) {
    await open(page, name, "not_verified");
    await expect(verdict(page).locator("[data-action=open-draw]")).toHaveCount(0);
  }
});

test("among hundreds of other draws a page is drawn, and the last of them opens", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(largePull(400, 40));
  await expectVerdict(page, "verified_offline");
  await unfold(page, "dependents");
  const table = section(page).locator("table");
  const rows = Number(await table.getAttribute("aria-rowcount")) - 1;
  expect(rows).toBeGreaterThan(300);
  await expect(section(page).locator("[data-row='0']")).toBeVisible();
  await expect(section(page).locator("[data-draw]")).toHaveCount(100);
  for (let turned = 100; turned < rows; turned += 100) await section(page).locator("[data-action=next]").click();
  const last = section(page).locator(`[data-row="${rows - 1}"]`);
  await last.locator("button[aria-expanded]").click();
  await expect(last.locator("[data-own-step]")).toHaveCount(STEPS.length);
});

test("a draw's name is text and nothing more", async ({ page }) => {
  const proof = vectorJson("pull-with-dependents");
  const [key] = keysOf(proof);
  proof.records[key].username = '<img src=x onerror="alert(1)">\u202egpj';
  await page.goto("/");
  await picker(page).setInputFiles(file("proof.json", proof));
  await expectVerdict(page, "verified_offline");
  await unfold(page, "dependents");
  await expect(toggle(page, key)).toContainText("<img src=x");
  await expect(page.locator(".dependents img")).toHaveCount(0);
  // A draw without a name is shown by its key.
  delete proof.records[key].username;
  await picker(page).setInputFiles(file("proof.json", proof));
  await expect(section(page)).toHaveCount(0);
  await unfold(page, "dependents");
  await expect(toggle(page, key)).toContainText(key.slice(0, 8));
});

test("a draw opened from a card's row leads there and back by keyboard", async ({ page }) => {
  await open(page, "pull-exhausted");
  await page.locator("details.cards > summary").click();
  const taken = page.locator(".cards tr[data-blocked]").filter({ hasText: saying("draw-went-to", { pull_key: /.+/, block: /[\d,]+/ }) }).first();
  await taken.locator("button").press("Enter");
  await taken.locator("[data-action=open-draw]").press("Enter");
  await expect(section(page).locator("button[aria-expanded=true]")).toBeFocused();
  await expect(action(page, "open-draw").first()).toBeAttached();
});
