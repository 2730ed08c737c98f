// Payloads that shops publish in other ways: early, live, withheld, empty, of another recipe.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, file, vectorJson, vectorPath } from "./payloads.ts";
import { expectVerdict, openFile, picker, seen, step, steps, unfold, verdict } from "./proof.ts";
import { deploy } from "./settings.ts";
import { says, saying } from "./words.ts";

const V1 = vectorJson("event-v1-ended-early");
const V2 = vectorJson("event-v2-sold-out");
const PULL = vectorJson("pull-alone");
const CALM = says("verdict-lead-not-replayable", { why: "", rest: "" }).trim();

async function show(page: Page, payload: Json | string) {
  await page.goto("/");
  await picker(page).setInputFiles(typeof payload === "string" ? vectorPath(`${payload}.json`) : file("payload.json", payload));
  await seen(verdict(page));
}

test("an open payload names the reason, and only a live event that hides its secrets is right", async ({ page }) => {
  const reasons: [string, string, string, boolean][] = [
    ["a live event", "event-v1-ended-early--still_active", says("cause-not-replayable-active"), true],
    ["a live event with an empty seed", "event-v1-ended-early--active_seed_empty", says("cause-not-replayable-active"), true],
    ["a live event that publishes all", "event-v1-ended-early--active_yet_published", says("cause-not-replayable-active-and-public"), false],
    ["an early event", "event-v1-ended-early--early_without_seed_and_hash", says("verdict-may-be-early"), false],
    ["a v2 event without its seed", "event-v2-one-card--seed_absent", says("cause-not-replayable-seed-withheld"), false],
    ["a v2 event without its salt", "event-v2-sold-out--salt_null", says("cause-not-replayable-no-salt"), false],
    ["an unknown version", "event-v1-ended-early--version_unknown", says("verdict-nothing-else-judged").trim(), false],
    ["an unknown recipe", "pull-alone--recipe_unknown_and_shapes", says("cause-not-replayable-unknown-recipe", { recipe: "packs_v2" }), false],
    ["a draw of an unknown recipe", "pull-with-dependents--needed_record_of_another_recipe", says("cause-not-replayable-dependent-of-unknown-recipe", { recipe: "packs_v2" }), false],
  ];
  await page.goto("/");
  for (const [name, vector, told, calm] of reasons) {
    await test.step(name, async () => {
      await openFile(page, vectorPath(`${vector}.json`));
      await expectVerdict(page, "not_replayable");
      await expect(verdict(page)).toContainText(told);
      await (calm ? expect(verdict(page)).toContainText(CALM) : expect(verdict(page)).not.toContainText(CALM));
      expect((await steps(page)).filter(({ status }) => status === "failed")).toEqual([]);
      await expect(step(page, vector.startsWith("event") ? "draws" : "recipe")).toHaveAttribute("data-status", "skipped");
    });
  }
});

test("a live event that publishes its pulls is not said to have ended", async ({ page }) => {
  await show(page, "event-v1-ended-early--active_yet_published");
  await expect(page.locator(".card")).toContainText(saying("about-how-far-live", { so_far: /.+/ }));
  await unfold(page, "expected");
  await expect(page.locator(".expected-said")).toContainText(says("dealt-still-running"));
  await show(page, "event-v1-ended-early--active_all_public_cards_swapped");
  await expectVerdict(page, "not_verified");
  await expect(step(page, "draws")).toHaveAttribute("data-status", "failed");
});

test("an event without pulls is reported as such", async ({ page }) => {
  await show(page, "event-v1-ended-early--ok_no_pulls");
  await expectVerdict(page, "verified_offline");
  await expect(verdict(page)).toContainText(says("verdict-agrees-no-pulls"));
  await expect(page.locator("[data-group=recipe]")).toContainText(says("group-of-event-no-pulls"));
  await show(page, "own/event-v1-empty-deck");
  await expect(verdict(page)).toContainText(says("verdict-agrees-empty-deck"));
});

test("the seed is called the oracle's word only if the report names the oracle", async ({ page }) => {
  const seed = page.locator("[data-bond=seed_origin]");
  for (const [source, told] of [
    ["vrf", says("about-field-random-seed")],
    ["operator\u202e", says("about-field-seed-of-source", { source: "operator⟨202E⟩" })],
    [null, says("about-field-seed")],
  ] as const) {
    await show(page, { ...V1, random_seed_source: source });
    await expectVerdict(page, "verified_offline");
    await unfold(page, "commitments");
    await expect(seed).toContainText(told);
    if (source !== "vrf") await expect(seed).not.toContainText(says("about-field-random-seed"));
  }
});

test("the server's own verdict and limit are shown, and its \"no\" beside a pass has a sentence", async ({ page }) => {
  await show(page, PULL);
  await expect(page.locator("[data-server='']")).toContainText(`${says("pull-server-says-yes")} ${says("pull-server-depth", { depth: 256 })}`);
  await expect(page.locator("[data-server=no]")).toHaveCount(0);
  await show(page, "pull-alone--ok_server_says_no");
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-server=no]")).toContainText(says("verdict-server-says-no"));
  // Beside a failure the page adds nothing.
  await show(page, { ...PULL, verified: false, award: null });
  await expectVerdict(page, "not_verified");
  await expect(page.locator("[data-server=no]")).toHaveCount(0);
});

test("amounts have the currency that the deployment names, and otherwise none", async ({ page }) => {
  await show(page, V2);
  const price = page.locator(".card-words");
  await expect(price).toContainText(/pack [\d,]+\.\d\d/);
  await expect(price).not.toContainText(/[$€]/);
  for (const [currency, sign] of [["EUR", "€"], ["USD", "$"], ["no currency", ""]]) {
    await deploy(page, { currency });
    await show(page, V2);
    const amount = (await price.textContent())!.match(/pack ([^\d]*)[\d,]+\.\d\d/);
    expect(amount?.[1]).toBe(sign);
  }
});
