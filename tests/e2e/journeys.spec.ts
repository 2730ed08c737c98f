// A buyer's ways through the page: links, ids, reload, back and forward, sharing, and the limits of a link.
import type { Page } from "@playwright/test";
import { takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import {
  OTHER_ID, PULL_ID, eventApi, eventPage, largeEvent, pullApi, pullPage, vector, vectorJson, vectorPath,
} from "./payloads.ts";
import { action, expectVerdict, linkBox, more, picker, step, trouble, verdict } from "./proof.ts";
import { expectSmooth, measureTasks } from "./smooth.ts";
import { workerOfAnotherBuild } from "./worker.ts";
import { deploy } from "./settings.ts";
import { A_VERDICT, says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

/**
 * Marks the tests in which a server takes part, through its addresses, headers or answers, and those that a reader's own browser must pass quickly.
 */
const SERVED = { tag: "@served" };

const paste = async (page: Page, text: string) => {
  await linkBox(page).fill(text);
  await page.locator('form button[type="submit"]').click();
};

test.describe("the one box", () => {
  const ways: [string, string, string][] = [
    ["a pull's link", `https://shop.example.com${pullPage(PULL_ID)}`, pullPage(PULL_ID)],
    ["an event's link", `https://shop.example.com${eventPage(EVENT)}`, eventPage(EVENT)],
    ["a link with more behind it", `  https://shop.example.com${eventPage(EVENT)}/?utm_source=mail#top `, eventPage(EVENT)],
    ["an upper-case id in a link", `https://shop.example.com${eventPage(EVENT.toUpperCase())}`, eventPage(EVENT)],
    ["an id that is no UUID", `https://shop.example.com${pullPage("an.id%20of%207")}`, pullPage("an.id%20of%207")],
    ["the service's own address", `https://shop.example.com${eventApi(EVENT)}`, eventPage(EVENT)],
    ["a bare path", pullPage(PULL_ID), pullPage(PULL_ID)],
  ];
  for (const [name, text, address] of ways) {
    test(`${name} is recognised`, text.includes("an.id") ? SERVED : {}, async ({ page, service }) => {
      service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
      service.publishes(pullApi("an.id%20of%207"), vector("pull-alone"));
      await page.goto("/");
      await paste(page, text);
      await expectVerdict(page, "verified_offline");
      await expect(page).toHaveURL((url) => url.pathname === address && url.search === "" && url.hash === "");
    });
  }

  test("a bare id is tried as both kinds", SERVED, async ({ page, service, watch }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    for (const path of [pullApi(EVENT), eventApi(PULL_ID)]) watch.mayFail(path);
    for (const [id, address] of [[PULL_ID, pullPage(PULL_ID)], [EVENT, eventPage(EVENT)]] as const) {
      await page.goto("/");
      await paste(page, id);
      await expectVerdict(page, "verified_offline");
      await expect(page).toHaveURL(address);
    }
  });

  // Regression: this ended in "Not found" with a button to try again, though this shop never has another shop's proof.
  test("a link of another site without a proof here leads to that site, not to another try", SERVED, async ({ page, watch }) => {
    watch.mayFail(pullApi(OTHER_ID));
    const link = `https://other-shop.example${pullPage(OTHER_ID)}`;
    await page.goto("/");
    await paste(page, link);
    await expect(trouble(page)).toHaveAttribute("data-trouble", "unknown_id");
    await expect(trouble(page)).toContainText(saying("trouble-elsewhere-says", { host: "other-shop.example", asked: /\S+/ }));
    await expect(trouble(page).locator("a[data-action=elsewhere]")).toHaveAttribute("href", link);
    await expect(action(page, "retry")).toHaveCount(0);

    await page.reload();
    await expect(trouble(page)).toContainText(says("trouble-unknown-id-says"));
    await expect(action(page, "retry")).toBeVisible();
  });

  test("anything else is refused in a sentence, and nothing is asked", async ({ page, service }) => {
    await page.goto("/");
    for (const rubbish of [
      "hello", "https://shop.example.com/", "javascript:alert(1)", "../../etc/passwd", `${EVENT}x`, "/packs/verify/", "💥".repeat(5_000),
    ]) {
      await paste(page, rubbish);
      await expect(linkBox(page)).toHaveAttribute("aria-invalid", "true");
      await expect(linkBox(page)).toHaveAccessibleDescription(/\S/);
      await expect(page).toHaveURL("/");
    }
    expect(service.asked).toEqual([]);
    await expect(verdict(page)).toHaveCount(0);
  });
});

test("reload, back and forward keep each proof at its address", SERVED, async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone--leaf_value"));
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto("/");
  await paste(page, eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await page.locator('a[href="/"]').first().click();
  await paste(page, pullPage(PULL_ID));
  await expectVerdict(page, "not_verified");

  await page.reload();
  await expectVerdict(page, "not_verified");
  await page.goBack();
  await expect(linkBox(page)).toBeVisible();
  await expect(page).not.toHaveTitle(A_VERDICT);
  await page.goBack();
  await expectVerdict(page, "verified_offline");
  await page.goForward();
  await page.goForward();
  await expectVerdict(page, "not_verified");
});

test("an address that is no proof is a not-found page with a way on", SERVED, async ({ page, service }) => {
  for (const address of ["/nothing-here", "/packs/verify", `${eventPage(EVENT)}/more`, "/samples/none"]) {
    await page.goto(address);
    await expect(page.locator("#main h1")).toHaveText(says("missing-heading"));
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
  }
  expect(service.asked).toEqual([]);
});

test.describe("the link of a proof", () => {
  test.beforeEach(async ({ page, service, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.goto(`${eventPage(EVENT)}?service=https://evil.example&rpc=https://evil.example#x`);
  });

  test("is copied with nothing but the id", SERVED, async ({ page, baseURL }) => {
    await expectVerdict(page, "verified_offline");
    await more(page);
    await expect(action(page, "share")).toHaveCount(0);
    await action(page, "copy").first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + eventPage(EVENT));
  });

  test("is said to be copied for two seconds", async ({ page }) => {
    await takeClock(page);
    await page.reload();
    await expectVerdict(page, "verified_offline");
    await more(page);
    await page.clock.pauseAt(Date.now() + 1_000);
    await action(page, "copy").first().click();
    await expect(action(page, "copy").first()).toHaveText(says("share-link-copied"));
    await page.clock.runFor(2_000);
    await expect(action(page, "copy").first()).toHaveText(says("share-copy-link"));
  });

  test("is shared with nothing but the id, where the system has a share sheet", SERVED, async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data ?? {});
    });
    await page.reload();
    await expectVerdict(page, "verified_offline");
    await more(page);
    await action(page, "share").click();
    const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    expect(data?.url).toBe(baseURL + eventPage(EVENT));
    expect(data?.files).toBeUndefined();
  });

  test("asks the service that the deployment names in its settings", async ({ page, service }) => {
    const asked: string[] = [];
    await page.route("**/shop/v1/**", async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: "application/json", body: vector("event-v2-sold-out") });
    });
    await deploy(page, { service: "/shop/" });
    // Requests from before the change may be under way for as long as there is no verdict.
    await expectVerdict(page, "verified_offline");
    service.asked.length = 0;
    await page.reload();
    await expectVerdict(page, "verified_offline");
    expect(asked).toEqual([`/shop${eventApi(EVENT)}`]);
    expect(service.asked).toEqual([]);
  });

  test("cannot choose the service", async ({ page, service }) => {
    await expectVerdict(page, "verified_offline");
    expect(service.asked).toEqual([eventApi(EVENT)]);
  });
});

test.describe("the worker", () => {
  test("of another build is refused, with any answer", async ({ page, service }) => {
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await workerOfAnotherBuild(page);
    await page.goto(eventPage(EVENT));
    await expect(trouble(page)).toHaveAttribute("data-trouble", "another_build");
    await expect(verdict(page)).toHaveCount(0);
    await expect(page.locator('[data-status="passed"]')).toHaveCount(0);

    await page.goto("/");
    await picker(page).setInputFiles(vectorPath("pull-alone.json"));
    await expect(trouble(page)).toHaveAttribute("data-trouble", "another_build");
    await expect(verdict(page)).toHaveCount(0);
  });
});

test("the page responds during the largest check, and shows its progress", SERVED, async ({ page }) => {
  await page.goto("/");
  await measureTasks(page);
  // The test notes the bar's content at each change, because a frame may come after the whole check of a fast machine.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => {
      const words = document.querySelector("[data-progress]")?.getAttribute("aria-valuetext");
      if (words && said.at(-1) !== words) said.push(words);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-valuetext"] });
  });
  await picker(page).setInputFiles(largeEvent(20_000));
  await expectVerdict(page, "verified_offline");
  await expect(step(page, "draws")).toHaveAttribute("data-status", "passed");

  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toContainEqual(expect.stringMatching(saying("progress-arrived-of", { now: /.+/, all: saying("size-megabytes", { size: /[\d.]+/ }) })));
  expect(said).toContainEqual(expect.stringMatching(saying("progress-replayed", { done: /[\d,]+/, total: 20_000 })));
  await expectSmooth(page);
  await expect(page.locator("main")).toContainText(/20,000/);
});

test("an id that the service does not know leaves the way to another one open", async ({ page, service, watch }) => {
  watch.mayFail(eventApi(OTHER_ID));
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(eventPage(OTHER_ID));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "unknown_id");
  await page.locator('a[href="/"]').first().click();
  await paste(page, EVENT);
  watch.mayFail(pullApi(EVENT));
  await expectVerdict(page, "verified_offline");
});
