// The content for a screen reader: one verified and one failed proof, read from top to bottom, and the announcements during their check.
// Update the transcripts in heard/, and read them, with: npx playwright test heard --update-snapshots
import { expect, test } from "./fixtures.ts";
import { expectVerdict, forgetBuild } from "./proof.ts";

const TOLD = {
  verified: { sample: "pull", verdict: "verified_offline", last: /Adds up/ },
  failed: { sample: "event-broken", verdict: "not_verified", last: /Not verified/ },
};

test.use({ timezoneId: "UTC", locale: "en-US" });

for (const [name, { sample, verdict, last }] of Object.entries(TOLD)) {
  test(`a ${name} proof, as it is read out`, async ({ page }) => {
    await page.clock.setFixedTime("2026-01-02T03:04:05Z");
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])");
          const text = region?.textContent?.trim();
          if (text && said.at(-1) !== text) said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(`/samples/${sample}`);
    await expectVerdict(page, verdict);

    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await expect.poll(async () => (await said()).filter((each) => last.test(each))).toHaveLength(1);
    await forgetBuild(page);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
