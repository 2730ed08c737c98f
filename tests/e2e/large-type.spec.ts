// A report in large type, for a stream: `?view=stage` leaves the verdict, the cards and the questions, and nothing else.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectVerdict, more, seen, verdict } from "./proof.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

const otherType = (page: Page) => page.locator("a[data-action=type]").filter({ visible: true });
const size = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

test("a stream's address opens the report in large type, and a link leads to the whole report", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone--leaf_value"));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${pullPage(PULL_ID)}?rpc=https://evil.example&view=stage&auto&background=transparent`);
  await expectVerdict(page, "not_verified");
  expect(new URL(page.url()).search).toBe("?view=stage");
  await seen(otherType(page));
  for (const shown of [verdict(page), page.locator(".question"), page.locator(".mismatch")]) await expect(shown.first()).toBeVisible();
  for (const hidden of [".masthead", ".colophon", ".report-actions > *", ".trust", ".working"]) {
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  }
  for (const { width, height } of [{ width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize({ width, height });
    expect(await size(page)).toBeGreaterThan(17);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }

  await otherType(page).click();
  await expect(page).toHaveURL(pullPage(PULL_ID));
  await expect(page.locator(".masthead")).toBeVisible();
  await expect(page.locator(".working")).toBeVisible();
  expect(await size(page)).toBe(16);
  await expectVerdict(page, "not_verified");
  expect(asked.filter((path) => path === pullApi(PULL_ID)), "the report is not asked for again").toHaveLength(1);
});

test("\"More\" leads to large type with the pull in view, and Back leads from it", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(`${eventPage(EVENT)}#pull-3`);
  await expectVerdict(page, "verified_offline");
  await page.locator("[data-chosen='3']").waitFor();
  await more(page);
  await otherType(page).click();
  await expect(page).toHaveURL(`${eventPage(EVENT)}?view=stage#pull-3`);
  await expect(page.locator("[data-chosen='3']")).toBeVisible();
  await expect(action(page, "more")).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`${eventPage(EVENT)}#pull-3`);
  await expect(action(page, "more")).toBeVisible();
});
