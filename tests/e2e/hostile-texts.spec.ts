// Every text of every kind of payload is made hostile, one after the other and all at once.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { BIDI, expectInert, MARKUP, TEMPLATE, unfold } from "./hostile.ts";
import { file, type Json, vectorJson } from "./payloads.ts";
import { picker, seen, trouble, verdict } from "./proof.ts";
import { expectSmooth, measureTasks } from "./smooth.ts";

const TEXT = `${MARKUP}${TEMPLATE}${BIDI}`;
const HASH = "ab".repeat(32);

/** A saved proof, with every kind of text that one can record. */
const saved = (payload: Json): Json => ({
  packproof: 2,
  build: "a build",
  payload: JSON.stringify(payload),
  recorded: {
    at: "2026-11-20T12:00:00.000Z",
    reading: {
      endpoints: [["node.example", null], ["other.example", { refused: [-32000, "limit"] }]],
      chain_id: 8453,
      block: { number: 21990412, timestamp: 1795176000, hash: HASH },
      finality: "finalized",
      agreed: 0,
      round_trips: 4,
      coordinators: [{ coordinator: `0x${"ab".repeat(20)}`, is_listed: true, words: 1 }],
      times: [],
      answers: [
        ["head", [{ by: 3, answer: { head: { chain_id: 8453, newest: 21990500, ten_minutes: null, is_current: true } } }]],
        [{ events: [HASH, "pinned"] }, [{ by: 2, answer: { unread: { endpoint: { host: "other.example", fault: { refused: [-32000, "limit"] } } } } }]],
        [{ get_pull: [payload.target_pull_key ?? HASH, "pinned"] }, [{ by: 1, answer: { unread: { silent: { host: "node.example", fault: { refused: [-32000, "limit"] } } } } }]],
      ],
    },
  },
});

const live = (event: Json): Json => ({ ...event, is_active: true, random_seed: null, random_seed_source: null, seed_salt: null, deck_snapshot: null, pulls: [] });

const EVENT = vectorJson("event-v2-sold-out");
const PULL = vectorJson("pull-with-dependents");
/** The kinds to test. Version 1 has no text that version 2 lacks, and a saved event records the same texts as a saved pull. */
const KINDS: Record<string, Json> = {
  "an event": EVENT,
  "a live event": live(EVENT),
  "a Pack pull": PULL,
  "a saved proof of a Pack pull": saved(PULL),
};

/** The places that no rule reads: a text in all of these at once hides none of the others, and changes no verdict. */
const UNREAD =
  /^(name|pack_price|random_seed_source|vrf_request_id|vrf_consumer_address|(version_anchor|purchase_anchor|request)_tx_hash|build|recorded\.at)$|\.(username|pull_id|card_token_id|pulled_at)$|\.card\.|\.endpoints\./;

/** The place of every text. Of the items in a list or a map, only the first counts. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value === "string") return [at];
  if (typeof value !== "object" || value === null) return [];
  const alike = Array.isArray(value) || at.at(-1) === "records";
  const entries = Object.entries(value);
  const tuple = Array.isArray(value) && (value.length === 2 || new Set(value.map((item) => typeof item)).size > 1);
  return (alike && !tuple ? entries.slice(0, 1) : entries).flatMap(([key, below]) => places(below, [...at, key]));
}

/** Returns the payload with another text in one place. */
function changed(value: Json, [key, ...rest]: string[], text: string): Json {
  const copy: Json = Array.isArray(value) ? [...value] : { ...value };
  copy[key!] = rest.length === 0 ? text : changed(copy[key!], rest, text);
  return copy;
}

/** Returns the payload with this text in the place of every text but those that identify it. */
function throughout(value: unknown, text: string, key = ""): unknown {
  if (typeof value === "string") return ["pack_event_id", "target_pull_key", "payload", "fairness_algo_version"].includes(key) ? value : text;
  if (Array.isArray(value)) return value.map((item) => throughout(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, throughout(below, text, key)]));
}

/** Opens the payload, and waits until the page has named it. */
async function open(page: Page, name: string, payload: unknown) {
  await picker(page).setInputFiles(file(name, payload as object));
  await seen(page.locator(".report-origin, .trouble").filter({ hasText: name }));
  await seen(verdict(page).or(trouble(page)));
}

/** A dangerous text that contains the name of its place. */
const textOf = (place: string[]) => TEXT.replaceAll("alert(", `alert(/${place.join(".")}/,`);

for (const [kind, payload] of Object.entries(KINDS)) {
  test(`each text of ${kind} stays text`, async ({ page }) => {
    test.slow();
    const honest = payload.is_active ? "not_replayable" : "verified_offline";
    await page.goto("/");
    await open(page, "as it is.json", payload);
    await expect(verdict(page)).toHaveAttribute("data-verdict", honest);
    await expect(page.locator("[data-recorded]")).toHaveCount(payload.recorded ? 1 : 0);
    await measureTasks(page);
    const all = places(payload);
    expect(all.length).toBeGreaterThan(kind.startsWith("a saved") ? 8 : 7);
    const unread = all.filter((place) => UNREAD.test(place.join(".")));
    await test.step("what no rule reads", async () => {
      await open(page, "unread.json", unread.reduce((at, place) => changed(at, place, textOf(place)), payload));
      await expect(verdict(page)).toHaveAttribute("data-verdict", honest);
      await unfold(page);
      await expectInert(page);
    });
    for (const [nth, place] of all.filter((each) => !unread.includes(each)).entries()) {
      await test.step(place.join("."), async () => {
        await open(page, `${nth}.json`, changed(payload, place, textOf(place)));
        await unfold(page);
        await expectInert(page);
      });
    }
    await expectSmooth(page);
  });

  test(`all texts of ${kind} at once stay text, with any content`, async ({ page }) => {
    await page.goto("/");
    // The last text is wide and has no place to break.
    for (const [nth, text] of [TEXT, "javascript:alert(7)", "http://tracker.example/card.png", "", "\uD83D\uDE00".repeat(500), "w".repeat(500)].entries()) {
      await open(page, `${nth}.json`, throughout(payload, text));
      await unfold(page);
      await expectInert(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    }
  });
}

/** A title without a space widened a phone to 633 pixels. */
test("a text without spaces widens no phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const long = `0x${"9f86d081884c7d65".repeat(4)}8`;
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto("/");
  for (const name of ["event-v2-sold-out", "event-v1-ended-early", "pull-with-dependents"]) {
    const payload = titled(vectorJson(name), long);
    await open(page, `${name}.json`, payload);
    await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
    await unfold(page);
    expect(await wide(), name).toBe(0);
  }
});

/** Returns the payload with this text for each title and name, which no rule reads. */
function titled(value: unknown, text: string, key = ""): unknown {
  if (typeof value === "string") return ["title", "username", "name"].includes(key) ? text : value;
  if (Array.isArray(value)) return value.map((item) => titled(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, titled(below, text, key)]));
}
