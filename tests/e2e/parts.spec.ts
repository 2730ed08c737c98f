// What the page is made of: a byte changed in any of it, or a part that does not come, ends in a plain sentence and in no verdict.
import type { Page, Route } from "@playwright/test";
import { expect, test, type Watch } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector, vectorPath } from "./payloads.ts";
import { action, expectTrouble, expectVerdict, picker, trouble, verdict } from "./proof.ts";

/** Each part by the pattern of its address, and where it is missed: without the page's own parts there is no page. */
const PARTS = [
  { part: "the page's script", path: /\/packproof-\w+\.js/, ofPage: true },
  { part: "the page's module", path: /\/packproof-\w+\.wasm/, ofPage: true },
  { part: "the worker's script", path: /\/worker-\w+\.js/, ofPage: false },
  { part: "the worker's module", path: /\/worker-\w+\.wasm/, ofPage: false },
];

/** One bit of its middle byte, which leaves most texts a text. */
async function altered(route: Route) {
  const response = await route.fetch();
  const body = await response.body();
  const middle = Math.floor(body.length / 2);
  body[middle] = body[middle]! ^ 1;
  await route.fulfill({ response, body });
}

const WAYS = {
  "with one byte changed": altered,
  "that is not there": (route: Route) => route.fulfill({ status: 404, body: "not found" }),
  "that does not come": (route: Route) => route.abort(),
};

/** What the browser itself says of a part that it refused or could not get, and nothing else. */
async function expectOnlyThePart(watch: Watch, path: RegExp) {
  await expect.poll(() => watch.console.length).toBeGreaterThan(0);
  for (const line of watch.console.splice(0)) {
    expect(line).toMatch(/Failed to find a valid digest in the 'integrity' attribute|SRI's integrity checks failed|Failed to load resource/);
    expect(line).toMatch(path);
  }
}

const stopped = (page: Page) => page.locator("[data-stopped=not-as-built]");

for (const { part, path, ofPage } of PARTS) {
  for (const [how, come] of Object.entries(WAYS)) {
    test(`${part} ${how}: a plain sentence, and no verdict`, async ({ page, service, watch }) => {
      service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      await page.route(path, come);
      await page.goto(pullPage(PULL_ID));

      if (ofPage) {
        await expect(page.getByRole("alert")).toContainText("This page could not start");
        await expect(stopped(page)).toContainText("nothing was checked");
        await expect(page).toHaveTitle(/^Not started/);
        await expect(page.getByRole("heading", { name: "Loading" })).toBeHidden();
        await stopped(page).locator("summary").click();
        await expect(stopped(page).locator("bdi")).toHaveText(path);
        await expect(page.locator("#main")).toHaveCount(0);
      } else {
        await expectTrouble(page, "not_as_built");
        await trouble(page).locator("summary").click();
        await expect(trouble(page).locator("bdi")).toHaveText(path);
      }
      await expect(verdict(page)).toHaveCount(0);
      await expect(page.locator("[data-status=passed]")).toHaveCount(0);
      await expectOnlyThePart(watch, path);

      await page.unroute(path);
      if (ofPage) await page.getByRole("link", { name: "Reload the page" }).click();
      else await action(page, "retry").click();
      await expectVerdict(page, "verified_offline");
    });
  }

  // A file that is named by its content is kept for good by every cache, and so would a broken one be.
  test(`${part}, broken in a cache, is asked for past it`, async ({ page, service, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
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
    const past = await page.evaluate(() => (globalThis as unknown as { past: string[] }).past);
    expect(past).toEqual([expect.stringMatching(path)]);
    await expectOnlyThePart(watch, path);
  });
}

test("several files are not checked by a worker with one byte changed, in one sentence for all", async ({ page, watch }) => {
  const { path } = PARTS.at(-1)!;
  await page.route(path, altered);
  await page.goto("/");
  await picker(page).setInputFiles(["pull-alone.json", "event-v2-sold-out.json"].map(vectorPath));
  await expect(page.locator("[data-trouble]")).toHaveCount(1);
  await expect(page.locator("[data-trouble=not_as_built]")).toContainText("nothing was checked");
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
    await expect(page.locator("footer [role=status]")).toContainText("could not be loaded");
    await expectOnlyThePart(watch, path);
  });
});

test("without a network a file waits for the checker, and is checked when there is one again", async ({ page, context, watch }) => {
  await page.goto("/");
  await expect(page.locator("#main h1")).toBeVisible();
  await context.setOffline(true);
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_as_built");
  await expect(trouble(page)).toContainText("Check your connection");
  await expectOnlyThePart(watch, /\/worker-\w+\.(js|wasm)/);

  await context.setOffline(false);
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});
