// The whole page as one file, opened from the disk: no server, no network, and no storage that other files could write to.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page, TestInfo } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { OTHER_ID, VECTORS, eventApi, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectTrouble, expectVerdict, linkBox, more, picker, step, steps, verdict, withStatus } from "./proof.ts";
import { deployed } from "./settings.ts";
import { DIST } from "./dist.ts";
import { says, titled } from "./words.ts";

const FILE = readFileSync(new URL("packproof.html", DIST));

/** The file where a reader may keep it, and its address. */
function kept(info: TestInfo, content: Uint8Array | string = FILE): string {
  const folder = info.outputPath("My proofs ü");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "packproof.html");
  writeFileSync(path, content);
  return pathToFileURL(path).href;
}

/** Returns the file with one place of it changed. */
function changed(from: string | RegExp, to: string): string {
  const text = FILE.toString();
  expect(text.split(from).length).toBe(2);
  return text.replace(from, to);
}

/** The endpoints for the network of `event-v2-sold-out`, as the served page stores them. */
const keepEndpoint = () => localStorage.setItem("packproof endpoints 8453", "https://stranger.example/");

const asks = (page: Page) => {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (!/^(file|blob|data):/.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test.describe("without a network", () => {
  test.beforeEach(({ context }) => context.setOffline(true));

  test("a sample by its link, the pull that its address names, back, forward and again", async ({ page }, info) => {
    const asked = asks(page);
    const file = kept(info);
    await page.goto(file);
    await page.locator(".home-samples a").first().click();
    await expectVerdict(page, "verified_offline");
    expect(page.url()).toBe(`${file}?/samples/event-v2`);
    await page.goto(`${file}?/samples/event-v2#pull-2`);
    await expect(page.locator("[data-worked='2']")).toBeVisible();
    await page.reload();
    await expect(page.locator("[data-worked='2']")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.locator("#main h1")).toHaveText(says("home-heading"));
    await page.goForward();
    await expectVerdict(page, "verified_offline");
    expect(asked).toEqual([]);
  });

  test("every page of it, by the links between them", async ({ page }, info) => {
    const file = kept(info);
    await page.goto(`${file}?/how`);
    await expect(page).toHaveTitle(titled("how-title"));
    await page.locator("a.masthead-name").click();
    await expect(page.locator("#main h1")).toHaveText(says("home-heading"));
    expect(page.url()).toBe(`${file}?/`);
    const links = await page.locator("a[href]").evaluateAll((all) => all.map((each) => each.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(8);
    expect(links.filter((link) => !/^(\?\/|#)/.test(link))).toEqual([]);
    await page.goto(`${file}?/rules#award`);
    await expect(page.locator("#award")).toBeFocused();
    await page.locator('a[href="?/rules#d5"]').first().click();
    await expect(page.locator("#d5")).toBeInViewport();
    expect(page.url()).toBe(`${file}?/rules#d5`);
    await page.goto(`${file}?/samples/pull-broken`);
    await page.locator("[data-status=failed] details.rule summary").first().click();
    await page.locator(".rule a", { hasText: says("rules-all") }).click();
    await expect(page.locator(".rule-text :focus")).toBeInViewport();
    await page.goto(`${file}?/nothing`);
    await expect(page.locator("#main h1")).toHaveText(says("missing-heading"));
  });

  test("files: one that holds, several, and one that does not, with the step that fails", async ({ page }, info) => {
    test.slow();
    const asked = asks(page);
    const file = kept(info);
    await page.goto(file);
    await picker(page).setInputFiles(vectorPath("pull-with-dependents.json"));
    await expectVerdict(page, "verified_offline");
    expect(page.url()).toBe(`${file}?/files/1`);
    const three = ["pull-alone.json", "event-v2-sold-out.json", "pull-alone--leaf_value.json"];
    await picker(page).setInputFiles(three.map(vectorPath));
    await page.locator('table[data-rows=files] [data-file="pull-alone--leaf_value.json"] a').click();
    await expectVerdict(page, "not_verified");
    const { failing } = VECTORS.find((each) => each.file === "pull-alone--leaf_value.json")!;
    expect(withStatus(await steps(page), "failed").sort()).toEqual(failing);
    expect(asked).toEqual([]);
  });

  test("the address of a proof makes no request, and gives the reason", async ({ page }, info) => {
    const asked = asks(page);
    const file = kept(info);
    await page.goto(file);
    await expect(linkBox(page)).toHaveCount(0);
    await expect(page.locator(".home-files .note")).toHaveText(says("home-no-link-here"));
    await page.goto(`${file}?/packs/verify/${OTHER_ID}`);
    await expectTrouble(page, "no_service");
    expect(asked).toEqual([]);
  });

  // Chromium gives every file on the disk the same storage: another file could have chosen the endpoints that this page would ask unasked.
  test("the page ignores another file's storage, and stores nothing", async ({ page }, info) => {
    const file = kept(info);
    const other = file.replace("packproof.html", "other.html");
    writeFileSync(new URL(other), "<!DOCTYPE html><title>another file</title>");
    await page.goto(other);
    await page.evaluate(keepEndpoint);
    const asked = asks(page);
    await page.goto(`${file}?/samples/event-v2`);
    await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
    await expectVerdict(page, "verified_offline");
    await expect(step(page, "contract")).toHaveAttribute("data-status", "skipped");
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["packproof endpoints 8453"]);
  });

  for (const part of ["page.wasm", "verdict.js"]) {
    test(`damaged on the disk: ${part}`, async ({ page }, info) => {
      const [start] = new RegExp(`data-part="${part.replace(".", "\\.")}">.{64}`).exec(FILE.toString())!;
      await page.goto(`${kept(info, changed(start, start.slice(0, -8) + "AAAAAAAA"))}?/samples/pull`);
      if (part === "page.wasm") {
        const stopped = page.locator("[data-stopped=not-loaded]");
        await expect(stopped.locator("[data-only=file]")).toHaveText(/^This file is damaged/);
        for (const ofTheSite of await stopped.locator("[data-only=site]").all()) await expect(ofTheSite).toBeHidden();
      } else {
        await expectTrouble(page, "not_loaded");
      }
      await expect(verdict(page)).toHaveCount(0);
    });
  }
});

test("the served page follows the same choice in its own origin's storage", async ({ page, watch }) => {
  await page.goto("/");
  await page.evaluate(keepEndpoint);
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
  await expect.poll(() => watch.strangers.length).toBeGreaterThan(0);
  await expect(page.locator("[data-outcome]")).toBeVisible();
  expect([...new Set(watch.strangers.splice(0))]).toEqual(["https://stranger.example/"]);
  watch.console.length = 0;
});

test("the file asks a service that the deployment named in it, and has no link to pass on", async ({ page, service, baseURL }, info) => {
  const { pack_event_id: id } = vectorJson("event-v2-sold-out");
  service.answers(eventApi(id), { headers: { "content-type": "application/json", "access-control-allow-origin": "*" }, body: vector("event-v2-sold-out") });
  await page.goto(deployed(info, { service: baseURL }));
  await linkBox(page).fill(`https://shop.example/pack-events/verify/${id}`);
  await linkBox(page).press("Enter");
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(page.locator("[data-no-link]")).toHaveText(says("share-no-link-single"));
  await expect(action(page, "copy")).toHaveCount(0);
  expect(service.asked).toEqual([eventApi(id)]);
});

test("its policy names its own parts and no host, and refuses the rest", async ({ page, watch }, info) => {
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(FILE.toString())!;
  expect(policy).not.toContain("'self'");
  expect(policy).not.toContain("unsafe-inline");
  expect(policy!.match(/'sha256-[^']+'/g)).toHaveLength(3);
  await page.goto(kept(info));
  await expect(page.locator("footer")).toBeVisible();
  expect(await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
      return "taken";
    } catch (cause) {
      return (cause as Error).name;
    }
  })).toBe("TypeError");
  expect(watch.console.splice(0)).toEqual([expect.stringContaining("requires 'TrustedHTML' assignment")]);
});

test("the served page offers it, byte for byte, with its SHA-256", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-keep] summary").click();
  await expect(page.locator("[data-keep] code")).toHaveText(sha256(FILE));
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=keep]").click()]);
  expect(download.suggestedFilename()).toBe("packproof.html");
  expect(sha256(readFileSync(await download.path()))).toBe(sha256(FILE));
});

test("the file does not offer itself, and keeps the build's name", async ({ page }, info) => {
  await page.goto("/");
  const build = await page.locator("footer code").first().textContent();
  await page.goto(kept(info));
  await expect(page.locator("footer code").first()).toHaveText(build ?? "");
  await expect(page.locator("[data-keep]")).toHaveCount(0);
});
