// The list of trust: one click from the verdict, a sentence each, which opens to its reason and a remedy.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker } from "./proof.ts";
import { says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const trusted = (page: Page, name: string) => page.locator(`[data-trust="${name}"]`);
const sentence = (page: Page, name: string) => trusted(page, name).locator("summary");
const NAMES = ["code", "contract", "endpoint", "oracle", "unbound"];

test("a pull has five sentences before a reading", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("#trust > summary")).toHaveText(`${says("trust-still-trusted")} (5)`);
  await expect(trusted(page, "code")).toBeHidden();
  expect(await page.locator("[data-trust]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-trust")))).toEqual(NAMES);
  await expect(sentence(page, "code")).toHaveText(saying("trust-code", { build: /[0-9a-f]{12}/ }));
  await expect(sentence(page, "contract")).toHaveText(saying("contract-beside-says", { address: /.+/, on: /on .+/ }));
  await expect(sentence(page, "endpoint")).toHaveText(says("joint-because", { words: says("trust-endpoint-shops-word"), why: says("verdict-contract-unasked") }));
  await expect(sentence(page, "oracle")).toHaveText(says("trust-oracle-unseen"));
  await expect(sentence(page, "unbound")).toHaveText(
    says("trust-unbound-pack-pull"),
  );
});

test("an event has other sentences, and so do the other verdicts", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out--deck_commitment_bit.json"));
  await expectVerdict(page, "not_verified");
  // The data has both values of the difference.
  await expect(trusted(page, "endpoint")).toHaveCount(0);
  await expect(sentence(page, "unbound")).toContainText(says("trust-unbound-pack-event"));

  await page.goto("/samples/event-live");
  await expectVerdict(page, "not_replayable");
  await expect(sentence(page, "endpoint")).toContainText(says("trust-endpoint-not-replayed"));
});

test("a payload that names no contract says so", async ({ page, service }) => {
  const payload = vectorJson("pull-alone");
  delete payload.vrf_consumer_address;
  service.publishes(pullApi(PULL_ID), JSON.stringify(payload));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(sentence(page, "contract")).toHaveText(says("trust-no-contract-named"));
});

test("each opens by keyboard to its reason and a remedy, and has room for a finger", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await page.locator("#trust > summary").focus();
  await page.keyboard.press("Enter");
  for (const name of NAMES) {
    await expect(trusted(page, name).locator("p").first()).toBeHidden();
    expect((await sentence(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(24);
    await sentence(page, name).focus();
    await page.keyboard.press("Enter");
    await expect(trusted(page, name).locator("p").first()).toBeVisible();
  }
  await expect(trusted(page, "contract").locator("dl")).toContainText(vectorJson("event-v2-sold-out").vrf_consumer_address);
  await expect(trusted(page, "contract").locator("[data-anchored-once]")).toHaveText(says("trust-contract-once"));
  await expect(trusted(page, "unbound").locator("li")).toHaveCount(4);
});

for (const [timezoneId, told] of [
  ["America/New_York", saying("time-both", { local: /21 Nov 2026, 07:43:20 \S+/, utc: "2026-11-21 12:43:20 UTC" })],
  // Regression: the same time was shown twice.
  ["UTC", /21 Nov 2026, 12:43:20 UTC/],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("a report gives the time of its computation, and in UTC if that is another time", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-21T12:43:20Z"));
      await page.goto("/samples/pull");
      await expectVerdict(page, "verified_offline");
      await expect(page.locator("[data-computed]")).toHaveText(saying("share-computed", { from: says("share-from-sample"), at: told }));
    });
  });
}

test("a report names the source of its computation for every reader", async ({ page, service }) => {
  const computed = page.locator("[data-computed]");
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.setFixedTime(new Date("2026-11-21T12:43:20Z"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(computed).toContainText(saying("share-computed", { from: says("share-from-link"), at: /.+/ }));
  await expect(computed).toContainText(says("share-see-for-yourself-link"));

  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await expect(computed).toContainText(saying("share-computed", { from: says("share-from-file"), at: /.+/ }));
  await more(page);
  await expect(action(page, "save-proof")).toBeVisible();
});
