// A printed report: the report itself, with its folds open and nothing to press.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, STEPS, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker, unfold } from "./proof.ts";
import { says } from "./words.ts";

const PULL = vectorJson("pull-alone");
const EVENT = vectorJson("event-v2-sold-out");

/** Shows the report as it is printed. Every step is drawn. */
async function printed(page: Page, steps: readonly string[]) {
  await expect(page.locator("[data-step] .step-body")).toHaveCount(steps.length);
  await page.emulateMedia({ media: "print" });
}

test("a pull's report is printed whole, black on white, without its controls", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(action(page, "more")).toBeVisible();
  await printed(page, STEPS.pull);

  await expect(page.locator("[data-verdict] h1")).toBeVisible();
  await expect(page.locator(".question-answer:visible")).toHaveCount(6);
  // No fold of the questions or of the list of trust was opened.
  await expect(page.locator(".question[open]")).toHaveCount(0);
  for (const body of await page.locator("[data-step] .step-body").all()) await expect(body).toBeVisible();
  await expect(page.locator("[data-trust=code] .trust-more")).toBeVisible();
  // The first page is for a reader of the paper: the verdict, the link as text and as a code, the time, and what is still trusted.
  await expect(page.locator(".paper")).toContainText("UTC");
  await expect(page.locator(".paper figcaption")).toHaveText(page.url());
  await expect(page.locator(".paper svg.qr")).toBeVisible();
  const tops = await page.locator("[data-verdict] h1, .paper, #trust, .questions").evaluateAll((all) =>
    all.map((each) => [each.id || each.className || each.tagName, each.getBoundingClientRect().top] as const).sort((one, other) => one[1] - other[1]).map(([name]) => name));
  expect(tops).toEqual(["H1", "paper", "trust", "questions"]);
  await expect(page.locator(".questions")).toHaveCSS("break-before", "page");
  // A section that no one has opened is a line.
  await expect(page.locator("details#odds > summary")).toBeVisible();
  for (const hidden of [".masthead", ".colophon", ".button", ".copy", ".digit", ".confirm", ".terminal"]) {
    await expect(page.locator(`${hidden}:visible`), hidden).toHaveCount(0);
  }
  const colours = await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, format).toBeGreaterThan(1);
  }
});

test("an event's report is printed with its difference, the link's pull, and an opened section", async ({ page, service }) => {
  service.publishes(eventApi(EVENT.pack_event_id), vector("event-v2-sold-out--deck_commitment_bit"));
  const { card } = EVENT.pulls.find((each: Json) => each.sequence_index === 4);
  await page.goto(`${eventPage(EVENT.pack_event_id)}#pull-4`);
  await expectVerdict(page, "not_verified");
  await expect(page.locator("[data-chosen='4']")).toBeVisible();
  await unfold(page, "commitments");
  await printed(page, STEPS.v2);
  await expect(page.locator("[data-status=failed] .step-body").first()).toBeVisible();
  await expect(page.locator("[data-chosen='4']")).toContainText(card.title);
  await expect(page.locator("details#commitments")).toContainText(EVENT.deck_hash);
});

test("a code that the reader shows is printed, and a file's report names the file", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await more(page);
  await action(page, "qr").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".actions-code svg.qr")).toBeVisible();
  await expect(page.locator(".actions-code code")).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".report-origin")).toContainText("pull-alone.json");
  await expect(page.locator("[data-fingerprint] code")).toBeVisible();
  await expect(page.locator(".paper")).toContainText(says("share-see-for-yourself-file"));
  await expect(page.locator(".paper figure")).toHaveCount(0);
});

test("the button prints", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { printed: 0, print: () => ((window as unknown as { printed: number }).printed += 1) }));
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await more(page);
  await action(page, "print").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1);
});
