// What the page may load and run: what it was built from, and nothing that a payload or a stranger brings.
import { expect, test } from "./fixtures.ts";

test("no script runs but the page's own", async ({ page, watch }) => {
  await page.goto("/");
  await expect(page.locator("#main h1")).toBeVisible();

  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = 'inline'";
    document.body.append(script);
    const button = document.createElement("button");
    button.setAttribute("onclick", "globalThis.ran = 'attribute'");
    document.body.append(button);
    button.click();
    return (globalThis as { ran?: string }).ran;
  });

  expect(ran).toBeUndefined();
  await expect.poll(() => watch.console.length).toBe(2);
  for (const line of watch.console.splice(0)) expect(line).toContain("Content Security Policy");
});

test("the page itself fetches from its own origin alone", async ({ page, watch }) => {
  await page.goto("/");
  await expect(page.locator("#main h1")).toBeVisible();

  expect(await page.evaluate(() => fetch("https://stranger.example/").then(() => "fetched", () => "refused"))).toBe("refused");

  expect(watch.strangers).toEqual([]);
  for (const line of watch.console.splice(0)) expect(line).toContain("Content Security Policy");
});
