// Runs, in a terminal, the line beside every hash that makes it again.
import { execFileSync } from "node:child_process";
import { mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, more, seen, unfold, verdict } from "./proof.ts";

/** Runs the lines together, and returns the output of each. */
const run = (lines: string[], cwd: string) =>
  execFileSync("bash", ["-c", `set -e -o pipefail\n${lines.join("\n")}`], { cwd, encoding: "utf8" }).trim().split("\n").map((line) => line.split(" ")[0]);

/** Opens everything twice, because some parts are drawn when they are opened. */
async function openAll(page: Page) {
  for (let round = 0; round < 2; round += 1) {
    await unfold(page);
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLDetailsElement>("main details:not(.confirm)")) each.open = true;
    });
  }
}

/** Returns each line for a terminal, and the text with the hash above it. */
const lines = (page: Page) =>
  page.locator("[data-terminal]").evaluateAll((all: HTMLElement[]) =>
    all.map((each) => {
      let before: Element | null = each;
      do before = before.previousElementSibling; while (before && !/[0-9a-f]{64}/.test(before.textContent ?? ""));
      return { line: each.dataset.terminal!, above: before?.textContent ?? "" };
    }),
  );

async function expectLines(page: Page, hashes: string[], folder: string) {
  await openAll(page);
  const all = await lines(page);
  const made = run(all.map(({ line }) => line), folder);
  for (const [at, { line, above }] of all.entries()) expect(above, line).toContain(made[at]);
  expect(made.length).toBe(all.length);
  for (const hash of hashes) expect(made).toContain(hash.replace(/^0x/, ""));
}

test("a pull's lines: its keys, roots, commitments, leaf, nodes, roll and ranks", async ({ page, service }) => {
  const proof = vectorJson("pull-with-dependents");
  service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
  await page.goto(pullPage(PULL_ID));
  await seen(verdict(page));
  const commitments = proof.chain_events.filter((entry: Json) => entry.kind === "anchored" && entry.root === proof.version_root);
  expect(commitments.length).toBeGreaterThan(0);
  await expectLines(page, [proof.target_pull_key, proof.version_root, proof.version_event_id], tmpdir());
});

test("an event's lines: its id, the saved proof's deck, its salt, commitment and a pull's draw", async ({ page, service }) => {
  const event = vectorJson("event-v2-sold-out");
  service.publishes(eventApi(event.pack_event_id), vector("event-v2-sold-out"));
  await page.goto(`${eventPage(event.pack_event_id)}#pull-1`);
  await seen(verdict(page));
  await more(page);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  const folder = mkdtempSync(join(tmpdir(), "packproof-"));
  renameSync(await download.path(), join(folder, download.suggestedFilename()));
  await expect(page.locator("[data-worked='1']")).toBeVisible();
  await expectLines(page, [event.vrf_event_id, event.deck_hash, event.seed_commitment, event.deck_commitment], folder);
});
