// The page never goes blank: with any browser, extension or network, it ends in the page or in a true sentence.
import type { Page, Route } from "@playwright/test";
import { expect, test, type Watch } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector, vectorPath } from "./payloads.ts";
import { expectVerdict, linkBox, picker, trouble } from "./proof.ts";
import { says } from "./words.ts";

const stopped = (page: Page) => page.locator("[data-stopped]:visible");

/** Removes the browser's own lines about the fault, and expects no others. */
const forget = (watch: Watch, lines: RegExp) => {
  const others = watch.console.splice(0).filter((line) => !lines.test(line));
  expect(others).toEqual([]);
};

test.beforeEach(({ service }) => service.publishes(pullApi(PULL_ID), vector("pull-alone")));

const taken = (name: string, all: boolean) => `
  trustedTypes.createPolicy(${JSON.stringify(name)}, { createHTML: (text) => text, ${all ? "createScriptURL: (text) => text, createScript: (text) => text" : ""} });
`;

for (const [what, script] of [
  ["takes the default policy and lets all pass", taken("default", true)],
  ["takes the default policy for its markup", taken("default", false)],
] as const) {
  test(`an extension that ${what} leaves the page as it is`, async ({ page, watch }) => {
    await page.addInitScript(script);
    await page.goto(pullPage(PULL_ID));
    await expectVerdict(page, "verified_offline");
    forget(watch, /Creating a TrustedTypePolicy named 'default'/);
  });
}

test("an extension takes the start's policy: the page says what kept it, not that it differs", async ({ page, watch }) => {
  await page.addInitScript(taken("start", true));
  await page.goto(pullPage(PULL_ID));
  await expect(stopped(page)).toHaveCount(1);
  await expect(stopped(page)).toHaveAttribute("data-stopped", "not-started");
  await expect(stopped(page)).toContainText("nothing was checked");
  await expect(stopped(page)).not.toContainText(/differs|did not arrive/);
  await stopped(page).locator("summary").click();
  await expect(stopped(page).locator("bdi")).toContainText("TrustedScriptURL");
  forget(watch, /TrustedScriptURL|Creating a TrustedTypePolicy named 'start'/);
});

const WITHOUT = {
  "names no languages": () => Object.defineProperty(Navigator.prototype, "languages", { get: () => undefined }),
  "has a storage that throws": () => {
    for (const name of ["localStorage", "sessionStorage"] as const) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException("denied", "SecurityError"); } });
    }
  },
  "has storages that take nothing": () => {
    for (const name of ["getItem", "setItem", "removeItem", "key"] as const) {
      Storage.prototype[name] = () => { throw new DOMException("full", "QuotaExceededError"); };
    }
  },
  "keeps no record of what it loads": () => {
    performance.getEntriesByName = () => { throw new TypeError("none"); };
    PerformanceObserver.prototype.observe = () => { throw new TypeError("none"); };
  },
};
for (const [how, take] of Object.entries(WITHOUT)) {
  test(`a browser that ${how} still shows the page`, async ({ page }) => {
    await page.addInitScript(take);
    await page.goto("/");
    await expect(page.locator("form.paste")).toBeVisible();
    await page.goto(pullPage(PULL_ID));
    await expectVerdict(page, "verified_offline");
  });
}

// Regression: "This page could not start. Check your connection", on a site that is kept behind a password.
test("an address with a name and a password opens the page, and its link is checked", async ({ page, service, baseURL }) => {
  await page.goto(baseURL!.replace("://", "://user:word@") + pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toEqual([pullApi(PULL_ID)]);
});

test("a history that throws: links of the page still lead to their targets", async ({ page, service }) => {
  await page.addInitScript(() => {
    for (const name of ["pushState", "replaceState"] as const) {
      History.prototype[name] = () => { throw new DOMException("too many", "SecurityError"); };
    }
  });
  await page.goto(`${pullPage(PULL_ID)}?utm_source=mail`);
  await expectVerdict(page, "verified_offline");
  await page.locator(".masthead-name").click();
  await linkBox(page).fill(pullPage(PULL_ID));
  await page.keyboard.press("Enter");
  await expectVerdict(page, "verified_offline");
  expect(service.asked.filter((path) => path === pullApi(PULL_ID)).length).toBeGreaterThan(0);
});

test("a module that fails while it draws the page: a sentence, and its cause", async ({ page, watch }) => {
  await page.addInitScript(() => {
    const own = document.createTextNode.bind(document);
    Object.assign(document, { createTextNode: (text: string) => { if (document.readyState !== "loading") throw new TypeError("an extension's own"); return own(text); } });
    Document.prototype.createElement = new Proxy(Document.prototype.createElement, {
      apply: (create, on, given) => { if (given[0] === "article") throw new TypeError("an extension's own"); return Reflect.apply(create, on, given); },
    });
    Document.prototype.importNode = () => { throw new TypeError("an extension's own"); };
    Node.prototype.cloneNode = () => { throw new TypeError("an extension's own"); };
  });
  await page.goto("/");
  await expect(stopped(page)).toHaveAttribute("data-stopped", "not-started");
  await expect(page).toHaveTitle(/^Not started/);
  watch.console.splice(0);
});

/** Serves the page as a network does that rewrites it. */
const rewriting = (page: Page, rewrite: (html: string) => string) =>
  page.route("**/*", async (route: Route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });

test("a network changes the page's script: the browser refuses it, and the page says so", async ({ page, watch }) => {
  await rewriting(page, (html) => html.replace(/<script data-cfasync="false">/, "$&/* faster */"));
  await page.goto(pullPage(PULL_ID));
  await expect(stopped(page)).toHaveCount(1);
  await expect(stopped(page)).toContainText("changed this page on its way");
  await expect(stopped(page)).toContainText("Nothing was checked");
  forget(watch, /Content Security Policy/);
});

test("a network that runs the page's script late, after everything else: the page still comes", async ({ page }) => {
  await rewriting(page, (html) => {
    const [script] = /<script[^>]*>[^]*?<\/script>/.exec(html)!;
    return html.replace(script, () => "").replace("</body>", () => `${script}</body>`);
  });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
});

test("a network that drops the page's parts: a sentence, and its cause", async ({ page, watch }) => {
  await rewriting(page, (html) => html.replace(/<meta name="page\.js"[^>]*>/, ""));
  await page.goto("/");
  await expect(stopped(page)).toHaveAttribute("data-stopped", "not-started");
  watch.console.splice(0);
});

test("the one script asks a network to leave it as it is", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script data-cfasync="false">');
});

test.describe("offline", () => {
  test("while it lasts, the start page says so and names the single file", async ({ page, context }) => {
    await page.goto("/");
    await expect(page.locator("form.paste")).toBeVisible();
    await expect(page.locator("[data-offline]")).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.locator("[data-offline]:visible")).toContainText(says("trouble-offline"));
    await context.setOffline(false);
    await expect(page.locator("[data-offline]")).toHaveCount(0);
  });

  test("a link cannot be checked: the page says that the device is offline", async ({ page, context, watch }) => {
    // The checker's parts are in the cache.
    await page.goto("/");
    await picker(page).setInputFiles(vectorPath("pull-alone.json"));
    await expectVerdict(page, "verified_offline");
    await page.locator(".masthead-name").click();
    await context.setOffline(true);
    watch.mayFail(pullApi(PULL_ID));
    await linkBox(page).fill(pullPage(PULL_ID));
    await page.keyboard.press("Enter");
    await expect(trouble(page)).toContainText(says("trouble-offline"));
    forget(watch, /ERR_INTERNET_DISCONNECTED|Failed to load/);
  });
});
