// The rule of each step, in its place and among all of them: fetched when a reader first asks, and drawn only from the built part.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector, vectorPath } from "./payloads.ts";
import { action, expectVerdict, picker, step } from "./proof.ts";
import { says, titled } from "./words.ts";

const PART = /\/rules-[0-9a-f]{16}\.bin/;

/** Collects the requested rules from now on. */
function asked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => void (PART.test(request.url()) && asked.push(request.url())));
  return asked;
}

const rule = (page: Page, id: string) => step(page, id).locator("details.rule");

test("a step of a pull that passed shows its rule when it is asked for, and leads to all of them", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const fetched = asked(page);
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await action(page, "open-all").click();
  await step(page, "pull_key").locator("summary").first().press("Enter");
  await expect(rule(page, "pull_key")).toBeVisible();
  expect(fetched).toEqual([]);

  await rule(page, "pull_key").locator("summary").press("Enter");
  const text = rule(page, "pull_key").locator(".rule-text");
  await expect(text).toContainText("Compares the key of the record with pull_key of its purchase_id.");
  await expect(text).toHaveAttribute("lang", "en");
  await expect(text.locator("code").first()).toHaveText("pull_key");
  await step(page, "award").locator("summary").first().press("Enter");
  await rule(page, "award").locator("summary").press("Enter");
  await expect(rule(page, "award").locator(".rule-text")).toContainText("Target only.");
  expect(fetched).toHaveLength(1);

  // The link works through the page, without a reload, which would lose a file that was opened by hand.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await rule(page, "award").getByRole("link", { name: says("rules-all") }).press("Enter");
  await expect(page).toHaveURL("/rules#award");
  await expect(page).toHaveTitle(titled("rules-all"));
  await expect(page.locator("#award")).toBeFocused();
  await expect(page.locator("#award")).toBeInViewport();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  expect(fetched).toHaveLength(1);
  await page.goBack();
  await expectVerdict(page, "verified_offline");
});

test("a step that failed shows its rule, with the links of its text", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
  await expectVerdict(page, "not_verified");
  const failed = rule(page, "version_root");
  await failed.locator("summary").click();
  await expect(failed.locator(".rule-text")).toContainText("failed: one differs, or the target has no request.");
  await expect(failed.locator("[id]")).toHaveCount(0);
  const links = page.locator(".rule-text a");
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^\/rules#[\w-]+$/);
});

test("all rules have an address of their own, which opens at the rule that it names", async ({ page }) => {
  await page.goto("/rules#oracle-proof");
  await expect(page.locator("#main h1")).toHaveText(says("rules-all"));
  await expect(page.locator("#oracle-proof")).toBeFocused();
  await expect(page.locator("#oracle-proof")).toBeInViewport();
  // Each link leads to a place, by the browser's own means.
  const rules = page.locator(".rule-text");
  const lost = await rules.locator("a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash).filter((hash) => !document.querySelector(hash)));
  expect(lost).toEqual([]);
  await rules.locator('a[href="/rules#d5"]').first().press("Enter");
  await expect(page).toHaveURL("/rules#d5");
  await expect(page.locator("#d5")).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

for (const [how, status] of [["changed on its way", 200], ["that do not come", 404]] as const) {
  test(`rules ${how} are not shown: a plain sentence, and they are requested again`, async ({ page, watch }) => {
    await page.route(PART, async (route) => {
      if (status === 404) return route.fulfill({ status, body: "not found" });
      const response = await route.fetch();
      const body = await response.body();
      body[1000] = body[1000]! ^ 1;
      return route.fulfill({ response, body });
    });
    await page.goto("/samples/pull-broken");
    await expectVerdict(page, "not_verified");
    const first = page.locator("[data-step][data-status=failed] details.rule").first();
    await first.locator("summary").click();
    await expect(first.getByRole("status")).toContainText(says("rules-missing"));
    await expect(first.locator(".rule-text")).toBeEmpty();
    await expectVerdict(page, "not_verified");
    for (const line of watch.console.splice(0)) expect(line).toMatch(PART);

    await page.unroute(PART);
    await first.locator("summary").click();
    await first.locator("summary").click();
    await expect(first.locator(".rule-text code").first()).toBeVisible();
    await expect(first.getByRole("status")).toBeEmpty();
  });
}

test.describe("for a reader of German", () => {
  test.use({ locale: "de-DE" });

  test("the page speaks German and the rules English", async ({ page }) => {
    await page.goto("/rules#award");
    await expect(page.locator("#main h1")).toHaveText(says("rules-all", {}, "de"));
    await expect(page.locator("#award")).toHaveText("award");
    await expect(page.locator(".rule-text")).toHaveAttribute("lang", "en");
    await expect(page.locator("[data-only-english]")).toHaveText(says("rules-in-english", {}, "de"));
    await page.goto("/samples/pull");
    await action(page, "open-all").click();
    await step(page, "pull_key").locator("summary").first().press("Enter");
    await rule(page, "pull_key").locator("summary").press("Enter");
    await expect(rule(page, "pull_key").locator("[data-only-english]")).toBeVisible();
    await page.locator("select").selectOption("en");
    await page.goto("/rules");
    await expect(page.locator("#award")).toHaveText("award");
    await expect(page.locator("[data-only-english]")).toHaveCount(0);
  });
});
