// What every state looks like, in both themes and in a system's own few colours, on two widths, beside the pictures in looks/. They are
// small on purpose: a quarter of the size shows every colour, line and shift, and none of what two machines draw differently in a letter.
// Make them again, and look at them, with: npx playwright test looks --update-snapshots
import { expect, test } from "./fixtures.ts";
import { forgetBuild } from "./proof.ts";
import { SCENES } from "./scenes.ts";

const THEMES = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;
const WIDTHS = { phone: 390, desktop: 1240 };
const HEIGHT = 2400;

test.use({ deviceScaleFactor: 0.25, timezoneId: "UTC", locale: "en-US" });

for (const { name, reach, shows } of SCENES) {
  test(`${name}: looks as it did`, async ({ page, service, watch }) => {
    await page.clock.setFixedTime("2026-01-02T03:04:05Z");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await reach({ page, service, watch });
    await expect(page.locator(shows).first()).toBeVisible();
    await forgetBuild(page);
    for (const [device, width] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const [theme, media] of Object.entries(THEMES)) {
        await page.emulateMedia(media);
        await expect(page).toHaveScreenshot(`${name.replaceAll(/[^a-z0-9]+/gi, "-")}-${device}-${theme}.png`, {
          animations: "disabled",
          caret: "hide",
          scale: "device",
          // What counts the time.
          mask: [page.locator("[data-progress], [data-waiting]")],
          maxDiffPixels: 60,
        });
      }
    }
  });
}
