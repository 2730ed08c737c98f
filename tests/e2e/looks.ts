// Compares the page with the pictures in looks/: a phone in the light theme and a desktop in the dark one, with the tests' own fonts (fonts.conf).
// They are small on purpose: a quarter of the size shows every colour, line and shift, and no difference in how two machines draw a letter.
// Update them, and look at them, with: npx playwright test scenes looks --update-snapshots
import { expect, type Locator, type Page } from "@playwright/test";
import { forgetBuild } from "./proof.ts";

const LOOKS = { "phone-light": [390, "light"], "desktop-dark": [1240, "dark"] } as const;
const HEIGHT = 2400;

/** Expects the page, or this part of it, to look as its picture does. */
export async function expectLooks(page: Page, name: string, part?: Locator) {
  await forgetBuild(page);
  for (const [look, [width, colorScheme]] of Object.entries(LOOKS)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    const picture = `${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${look}.png`;
    const how = {
      animations: "disabled",
      caret: "hide",
      scale: "device",
      // The elements that count the time, and those that name blocks of the tests' chain.
      mask: [page.locator(".progress-bar, [data-waiting], [data-reading], [data-proven-block]")],
      maxDiffPixels: 60,
    } as const;
    await (part ? expect(part).toHaveScreenshot(picture, how) : expect(page).toHaveScreenshot(picture, how));
  }
}
