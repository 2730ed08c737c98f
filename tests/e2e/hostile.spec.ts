// A payload made by somebody who wants more than a verdict from the page.
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, eventApi, eventPage, file, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, drop, expectVerdict, linkBox, picker, trouble } from "./proof.ts";

const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)><iframe srcdoc="<script>alert(4)</script>"></iframe>`;
const TEMPLATE = "{{constructor.constructor('alert(5)')()}} ${alert(6)} %3Cscript%3E";
const BIDI = "\u202Egpj.drac\u202C\u2066\u200B\u200D\uFEFF\u0000\u0007\u2029";
const ADDRESSES = [
  "javascript:alert(7)",
  "JaVaScRiPt:alert(8)",
  "data:text/html,<script>alert(9)</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(10)'/>",
  "http://tracker.example/card.png",
  "//tracker.example/card.png",
  "/v1/asked-by-a-payload",
  "file:///etc/passwd",
  "https://user:password@tracker.example:99999/card.png",
  "https:",
];

/** The payload with this text wherever a text is only shown. */
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

for (const [name, text] of Object.entries({ markup: MARKUP, templates: TEMPLATE, "bidi and invisible characters": BIDI })) {
  test(`${name} in a payload are text, and change no verdict`, async ({ page, service, watch }) => {
    service.publishes(eventApi(EVENT), JSON.stringify(shown(text, HONEST)));
    await page.goto(eventPage(EVENT));
    await expectVerdict(page, "verified_offline");

    const alien = page.locator("main").locator("script, iframe, object, embed, [onerror], [onload]");
    await expect(alien).toHaveCount(0);
    const links = await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
    expect(links.filter((protocol) => !["http:", "https:", "blob:"].includes(protocol))).toEqual([]);
    const images = await page.locator("img").evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    expect(images.filter((src) => !src.startsWith("https:") && !src.startsWith(`${watch.origin}/`))).toEqual([]);
    expect(service.asked).toEqual([eventApi(EVENT)]);
  });
}

test("a picture is asked for only by the reader, only over https, and without saying from where", async ({ page, service, watch }) => {
  const payload = shown("plain", HONEST);
  payload.pulls[0].card.front_image = "https://img.example.com/front.jpg";
  service.publishes(eventApi(EVENT), JSON.stringify(payload));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  const rows = page.locator("[data-pulls] [data-pull]");
  await expect(rows.first()).toBeVisible();
  for (const toggle of await rows.locator("[aria-expanded]").all()) await toggle.click();
  const pictures = action(page, "picture");
  await expect(pictures).toHaveCount(1);
  expect(watch.pictures).toEqual([]);

  await pictures.click();
  await expect(page.locator("main img")).toHaveCount(1);
  await expect.poll(() => watch.pictures).toEqual(["https://img.example.com/front.jpg"]);
});

test("no character that hides or turns text around reaches the page or its title", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), JSON.stringify(shown(`Lantern Fox ${BIDI}`, HONEST)));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-pull]").first()).toContainText("Lantern Fox");
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const unseen = /.{0,80}[\u0000\u0007\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/g;
  expect([...html.matchAll(unseen)].map(([found]) => JSON.stringify(found))).toEqual([]);
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

test("a file's name is text too", async ({ page }) => {
  const name = `<img src=x onerror=alert(11)>${BIDI.replace(/\0/g, "")}.json`;
  await page.goto("/");
  await drop(page, [
    { name, text: vector("pull-alone").toString() },
    { name: `${"n".repeat(100_000)}.json`, text: "[]" },
  ]);
  await expect(page.locator("table[data-files] [data-file]")).toHaveCount(2);
  await expect(page.locator("table[data-files] [data-verdict]")).toHaveCount(1);
  await expect(page.locator("main img")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

test("what cannot be an id is asked of nobody, in the address or in the box", async ({ page, service }) => {
  const ids = ["<script>alert(12)</script>", "../../admin", `${EVENT}/../..`, "?service=evil", "é\u202E", "x".repeat(5_000)];
  for (const id of ids) {
    await page.goto(pullPage(encodeURIComponent(id)));
    await expect(page.locator("#main h1")).toHaveText("Nothing here");
    await expect(page.locator("main").locator("script, iframe")).toHaveCount(0);

    await page.goto("/");
    await linkBox(page).fill(pullPage(encodeURIComponent(id)));
    await page.keyboard.press("Enter");
    await expect(linkBox(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL("/");
  }
  expect(service.asked).toEqual([]);
});

test("a service that answers with a page of its own gets no further", async ({ page, service }) => {
  service.answers(eventApi(EVENT), { headers: { "content-type": "text/html" }, body: `<body>${MARKUP}` });
  await page.goto(eventPage(EVENT));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_json");
  await expect(page.locator("main").locator("script, iframe, img[src='x']")).toHaveCount(0);
});
