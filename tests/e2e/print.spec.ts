// A report on paper: one page for a pull, with everything that a reader of paper needs and nothing to press.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, STEPS, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker, seen, verdict } from "./proof.ts";

const PULL = vectorJson("pull-alone");
const WORD = PULL.chain_events.find((entry: Json) => entry.kind === "fulfilled" && entry.pull_key === PULL.target_pull_key).word.replace(/^0x/, "");
const EVENT = vectorJson("event-v2-sold-out");
const paper = (page: Page) => page.locator("[data-paper]");

/** The report is there with all that is printed of it: a browser that prints waits for nothing. */
async function whole(page: Page) {
  await seen(verdict(page));
  await expect(action(page, "more")).toBeVisible();
}

/** How many pages the browser prints. */
async function pages(page: Page, format: string) {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length;
}

/** The sheet as it is printed, kept on the page to be read. */
async function printed(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(paper(page)).toBeVisible();
}

for (const [sample, most] of [["pull", 1], ["pull-broken", 1], ["event-v1", 2], ["event-v2", 2], ["event-broken", 2], ["event-live", 2]] as const) {
  test(`the sample ${sample} is printed on ${most} at most`, async ({ page }) => {
    await page.goto(`/samples/${sample}`);
    await whole(page);
    for (const format of ["A4", "Letter"]) {
      const count = await pages(page, format);
      expect(count, format).toBeGreaterThan(0);
      expect(count, format).toBeLessThanOrEqual(most);
    }
    await expect(paper(page)).toHaveCount(0);
  });
}

test("a pull by its link is one page, with its code, also of hostile texts and from the dark", async ({ page, service }) => {
  const hostile = structuredClone(PULL);
  const word = "<b>W</b>".repeat(400);
  hostile.vrf_network = hostile.records[hostile.target_pull_key].username = word;
  for (const payload of [JSON.stringify(hostile), vector("pull-alone--leaf_value"), vector("pull-alone--word_as_integer"), vector("pull-with-dependents")]) {
    service.publishes(pullApi(PULL_ID), payload);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(pullPage(PULL_ID));
    await whole(page);
    for (const format of ["A4", "Letter"]) expect(await pages(page, format), format).toBe(1);
  }
});

test("the sheet of a pull says all of it, black on white", async ({ page, service, baseURL }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await printed(page);

  const build = /build ([0-9a-f]{12})/.exec((await page.locator("[data-trust=code]").textContent()) ?? "")?.[1];
  for (const words of [
    "Adds up", WORD, PULL.target_pull_key, PULL.award, PULL.version_root, PULL.version_event_id, PULL.vrf_consumer_address, PULL.vrf_network,
    baseURL + pullPage(PULL_ID), `build ${build}`, "UTC", "Open the link yourself", "the blockchain has not been asked",
  ]) {
    await expect(paper(page)).toContainText(words);
  }
  await expect(paper(page).locator(".paper-steps li")).toHaveCount(STEPS.pull.length);
  await expect(paper(page).locator(".paper-steps li .mark").first()).toHaveAttribute("data-basis", "data");
  await expect(paper(page).locator(".legend li").nth(1)).toHaveText("passed, by the data itself");
  await expect(paper(page).locator(".paper-steps li strong").last()).toHaveText("not checked");
  await expect(paper(page).locator("svg.qr")).toHaveAccessibleName(baseURL + pullPage(PULL_ID));
  await expect(paper(page).locator(".paper-trust li")).toHaveCount(5);
  for (const hidden of [".masthead", ".colophon", ".questions", "main .actions", "main .trust"]) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  const colours = await paper(page).evaluate((sheet) => [getComputedStyle(document.body).backgroundColor, getComputedStyle(sheet).color]);
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});

test("the sheet of an event names it, and what differs", async ({ page, service }) => {
  service.publishes(eventApi(EVENT.pack_event_id), vector("event-v2-sold-out--deck_commitment_bit"));
  await page.goto(eventPage(EVENT.pack_event_id));
  await expectVerdict(page, "not_verified");
  await printed(page);
  for (const words of ["Not verified", EVENT.pack_event_id, EVENT.random_seed, EVENT.deck_hash, EVENT.vrf_event_id.slice(2)]) {
    await expect(paper(page)).toContainText(words);
  }
  await expect(paper(page).locator(".paper-steps li", { hasText: "did not pass" })).toHaveCount(1);
});

test("the sheet of an event has the pull that the link names, and those that its reader found", async ({ page, service }) => {
  service.publishes(eventApi(EVENT.pack_event_id), vector("event-v2-sold-out"));
  const pull = (number: number) => EVENT.pulls.find((each: Json) => each.sequence_index === number);
  await page.goto(`${eventPage(EVENT.pack_event_id)}#pull-4`);
  await expect(page.locator("[data-chosen='4']")).toBeVisible();
  await page.locator("input[name=mine]").fill(pull(9).user_id);
  await expect(page.locator(".mine-pulls [data-own='9']")).toBeVisible();
  await printed(page);
  await expect(paper(page)).toContainText("The pull you chose");
  for (const number of [4, 9]) {
    const { card, pack_card_id, username, user_id } = pull(number);
    const row = paper(page).locator("dd", { hasText: pack_card_id });
    for (const words of [card.title, username, user_id, "The rules give this card."]) await expect(row).toContainText(words);
  }
  for (const format of ["A4", "Letter"]) expect(await pages(page, format), format).toBeLessThanOrEqual(2);

  await page.emulateMedia({ media: "screen" });
  await page.goto(eventPage(EVENT.pack_event_id));
  await whole(page);
  await printed(page);
  await expect(paper(page)).not.toContainText("The pull you chose");
});

test("a file's sheet names the file, and a sample's says what it is", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await printed(page);
  await expect(paper(page)).toContainText("pull-alone.json");
  await expect(paper(page)).toContainText("A file has no link");
  await expect(paper(page).locator("svg.qr")).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await printed(page);
  await expect(paper(page)).toContainText("Sample, not a real purchase");
});

test("the button prints what is already drawn, and nothing of it stays", async ({ page }) => {
  await page.addInitScript(() => {
    const found: number[] = [];
    Object.assign(window, {
      found,
      print: () => {
        found.push(document.querySelectorAll("[data-paper] .paper-steps li").length);
        window.dispatchEvent(new Event("afterprint"));
      },
    });
  });
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await more(page);
  await action(page, "print").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => (window as unknown as { found: number[] }).found)).toEqual([STEPS.pull.length]);
  await expect(paper(page)).toHaveCount(0);
});
