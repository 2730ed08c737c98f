// The settings of a site: used, named by their digest, and never needed. A file that is missing, late, faulty or hostile changes no verdict.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { eventApi, eventPage, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, linkBox, more, picker, seen } from "./proof.ts";
import { deployed, filled, SETTINGS } from "./settings.ts";
import { says } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out");
const ID = EVENT.pack_event_id as string;
const OTHER = "base:0x00000000000000000000000000000000000000aa";

const fault = (page: Page) => page.locator("[data-settings-fault]");
const listed = (page: Page) => page.locator("dd[data-contract]");

/** Serves this text in the place of the settings. */
const serve = async (page: Page, body: string | Buffer) => {
  await page.unroute(SETTINGS);
  await page.route(SETTINGS, (route) => route.fulfill({ body, contentType: "application/json" }));
};

test("the page requests the settings once, and shows their digest, links and currency", async ({ page, service }) => {
  service.publishes(eventApi(ID), vector("event-v2-sold-out"));
  const settings = JSON.stringify({ currency: "EUR", contracts: [OTHER], links: [{ text: "Help <b>", url: "https://shop.example/help" }] });
  await serve(page, settings);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(eventPage(ID));
  await expectVerdict(page, "verified_offline");
  await expect(listed(page)).toHaveAttribute("data-contract", "unlisted");
  await expect(page.locator(".card-words")).toContainText("€");
  await page.locator("footer [data-build] summary").click();
  await expect(page.locator("footer [data-settings] code")).toHaveText(sha256(Buffer.from(settings)));
  const link = page.locator("footer [data-elsewhere] a");
  await expect(link).toHaveText("Help <b>");
  await expect(link).toHaveAttribute("href", "https://shop.example/help");
  await expect(fault(page)).toHaveCount(0);
  expect(asked.filter((path) => path === "/deployment.json")).toHaveLength(1);
});

test("the saved proof names the settings", async ({ page }) => {
  const settings = JSON.stringify({ contracts: [OTHER] });
  await serve(page, settings);
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
  await expectVerdict(page, "verified_offline");
  await more(page);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  const saved = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(saved.deployment).toBe(sha256(Buffer.from(settings)));
});

/** Answers of a server to the request for the settings, each with the name of the page's sentence. */
const ANSWERS: [string, string | undefined, (route: Route) => Promise<void>][] = [
  ["that are not there", undefined, (route) => route.fulfill({ status: 404 })],
  ["that set nothing", undefined, (route) => route.fulfill({ body: "{}" })],
  ["from a server with an error", "not-loaded", (route) => route.fulfill({ status: 500 })],
  ["that do not come", "not-loaded", (route) => route.abort()],
  ["that are the page", "has-mistake", (route) => route.fulfill({ body: "<!DOCTYPE html>", contentType: "text/html" })],
  ["with a typing error", "has-mistake", (route) => route.fulfill({ body: '{"contracts": ["base:0x12"]}' })],
  ["with an unknown key", "has-mistake", (route) => route.fulfill({ body: '{"contracts": [], "__proto__": {}}' })],
  ["with a key twice", "has-mistake", (route) => route.fulfill({ body: '{"service": "/a", "service": "/b"}' })],
  ["of no text", "has-mistake", (route) => route.fulfill({ body: Buffer.from([0xff, 0xfe, 0]) })],
  ["of a megabyte", "has-mistake", (route) => route.fulfill({ body: "[".repeat(1 << 20) })],
  ["that name a script", "has-mistake", (route) => route.fulfill({ body: '{"links": [{"text": "x", "url": "javascript:alert(1)"}]}' })],
];

test("missing, faulty or hostile settings: a true sentence, and the verdict without settings", async ({ page, service, watch }) => {
  service.publishes(eventApi(ID), vector("event-v2-sold-out"));
  watch.mayFail("/deployment.json");
  for (const [which, name, answer] of ANSWERS) {
    await test.step(`settings ${which}`, async () => {
      await page.unroute(SETTINGS);
      await page.route(SETTINGS, answer);
      await page.goto(eventPage(ID));
      await expectVerdict(page, "verified_offline");
      await expect(listed(page)).toHaveAttribute("data-contract", "no-list");
      await seen(page.locator("footer"));
      await expect(fault(page)).toHaveCount(name ? 1 : 0);
      if (!name) return;
      await expect(fault(page)).toHaveAttribute("data-settings-fault", name);
      await expect(fault(page)).toContainText(says("settings-without"));
      await fault(page).locator("summary").click();
      await expect(fault(page).locator("bdi")).toContainText("deployment.json: ");
    });
  }
  await expect(fault(page).locator("bdi")).toHaveText("deployment.json: links[0]: not https, and not http on this machine");
});

test("a file's verdict does not wait for the settings; a link does, as they name the service", async ({ page, service, watch }) => {
  service.publishes(eventApi(ID), vector("event-v2-sold-out"));
  watch.mayFail("/deployment.json");
  let answer: () => Promise<void>;
  await page.route(SETTINGS, async (route) => {
    answer = () => route.fulfill({ json: { contracts: [OTHER] } });
  });
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
  await expectVerdict(page, "verified_offline");
  await expect(listed(page)).toHaveAttribute("data-contract", "no-list");
  await answer!();
  await expect(listed(page)).toHaveAttribute("data-contract", "unlisted");
  await expectVerdict(page, "verified_offline");

  await page.goto(eventPage(ID));
  await seen(page.locator("#main"));
  // Another request of the page is the first that the service gets.
  service.publishes("/v1/probe", "{}");
  await page.evaluate(() => fetch("/v1/probe"));
  expect(service.asked.splice(0)).toEqual(["/v1/probe"]);
  await answer!();
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toEqual([eventApi(ID)]);

  // A server that never answers: the page goes on without the settings.
  await page.goto(eventPage(ID));
  await expectVerdict(page, "verified_offline");
  await expect(fault(page)).toHaveAttribute("data-settings-fault", "not-loaded");
});

test("the single file that a site offers has the site's settings, and says whose they are", async ({ page }, info) => {
  const settings = JSON.stringify({ origin: "https://proofs.example", contracts: [OTHER] });
  await serve(page, settings);
  await page.goto("/how");
  await page.locator("[data-keep] summary").click();
  await expect(page.locator("[data-keep-settings]")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=keep]").click()]);
  expect(download.suggestedFilename()).toBe("packproof.html");
  const path = info.outputPath("packproof.html");
  await download.saveAs(path);
  const single = readFileSync(path);
  expect(single.toString()).toBe(filled(settings));
  // Each digest stands beside its own file: the release's was to be compared with a file that has another.
  await expect(page.locator("[data-kept]")).toContainText(says("keep-saved"));
  await expect(page.locator("[data-kept] code")).toHaveText(sha256(single));
  const release = page.locator("[data-keep] p").filter({ hasText: says("keep-digest") });
  await expect(release).not.toContainText(sha256(single));

  await page.goto(pathToFileURL(path).href);
  await expect(page.locator("[data-settings-of]")).toHaveText(says("settings-of", { site: "https://proofs.example" }));
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
  await expectVerdict(page, "verified_offline");
  await expect(listed(page)).toHaveAttribute("data-contract", "unlisted");
});

test("the single file names no site if it has none or a nameless one; faulty settings are none", async ({ page }, info) => {
  const said = page.locator("[data-settings-of]");
  await page.goto(deployed(info, {}));
  await expect(said).toHaveText(says("settings-of-no-one"));
  await page.goto(deployed(info, { contracts: [OTHER] }));
  await expect(said).toHaveText(says("settings-of-unnamed"));
  await page.goto(deployed(info, { currency: "euro" }));
  await expect(fault(page)).toHaveAttribute("data-settings-fault", "has-mistake");
  await expect(said).toHaveText(says("settings-of-no-one"));
  await expect(linkBox(page)).toHaveCount(0);
});

test("a page that settings reach late is drawn again in their currency", async ({ page }) => {
  let answer: () => Promise<void>;
  await page.route(SETTINGS, async (route) => {
    answer = () => route.fulfill({ json: { currency: "USD" } });
  });
  await page.goto("/samples/event-v2");
  await expectVerdict(page, "verified_offline");
  await expect(page.locator(".card-words").first()).not.toContainText("$");
  await answer!();
  await expect(page.locator(".card-words").first()).toContainText("$");
});
