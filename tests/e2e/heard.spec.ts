// The content for a screen reader: one verified and one failed proof, read from top to bottom, and the announcements during their check.
// Update the transcripts in heard/, and read them, with: npx playwright test heard --update-snapshots
import { expect, test } from "./fixtures.ts";
import { expectVerdict, forgetBuild } from "./proof.ts";

const TOLD = {
  verified: {
    sample: "pull",
    verdict: "verified_offline",
    said: "Adds up. The published rules and random number give exactly this card. Nothing has shown yet that this was locked in before the draw. 13 of 13 checks passed.",
  },
  failed: {
    sample: "event-broken",
    verdict: "not_verified",
    said: "Not verified. Pull 4 and 1 more should have given another card. The 25 other pulls are right. Pull 4: the rules give 34bab808…2994, the shop recorded ac3d70db…1ff5. 1 more did not agree. 4 other checks passed.",
  },
};

test.use({ timezoneId: "UTC", locale: "en-US" });

for (const [name, { sample, verdict, said: once }] of Object.entries(TOLD)) {
  test(`a ${name} proof, as it is read out`, async ({ page }) => {
    await page.clock.setFixedTime("2026-01-02T03:04:05Z");
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])");
          const text = region?.closest("[hidden]") ? undefined : region?.textContent?.trim();
          if (text && said.at(-1) !== text) said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(`/samples/${sample}`);
    await expectVerdict(page, verdict);

    // The shell says it, or the page if it came first.
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([once]);
    await page.evaluate(() => document.querySelectorAll("[role=status]").forEach((region) => (region.textContent = "")));
    await forgetBuild(page);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
