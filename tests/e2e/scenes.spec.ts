// Every state of the page, opened once: it looks as before, axe finds nothing in it, and no width cuts it.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectLooks } from "./looks.ts";
import { settled } from "./proof.ts";
import { SCENES } from "./scenes.ts";

test.use({ deviceScaleFactor: 0.25, timezoneId: "UTC", locale: "en-US" });

for (const { name, reach, shows } of SCENES) {
  test(`${name}: it looks as before, axe finds nothing, light or dark, and no width cuts it`, async ({ page, service, watch }) => {
    await page.clock.setFixedTime("2026-01-02T03:04:05Z");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await reach({ page, service, watch });
    await expect(page.locator(shows).first()).toBeVisible();
    // The first screen of a verdict stands until the page takes over.
    await expect(page.locator("#shell")).toHaveCount(0);
    await settled(page);
    await test.step("looks as it did", () => expectLooks(page, name));

    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
    await settled(page);
    await openAll(page);
    await settled(page);
    await expectAccessible(page);
    for (const width of [320, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await sticksOut(page), "with text of twice the size").toEqual([]);
  });
}

/** Opens everything that is one click below, and the buttons behind "More"; of the further comparisons, and of the rules, all alike, only the first few. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    const further = ["step-more", "rule"].flatMap((all) => [...document.querySelectorAll<HTMLDetailsElement>(`details.${all}`)].slice(2));
    for (const each of document.querySelectorAll("details")) each.open = !further.includes(each);
    document.querySelector<HTMLElement>("[data-action=more][aria-expanded=false]")?.click();
  });

/** Returns the elements that make the page scroll sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => element.outerHTML.slice(0, 100));
  });
