// Reads the top of a proof's page: its headline, the marks of its questions, and the list of trust.
import type { Page } from "@playwright/test";
import { seen, verdict } from "./proof.ts";

/** The heading of each headline. */
const HEADINGS: Record<string, string> = {
  not_verified: "Not verified",
  contradicted: "Your readers contradict each other",
  origin_unknown: "Random number of unknown origin",
  cannot_be_replayed: "Cannot be replayed",
  not_over_yet: "Not over yet",
  not_confirmed: "Not confirmed",
  refuted: "A reader refutes this proof",
  adds_up: "Adds up",
  verified: "Verified",
};

/** Returns the headline, the marks and the list of trust, as the page shows them. */
export async function view(page: Page) {
  await seen(verdict(page));
  await page.locator("[data-trust]").first().waitFor({ state: "attached", timeout: 20_000 });
  const heading = await verdict(page).locator("h1").innerText();
  const headline = Object.keys(HEADINGS).find((code) => HEADINGS[code] === heading);
  const marks = await page.locator("[data-group]").evaluateAll((all) =>
    all.map((each) => {
      const { mark, basis } = each.querySelector<HTMLElement>("summary .mark")!.dataset;
      return `${(each as HTMLElement).dataset.group}=${[mark, basis].filter(Boolean).join("/")}`;
    }),
  );
  const trust = await page.locator("[data-trust]").evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.trust));
  return { headline, marks: marks.join(" "), trust: trust.join(" ") };
}
