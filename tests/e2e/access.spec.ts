// Accessibility: the keyboard is enough, and changes are announced. scenes.spec.ts runs axe in each state of the page.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, linkBox, row, seen, verdict } from "./proof.ts";
import { says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

test("light and dark look different", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const light = await paper();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paper()).not.toBe(light);
});

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expectFocusShown(target);
      return;
    }
  }
  throw new Error(`200 presses of Tab do not reach ${target}`);
}

/** Expects a visible focus: an outline or a shadow that is absent without it. */
async function expectFocusShown(target: Locator) {
  const ring = await target.evaluate((element) => {
    const looks = [element, element.parentElement, element.nextElementSibling].map((each) => {
      const style = each && getComputedStyle(each);
      return style ? style.outlineStyle !== "none" || style.boxShadow !== "none" : false;
    });
    return looks.includes(true);
  });
  expect(ring, `the focus on ${target} can be seen`).toBe(true);
}

test("the whole journey by keyboard", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out--deck_commitment_bit"));
  await page.goto("/");
  await tabTo(page, linkBox(page));
  await page.keyboard.type(eventPage(EVENT));
  await page.keyboard.press("Enter");
  await expectVerdict(page, "not_verified");

  await tabTo(page, action(page, "more"));
  await page.keyboard.press("Enter");
  await tabTo(page, action(page, "save-proof"));
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  await download;

  const closed = page.locator("main details:not([open]) > summary").first();
  const details = await closed.evaluateHandle((summary) => summary.parentElement as HTMLDetailsElement);
  await tabTo(page, closed);
  await page.keyboard.press("Enter");
  expect(await details.evaluate((element) => element.open)).toBe(true);

  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, action(page, "open-file").first());
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(["pull-alone", "pull-alone--leaf_value"].map((name) => vectorPath(`${name}.json`)));
  const failed = row(page, "pull-alone--leaf_value.json");
  await expect(failed).toHaveAttribute("data-verdict", "not_verified");
  await tabTo(page, failed.locator("a, button").first());
  await page.keyboard.press("Enter");
  await expectVerdict(page, "not_verified");
});

test("a loading proof is cancelled by keyboard", async ({ page, service }) => {
  service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(eventPage(EVENT));
  await expect(action(page, "cancel")).toBeVisible();
  await tabTo(page, action(page, "cancel"));
  await page.keyboard.press("Enter");
  await expect(action(page, "retry")).toBeVisible();
});

test("asking again keeps the focus where it was", async ({ page, service, watch }) => {
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
  watch.mayFail(pullApi(PULL_ID));
  await page.goto(pullPage(PULL_ID));
  await tabTo(page, action(page, "check-now"));
  await page.keyboard.press("Enter");
  await expect.poll(() => service.asked.length).toBe(2);
  await expect(page.locator("[data-waiting]")).toContainText(saying("waiting-left", { seconds: /\d+/ }));
  await expect(action(page, "check-now")).toBeFocused();
});

test("the verdict and each settled step are announced", async ({ page, service }) => {
  const gate = service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out--deck_commitment_bit"));
  await page.goto(eventPage(EVENT));
  await expect(page.locator("[data-progress]")).toBeVisible();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions = "[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]";
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        const text = region?.textContent?.trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  gate.open();
  await expectVerdict(page, "not_verified");

  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.join("\n"));
  await expect.poll(heard).toMatch(says("verdict-word-not-verified"));
  await expect.poll(heard).toMatch(/passed/i);
});

test("headings and landmarks give the page's structure, in order", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await seen(verdict(page));
});

test("nothing moves if motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/samples/event-v2");
  await expectVerdict(page, "verified_offline");
  const moving = await page.evaluate(() => document.getAnimations().filter((each) => each.playState === "running").length);
  expect(moving).toBe(0);
});
