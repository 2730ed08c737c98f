// A running event that the reader follows: the device keeps its first commitments, and a later report says whether they are the same.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, eventApi, eventPage, file, vectorJson } from "./payloads.ts";
import { action, expectVerdict, more, picker } from "./proof.ts";
import type { Service } from "./service.ts";

const ENDED = vectorJson("event-v2-sold-out");
const LIVE: Json = { ...ENDED, is_active: true, random_seed: null, random_seed_source: null, seed_salt: null, deck_snapshot: null, pulls: [] };

const follow = (page: Page) => action(page, "follow");
const since = (page: Page) => page.locator("[data-since=same], [data-since=changed]");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("packproof followed"));

async function open(page: Page, service: Service, event: Json) {
  service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
  await page.goto(eventPage(event.pack_event_id));
  await expect(page.locator(".report-actions .button").first()).toBeVisible();
}

const flipped = (hex: string) => hex.slice(0, -1) + (hex.endsWith("0") ? "1" : "0");

test("nothing is kept before the reader follows, and then the ended event has the same commitments", async ({ page, service }) => {
  await open(page, service, LIVE);
  await expectVerdict(page, "not_replayable");
  expect(await kept(page)).toBeNull();
  await more(page);
  await expect(follow(page)).toHaveText("Follow this event");
  await follow(page).click();
  await expect(follow(page)).toHaveText("Stop following");
  await expect(follow(page)).toBeFocused();
  const text = await kept(page);
  for (const value of [ENDED.deck_hash, ENDED.seed_commitment, ENDED.deck_commitment]) expect(text).toContain(value);

  await open(page, service, LIVE);
  await expect(since(page)).toHaveText(/^The shop's commitments are the same as on .+, when this device kept them\.$/);
  await open(page, service, ENDED);
  await expectVerdict(page, "verified_offline");
  await expect(since(page)).toHaveAttribute("data-since", "same");
  await expectAccessible(page, ".verdict");
  expect(await kept(page), "the first ones stay").toBe(text);
  await more(page);
  await follow(page).click();
  expect(await kept(page)).toBeNull();
  await page.reload();
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-action=more]")).toBeVisible();
  await expect(since(page)).toHaveCount(0);
  await more(page);
  await expect(action(page, "save-proof").first()).toBeVisible();
  await expect(follow(page), "an ended event has nothing to follow").toHaveCount(0);
});

test("saving a running event's proof keeps its commitments too, and a changed one stands on the first screen with both values", async ({ page, service }) => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(viewport);
    await open(page, service, LIVE);
    await more(page);
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
    expect(download.suggestedFilename()).toMatch(/\.proof\.json$/);
    expect(await kept(page)).toContain(ENDED.seed_commitment);

    const request = flipped(ENDED.vrf_request_id);
    await open(page, service, { ...ENDED, vrf_request_id: request });
    // The verdict rests on what everyone can check, and stays.
    await expectVerdict(page, "verified_offline");
    await expect(since(page)).toHaveAttribute("data-since", "changed");
    await expect(since(page)).toContainText("The shop changed what it had committed to.");
    await expect(since(page).locator("code.value")).toHaveText([ENDED.vrf_request_id, request]);
    await expect(since(page).getByText("The shop changed what it had committed to.")).toBeInViewport();
    await expectAccessible(page, ".verdict");

    await open(page, service, { ...ENDED, seed_commitment: flipped(ENDED.seed_commitment), vrf_network: undefined });
    await expectVerdict(page, "not_verified");
    await expect(since(page).locator("code.value")).toHaveText([ENDED.seed_commitment, flipped(ENDED.seed_commitment), ENDED.vrf_network, "no longer published"]);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a file and a sample keep nothing, and another event is not compared", async ({ page, service }) => {
  await page.goto("/");
  await picker(page).setInputFiles(file("live.json", LIVE));
  await expectVerdict(page, "not_replayable");
  await more(page);
  await expect(follow(page)).toHaveCount(0);
  await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  await page.goto("/samples/event-live");
  await expectVerdict(page, "not_replayable");
  await more(page);
  await expect(follow(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();

  await open(page, service, LIVE);
  await more(page);
  await follow(page).click();
  await open(page, service, vectorJson("event-v1-ended-early"));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-action=more]")).toBeVisible();
  await expect(since(page)).toHaveCount(0);
  // A file of the followed event is compared.
  await picker(page).setInputFiles(file("mine.json", { ...ENDED, deck_hash: flipped(ENDED.deck_hash) }));
  await expectVerdict(page, "not_verified");
  await expect(since(page)).toHaveAttribute("data-since", "changed");
});
