// Answers at the shop's address that the shop did not write: of a balancer, a gate, a fallback, an old service worker, or of a shop that is busy.
import type { Page } from "@playwright/test";
import { takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectTrouble, expectVerdict, openFile } from "./proof.ts";
import type { Reply } from "./service.ts";
import { says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const heading = (page: Page) => page.locator("#main h1");
const lead = (page: Page) => page.locator(".verdict-lead");

// Regression: they read "This shop has no proof with that id", "The file is empty" and "Open the file you saved".
test("an answer that the shop did not write is not its word, and no file's", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  const answers: { answer: Reply; trouble: string; told: string; asks?: boolean }[] = [
    { answer: { status: 404, headers: { "content-type": "text/plain" }, body: "default backend - 404" }, trouble: "not_its_own", told: "not-its-own", asks: true },
    { answer: { status: 404, body: "<h1>404</h1>" }, trouble: "not_its_own", told: "not-its-own", asks: true },
    { answer: { status: 404, body: '{"message":"no Route matched with those values"}' }, trouble: "not_its_own", told: "not-its-own", asks: true },
    { answer: { status: 404, body: "" }, trouble: "not_its_own", told: "not-its-own", asks: true },
    { answer: { headers: { "content-type": "text/html" }, body: "<!doctype html><title>Shop</title>" }, trouble: "web_page", told: "web-page" },
    { answer: { headers: { "content-type": "application/json" }, body: "" }, trouble: "empty", told: "nothing" },
    { answer: { status: 204, body: "" }, trouble: "empty", told: "nothing" },
    { answer: { body: "OK" }, trouble: "not_json", told: "service-status" },
    { answer: { status: 401, headers: { "content-type": "text/html" }, body: "Authorization Required" }, trouble: "gate", told: "gate" },
    { answer: { status: 403, headers: { "content-type": "text/html" }, body: "<h1>Sign in</h1>" }, trouble: "gate", told: "gate" },
  ];
  for (const { answer, trouble, told, asks } of answers) {
    await test.step(`${answer.status ?? 200} ${String(answer.body)}`, async () => {
      service.answers(pullApi(PULL_ID), answer);
      await page.goto(pullPage(PULL_ID));
      await expectTrouble(page, trouble);
      await expect(lead(page)).toContainText(says(`trouble-${told}-says`));
      const all = page.locator("#main .verdict");
      await expect(all).not.toContainText(says("trouble-unknown-id-says"));
      for (const ofAFile of ["trouble-empty-says", "trouble-another-file"]) await expect(all).not.toContainText(says(ofAFile));
      await expect(page.locator("[data-waiting=not_its_own]")).toHaveCount(asks ? 1 : 0);
      service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      await action(page, asks ? "check-now" : "retry").click();
      await expectVerdict(page, "verified_offline");
    });
  }
});

test("a 404 of a stranger is asked again unprompted", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  service.answers(pullApi(PULL_ID), { status: 404, body: "default backend - 404" });
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(heading(page)).toHaveText(says("trouble-not-its-own"));
  await expect(page.locator("[data-waiting=not_its_own] [role=timer]")).toHaveText(says("waiting-left", { seconds: 5 }));
  await page.clock.pauseAt(Date.now() + 1_000);
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.runFor(6_000);
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toEqual(Array(2).fill(pullApi(PULL_ID)));
});

// Regression: it ended in "No proof came back", and was never asked again.
const BUSY: [Reply, number][] = [
  [{ status: 503, headers: { "retry-after": "7" }, body: "<h1>Busy</h1>" }, 7],
  [{ status: 429, headers: { "retry-after": "2" }, body: "" }, 2],
  [{ status: 503, body: "" }, 5],
  [{ status: 500, headers: { "retry-after": "9" }, body: "" }, 9],
];
for (const [answer, seconds] of BUSY) {
  test(`a shop that is busy with ${answer.status} is asked again after ${seconds} s`, async ({ page, service, watch }) => {
    watch.mayFail(pullApi(PULL_ID));
    service.answers(pullApi(PULL_ID), answer);
    await takeClock(page);
    await page.goto(pullPage(PULL_ID));
    await expect(heading(page)).toHaveText(says("trouble-busy"));
    await expect(page.locator("[data-waiting=busy]")).toContainText(says("trouble-service-status-cause", { status: answer.status! }));
    await page.clock.pauseAt(Date.now() + 500);
    const timer = page.locator("[data-waiting=busy] [role=timer]");
    const left = Number(saying("waiting-left", { seconds: /(\d+)/ }).exec((await timer.textContent())!)![1]);
    expect(left).toBeLessThanOrEqual(seconds);
    expect(left).toBeGreaterThanOrEqual(seconds - 1);
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await page.clock.runFor(left * 1_000 - 900);
    expect(service.asked).toHaveLength(1);
    await page.clock.runFor(1_500);
    await expectVerdict(page, "verified_offline");
    expect(service.asked).toHaveLength(2);
  });
}

test("a shop that stays busy is asked on, and keeps a proof that is not ready", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("[data-waiting=proof_not_ready]")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1_000);
  service.answers(pullApi(PULL_ID), { status: 503, headers: { "retry-after": "3" }, body: "" });
  await page.clock.runFor(6_000);
  await expect(page.locator("[data-last-failed]")).toContainText("503");
  await expect(heading(page)).toHaveText(says("trouble-not-ready"));
  await expect(page.locator("[data-waiting] [role=timer]")).toHaveText(says("waiting-left", { seconds: 3 }));
});

// Regression: an old site's service worker answered "Not settled yet, says the shop", and the shop was never asked.
test("a service worker of an earlier site is ended, and the page loads once more", async ({ page, service }) => {
  const script = `
    self.addEventListener("install", () => self.skipWaiting());
    self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener("fetch", (event) => {
      if (new URL(event.request.url).pathname.startsWith("/v1/")) {
        event.respondWith(new Response('{"error":"proof_not_ready"}', { status: 404 }));
      }
    });`;
  service.answers("/v1/old.js", { headers: { "content-type": "text/javascript", "service-worker-allowed": "/" }, body: script });
  service.answers("/v1/blank", { headers: { "content-type": "text/html" }, body: "<title>earlier</title>" });
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto("/v1/blank");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/v1/old.js", { scope: "/packs/" });
    await navigator.serviceWorker.register("/v1/old.js", { scope: "/elsewhere/" });
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).every(({ active }) => active?.state === "activated"));
  service.asked.length = 0;
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  expect(loads).toEqual([pullPage(PULL_ID), pullPage(PULL_ID)]);
  expect(service.asked).toEqual([pullApi(PULL_ID)]);
  // Only those whose scope covers the page are ended.
  const scopes = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));
  expect(scopes).toEqual(["/elsewhere/"]);
  await page.reload();
  await expectVerdict(page, "verified_offline");
  expect(loads).toHaveLength(3);
  await page.evaluate(async () => Promise.all((await navigator.serviceWorker.getRegistrations()).map((left) => left.unregister())));
});

// Regression: a file that a viewer had saved ended in an accusation alone.
test("a proof that a program has changed names its mark, and keeps the verdict", async ({ page }) => {
  const changed = vector("own/pull-coverage-of-everything").toString().replaceAll("18446744073709551615", "18446744073709552000");
  await page.goto("/");
  await openFile(page, { name: "pull.json", mimeType: "application/json", buffer: Buffer.from(changed) });
  await expectVerdict(page, "not_verified");
  await expect(page.locator("[data-tool-mark]")).toHaveText(
    says("tool-mark-rounded"),
  );
  await page.goto("/");
  await openFile(page, vectorPath("pull-alone--award_other.json"));
  await expectVerdict(page, "not_verified");
  await expect(page.locator("[data-tool-mark]")).toHaveCount(0);
});

test("a saved proof is named under the button that saved it", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  const saved = page.locator(".report-actions > [data-saved]");
  await expect(saved).toHaveText("");
  await action(page, "more").click();
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  await expect(saved).toHaveText(says("share-saved", { name: download.suggestedFilename() }));
});

const APP = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.0";
test.describe("in an app", () => {
  test.use({ userAgent: APP });

  // Regression: "Saved as ...", although a click on a download does nothing there.
  test("a browser inside an app shares a proof, or names the way to save it", async ({ page, service }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    const downloads: string[] = [];
    page.on("download", (download) => downloads.push(download.suggestedFilename()));
    const saved = page.locator(".report-actions > [data-saved]");
    const save = async (share: string) => {
      await page.addInitScript((share) => {
        Object.assign(window, { shared: [] });
        const canShare = share === "none" ? undefined : () => share !== "no files";
        const sheet = async ({ files }: { files: File[] }) => {
          if (share === "closed") throw new DOMException("closed", "AbortError");
          if (share === "refused") throw new DOMException("refused", "NotAllowedError");
          (window as unknown as { shared: string[] }).shared.push(...files.map(({ name }) => name));
        };
        Object.defineProperty(navigator, "canShare", { configurable: true, value: canShare });
        Object.defineProperty(navigator, "share", { configurable: true, value: sheet });
      }, share);
      await page.goto(pullPage(PULL_ID));
      await expectVerdict(page, "verified_offline");
      await action(page, "more").click();
      await action(page, "save-proof").click();
    };
    for (const share of ["none", "no files", "refused"]) {
      await save(share);
      await expect(saved, share).toContainText(says("share-no-saving"));
    }
    await save("closed");
    await expect(saved).toBeHidden();
    await save("files");
    await expect(saved).toHaveText(says("share-passed-on", { name: `pack_pull-${PULL_ID}.proof.json` }));
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([`pack_pull-${PULL_ID}.proof.json`]);
    expect(downloads).toEqual([]);
  });
});

// Regression: "The shop cannot be reached", and the page never asked again.
test("an answer that breaks off is named, and asked for again", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  service.breaksOff(pullApi(PULL_ID), vector("pull-alone"));
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(heading(page)).toHaveText(says("trouble-broke-off"));
  await page.clock.pauseAt(Date.now() + 1_000);
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.runFor(6_000);
  await expectVerdict(page, "verified_offline");
  expect(service.asked).toHaveLength(2);
});

// Regression: a virtual adapter sets the flag of a browser that is online. The page paused, and asked once for ever.
test("a reply that came says more than the browser's word that it is offline", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("[data-waiting=proof_not_ready] [role=timer]")).toHaveText(says("waiting-left", { seconds: 5 }));
  await page.clock.pauseAt(Date.now() + 1_000);
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.runFor(6_000);
  await expectVerdict(page, "verified_offline");
});

test("a request without a reply makes the browser's word count", async ({ page, service, watch }) => {
  watch.mayFail(pullApi(PULL_ID));
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
  await takeClock(page);
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("[data-waiting=proof_not_ready]")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 1_000);
  service.dropsConnection(pullApi(PULL_ID));
  await page.clock.runFor(6_000);
  await expect(page.locator("[data-waiting] [role=timer]")).toContainText("offline");
});

// Regression: "A different proof arrived", and no way on.
test("an answer of the other kind is followed to its own link", async ({ page, service }) => {
  service.publishes(pullApi(EVENT), vector("event-v2-sold-out"));
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(`${pullPage(EVENT)}#pull-3`);
  await expectVerdict(page, "verified_offline");
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${eventPage(EVENT)}#pull-3`);
  expect(service.asked).toEqual([pullApi(EVENT), eventApi(EVENT)]);

  // An answer with another id is not followed.
  service.asked.length = 0;
  service.publishes(pullApi(PULL_ID), vector("event-v2-sold-out"));
  await page.goto(pullPage(PULL_ID));
  await expectTrouble(page, "another_kind");
  expect(service.asked).toEqual([pullApi(PULL_ID)]);
});
