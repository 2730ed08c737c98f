// Browsers that lack something: the page names the lack in plain words, and the remedy.
import { chromium } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector, vectorPath } from "./payloads.ts";
import { expectTrouble, expectVerdict, picker, trouble, verdict } from "./proof.ts";
import { says } from "./words.ts";

test.beforeEach(({ service }) => service.publishes(pullApi(PULL_ID), vector("pull-alone")));

test("without WebAssembly, as in Lockdown Mode, the page says so and asks for nothing", async ({ baseURL, service }) => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--js-flags=--jitless"],
  });
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => asked.push(message.text()));
  for (const path of ["/", pullPage(PULL_ID), "/files", "/nothing-here"]) {
    await page.goto(baseURL + path);
    await expect(page.getByRole("alert")).toContainText("This browser does not run WebAssembly");
    await expect(page.getByRole("alert")).toContainText("Lockdown Mode");
    await expect(page).toHaveTitle(/^Not started/);
    await expect(page.locator("h1:visible")).toHaveCount(1);
  }
  expect(asked.filter((path) => /wasm|packproof-|verdict-|details-|v1/.test(path))).toEqual([]);
  expect(service.asked).toEqual([]);
  await browser.close();
});

test("without scripts the page says what it needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const stopped = page.locator("[data-stopped=not-run]");
  await expect(stopped).toBeVisible();
  await expect(stopped).toContainText("needs JavaScript and WebAssembly");
  await context.close();
});

// Regression: this was reported as a page that is not what was built.
test("a browser without a record of its drawing still shows the page", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "PerformanceObserver"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
});

const WITHOUT_A_WORKER = {
  "has none": () => Reflect.deleteProperty(globalThis, "Worker"),
  "allows none": () =>
    Object.assign(globalThis, {
      Worker: class {
        constructor() {
          throw new DOMException("Workers are not allowed here.", "SecurityError");
        }
      },
    }),
};

for (const [how, take] of Object.entries(WITHOUT_A_WORKER)) {
  test(`a browser that ${how} of the page's workers: it says that the checker did not run`, async ({ page }) => {
    await page.addInitScript(take);
    await page.goto(pullPage(PULL_ID));
    await expectTrouble(page, "no_worker");
    await expect(trouble(page)).toContainText(says("trouble-no-worker-says"));
    await page.goto("/");
    await picker(page).setInputFiles(vectorPath("pull-alone.json"));
    await expect(trouble(page)).toHaveAttribute("data-trouble", "no_worker");
    await expect(verdict(page)).toHaveCount(0);
  });
}

test("without storage the check goes on, and each place that would store something says so", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new DOMException("Storage is denied.", "SecurityError");
      },
    });
  });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator(".endpoints-choice")).toContainText(says("endpoints-choice-is-not-kept"));
  await expect(page.locator("footer")).toContainText(says("frame-language-not-kept"));
  await expect(page.locator(".endpoints-choice")).not.toContainText(says("endpoints-choice-is-kept"));
});
