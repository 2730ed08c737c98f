// The parts of the page: a changed byte in one of them, or a part that does not load, ends in a plain sentence and in no verdict.
import type { Page, Route } from "@playwright/test";
import { parts } from "../../tools/dist.mjs";
import { takeClock } from "./clock.ts";
import { DIST } from "./dist.ts";
import { expect, test, type Watch } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectTrouble, expectVerdict, picker, trouble, unfold, verdict } from "./proof.ts";
import { says, titled } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

/** The moment at which a part is needed, and the loss without it: the page, the verdict, or the content beneath that. */
type Needed = "for the page" | "for the verdict" | "after the verdict" | "elsewhere";

const needed = (name: string): Needed => {
  const [program, ending] = name.split(".");
  if (!["css", "js", "wasm"].includes(ending!)) return "elsewhere";
  return { page: "for the page", verdict: "for the verdict", details: "after the verdict" }[program!] as Needed;
};

/** Each part that index.html names, and the pattern of its address. A part that is needed elsewhere has its own test, below or in another file. */
const PARTS = Object.entries<string>(parts(DIST.pathname)).map(([part, file]) => ({
  part,
  path: new RegExp(`/${file.replace(/[0-9a-f]{16}/, "[0-9a-f]{16}").replaceAll(".", "\\.")}`),
  needed: needed(part),
}));

test("each part that the page names is covered by a test", () => {
  const elsewhere = PARTS.filter(({ needed }) => needed === "elsewhere").map(({ part }) => part);
  expect(elsewhere.filter((part) => !/^(rules\.bin|[\w-]+\.ftl)$/.test(part))).toEqual([]);
});

/** Flips one bit of the middle byte, which leaves most texts a text. */
async function altered(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  const middle = Math.floor(body.length / 2);
  body[middle] = body[middle]! ^ 1;
  await route.fulfill({ response, body });
}

/** The way in which a part loads, but with another digest. */
const DIFFERS = "with one byte changed";
const WAYS = {
  [DIFFERS]: altered,
  "that is not there": (route: Route) => route.fulfill({ status: 404, body: "not found" }),
  "that does not come": (route: Route) => route.abort(),
};

/** Expects the browser's own line about a part that it refused or could not get, and nothing else. */
async function expectOnlyThePart(watch: Watch, path: RegExp) {
  await expect.poll(() => watch.console.length).toBeGreaterThan(0);
  for (const line of watch.console.splice(0)) {
    expect(line).toMatch(/Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed|Failed to load resource/);
    expect(line).toMatch(path);
  }
}

const FIRST: Needed[] = ["for the page", "for the verdict"];

// Each way opens the page again. One browser's page serves all ways of a part, because a new one costs as much as the check.
for (const { part, path, needed } of PARTS.filter(({ needed }) => FIRST.includes(needed))) {
  test(`${part} changed, missing or held: a plain sentence; a broken cache is passed by`, async ({ page, service, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));

    for (const [how, come] of Object.entries(WAYS)) {
      await test.step(`${part} ${how}`, async () => {
        await page.route(path, come);
        await page.goto(pullPage(PULL_ID));
        if (needed === "for the page") await expectNoPage(page, path);
        else await expectNoVerdict(page, path, how);
        await expectOnlyThePart(watch, path);

        await page.unroute(path);
      });
    }
    await test.step(`${part} as it was built`, async () => {
      if (needed === "for the page") await page.getByRole("link", { name: says("trouble-reload") }).click();
      else await action(page, "retry").click();
      await expectVerdict(page, "verified_offline");
    });

    // Every cache keeps a file that is named by its content for good, and so it would keep a broken one.
    await test.step(`${part}, broken in a cache`, async () => {
      await page.addInitScript(() => {
        const own = fetch;
        const past: string[] = [];
        const fetchAndNote: typeof fetch = (asked, init) => {
          if (init?.cache === "reload") past.push(String(asked));
          return own(asked, init);
        };
        Object.assign(globalThis, { past, fetch: fetchAndNote });
      });
      let times = 0;
      await page.route(path, (route) => ((times += 1), times === 1 ? altered(route) : route.continue()));
      await page.goto(pullPage(PULL_ID));
      await expectVerdict(page, "verified_offline");
      await expectWhole(page);
      const past = await page.evaluate(() => (globalThis as unknown as { past: string[] }).past);
      expect(past).toEqual([expect.stringMatching(path)]);
      await expectOnlyThePart(watch, path);
    });
  });
}

for (const { part, path } of PARTS.filter(({ needed }) => needed === "after the verdict")) {
  test(`${part} changed, missing or held: the verdict stays, its content comes with the part`, async ({ page, service, watch }) => {
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    for (const [how, come] of Object.entries(WAYS)) {
      await test.step(`${part} ${how}`, async () => {
        // The page asks for a part again while an earlier answer is on its way.
        let broken = true;
        await page.route(path, (route) => (broken ? come(route) : route.continue()));
        await page.goto(eventPage(EVENT));
        await expectVerdict(page, "verified_offline");
        await unfold(page, "pulls");
        const saved = page.waitForEvent("download");
        await action(page, "more").click();
        await action(page, "save-proof").click();
        const missing = page.locator("[data-missing-part]");
        await expect(missing).toContainText(says("part-missing"));
        await missing.locator("summary").click();
        await expect(missing.locator("bdi")).toHaveText(path);
        await expectVerdict(page, "verified_offline");
        await expect(page.locator("[data-status=failed]")).toHaveCount(0);
        await expectOnlyThePart(watch, path);

        broken = false;
        await action(page, "ask-again").click();
        await saved;
        await expect(page.locator("table[data-rows=pulls] tbody tr").first()).toBeVisible();
        await expect(missing).toHaveCount(0);
      });
    }
  });
}

/** Expects the verdict of the start script, and a sentence about the page that did not come. */
async function expectNoPage(page: Page, path: RegExp) {
  await expect(page.locator("#shell [data-verdict=verified_offline]")).toBeVisible();
  const missing = page.locator("[data-missing-page]");
  await expect(page.getByRole("alert")).toContainText(says("part-rest-missing"));
  await expect(missing.locator("bdi")).toContainText(path);
  await expect(page).toHaveTitle(titled("verdict-word-verified-offline"));
  await expect(page.locator("#main")).toHaveCount(0);
}

/** Expects that nothing was checked, and a plain sentence with the part's address. */
async function expectNoVerdict(page: Page, path: RegExp, how: string) {
  const differs = how === DIFFERS;
  await expectTrouble(page, differs ? "not_as_built" : "not_loaded");
  await expect(trouble(page)).toContainText(says(differs ? "trouble-not-as-built-says" : "trouble-not-loaded-says"));
  await trouble(page).locator("summary").click();
  await expect(trouble(page).locator("bdi")).toHaveText(path);
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-status=passed]")).toHaveCount(0);
}

/** Expects a complete report. */
async function expectWhole(page: Page) {
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-missing-part]")).toHaveCount(0);
  await expect(page.locator(".working")).toBeVisible();
  await expect(page.locator("[data-step=payload]")).toHaveCount(1);
  await expect(action(page, "more")).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
}

for (const [how, come] of Object.entries(WAYS)) {
  test(`the start page with its program ${how}: a plain sentence, and the way to try again`, async ({ page, watch }) => {
    const { path } = PARTS.find(({ part }) => part === "page.wasm")!;
    await page.route(path, come);
    await page.goto("/");
    const differs = how === DIFFERS;
    const said = page.locator(`[data-stopped=${differs ? "not-as-built" : "not-loaded"}]`);
    await expect(page.getByRole("alert")).toContainText("This page could not start");
    await expect(said).toContainText("nothing was checked");
    await expect(page).toHaveTitle(/^Not started/);
    await said.locator("summary").click();
    await expect(said.locator("bdi")).toHaveText(path);
    await expect(page.locator("#main")).toHaveCount(0);
    await expectOnlyThePart(watch, path);
    await page.unroute(path);
    await page.getByRole("link", { name: says("trouble-reload") }).click();
    await expect(page.locator("form.paste")).toBeVisible();
  });
}

test("the details are requested once the verdict is shown, and never before", async ({ page, service }) => {
  const { path } = PARTS.find(({ part }) => part === "details.wasm")!;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const gate = service.publishesSlowly(pullApi(PULL_ID), vector("pull-alone"));
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("#main h1")).toHaveText(new RegExp([says("verdict-loading"), says("verdict-checking")].join("|")));
  // The timers that the page has set would ask now, before another request of the page.
  await page.clock.runFor(1_000);
  await page.evaluate(() => fetch("/"));
  expect(asked.filter((url) => path.test(url))).toEqual([]);
  gate.open();
  await expectWhole(page);
  await expect.poll(() => asked.filter((url) => path.test(url))).toHaveLength(1);
});

test("a walk from a link to the details names each file once", async ({ page, service }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectWhole(page);
  await expect.poll(() => asked.some((path) => path.startsWith("/details-"))).toBe(true);
  const files = asked.filter((path) => /\.(js|wasm)$/.test(path)).map((path) => path.replace(/-\w+/, ""));
  expect(files.sort()).toEqual(["details", "packproof", "verdict"].flatMap((program) => [`/${program}.js`, `/${program}.wasm`]));
});

test("several files are not checked by a worker with one byte changed, in one sentence for all", async ({ page, watch }) => {
  const { path } = PARTS.find(({ part }) => part === "details.wasm")!;
  await page.route(path, altered);
  await page.goto("/");
  await picker(page).setInputFiles(["pull-alone.json", "event-v2-sold-out.json"].map(vectorPath));
  await expect(page.locator("[data-trouble]")).toHaveCount(1);
  await expect(page.locator("[data-trouble=not_as_built]")).toContainText(says("trouble-not-as-built-says"));
  await expect(page.locator("table")).toHaveCount(0);
  await expectOnlyThePart(watch, path);
});

test.describe("for a reader of German", () => {
  test.use({ locale: "de-DE" });

  test("words with one byte changed are not spoken: the page says so, in English", async ({ page, service, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    const path = /\/de-\w+\.ftl/;
    await page.route(path, altered);
    await page.goto(pullPage(PULL_ID));
    await expectVerdict(page, "verified_offline");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("footer [role=status]")).toContainText(says("frame-language-missing", { language: "Deutsch" }));
    await expectOnlyThePart(watch, path);
  });
});

test("without a network a file waits for the checker, and is checked when there is one again", async ({ page, context, watch }) => {
  await page.goto("/");
  await expect(page.locator("#main h1")).toBeVisible();
  await context.setOffline(true);
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_loaded");
  await expect(trouble(page)).toContainText(says("trouble-not-as-built-way-on"));
  await expect(trouble(page)).toContainText(says("trouble-offline"));
  await expectOnlyThePart(watch, /\/verdict-\w+\.(js|wasm)/);

  await context.setOffline(false);
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});
