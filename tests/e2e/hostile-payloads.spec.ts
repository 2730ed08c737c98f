// Hostile payloads: their pictures, keys, numbers and size. hostile-texts.spec.ts has their texts.
import { expect, test } from "./fixtures.ts";
import { ADDRESSES, BIDI, expectInert, MARKUP, TEMPLATE, unfold } from "./hostile.ts";
import { type Json, PULL_ID, eventApi, eventPage, file, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectVerdict, openFile, picker, step, steps, trouble, withStatus } from "./proof.ts";
import { says } from "./words.ts";

/** Returns the payload with this text in every place that is only shown. */
function shown(text: string, payload: Json): Json {
  return {
    ...payload,
    name: text,
    pack_price: text,
    random_seed_source: text,
    vrf_request_id: text,
    vrf_network: text,
    vrf_consumer_address: text,
    pulls: payload.pulls.map((pull: Json, place: number) => {
      const address = ADDRESSES[place % ADDRESSES.length];
      const card = { id: text, title: text, front_image: address, back_image: address, market_price: text };
      return { ...pull, username: text, pull_id: text, card_token_id: text, pulled_at: text, card };
    }),
  };
}

const HONEST = vectorJson("event-v2-sold-out");
const EVENT = HONEST.pack_event_id;

test("markup, templates and characters that hide are text in a payload, and change no verdict", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), JSON.stringify(shown(`${MARKUP}${TEMPLATE}${BIDI}`, HONEST)));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await unfold(page);
  await expectInert(page);
  expect(service.asked).toEqual([eventApi(EVENT)]);
});

test("a picture is asked for only by the reader, only over https, and without saying from where", async ({ page, context, service, watch }) => {
  await watch.giving(context);
  const payload = shown("plain", HONEST);
  payload.pulls[0].card.front_image = "https://img.example.com/front.jpg";
  service.publishes(eventApi(EVENT), JSON.stringify(payload));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await page.locator("#pulls > summary").click();
  const rows = page.locator("[data-rows=pulls] [data-pull]");
  await expect(rows.first()).toBeVisible();
  for (const toggle of await rows.locator("[aria-expanded]").all()) await toggle.click();
  const pictures = action(page, "picture");
  await expect(pictures).toHaveCount(1);
  expect(watch.pictures).toEqual([]);

  await pictures.click();
  await expect(page.locator("main img")).toHaveCount(1);
  await expect.poll(() => watch.pictures).toEqual(["https://img.example.com/front.jpg"]);
});

test("a name of 5 MB is cut where it shows, and checked whole", async ({ page, service }) => {
  const name = "Ω".repeat(2_500_000);
  const wide = { ...HONEST, name, pulls: HONEST.pulls.map((pull: Json) => ({ ...pull, username: "w".repeat(100_000) })) };
  service.publishes(eventApi(EVENT), JSON.stringify(wide));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeLessThan(1_000_000);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
  expect((await page.title()).length).toBeLessThan(300);
});

test("a malformed value of 5 MB is named, not shown", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(file("seed.json", { ...HONEST, random_seed: "f".repeat(5_000_000) }));
  await expectVerdict(page, "not_verified");
  await expect(page.locator('[data-step="payload"]')).toContainText("random_seed");
  expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBeLessThan(1_000_000);
});

test("keys that mean something to JavaScript mean nothing here", async ({ page, service }) => {
  const text = vector("event-v2-sold-out").toString();
  const poisoned = text.replace("{", '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"then":1,');
  service.publishes(eventApi(EVENT), poisoned);
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);

  const pull = vectorJson("pull-alone");
  const records = Object.entries(pull.records).map(([key, record]) => `${JSON.stringify(key)}:${JSON.stringify(record)}`);
  const withProto = JSON.stringify({ ...pull, records: 0 }).replace('"records":0', `"records":{"__proto__":{},${records}}`);
  service.publishes(pullApi(PULL_ID), withProto);
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "not_verified");
  await expect(page.locator('[data-step="payload"]')).toHaveAttribute("data-status", "failed");
});

/** Returns the payload with this JSON in one place. */
function withJson(payload: Json, place: string, json: string): string {
  const copy = structuredClone(payload);
  const keys = place.split(".");
  const last = keys.pop()!;
  keys.reduce((at, key) => at[key === "*" ? Object.keys(at)[0]! : key], copy)[last] = "@here@";
  return JSON.stringify(copy).replace('"@here@"', () => json);
}

const PULL = vectorJson("pull-with-dependents");
const WHOLE = "18,446,744,073,709,551,615";
const WHOLE_32 = "4,294,967,295";
const LONG = "9".repeat(400);
const DEEP = `${"[".repeat(100)}${"]".repeat(100)}`;

/** The values that are read as numbers: each place, and the expected form. */
const NUMBERS: [payload: Json, place: string, form: string][] = [
  [HONEST, "pulls.0.sequence_index", says("value-form-integer", { most: WHOLE })],
  [PULL, "records.*.as_of.block", says("value-form-position-integer", { most: WHOLE })],
  [PULL, "records.*.version.version_no", says("value-form-integer", { most: WHOLE })],
  [PULL, "records.*.version.tier_price_cents", says("value-form-integer", { most: WHOLE })],
  [PULL, "records.*.version.bands.0.odds_ppm", says("value-form-integer", { most: WHOLE_32 })],
  [PULL, "records.*.version.bands.0.leaves.0.1", says("value-form-integer", { most: WHOLE })],
  [PULL, "chain_events.0.log_index", says("value-form-position-integer", { most: WHOLE_32 })],
];
/** JSON that is no such number, and the page's form of it. */
const NO_NUMBERS: [json: string, shown: string][] = [
  ["1e400", "1e400"],
  ["18446744073709551616", "18446744073709551616"],
  ["-1", "-1"],
  ["1.0", "1.0"],
  [LONG, `${LONG.slice(0, 80)}…`],
  ['"\\ud800"', '"\\ud800"'],
  [DEEP, `${DEEP.slice(0, 80)}…`],
  ['{"__proto__":{}}', '{"__proto__":{}}'],
];

test("a value that is no number fails the step payload, which shows it and the expected form", async ({ page }) => {
  // The first place gets each of them, and each other place gets one.
  const wrong = NO_NUMBERS.map((each) => [...NUMBERS[0]!, ...each] as const);
  const elsewhere = NUMBERS.slice(1).map((each, nth) => [...each, ...NO_NUMBERS[nth]!] as const);
  await page.goto("/");
  for (const [nth, [payload, place, form, json, shown]] of [...wrong, ...elsewhere].entries()) {
    await test.step(`${place}: ${json.slice(0, 20)}`, async () => {
      await openFile(page, file(`${nth} wrong.json`, withJson(payload, place, json)));
      await expectVerdict(page, "not_verified");
      expect(withStatus(await steps(page), "failed"), json).toEqual(["payload"]);
      await expect(step(page, "payload")).toContainText(`published${shown}expected${form}`);
    });
  }
});

// Native tests check every value in every such place (crates/verify/tests/total.rs).
test("numbers and texts that no rule reads change no verdict, with any value", async ({ page }) => {
  await page.goto("/");
  const WHATEVER = ["1e400", "-0", LONG, '"\\ud800"', '"\\u202e\\ufeff"', DEEP, "null"];
  const EVENTS = ["stop_ev_buffer", "pack_price", "name", "pulls.0.username", "pulls.0.pulled_at", "pulls.0.card.market_price", "pulls.0.card.title", "pulls.1.card", "vrf_request_id"];
  const PULLS = ["max_depth", "verified", "payment_unavailable", "records.*.username", "request_tx_hash"];
  for (const [payload, places] of [[HONEST, EVENTS], [PULL, PULLS]] as const) {
    for (const first of [0, 3]) {
      const json = places.reduce((text, place, nth) => withJson(JSON.parse(text), place, `"@${(first + nth) % WHATEVER.length}@"`), JSON.stringify(payload));
      const name = `${places[0]} ${first}.json`;
      await openFile(page, file(name, json.replace(/"@(\d)@"/g, (_, nth) => WHATEVER[nth]!)));
      await expectVerdict(page, "verified_offline");
      await unfold(page);
      await expectInert(page);
    }
  }
});

test("a payload that is nested too deeply is named as such, at any place", async ({ page }) => {
  await page.goto("/");
  for (const place of ["name", "deck_snapshot", "pulls.0.card"]) {
    for (const [open, close] of [["[", "]"], ['{"a":', "}"]] as const) {
      const json = `${open.repeat(100_000)}0${close.repeat(100_000)}`;
      const name = `${place} ${open === "[" ? "lists" : "objects"}.json`;
      await picker(page).setInputFiles(file(name, withJson(HONEST, place, json)));
      await expect(trouble(page)).toContainText(name);
      await expect(trouble(page)).toHaveAttribute("data-trouble", "too_deep");
      await expect(trouble(page)).toContainText(says("trouble-too-deep-says"));
    }
  }
});

test("bytes that are no UTF-8 in the middle of a payload are refused, with their place", async ({ page }) => {
  await page.goto("/");
  const bytes = Buffer.from(JSON.stringify(HONEST));
  const at = bytes.indexOf("username") + 12;
  for (const wrong of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]]) {
    const broken = Buffer.concat([bytes.subarray(0, at), Buffer.from(wrong), bytes.subarray(at)]);
    const name = `${wrong.join(" ")}.json`;
    await picker(page).setInputFiles(file(name, broken));
    await expect(trouble(page)).toContainText(name);
    await expect(trouble(page)).toHaveAttribute("data-trouble", "not_text");
    await trouble(page).locator("summary").click();
    await expect(trouble(page)).toContainText(at.toLocaleString("en"));
  }
});

test("a repeated key fails the step payload, even if no rule reads it, and is shown as text", async ({ page }) => {
  await page.goto("/");
  const twice = (key: string) => JSON.stringify({ ...HONEST, "@": 1 }).replace('"@":1', () => `${JSON.stringify(key)}:1,${JSON.stringify(key)}:2`);
  const keys = [["__proto__"], ["constructor"], ["nothing"], ["<img src=x onerror=alert(1)>"], ["a\u202E\u200B\u0000b", "a⟨202E⟩⟨200B⟩⟨0000⟩b"]];
  for (const [nth, [key, shown = key]] of (keys as [string, string?][]).entries()) {
    await picker(page).setInputFiles(file(`${nth}.json`, twice(key)));
    await expect(page.locator(".report-origin")).toContainText(`${nth}.json`);
    await expectVerdict(page, "not_verified");
    expect(withStatus(await steps(page), "failed")).toEqual(["payload"]);
    await expect(step(page, "payload")).toContainText(`${says("point-published-key-once")}${shown}${says("point-computed-key-once")}`);
    await expectInert(page);
  }
});
