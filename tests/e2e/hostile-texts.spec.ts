// Every text of every kind of payload, one after the other and all at once, is somebody's who wants more than a verdict of the page.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { BIDI, expectInert, MARKUP, TEMPLATE, unfold } from "./hostile.ts";
import { file, type Json, vectorJson } from "./payloads.ts";
import { picker, trouble, verdict } from "./proof.ts";
import { expectSmooth, measureTasks } from "./smooth.ts";

const TEXT = `${MARKUP}${TEMPLATE}${BIDI}`;
const HASH = "ab".repeat(32);

/** A saved proof, with every kind of text that can be recorded in one. */
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
      unneeded: [],
      times: [],
      answers: [
        ["head", [{ by: 3, answer: { head: { chain_id: 8453, newest: 21990500, ten_minutes: null, is_current: true } } }]],
        [{ events: [HASH, "pinned"] }, [{ by: 2, answer: { unread: { endpoint: { host: "other.example", fault: { refused: [-32000, "limit"] } } } } }]],
        [{ get_pull: [payload.target_pull_key ?? HASH, "pinned"] }, [{ by: 1, answer: { unread: { disagreement: [[1, { holds: HASH }], [2, "otherwise"]] } } }]],
      ],
    },
  },
});

const live = (event: Json): Json => ({ ...event, is_active: true, random_seed: null, random_seed_source: null, seed_salt: null, deck_snapshot: null, pulls: [] });

const EVENT = vectorJson("event-v2-sold-out");
const PULL = vectorJson("pull-with-dependents");
const KINDS: Record<string, Json> = {
  "an event": EVENT,
  "an event of version 1": vectorJson("event-v1-ended-early"),
  "a live event": live(EVENT),
  "a Pack pull": PULL,
  "a saved proof of an event": saved(EVENT),
  "a saved proof of a Pack pull": saved(PULL),
};

/** The place of every text, of a list or a map of things alike in the first of them. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value === "string") return [at];
  if (typeof value !== "object" || value === null) return [];
  const alike = Array.isArray(value) || at.at(-1) === "records";
  const entries = Object.entries(value);
  const tuple = Array.isArray(value) && (value.length === 2 || new Set(value.map((item) => typeof item)).size > 1);
  return (alike && !tuple ? entries.slice(0, 1) : entries).flatMap(([key, below]) => places(below, [...at, key]));
}

/** The same with another text in one place. */
function changed(value: Json, [key, ...rest]: string[], text: string): Json {
  const copy: Json = Array.isArray(value) ? [...value] : { ...value };
  copy[key!] = rest.length === 0 ? text : changed(copy[key!], rest, text);
  return copy;
}

/** The same with this text in the place of every text but those that say what it is. */
function throughout(value: unknown, text: string, key = ""): unknown {
  if (typeof value === "string") return ["pack_event_id", "target_pull_key", "payload", "fairness_algo_version"].includes(key) ? value : text;
  if (Array.isArray(value)) return value.map((item) => throughout(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, throughout(below, text, key)]));
}

/** Opens it, and waits until the page has said what it is. */
async function open(page: Page, name: string, payload: unknown) {
  await picker(page).setInputFiles(file(name, payload as object));
  await expect(page.locator(".report-origin, .trouble").filter({ hasText: name })).toBeVisible();
  await expect(verdict(page).or(trouble(page)).first()).toBeVisible();
}

/** Of the same texts, one kind. */
const EACH = ["an event", "a live event", "a Pack pull", "a saved proof of a Pack pull"];

for (const [kind, payload] of Object.entries(KINDS)) {
  if (EACH.includes(kind)) test(`each text of ${kind} in turn stays text`, async ({ page }) => {
    test.slow();
    await page.goto("/");
    await open(page, "as it is.json", payload);
    await expect(verdict(page)).toHaveAttribute("data-verdict", payload.is_active ? "not_replayable" : "verified_offline");
    await expect(page.locator("[data-recorded]")).toHaveCount(payload.recorded ? 1 : 0);
    await measureTasks(page);
    const all = places(payload);
    expect(all.length).toBeGreaterThan(kind.startsWith("a saved") ? 8 : 7);
    for (const [nth, place] of all.entries()) {
      await test.step(place.join("."), async () => {
        await open(page, `${nth}.json`, changed(payload, place, TEXT));
        await unfold(page);
        await expectInert(page);
      });
    }
    await expectSmooth(page);
  });

  test(`all texts of ${kind} at once stay text, whatever they are`, async ({ page }) => {
    await page.goto("/");
    // The last is wide, and has nowhere to break.
    for (const [nth, text] of [TEXT, "javascript:alert(7)", "http://tracker.example/card.png", "", "\uD83D\uDE00".repeat(500), "w".repeat(500)].entries()) {
      await open(page, `${nth}.json`, throughout(payload, text));
      await unfold(page);
      await expectInert(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    }
  });
}
