// The explanation of a check: plain words, and the report's own pictures of the bundled samples.
import { expect, test } from "./fixtures.ts";
import { expectVerdict, verdict } from "./proof.ts";

test("it is linked from the start, from every page's foot and from a report's", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('a[href="/how"]')).toHaveCount(2);
  await page.locator('main a[href="/how"]').click();
  await expect(page).toHaveURL("/how");
  await expect(page).toHaveTitle(/^How this works/);
  await expect(page.locator("h1")).toHaveText("How this works");
  await page.goto("/samples/pull-broken");
  await expectVerdict(page, "not_verified");
  await expect(page.locator('main .report > p > a[href="/how"]')).toBeVisible();
});

test("its pictures show the samples, without a verdict", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/how");
  await expect(page.locator("[data-how]")).toHaveCount(4);
  // No sample is loaded before the reader comes near its pictures.
  await expect(page.locator("footer")).toContainText("build");
  expect(asked.filter((path) => path.startsWith("/samples/"))).toEqual([]);

  await page.locator("[data-how=pull]").first().scrollIntoViewIfNeeded();
  await expect(page.locator("[data-how=pull] .draw-table")).toHaveCount(1);
  await expect(page.locator("[data-how=pull] .candidates [data-awarded]")).toHaveCount(1);
  expect(asked.filter((path) => path.startsWith("/samples/"))).toEqual(["/samples/pull.json"]);
  await page.locator("[data-how=event-v2]").last().scrollIntoViewIfNeeded();
  await expect(page.locator("[data-worked='1']")).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/samples/"))).toEqual(["/samples/pull.json", "/samples/event-v2.json"]);

  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-step]")).toHaveCount(0);
  await expect(page).toHaveTitle(/^How this works/);
  await expect(page.locator(".how-limits li")).toHaveCount(7);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
});

test("on paper no picture is blank, and what was not drawn yet is there the next time", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/how");
  await expect(page.locator("footer")).toContainText("build");
  await page.emulateMedia({ media: "print" });
  // Regression: empty frames were printed, each as high as a third of the page.
  await expect(page.locator(".how-picture:visible")).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".how-picture[data-drawn]:visible")).toHaveCount(4);
  await expect(page.locator("[data-worked='1']")).toBeVisible();
});

test("without its samples it still explains a check", async ({ page, watch }) => {
  watch.mayFail("/samples/pull.json");
  await page.route("**/samples/pull.json", (route) => route.abort());
  await page.goto("/how");
  await page.locator("[data-how=pull]").first().scrollIntoViewIfNeeded();
  await expect(page.locator("[data-how=pull]").first()).toContainText("The text holds without it.");
});

test("it explains the half mark", async ({ page }) => {
  await page.goto("/how");
  await expect(page.locator(".how")).toContainText("A half-filled circle means that the values agree, but only with a history that the shop supplies");
  await expect(page.locator(".how .legend .mark")).toHaveCount(4);
});
