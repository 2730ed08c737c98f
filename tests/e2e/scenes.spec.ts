// Every state of the page, opened once: it looks as before, axe finds nothing in it, and no width cuts it.
// The pictures in looks/ show a phone in the light theme and a desktop in the dark one, with the tests' own fonts (fonts.conf). They are small on
// purpose: a quarter of the size shows every colour, line and shift, and no difference in how two machines draw a letter.
// Update them, and look at them, with: npx playwright test scenes --update-snapshots
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { forgetBuild, settled } from "./proof.ts";
import { SCENES } from "./scenes.ts";

const LOOKS = { "phone-light": [390, "light"], "desktop-dark": [1240, "dark"] } as const;
const HEIGHT = 2400;

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

async function expectLooks(page: Page, name: string) {
  await forgetBuild(page);
  for (const [look, [width, colorScheme]] of Object.entries(LOOKS)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    await expect(page).toHaveScreenshot(`${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${look}.png`, {
      animations: "disabled",
      caret: "hide",
      scale: "device",
      // The elements that count the time.
      mask: [page.locator(".progress-bar, [data-waiting]")],
      maxDiffPixels: 60,
    });
  }
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
