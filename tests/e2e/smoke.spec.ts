import { expect, test } from "@playwright/test";

test("the start page opens without a word in the console", async ({ page }) => {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("pageerror", (cause) => heard.push(String(cause)));
  page.on("requestfailed", (request) => heard.push(`request failed: ${request.url()}`));

  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForLoadState("networkidle");

  expect(heard).toEqual([]);
});
