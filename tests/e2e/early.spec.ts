// The payload of a plain link is requested before the checker's module is there: the same one request, of the same address, as the module would send.
import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { expectVerdict, trouble } from "./proof.ts";
import { withServer } from "./server.ts";
import { deploy, SETTINGS } from "./settings.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const UUID = "5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904";

/** Keeps the modules of the checker and of the page back until the returned function is called. */
async function holdModules(page: Page) {
  let come!: () => void;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/(verdict|packproof)-\w+\.wasm$/, async (route) => (await held, route.continue()));
  return () => come();
}

/** Waits until the start script has the settings and the checker's script, and its worker has run. */
async function workerRuns(page: Page) {
  await expect.poll(() => page.workers().length).toBe(1);
  await page.workers()[0]!.evaluate(() => new Promise((go) => setTimeout(go)));
}

/** Addresses whose payload is requested early, and the path of the request. */
const EARLY: [string, string][] = [
  [pullPage(UUID), pullApi(UUID)],
  [eventPage(UUID), eventApi(UUID)],
  [`${pullPage(UUID)}/`, pullApi(UUID)],
  [`${pullPage(UUID)}?utm_source=mail`, pullApi(UUID)],
  [`${pullPage(UUID)}#odds`, pullApi(UUID)],
  [pullPage("7"), pullApi("7")],
  [pullPage("8_Ab-1"), pullApi("8_Ab-1")],
  [pullPage("an.id"), pullApi("an.id")],
  [pullPage("a~b"), pullApi("a~b")],
  [pullPage(`shop_${UUID}`), pullApi(`shop_${UUID}`)],
  [pullPage("ABC-123-DEF"), pullApi("ABC-123-DEF")],
  [pullPage("x".repeat(300)), pullApi("x".repeat(300))],
];

for (const [address, path] of EARLY) {
  test(`${address.slice(0, 80)}: the payload is requested once, before the module is there`, async ({ page, service, watch }) => {
    watch.mayFail(path);
    const come = await holdModules(page);
    await page.goto(address);
    await expect.poll(() => service.asked).toEqual([path]);
    come();
    await expect(trouble(page)).toHaveAttribute("data-trouble", "unknown_id");
    expect(service.asked).toEqual([path]);
  });
}

test("a sample is requested once, before the module is there", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(".json") && asked.push(new URL(request.url()).pathname));
  const come = await holdModules(page);
  await page.goto("/samples/pull");
  await expect.poll(() => asked).toContain("/samples/pull.json");
  come();
  await expectVerdict(page, "verified_offline");
  expect(asked.filter((path) => path.startsWith("/samples/"))).toEqual(["/samples/pull.json"]);
});

/** Addresses that the module refuses, or asks for by another path than their own text. */
const NOT_EARLY = [
  pullPage(`${UUID})`),
  pullPage(`${UUID}.`),
  pullPage(`(${UUID}`),
  pullPage(UUID.toUpperCase()),
  pullPage(`shop_${UUID.toUpperCase()}`),
  pullPage(UUID.replaceAll("-", "").toUpperCase()),
  pullPage(`${UUID}%20`),
  pullPage(`${UUID}%E2%80%8B`),
  pullPage("%2e%2e"),
  pullPage("a%2Fb"),
  pullPage("a%5Cb"),
  pullPage("..%2Fadmin"),
  pullPage("é"),
  pullPage("a+b"),
  pullPage("a&b=c"),
  pullPage("a;b"),
  pullPage("-a"),
  pullPage("a_"),
  `${pullPage(UUID)}/more`,
  `${pullPage(UUID)}//`,
  `/packs/verify//${UUID}`,
  `/PACKS/verify/${UUID}`,
  `/packs/Verify/${UUID}`,
  `/SAMPLES/pull`,
  `/packs/verify`,
  `/packs/${UUID}`,
];

test("an address with more than a plain id asks for nothing early, and starts no worker", async ({ page, service }) => {
  test.slow();
  await holdModules(page);
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  for (const address of NOT_EARLY) {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(address);
    // The page's module is requested after everything that the start script does for a proof.
    await expect.poll(() => asked.some((path) => /^\/packproof-\w+\.wasm$/.test(path)), address).toBe(true);
    page.off("request", note);
    expect(asked.filter((path) => path.startsWith("/v1/") || path.startsWith("/verdict-") || path.endsWith("/pull.json")), address).toEqual([]);
  }
  expect(service.asked).toEqual([]);
  expect(started).toEqual([]);
});

test("a site that names another service asks only that, once its module has read the settings", async ({ page, service, watch }) => {
  const bytes = vector("pull-alone");
  await withServer(
    (_, response) => response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "application/json" }).end(bytes),
    async (url, asked) => {
      watch.allow(new URL(url).origin);
      await deploy(page, { service: url });
      const come = await holdModules(page);
      await page.goto(pullPage(PULL_ID));
      await workerRuns(page);
      expect(asked).toEqual([]);
      come();
      await expectVerdict(page, "verified_offline");
      expect(asked).toEqual([`GET ${pullApi(PULL_ID)}`]);
    },
  );
  expect(service.asked).toEqual([]);
});

// The module refuses the second file for its repeated key, and asks the page's own origin.
for (const settings of ['{"serv\\u0069ce": "https://other.example"}', '{"service": "https://other.example", "service": "https://other.example"}']) {
  test(`settings that a module has to read are not guessed at: ${settings}`, async ({ page, service, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await page.route(SETTINGS, (route) => route.fulfill({ contentType: "application/json", body: settings }));
    await page.route("https://other.example/**", (route) => route.abort());
    watch.allow("https://other.example");
    await holdModules(page);
    await page.goto(pullPage(PULL_ID));
    await workerRuns(page);
    expect(service.asked).toEqual([]);
    watch.console.splice(0);
  });
}

test("settings that name no service change nothing: the payload is requested early", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await deploy(page, { currency: "EUR", links: [{ text: "Imprint", url: "https://shop.example/imprint" }] });
  const come = await holdModules(page);
  await page.goto(pullPage(PULL_ID));
  await expect.poll(() => service.asked).toEqual([pullApi(PULL_ID)]);
  come();
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toEqual([pullApi(PULL_ID)]);
});

test("the early request and the module's own have the same headers, no referrer and no cookie", async ({ page, service, context, baseURL }) => {
  await context.addCookies([{ name: "session", value: "1", url: baseURL! }]);
  const headers: Record<string, unknown>[] = [];
  service.answers(pullApi(PULL_ID), (request) => {
    headers.push({ ...request.headers });
    return { headers: { "content-type": "application/json" }, body: vector("pull-alone") };
  });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  // The page's own way to the same payload.
  await page.goto("/");
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  expect(headers).toHaveLength(2);
  expect(headers[0]).toEqual(headers[1]);
  expect(headers[0]).not.toHaveProperty("cookie");
  expect(headers[0]).not.toHaveProperty("referer");
  await context.clearCookies();
});

test("an early answer that is there before the module is read like any other", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  const come = await holdModules(page);
  const answered = page.waitForEvent("requestfinished", (request) => new URL(request.url()).pathname === eventApi(EVENT));
  await page.goto(eventPage(EVENT));
  await answered;
  come();
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toEqual([eventApi(EVENT)]);
});

test("an early request that fails is named as the module's own would be, and is not sent twice", async ({ page, service, watch }) => {
  service.dropsConnection(pullApi(PULL_ID));
  watch.mayFail(pullApi(PULL_ID));
  const come = await holdModules(page);
  const failed = page.waitForEvent("requestfailed", (request) => new URL(request.url()).pathname === pullApi(PULL_ID));
  await page.goto(pullPage(PULL_ID));
  await failed;
  const before = service.asked.length;
  come();
  await expect(trouble(page)).toHaveAttribute("data-trouble", "unreachable");
  expect(service.asked).toHaveLength(before);
});

test("a reader who goes on before the module is there leaves the early answer behind", async ({ page, service, watch }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  watch.mayFail(pullApi("7"));
  const come = await holdModules(page);
  await page.goto(pullPage(PULL_ID));
  await expect.poll(() => service.asked).toEqual([pullApi(PULL_ID)]);
  await page.evaluate((path) => history.pushState(null, "", path), pullPage("7"));
  come();
  await expect(trouble(page)).toHaveAttribute("data-trouble", "unknown_id");
  await expect(page.locator("[data-verdict]")).toHaveCount(0);
  expect(service.asked).toEqual([pullApi(PULL_ID), pullApi("7")]);
});
