// Before there is a verdict: the payload is still coming, or the pull has not settled.
import { setHidden, takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectVerdict, group, verdict } from "./proof.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const NOT_READY = { status: 404, body: { error: "proof_not_ready" } };

test.describe("loading", () => {
  test("shows how many bytes have come, with the questions already there, and then the verdict", async ({ page, service }) => {
    const bytes = vector("event-v2-sold-out");
    const gate = service.publishesSlowly(eventApi(EVENT), bytes);
    await page.goto(eventPage(EVENT));

    const progress = page.locator("[data-progress]");
    await expect(progress).toBeVisible();
    await expect(progress).toHaveRole("progressbar");
    await expect(progress).toHaveAttribute("aria-valuenow", /^[1-9]/);
    await expect(group(page, "recipe")).toBeVisible();
    await expect(verdict(page)).toHaveCount(0);

    gate.open();
    await expectVerdict(page, "verified_offline");
    await expect(progress).toHaveCount(0);
  });

  // The questions are drawn anew when the report comes: what was opened meanwhile was folded.
  test("what the reader opens meanwhile stands open when the verdict comes", async ({ page, service }) => {
    const gate = service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.goto(eventPage(EVENT));
    await group(page, "recipe").locator("summary").first().click();
    await expect(group(page, "recipe")).toHaveAttribute("open");

    gate.open();
    await expectVerdict(page, "verified_offline");
    await expect(group(page, "recipe")).toHaveAttribute("open");
    await expect(group(page, "word")).not.toHaveAttribute("open");
  });

  test("can be cancelled, which hangs up, and tried again", async ({ page, service, watch }) => {
    const gate = service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
    watch.mayFail(eventApi(EVENT));
    await page.goto(eventPage(EVENT));
    await expect(page.locator("[data-progress]")).toHaveAttribute("aria-valuenow", /^[1-9]/);

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
    await expect(page.locator("[data-progress]")).toHaveAttribute("aria-valuenow", /^[1-9]/);

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
    await expect(page).not.toHaveTitle(/verified|adds up/i);
    await page.clock.pauseAt(Date.now() + 1_000);
  });

  test("counts down and asks again by itself, each time after a longer while", async ({ page, service }) => {
    const left = async () => Number(/(\d+) s/.exec((await page.locator(waiting).textContent()) ?? "")?.[1]);
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
    await expect(page.locator(waiting)).toContainText(/paused/i);
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
});
