// Links without a verdict: nothing to replay yet, and every way in which the network fails.
import { expect, test } from "./fixtures.ts";
import { OTHER_ID, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, detailsWorker, expectNoWorkers, expectTrouble, expectVerdict, openFile, step, steps, trouble, unfold } from "./proof.ts";
import type { Reply } from "./service.ts";
import { says } from "./words.ts";
import { hurryWorker } from "./worker.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;
const LIMIT = 128 * 1024 * 1024;

test.describe("nothing to replay", () => {
  test("a live event shows the committed values and those still to come", async ({ page, service }) => {
    const live = { ...vectorJson("event-v2-sold-out"), is_active: true, seed_salt: null, pulls: [] } as Record<string, any>;
    for (const hidden of ["random_seed", "random_seed_source", "deck_snapshot"]) delete live[hidden];
    service.publishes(eventApi(EVENT), JSON.stringify(live));
    await page.goto(eventPage(EVENT));

    await expectVerdict(page, "not_replayable");
    await unfold(page);
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
    { name: "a failing service", answer: { status: 500, body: "oops" }, trouble: "service_status" },
    { name: "a refusing service", answer: { status: 403, body: '{"error":"forbidden"}' }, trouble: "service_status" },
    { name: "HTML", answer: { body: "<!doctype html><title>x</title>", headers: { "content-type": "text/html" } }, trouble: "web_page" },
    { name: "half a JSON", answer: { body: vector("event-v2-sold-out").toString().slice(0, 5_000) }, trouble: "broke_off" },
    { name: "an empty answer", answer: { body: "" }, trouble: "empty" },
    { name: "a list", answer: { body: "[]" }, trouble: "not_an_object" },
    { name: "another object", answer: { body: '{"hello":"world"}' }, trouble: "not_a_payload" },
  ];
  test("an answer that is no proof is named as such, and can be requested again", async ({ page, service, watch }) => {
    watch.mayFail(eventApi(EVENT));
    for (const { name, answer, trouble: expected } of failures) {
      await test.step(`${name} is ${expected}`, async () => {
        service.answers(eventApi(EVENT), answer);
        await page.goto(eventPage(EVENT));
        await expectTrouble(page, expected);
        if (expected === "service_status") await expect(trouble(page)).toContainText(String(answer.status));

        service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
        // The page asks again for an answer that broke off.
        await action(page, expected === "broke_off" ? "check-now" : "retry").click();
        await expectVerdict(page, "verified_offline");
      });
    }
  });

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
    await expectTrouble(page, "broke_off");

    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await action(page, "check-now").click();
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

  test("the proof of another event is no answer, with any verdict", async ({ page, service }) => {
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

/** Returns as many spaces as JSON allows before its value, a mebibyte at a time, and counts those that were sent. */
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

test("a browser without WebAssembly's vectors is told so, and keeps no worker", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
  });
  await page.goto(eventPage(EVENT));

  await expectTrouble(page, "no_vectors");
  await expect(trouble(page)).toContainText(says("trouble-no-vectors-says"));
  await expectNoWorkers(page);
});

// Regression: the page kept the last report and its worker until the reader opened another, and those of replaced files until the browser collected garbage.
test("a report that its reader leaves keeps no worker", async ({ page, service, watch }) => {
  const home = page.locator("a.masthead-name");
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(eventPage(EVENT));
  await expectVerdict(page, "verified_offline");
  await home.click();
  await expectNoWorkers(page);
  service.answers(eventApi(EVENT), { status: 502, body: "" });
  watch.mayFail(eventApi(EVENT));
  await page.goBack();
  await expect(trouble(page)).toBeVisible();
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await action(page, "retry").click();
  await expectVerdict(page, "verified_offline");
  await home.click();
  await expectNoWorkers(page);
  await page.locator(".home-samples a").first().click();
  await expectVerdict(page, "verified_offline");
  await home.click();
  await expectNoWorkers(page);
  // An opened file stays open while the page does, and another takes its place.
  for (const name of ["pull-alone.json", "event-v2-sold-out.json"]) await openFile(page, vectorPath(name));
  await detailsWorker(page);
});
