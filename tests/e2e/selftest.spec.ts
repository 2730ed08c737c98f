// The page tests each program before its first word: it asks nothing of one that answers known proofs wrongly. It shows no verdict on which its two
// programs differ.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, file, pullApi, pullPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { expectNoWorkers, expectTrouble, expectVerdict, picker } from "./proof.ts";
import { A_VERDICT, says, saying, titled } from "./words.ts";
import { prefixed, wrongWorker } from "./worker.ts";

const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

// A constant of SHA-256's rounds, as it stands in a table and in the code: one is for a single hash, the other for four at a time.
const IN_A_TABLE = /\x91\x44\x37\x71/g;
const IN_THE_CODE = /\x41\x91\x89\xdd\x89\x07/g;
const bit = (found: string) => found.replace(/[\x91\x92]/, (byte) => (byte === "\x91" ? "\x93" : "\x90"));

const selftestFile = (name: string) => readFileSync(new URL(`../../src/worker/selftest/${name}`, import.meta.url), "utf8");

const FAULTS: { name: string; of?: "event"; from: RegExp; to: (found: string) => string; wrong: RegExp }[] = [
  { name: "a table of SHA-256", from: IN_A_TABLE, to: bit, wrong: /pull-verified_offline, .+/ },
  { name: "the code of SHA-256", from: IN_THE_CODE, to: bit, wrong: /event-verified_offline, .*pull-verified_offline, .+/ },
  { name: "the tag of an event's draws", of: "event", from: /pack_open_v2/g, to: () => "pack_open_v1", wrong: /event-verified_offline, (event-(?!v1-)\w+, )*event-(?!v1-)\w+/ },
  { name: "what a purchase's id is hashed with", from: /packs_v1:purchase/g, to: () => "packs_v1:purchasf", wrong: /pull-verified_offline, .+/ },
];

for (const { name, of = "pull", from, to, wrong } of FAULTS) {
  test(`a checker with another byte in ${name} is not asked`, async ({ page, service }) => {
    await wrongWorker(page, from, to);
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    await page.goto(of === "pull" ? pullPage(PULL_ID) : eventPage(EVENT));
    await expectTrouble(page, "self_test");
    await expect(page.locator("#main h1")).toHaveText(says("trouble-self-test"));
    await page.locator(".cause summary").click();
    await expect(page.locator(".cause")).toContainText(saying("trouble-self-test-cause", { wrong }));
    // The proof itself is asked for while the checker loads.
    expect(service.asked).toEqual([of === "pull" ? pullApi(PULL_ID) : eventApi(EVENT)]);
  });
}

/** Expects nothing that comes with a verdict, and nothing to save, share or print. */
async function expectNothing(page: Page) {
  await expect(page.locator("[data-trouble=self_test]")).toContainText(saying("trouble-self-test-says", { all: /\d+/, wrong: /\d+/ }));
  await expect(page.getByRole("heading", { name: says("trouble-self-test") })).toBeVisible();
  await expect(page.locator("[data-verdict], [data-status=passed], [data-status=failed], [data-self-test]")).toHaveCount(0);
  await expect(page.locator("[data-action=save], [data-action=save-proof], [data-action=share], [data-action=copy]")).toHaveCount(0);
  await expect(page.locator("[data-action=qr], [data-action=print], [data-action=csv], [data-action=json]")).toHaveCount(0);
  await expect(page.locator("[data-action=change-digit], button[data-action=read-contract]")).toHaveCount(0);
  await expect(page).not.toHaveTitle(A_VERDICT);
}

test("in every place of a verdict there is the sentence, and nothing to save, share or print", async ({ page, service }) => {
  await wrongWorker(page, IN_THE_CODE, bit);
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  for (const way of [eventPage(EVENT), "/samples/pull", "/samples/event-v2"]) {
    await page.goto(way);
    await expectNothing(page);
    await expect(page).toHaveTitle(titled("trouble-self-test"));
  }

  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectNothing(page);

  const several = ["pull-alone", "pull-exhausted", "event-v2-sold-out"].map((name) => file(`${name}.json`, vector(name)));
  await picker(page).setInputFiles(several);
  await expectNothing(page);
  await expect(page).toHaveTitle(titled("trouble-self-test"));
  await expect(page.locator("table")).toHaveCount(0);
  expect(service.asked).toEqual([eventApi(EVENT)]);
});

// Regression: the page ignored a wrong look-up until something was opened.
test("details that are looked up wrongly end the check", async ({ page, service }) => {
  const table = selftestFile("looked_up.tsv");
  const digest = /pack_pull\t([0-9a-f]{64})/.exec(table)![1]!;
  await wrongWorker(page, new RegExp(digest, "g"), (found) => [...found].reverse().join(""));
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectNothing(page);
  await page.locator(".cause summary").click();
  await expect(page.locator(".cause")).toContainText("pack_pull-look_ups");
});

test("a program that settles a chain's answers wrongly ends the check, before a contract is read", async ({ page, service }) => {
  const chain = JSON.parse(selftestFile("pull.chain.json"));
  const fulfilled = chain.logs.find((log: { address: string; data: string }) => log.address === chain.coordinator && log.data.length === 64);
  await wrongWorker(page, new RegExp(fulfilled.data, "g"), (found) => [...found].reverse().join(""));
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectNothing(page);
  await page.locator(".cause summary").click();
  await expect(page.locator(".cause")).toContainText(/answers: pull-verified, /);
});

/** Replaces a text in the bytes of the message that a program gets (`message`) or posts (`postMessage`) about the second check. */
const lie = (at: "message" | "postMessage", from: string, to: string) => `{
  const within = ([, channel, message, file]) => {
    const bytes = channel === 1 && (${at === "message"} ? file : message);
    if (!bytes) return;
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const at = text.indexOf(${JSON.stringify(from)});
    if (at >= 0) bytes.set(Array.from(${JSON.stringify(to)}, (letter) => letter.charCodeAt(0)), at);
  };
  addEventListener("message", ({ data }) => ${at === "message"} && Array.isArray(data) && within(data));
  const post = self.postMessage.bind(self);
  self.postMessage = (message, ...rest) => {
    if (${at === "postMessage"} && Array.isArray(message)) within(message);
    post(message, ...rest);
  };
}\n`;

for (const [what, script] of [
  ["other bytes", lie("message", "collector_647", "collector_648")],
  ["another verdict", lie("postMessage", "verified_offline", "not_verified_not")],
  ["another status of a step", lie("postMessage", "passed", "failed")],
] as const) {
  test(`two programs that differ in ${what} contradict each other: no verdict stands`, async ({ page, service }) => {
    await prefixed(page, script, ["details"]);
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    await page.goto(pullPage(PULL_ID));
    await expectTrouble(page, "contradicts_itself");
    await expect(page.locator("#main h1")).toHaveText(says("trouble-contradicts-itself"));
    await expect(page).toHaveTitle(titled("trouble-contradicts-itself"));
    await expect(page.locator("[data-verdict], [data-status=passed], [data-status=failed], [data-self-test]")).toHaveCount(0);
    await expect(page.locator("[data-action=save-proof], [data-action=share], [data-action=qr], [data-action=print], [data-action=more]")).toHaveCount(0);
    await expect(page.locator("button[data-action=read-contract]")).toHaveCount(0);
    await expectNoWorkers(page);
  });
}

test("a report says that the checker was tested before it", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-self-test]")).toContainText("Self-test: 14 of 14.");
  await page.goto("/samples/event-v2");
  await expect(page.locator("[data-self-test]")).toContainText("Self-test: 9 of 9.");
});
