// The shell stands in for the page until its module has loaded, and nothing in sight moves then.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { expectVerdict } from "./proof.ts";
import { says, titled } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

/** A page, the texts of its shell, and the request that delays the page itself while the shell is shown. */
const PAGES = [
  { path: "/", title: says("home-tab"), told: says("home-paste"), held: undefined },
  { path: pullPage(PULL_ID), title: titled("verdict-loading"), told: says("progress-asking"), held: pullApi(PULL_ID) },
  { path: eventPage(EVENT), title: titled("verdict-loading"), told: says("progress-asking"), held: eventApi(EVENT) },
  { path: "/samples/pull", title: titled("verdict-loading"), told: says("about-sample-mark"), held: "/samples/pull.json" },
];

const MODULE = /packproof-\w+\.wasm$/;
const SHEET = /packproof-\w+\.css$/;

/** Returns the elements that are drawn first, each with its place. */
const drawn = (page: Page) =>
  page.locator(".masthead, main h1, main h1 svg, .home-words p, .report-origin strong").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { text: element.textContent?.replace(/\s+/g, " ").trim(), x, y, width, height };
      }),
  );

for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
  for (const { path, title, told, held } of PAGES) {
    test(`${path} at ${viewport.width}: before the module loads, the shell names the page`, async ({ page, service }) => {
      await page.setViewportSize(viewport);
      let come!: () => void;
      const module = new Promise<void>((resolve) => (come = resolve));
      await page.route(MODULE, (route) => module.then(() => route.continue()));
      // The checked payload has not arrived when the page is drawn.
      const answer = new Promise<void>((answered) => service.answers(held ?? "/", () => (answered(), { bodyStream: never() })));
      if (held?.startsWith("/samples/")) await page.route(`**${held}`, () => {});
      await page.goto(path, { waitUntil: "commit" });

      await expect(page).toHaveTitle(title);
      await expect(page.locator("#shell main")).toContainText(told);
      const before = await drawn(page);
      expect(before.length).toBeGreaterThan(2);
      come();

      await expect(page.locator("#shell")).toHaveCount(0);
      await expect(page.locator("main h1")).toBeVisible();
      if (held?.startsWith("/v1/")) await answer;
      // Regression: the heading said "Checking" before there was anything to check.
      expect(await drawn(page)).toEqual(before);
      await expect(page).toHaveTitle(title);
    });

    test(`${path} at ${viewport.width}: nothing in sight moves`, async ({ page, service }) => {
      await page.setViewportSize(viewport);
      service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
      service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
            moved.push(`${entry.value}: ${entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 80))}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      // Regression: the row of buttons got its room from the sheet that comes with the page, below a verdict that was drawn before.
      if (held) {
        const frame = () => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
        await page.route(SHEET, async (route) => {
          await page.locator("#shell .verdict[data-verdict]").waitFor();
          await frame();
          await route.continue();
        });
        await page.route(MODULE, async (route) => {
          await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
          await frame();
          await route.continue();
        });
      }
      await page.goto(path);
      if (held) await expectVerdict(page, "verified_offline");
      else await expect(page.locator("form.paste")).toBeVisible();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  }
}

// Regression: on a busy machine, parts that loaded before the first words were on the screen delayed them. Only the program of a proof's verdict is
// requested earlier, while the markup still comes.
for (const { path, held } of PAGES) {
  test(`${path} on a phone: the first screen is complete before the rest is requested`, async ({ page, service }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.addInitScript(() => {
      const largest: number[] = [];
      Object.assign(window, { largest });
      new PerformanceObserver((list) => largest.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    await page.goto(path);
    if (held) await expectVerdict(page, "verified_offline");
    else await expect(page.locator("form.paste")).toBeVisible();
    const { interactive, first, largest, parts } = await page.evaluate(() => ({
      interactive: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).domInteractive,
      first: performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime),
      largest: (window as unknown as { largest: number[] }).largest,
      parts: performance.getEntriesByType("resource").filter(({ name }) => /\/(packproof|verdict|details)-/.test(name)),
    }));
    expect(first).toHaveLength(1);
    expect(largest, "nothing larger came later").toEqual(first);
    expect(parts.length).toBeGreaterThan(1);
    for (const { name, startTime } of parts) {
      if (held && name.includes("/verdict-")) expect(startTime, name).toBeLessThan(interactive);
      else expect(startTime, name).toBeGreaterThanOrEqual(first[0]!);
    }
  });
}

async function* never() {
  yield "{";
  await new Promise(() => {});
}

test("files are sent compressed if the client accepts it, and cached if named by their content", { tag: "@release" }, async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [module] = /packproof-\w+\.wasm/.exec(html)!;
  for (const [accepted, coding] of [["gzip, br", "br"], ["gzip;q=0.5", "gzip"], ["br;q=0", undefined]] as const) {
    const response = await request.head(`/${module}`, { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"]).toBe(coding);
    expect(response.headers().vary).toBe("accept-encoding");
    expect(response.headers()["cache-control"]).toContain("immutable");
  }
  expect((await request.head("/")).headers()["cache-control"]).toBe("no-cache");
});

test("a large answer of the service is sent compressed if accepted, and is the same bytes", async ({ request, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
  service.publishes(pullApi("small"), "{}");
  service.answers(pullApi("coded"), { headers: { "content-encoding": "identity" }, body: vector("pull-with-dependents") });
  for (const [accepted, coding] of [["gzip, br", "br"], ["gzip", "gzip"], ["br;q=0", undefined]] as const) {
    const response = await request.get(pullApi(PULL_ID), { headers: { "accept-encoding": accepted } });
    expect(response.headers()["content-encoding"]).toBe(coding);
    expect(response.headers().vary).toBe("accept-encoding");
    expect((await response.body()).equals(vector("pull-with-dependents"))).toBe(true);
  }
  expect((await request.get(pullApi("small"))).headers()["content-encoding"]).toBeUndefined();
  expect((await request.get(pullApi("coded"))).headers()["content-encoding"]).toBe("identity");
});
