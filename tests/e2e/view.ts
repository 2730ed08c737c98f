// Reads the top of a proof's page: its headline, the marks of its questions, and the list of trust.
import type { Page } from "@playwright/test";
import { seen, verdict } from "./proof.ts";
import { says } from "./words.ts";

/** The heading of each headline, by its message. */
const HEADINGS = {
  not_verified: "verdict-word-not-verified",
  contradicted: "verdict-contradicted",
  origin_unknown: "verdict-word-origin-unknown",
  cannot_be_replayed: "verdict-word-not-replayable",
  not_over_yet: "verdict-not-over-yet",
  not_confirmed: "verdict-word-not-confirmed",
  refuted: "verdict-word-refuted",
  adds_up: "verdict-word-verified-offline",
  verified: "verdict-word-verified",
};

/** Returns the headline, the marks and the list of trust, as the page shows them. */
export async function view(page: Page) {
  await seen(verdict(page));
  await page.locator("[data-trust]").first().waitFor({ state: "attached", timeout: 20_000 });
  const heading = await verdict(page).locator("h1").innerText();
  const headline = Object.entries(HEADINGS).find(([, id]) => says(id) === heading)?.[0];
  const marks = await page.locator("[data-group]").evaluateAll((all) =>
    all.map((each) => {
      const { mark, basis } = each.querySelector<HTMLElement>("summary .mark")!.dataset;
      return `${(each as HTMLElement).dataset.group}=${[mark, basis].filter(Boolean).join("/")}`;
    }),
  );
  const trust = await page.locator("[data-trust]").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.trust));
  return { headline, marks: marks.join(" "), trust: trust.join(" ") };
}
