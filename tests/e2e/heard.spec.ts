// The content for a screen reader: one verified and one failed proof, read from top to bottom, and the announcements during their check.
// Update the transcripts in heard/, and read them, with: npx playwright test heard --update-snapshots
import { expect, test } from "./fixtures.ts";
import { expectVerdict, forgetBuild } from "./proof.ts";
import { says } from "./words.ts";

const TOLD = {
  verified: {
    sample: "pull",
    verdict: "verified_offline",
    word: "verdict-word-verified-offline",
    lead: says("verdict-lead-verified-offline", { agrees: says("verdict-agrees-pull"), then: says("verdict-nothing-shown") }),
    rest: says("verdict-rest", { all_passed: says("verdict-all-passed", { passed: 13, checkable: 13 }) }),
  },
  failed: {
    sample: "event-broken",
    verdict: "not_verified",
    word: "verdict-word-not-verified",
    lead: `${says("wrong-pulls", { pull: 4, others: 1 })} ${says("wrong-others-right", { right: 25 })} ${says("detail-more", {
      first: says("point-sentence-pulled-card", { at: says("value-place-pull", { number: 4 }), computed: "34bab808…2994", published: "ac3d70db…1ff5" }),
      more: 1,
    })}`,
    rest: says("verdict-rest-one-failed", { passed: says("verdict-others-passed", { passed: 4 }) }),
  },
};

test.use({ timezoneId: "UTC", locale: "en-US" });

for (const [name, { sample, verdict, word, lead, rest }] of Object.entries(TOLD)) {
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
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([`${says("verdict-said", { verdict: says(word), lead })} ${rest}`]);
    await page.evaluate(() => document.querySelectorAll("[role=status]").forEach((region) => (region.textContent = "")));
    await forgetBuild(page);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
