// A picture to post: the browser draws it, a camera reads the proof's link off it, and it is never greener than the page.
import { readFileSync } from "node:fs";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { GREEN, RED, SIZES, coloured, drawn, expectLabel, picture, pixels, saved, scanned, showPictures, size } from "./poster.ts";
import { action, expectVerdict, more, picker } from "./proof.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const FORMS = ["wide", "tall"] as const;

for (const scheme of ["light", "dark"] as const) {
  test(`the picture is saved in both forms, and a camera reads the link off each, ${scheme}`, async ({ page, service, baseURL, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`${pullPage(PULL_ID)}?service=https://evil.example#x`);
    await expectVerdict(page, "verified_offline");
    await showPictures(page);
    for (const form of FORMS) {
      const { name, png } = await saved(page, form);
      expect(name).toBe(`packproof-adds_up-${form}.png`);
      expect(size(png)).toEqual(SIZES[form]);
      expect(await scanned(page, form)).toBe(baseURL + pullPage(PULL_ID));
    }
    await expectLabel(page, /^Adds up · .* · Not confirmed on the blockchain\. Checked on [\d-]+ [\d:]+ UTC · Card \S+ · Band \d+: .* · Don't believe this picture: scan it$/);
    expect(watch.pictures).toEqual([]);
  });
}

test("the picture of an event has the pull that the reader is looking at", async ({ page, service, baseURL }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(`${eventPage(EVENT)}#pull-3`);
  await expectVerdict(page, "verified_offline");
  await page.locator("[data-chosen='3']").waitFor();
  await showPictures(page);
  await expectLabel(page, /· Pull 3: “[^”]+” · The rules give this card\. · /);
  expect(await scanned(page, "wide")).toBe(`${baseURL}${eventPage(EVENT)}#pull-3`);
});

test("a sample has its mark in both forms, and its code leads to the sample", async ({ page, baseURL }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await showPictures(page);
  await expectLabel(page, /^Sample, not a real purchase · Adds up · /);
  for (const form of FORMS) expect(await scanned(page, form)).toBe(`${baseURL}/samples/pull`);
});

test("a verdict that fails is red, and none without the chain is green", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone--leaf_value"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "not_verified");
  await showPictures(page);
  await expectLabel(page, /^Not verified · /);
  for (const form of FORMS) {
    expect(await pixels(page, form, RED)).toBeGreaterThan(500);
    expect(await pixels(page, form, GREEN)).toBe(0);
  }
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await showPictures(page);
  for (const form of FORMS) for (const colour of [RED, GREEN]) expect(await pixels(page, form, colour)).toBe(0);
});

test("a hostile name is quoted, cut and grey", async ({ page, service }) => {
  const name = "✅ Verified 🟢\u202e deifirev \u2069".repeat(20);
  service.publishes(eventApi(EVENT), JSON.stringify({ ...vectorJson("event-v2-sold-out"), name }));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await showPictures(page);
  await expectLabel(page, / · “\u2068✅ Verified 🟢⟨202E⟩ deifirev ⟨2069⟩✅ Verified[^”]*…\u2069” · /);
  // The card, without its face.
  expect(await coloured(page, "wide", [190, 424, 760, 576])).toBe(0);
  expect(await coloured(page, "tall", [290, 900, 980, 1120])).toBe(0);
});

test("the picture is shared as a file if the browser can", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.addInitScript(() => {
    const shared: string[] = ((window as any).shared = []);
    navigator.canShare = (data) => (data?.files?.length ?? 0) === 1 && data!.files![0]!.type === "image/png";
    navigator.share = async (data) => {
      for (const file of data!.files!) shared.push(`${file.name} ${file.type} ${file.size > 5_000}`);
      throw new DOMException("The reader closes the sheet", "AbortError");
    };
  });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await showPictures(page);
  await picture(page, "tall").locator("[data-action=share-picture]").click();
  await expect.poll(() => page.evaluate(() => (window as any).shared)).toEqual(["packproof-adds_up-tall.png image/png true"]);
});

test("a file has no picture, because nobody could scan it", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(page.locator("[data-no-link]")).toContainText("Send the file itself");
  await expect(action(page, "to-post")).toHaveCount(0);
});

test("the pictures fit a phone and a desktop, and axe finds nothing", async ({ page }) => {
  await page.goto("/samples/pull-broken");
  await expectVerdict(page, "not_verified");
  await showPictures(page);
  for (const width of [360, 1240]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, ".report-actions");
  }
  await action(page, "to-post").click();
  await expect(drawn(page, "wide")).toHaveCount(0);
});

for (const tag of ["de", "ja"]) {
  test.describe(tag, () => {
    test.use({ locale: tag });
    test("the picture is in the reader's language", async ({ page }) => {
      const words = readFileSync(new URL(`../../crates/words/catalogues/${tag}.ftl`, import.meta.url)).toString();
      const appeal = /^poster-appeal = (.*)$/m.exec(words)![1]!;
      await page.goto("/samples/pull");
      await page.locator("[data-verdict]").waitFor();
      await showPictures(page);
      await expectLabel(page, new RegExp(` · ${appeal}$`));
    });
  });
}
