// The list of trust: one click from the verdict, a sentence each, which opens to its reason and a remedy.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker } from "./proof.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const trusted = (page: Page, name: string) => page.locator(`[data-trust="${name}"]`);
const sentence = (page: Page, name: string) => trusted(page, name).locator("summary");
const NAMES = ["code", "contract", "endpoint", "oracle", "unbound"];

test("a pull has five sentences before a reading", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("#trust > summary")).toHaveText("What you still trust (5)");
  await expect(trusted(page, "code")).toBeHidden();
  expect(await page.locator("[data-trust]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-trust")))).toEqual(NAMES);
  await expect(sentence(page, "code")).toHaveText(/^The code of packproof, build [0-9a-f]{12}\.$/);
  await expect(sentence(page, "contract")).toHaveText(/^The code of the contract 0x.+ on .+: that it does what it says\.$/);
  await expect(sentence(page, "endpoint")).toHaveText("The shop, that all this was recorded in time: the blockchain has not been asked.");
  await expect(sentence(page, "oracle")).toHaveText("The oracle: that no one chose or foresaw its random number.");
  await expect(sentence(page, "unbound")).toHaveText(
    "The shop, for what the proof does not cover: whose purchase this is, what was out of stock, and what the card is.",
  );
});

test("an event has other sentences, and so do the other verdicts", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out--deck_commitment_bit.json"));
  await expectVerdict(page, "not_verified");
  // The data has both values of the difference.
  await expect(trusted(page, "endpoint")).toHaveCount(0);
  await expect(sentence(page, "unbound")).toContainText("why the event ended when it did");

  await page.goto("/samples/event-live");
  await expectVerdict(page, "not_replayable");
  await expect(sentence(page, "endpoint")).toContainText("no card was verified");
});

test("a payload that names no contract says so", async ({ page, service }) => {
  const payload = vectorJson("pull-alone");
  delete payload.vrf_consumer_address;
  service.publishes(pullApi(PULL_ID), JSON.stringify(payload));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(sentence(page, "contract")).toHaveText("The proof names no contract to read.");
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
  await expect(trusted(page, "contract").locator("[data-anchored-once]")).toHaveText(/believes its code: that it records an id only once/);
  await expect(trusted(page, "unbound").locator("li")).toHaveCount(4);
});

for (const [timezoneId, told] of [
  ["America/New_York", /on 21 Nov 2026, 07:43:20 \S+ \(2026-11-21 12:43:20 UTC\)\./],
  // Regression: the same time was shown twice.
  ["UTC", /on 21 Nov 2026, 12:43:20 UTC\./],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test("a report gives the time of its computation, and in UTC if that is another time", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-21T12:43:20Z"));
      await page.goto("/samples/pull");
      await expectVerdict(page, "verified_offline");
      await expect(page.locator("[data-computed]")).toHaveText(told);
    });
  });
}

test("a report names the source of its computation for every reader", async ({ page, service }) => {
  const computed = page.locator("[data-computed]");
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.setFixedTime(new Date("2026-11-21T12:43:20Z"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(computed).toContainText("Computed in the browser from the shop's answer for this link on ");
  await expect(computed).toContainText("Open the link yourself");

  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await expect(computed).toContainText("from this file on ");
  await more(page);
  await expect(action(page, "save-proof")).toBeVisible();
});
