// The explanation of a check, in plain words.
import { expect, test } from "./fixtures.ts";
import { expectVerdict, verdict } from "./proof.ts";
import { says, saying, titled } from "./words.ts";

test("it is linked from the start, from every page's foot and from a report's", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('a[href="/how"]')).toHaveCount(2);
  await page.locator('main a[href="/how"]').click();
  await expect(page).toHaveURL("/how");
  await expect(page).toHaveTitle(titled("how-title"));
  await expect(page.locator("h1")).toHaveText(says("how-title"));
  await page.goto("/samples/pull-broken");
  await expectVerdict(page, "not_verified");
  await expect(page.locator('main .report > p > a[href="/how"]')).toBeVisible();
});

test("it explains a check and its limits in words alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/how");
  await expect(page.locator("footer")).toContainText("build");
  await expect(page.locator(".how > h2")).toHaveCount(7);
  // The drawing comes first.
  await expect(page.locator(".how > ol:nth-child(2) > li")).toHaveText(["deck", "fingerprint", "block", "number", "card"].map((station) => saying(`how-drawing-${station}`)));
  await expect(page.locator(".how-limits li")).toHaveCount(7);
  await expect(verdict(page)).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBe(0);
  expect(asked.filter((path) => path.startsWith("/samples/"))).toEqual([]);

  await page.locator('.how a[href="/samples/pull"]').click();
  await expectVerdict(page, "verified_offline");
});

test("it explains the half mark", async ({ page }) => {
  await page.goto("/how");
  await expect(page.locator(".how")).toContainText(says("how-marks-half"));
  await expect(page.locator(".how .legend .mark")).toHaveCount(4);
});
