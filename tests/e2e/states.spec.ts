// What a link can meet before there is anything to judge: waiting, loading, and every way in which the network fails.
import { setHidden, takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { OTHER_ID, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectTrouble, expectVerdict, group, step, steps, trouble, verdict } from "./proof.ts";
import type { Reply } from "./service.ts";
import { hurryWorker } from "./worker.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const NOT_READY = { status: 404, body: { error: "proof_not_ready" } };
const LIMIT = 128 * 1024 * 1024;

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
    await expect(page).not.toHaveTitle(/verified/i);
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

test.describe("nothing to replay", () => {
  test("a live event shows what is committed and what is still to come", async ({ page, service }) => {
    const live = { ...vectorJson("event-v2-sold-out"), is_active: true, seed_salt: null, pulls: [] } as Record<string, any>;
    for (const hidden of ["random_seed", "random_seed_source", "deck_snapshot"]) delete live[hidden];
    service.publishes(eventApi(EVENT), JSON.stringify(live));
    await page.goto(eventPage(EVENT));

    await expectVerdict(page, "not_replayable");
    const main = page.locator("main");
    for (const field of ["deck_hash", "seed_commitment", "deck_commitment"]) {
      await expect(main).toContainText(field);
      await expect(main).toContainText(live[field]);
    }
    for (const field of ["random_seed", "seed_salt", "deck_snapshot"]) await expect(main).toContainText(field);
    await expect(step(page, "event_id")).toHaveAttribute("data-status", "passed");
    await expect(step(page, "deck_commitment")).toHaveAttribute("data-status", "passed");
    await expect(step(page, "draws")).toHaveAttribute("data-status", "skipped");
  });

  test("an early event says why it cannot be replayed", async ({ page, service }) => {
    const early = { ...vectorJson("event-v1-ended-early"), fairness_algo_version: "v0" } as Record<string, any>;
    service.publishes(eventApi(early.pack_event_id), JSON.stringify(early));
    await page.goto(eventPage(early.pack_event_id));

    await expectVerdict(page, "not_replayable");
    expect((await steps(page)).filter(({ status }) => status === "failed")).toEqual([]);
    await expect(step(page, "replayable")).toHaveAttribute("data-status", "skipped");
    await expect(page.locator("main")).toContainText("v0");
  });
});

test.describe("the service cannot be used", () => {
  const failures: { name: string; answer: { status?: number; headers?: Record<string, string>; body: string }; trouble: string }[] = [
    { name: "an unknown id", answer: { status: 404, body: '{"error":"not_found"}' }, trouble: "unknown_id" },
    { name: "an unknown id in HTML", answer: { status: 404, body: "<h1>404</h1>" }, trouble: "unknown_id" },
    { name: "a failing service", answer: { status: 500, body: "oops" }, trouble: "service_status" },
    { name: "a refusing service", answer: { status: 403, body: "{}" }, trouble: "service_status" },
    { name: "HTML", answer: { body: "<!doctype html><title>x</title>", headers: { "content-type": "text/html" } }, trouble: "not_json" },
    { name: "half a JSON", answer: { body: vector("event-v2-sold-out").toString().slice(0, 5_000) }, trouble: "not_json" },
    { name: "an empty answer", answer: { body: "" }, trouble: "empty" },
    { name: "a list", answer: { body: "[]" }, trouble: "not_an_object" },
    { name: "another object", answer: { body: '{"hello":"world"}' }, trouble: "not_a_payload" },
  ];
  for (const { name, answer, trouble: expected } of failures) {
    test(`${name} is ${expected}, and can be tried again`, async ({ page, service, watch }) => {
      service.answers(eventApi(EVENT), answer);
      if (answer.status) watch.mayFail(eventApi(EVENT));
      await page.goto(eventPage(EVENT));
      await expectTrouble(page, expected);
      if (expected === "service_status") await expect(trouble(page)).toContainText(String(answer.status));

      service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
      await action(page, "retry").click();
      await expectVerdict(page, "verified_offline");
    });
  }

  test("bytes that are no text", async ({ page, service }) => {
    service.publishes(eventApi(EVENT), Uint8Array.of(0x7b, 0xff, 0xfe, 0x00));
    await page.goto(eventPage(EVENT));
    await expectTrouble(page, "not_text");
  });

  test("a connection that drops before the answer, and one that breaks off in it", async ({ page, service, watch }) => {
    watch.mayFail(eventApi(EVENT));
    service.dropsConnection(eventApi(EVENT));
    await page.goto(eventPage(EVENT));
    await expectTrouble(page, "unreachable");
    await expect(page.locator("main").locator('button[data-action="open-file"]')).toBeVisible();

    service.breaksOff(eventApi(EVENT), vector("event-v2-sold-out"));
    const asked = service.asked.length;
    await action(page, "retry").click();
    await expect.poll(() => service.asked.length).toBeGreaterThan(asked);
    await expectTrouble(page, "unreachable");

    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await action(page, "retry").click();
    await expectVerdict(page, "verified_offline");
  });

  test("an answer that stops coming", async ({ page, service, watch }) => {
    await hurryWorker(page, 100);
    service.publishesSlowly(eventApi(EVENT), vector("event-v2-sold-out"));
    watch.mayFail(eventApi(EVENT));
    await page.goto(eventPage(EVENT));
    await expectTrouble(page, "timed_out");
  });

  test("an answer that says it is too large is not read", async ({ page, service }) => {
    const answer = growing(LIMIT + 1, { "content-length": String(LIMIT + 1) });
    const left = service.answersUntilLeft(eventApi(EVENT), answer);
    await page.goto(eventPage(EVENT));
    await expectTrouble(page, "too_large");
    await left;
    expect(answer.sent).toBeLessThan(LIMIT / 4);
  });

  test("an answer that grows too large is cut off", async ({ page, service }) => {
    const answer = growing(4 * LIMIT);
    const left = service.answersUntilLeft(eventApi(EVENT), answer);
    await page.goto(eventPage(EVENT));
    await expectTrouble(page, "too_large");
    await left;
    expect(answer.sent).toBeLessThan(2 * LIMIT);
  });

  test("the proof of another event is no answer, whatever its verdict would be", async ({ page, service }) => {
    for (const other of ["event-v1-ended-early", "event-v1-ended-early--deck_hash_bit", "event-v1-ended-early--still_active"]) {
      service.publishes(eventApi(EVENT), vector(other));
      await page.goto(eventPage(EVENT));
      await expectTrouble(page, "another_id");
      await expect(trouble(page)).toContainText(vectorJson(other).pack_event_id);
    }
  });

  test("a proof of the other kind is no answer", async ({ page, service }) => {
    service.publishes(eventApi(EVENT), vector("pull-alone"));
    service.publishes(pullApi(PULL_ID), vector("event-v2-sold-out"));
    for (const address of [eventPage(EVENT), pullPage(PULL_ID)]) {
      await page.goto(address);
      await expectTrouble(page, "another_kind");
    }
  });
});

test("an id that no service knows, on both kinds of link", async ({ page, watch }) => {
  for (const [address, api] of [[eventPage(OTHER_ID), eventApi(OTHER_ID)], [pullPage(OTHER_ID), pullApi(OTHER_ID)]] as const) {
    watch.mayFail(api);
    await page.goto(address);
    await expectTrouble(page, "unknown_id");
  }
});

/** As many spaces as JSON allows before its value, a mebibyte at a time; it counts what was sent. */
function growing(bytes: number, headers: Record<string, string> = {}) {
  const chunk = Buffer.alloc(1024 * 1024, " ");
  function* body() {
    for (; reply.sent < bytes; reply.sent += chunk.length) yield chunk.subarray(0, bytes - reply.sent);
  }
  const reply: Reply & { sent: number } = {
    headers: { "content-type": "application/json", ...headers },
    sent: 0,
    bodyStream: body(),
  };
  return reply;
}
