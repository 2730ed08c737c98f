// The time before a verdict: the payload is still arriving, or the pull has not settled.
import { setHidden, takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectVerdict, group, verdict } from "./proof.ts";
import { A_VERDICT, says, saying } from "./words.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const NOT_READY = { status: 404, body: { error: "proof_not_ready" } };

test.describe("loading", () => {
  test("shows the bytes so far, with the questions already there, and then the verdict", async ({ page, service }) => {
    const bytes = vector("event-v2-sold-out");
    const gate = service.publishesSlowly(eventApi(EVENT), bytes);
    await page.goto(eventPage(EVENT));

    const progress = page.locator("[data-progress]");
    await expect(progress).toBeVisible();
    await expect(progress).toHaveRole("progressbar");
    await expect(progress).toHaveAttribute("value", /^[1-9]/);
    await expect(group(page, "recipe")).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);

    gate.open();
    await expectVerdict(page, "verified_offline");
    await expect(progress).toHaveCount(0);
  });

  // Regression: when the report came, the questions were drawn again, and those that the reader had opened were folded.
  test("a question that the reader opens meanwhile is open when the verdict comes", async ({ page, service }) => {
    const gate = service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.goto(eventPage(EVENT));
    await group(page, "recipe").locator("summary").first().click();
    await expect(group(page, "recipe")).toHaveAttribute("open");

    gate.open();
    await expectVerdict(page, "verified_offline");
    await expect(group(page, "recipe")).toHaveAttribute("open");
    await expect(group(page, "word")).not.toHaveAttribute("open");
  });

  test("can be cancelled, which closes the connection, and tried again", async ({ page, service, watch }) => {
    const gate = service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
    watch.mayFail(eventApi(EVENT));
    await page.goto(eventPage(EVENT));
    await expect(page.locator("[data-progress]")).toHaveAttribute("value", /^[1-9]/);

    await action(page, "cancel").click();
    await gate.abandoned;
    await expect(page.locator("[data-progress]")).toHaveCount(0);
    await expect(verdict(page)).toHaveCount(0);

    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await action(page, "retry").click();
    await expectVerdict(page, "verified_offline");
  });

  test("a slow first proof never settles on the page of a second", async ({ page, service, watch }) => {
    const broken = vectorJson("event-v1-ended-early--deck_hash_bit").pack_event_id;
    const gate = service.publishesSlowly(eventApi(broken), vector("event-v1-ended-early--deck_hash_bit"));
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    watch.mayFail(eventApi(broken));
    await page.goto("/");
    await page.locator('input[name="proof"]').fill(eventPage(broken));
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-progress]")).toHaveAttribute("value", /^[1-9]/);

    await page.goBack();
    await page.locator('input[name="proof"]').fill(eventPage(EVENT));
    await page.keyboard.press("Enter");
    await expectVerdict(page, "verified_offline");
    gate.open();
    await gate.abandoned;
    await expectVerdict(page, "verified_offline");
  });
});

test.describe("proof_not_ready", () => {
  const waiting = '[data-waiting="proof_not_ready"]';

  test.beforeEach(async ({ page, service, watch }) => {
    service.answers(pullApi(PULL_ID), NOT_READY);
    watch.mayFail(pullApi(PULL_ID));
    await takeClock(page);
    await page.goto(pullPage(PULL_ID));
    await expect(page.locator(waiting)).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);
    await expect(page).not.toHaveTitle(A_VERDICT);
    await page.clock.pauseAt(Date.now() + 1_000);
  });

  test("counts down and asks again without a click, after a longer wait each time", async ({ page, service }) => {
    const left = async () => Number(saying("waiting-left", { seconds: /(\d+)/ }).exec((await page.locator(waiting).textContent()) ?? "")?.[1]);
    const waits: number[] = [];
    for (let asked = 1; asked <= 3; asked += 1) {
      expect(service.asked.length).toBe(asked);
      const wait = await left();
      waits.push(wait);
      await page.clock.runFor(1_000);
      expect(await left()).toBe(wait - 1);
      if (asked === 3) service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      await page.clock.runFor((wait - 1) * 1_000);
      if (asked < 3) await expect.poll(left).toBeGreaterThan(wait);
    }
    await expectVerdict(page, "verified_offline");
    await expect(page.locator(waiting)).toHaveCount(0);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test("asks nothing while the tab is hidden, and goes on when it is shown", async ({ page, service }) => {
    await setHidden(page, true);
    await page.clock.runFor("30:00");
    await expect(page.locator(waiting)).toContainText(says("waiting-paused"));
    await page.evaluate(() => fetch("/"));
    expect(service.asked).toEqual([pullApi(PULL_ID)]);

    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await setHidden(page, false);
    await page.clock.runFor("30:00");
    await expectVerdict(page, "verified_offline");
    expect(service.asked).toEqual([pullApi(PULL_ID), pullApi(PULL_ID)]);
  });

  test("asks at once when told to", async ({ page, service }) => {
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await action(page, "check-now").click();
    await expectVerdict(page, "verified_offline");
    expect(service.asked.length).toBe(2);
  });

  test("stops when its page is left", async ({ page, service }) => {
    await page.locator('a[href="/"]').first().click();
    await expect(page.locator('input[name="proof"]')).toBeVisible();
    await page.clock.runFor("30:00");
    await page.evaluate(() => fetch("/"));
    expect(service.asked).toEqual([pullApi(PULL_ID)]);
  });

  test("is the shop's statement, with the beginning of the wait and when to ask the shop", async ({ page }) => {
    await expect(page.locator("#main h1")).toHaveText(says("trouble-not-ready"));
    await expect(page.locator(waiting)).toContainText(says("trouble-not-ready-says"));
    await expect(page.locator(waiting)).toContainText(says("trouble-not-ready-way-on"));
    const since = await page.locator(`${waiting} [data-since]`).textContent();
    expect(since).toMatch(saying("waiting-shop-since", { at: /.*\d\d:\d\d:\d\d.*/ }));
    // A reload keeps the beginning of the wait.
    await page.clock.runFor(3_000);
    await page.clock.resume();
    await page.reload();
    await expect(page.locator(`${waiting} [data-since]`)).toHaveText(since!);
  });

  for (const failing of [{ status: 502, body: "bad gateway" }, { status: 429, body: "slow down" }, { status: 503, body: "" }]) {
    test(`goes on after an answer of ${failing.status}`, async ({ page, service }) => {
      service.answers(pullApi(PULL_ID), failing);
      await page.clock.runFor(6_000);
      await expect(page.locator("[data-last-failed]")).toContainText(String(failing.status));
      await expect(page.locator(waiting)).toBeVisible();
      service.publishes(pullApi(PULL_ID), vector("pull-alone"));
      await page.clock.runFor(11_000);
      await expectVerdict(page, "verified_offline");
      expect(service.asked).toHaveLength(3);
    });
  }

  test("ends after repeated failures, and gives the reason", async ({ page, service }) => {
    service.answers(pullApi(PULL_ID), { status: 502, body: "bad gateway" });
    for (let tries = 1; tries <= 6; tries += 1) {
      await page.clock.runFor(61_000);
      await expect.poll(() => service.asked.length).toBe(tries + 1);
      if (tries < 6) await expect(page.locator("[data-waiting] [role=timer]")).toContainText(saying("waiting-left", { seconds: /\d+/ }));
    }
    await expect(page.locator("[data-trouble=service_status]")).toBeVisible();
    await page.clock.runFor("30:00");
    await page.evaluate(() => fetch("/"));
    expect(service.asked).toHaveLength(7);
  });

  test("an answer that says something else ends it", async ({ page, service }) => {
    service.answers(pullApi(PULL_ID), { status: 404, body: { error: "not_found" } });
    await page.clock.runFor(6_000);
    await expect(page.locator("[data-trouble=unknown_id]")).toBeVisible();
  });
});

test.describe("a running event", () => {
  const live = vectorJson("event-v2-sold-out");
  live.is_active = true;
  Object.assign(live, { seed_salt: null, pulls: [] });
  for (const hidden of ["random_seed", "random_seed_source", "deck_snapshot"]) delete live[hidden];

  test("is checked again without a click until it ends, and the shown report stays meanwhile", async ({ page, service, watch }) => {
    service.publishes(eventApi(EVENT), JSON.stringify(live));
    await takeClock(page);
    await page.goto(eventPage(EVENT));
    await expectVerdict(page, "not_replayable");
    const told = page.locator("[data-live]");
    await expect(told).toContainText(says("waiting-event"));
    await expect(page.locator(".verdict-beneath")).toHaveText(says("verdict-not-confirmed"));
    await page.clock.pauseAt(Date.now() + 1_000);
    await group(page, "locked_in").locator("summary").first().click();

    await page.clock.runFor(61_000);
    await expect.poll(() => service.asked.length).toBe(2);
    await expect(told).toContainText(saying("waiting-left", { seconds: /\d+/ }));
    await expect(group(page, "locked_in")).toHaveAttribute("open");
    await expectVerdict(page, "not_replayable");

    // A failure that passes does not end the wait.
    watch.mayFail(eventApi(EVENT));
    service.answers(eventApi(EVENT), { status: 502, body: "" });
    await page.clock.runFor(61_000);
    await expect.poll(() => service.asked.length).toBe(3);
    await expectVerdict(page, "not_replayable");

    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.clock.runFor(61_000);
    await expectVerdict(page, "verified_offline");
    await expect(told).toHaveCount(0);
    const asked = service.asked.length;
    await page.clock.runFor("10:00");
    await page.evaluate(() => fetch("/"));
    expect(service.asked).toHaveLength(asked);
  });

  test("is not checked again while its reader fills in the sheet", async ({ page, service }) => {
    service.publishes(eventApi(EVENT), JSON.stringify(live));
    await takeClock(page);
    await page.goto(eventPage(EVENT));
    await page.locator("#confirm > summary").click();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.clock.runFor("05:00");
    await page.evaluate(() => fetch("/"));
    expect(service.asked).toHaveLength(1);
  });
});
