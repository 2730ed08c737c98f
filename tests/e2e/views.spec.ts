// What the page shows of a vector is what the terminal tells of it (crates/cli/tests/views.rs): both are held to the answers in
// crates/answer/tests/golden.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { vectorPath } from "./payloads.ts";
import { action, openFile, picker, seen, verdict } from "./proof.ts";

/** The heading of each headline. */
export const HEADINGS: Record<string, string> = {
  not_verified: "Not verified",
  contradicted: "Your readers contradict each other",
  origin_unknown: "Random number of unknown origin",
  cannot_be_replayed: "Cannot be replayed",
  not_over_yet: "Not over yet",
  in_part: "Verified, in part",
  adds_up: "Adds up",
  verified: "Verified",
};

/** Headline, marks and what is still trusted, as the page shows them. */
export async function view(page: Page) {
  await seen(verdict(page));
  await seen(page.locator("[data-trust]"));
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

const GOLDEN = readFileSync(new URL("../../crates/answer/tests/golden/vectors.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([file, headline, , , marks, , trust]) => ({
    file: file!,
    view: { headline: headline!.split(" ")[0], marks: marks!, trust: /^trust (.*) endpoints/.exec(trust!)![1]! },
  }));

test("every vector has its headline in a table of files", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(GOLDEN.map(({ file }) => vectorPath(file)));
  const download = page.waitForEvent("download");
  await action(page, "json").click({ timeout: 60_000 });
  const table: { file: string; headline: string }[] = JSON.parse(readFileSync(await (await download).path()).toString());
  const shown = Object.fromEntries(table.map(({ file, headline }) => [file, headline]));
  expect(shown).toEqual(Object.fromEntries(GOLDEN.map(({ file, view }) => [basename(file), view.headline])));
});

test("each answer is shown with its headline, its marks and what is left to trust", async ({ page }) => {
  test.slow();
  const kinds = new Map(GOLDEN.map((each) => [JSON.stringify(each.view), each]));
  expect(kinds.size).toBeGreaterThan(20);
  await page.goto("/");
  for (const { file, view: expected } of kinds.values()) {
    await test.step(file, async () => {
      await openFile(page, vectorPath(file));
      await expect.poll(() => view(page)).toEqual(expected);
    });
  }
});
