// "Change one digit": the same worker checks a copy with one digit of the random number changed, and one click leads back.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { eventApi, eventPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, detailsWorker, expectVerdict, more, picker, steps, unfold } from "./proof.ts";
import { says, saying } from "./words.ts";

const copy = (page: Page) => page.locator("[data-changed-copy]");
const button = (page: Page) => action(page, "change-digit");
const failing = (page: Page) => page.locator("[data-copy-step]").evaluateAll((all) => all.map((step) => step.getAttribute("data-copy-step")));

async function open(page: Page, file: string) {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${file}.json`));
  await expectVerdict(page, "verified_offline");
}

for (const [file, field, expected] of [
  ["event-v2-sold-out", "random_seed", ["draws"]],
  ["pull-with-dependents", "chain_events[].word", ["replay", "award"]],
] as const) {
  test(`one changed digit in ${file} fails the check, and the proof stays`, async ({ page }) => {
    await open(page, file);
    const [title, before, worker] = [await page.title(), await steps(page), await detailsWorker(page)];
    for (let times = 0; times < 2; times += 1) {
      await button(page).click();
      await expect(copy(page)).toHaveAttribute("data-changed-copy", "not_verified");
      expect(await failing(page)).toEqual(expected);
      await expect(copy(page).locator("h3")).toHaveText(says("verdict-word-not-verified"));
      await expect(copy(page)).toContainText(field);
      await expect(copy(page)).toContainText(saying("digit-others", { passed: /\d+/ }));
      // One digit is marked as different.
      await expect(page.locator("[data-after] mark")).toHaveText(/^[0-9a-f]$/);
      // The proof stands as it was, and no one can take the copy for it.
      await expectVerdict(page, "verified_offline");
      expect(await steps(page)).toEqual(before);
      await expect(page).toHaveTitle(title);
      const panel = page.locator(".digit-copy");
      await expect(panel).toContainText(says("digit-mark"));
      await expect(panel.locator("[data-verdict], [data-step], [data-action=save-proof], [data-action=share], [data-action=qr]")).toHaveCount(0);

      await button(page).click();
      await expect(copy(page)).toHaveCount(0);
    }
    expect(page.workers()).toEqual([worker]);
    await expectVerdict(page, "verified_offline");
  });
}

test("the last digit of the seed is changed", async ({ page }) => {
  await open(page, "event-v2-sold-out");
  const seed: string = vectorJson("event-v2-sold-out").random_seed;
  await button(page).click();
  const last = (Number.parseInt(seed.at(-1)!, 16) ^ 1).toString(16);
  await expect(page.locator("[data-before]")).toHaveText(seed);
  await expect(page.locator("[data-after]")).toHaveText(seed.slice(0, -1) + last);
});

test("a copy that gives the same card is reported as passing", async ({ page }) => {
  await open(page, "event-v2-one-card");
  await button(page).click();
  await expect(copy(page)).toHaveAttribute("data-changed-copy", "verified_offline");
  await expect(copy(page)).toContainText(says("digit-still-passes"));
  expect(await failing(page)).toEqual([]);
});

test("it works by keyboard, and is announced", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(copy(page)).toHaveAttribute("data-changed-copy", "not_verified");
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("[role=status].unseen")).toContainText(saying("digit-said-not-verified", { lead: saying("digit-stops-at", { step: /.+/, failed: /.+/, detail: /.*/ }) }));

  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(copy(page)).toHaveCount(0);
  await expect(page.locator("[role=status].unseen")).toContainText(says("digit-undone"));
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
});

test("after a changed copy the proof's worker answers, and saving saves the proof", async ({ page, service }) => {
  const event = vectorJson("event-v2-sold-out").pack_event_id;
  service.publishes(eventApi(event), vector("event-v2-sold-out"));
  await page.goto(eventPage(event));
  await button(page).click();
  await expect(copy(page)).toBeVisible();
  await unfold(page, "deck");
  await page.locator(".deck summary").click();
  await expect(page.locator('table[data-rows=deck] [data-position="1"]')).toBeVisible();
  const download = page.waitForEvent("download");
  await more(page);
  await action(page, "save-proof").click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).payload).toBe(vector("event-v2-sold-out").toString());
});

test("a proof that did not pass, or cannot be replayed, offers no change", async ({ page }) => {
  for (const sample of ["pull-broken", "event-live"]) {
    await page.goto(`/samples/${sample}`);
    await expect(page.locator("[data-verdict]")).toBeVisible();
    await expect(button(page)).toHaveCount(0);
  }
});
