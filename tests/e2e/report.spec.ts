// "Save the report" saves the same bytes that the terminal prints of the same proof.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { build } from "../programs.mjs";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, more, openFile, seen, verdict } from "./proof.ts";

/** Returns the terminal's output. This process serves the service that the terminal asks, so the call does not block. */
const terminal = (args: string[], cwd: string) =>
  new Promise<string>((resolve) => {
    execFile(build("packproof"), ["check", "--json", ...args], { cwd, maxBuffer: 1 << 28 }, (_, printed) => resolve(printed));
  });

/** Saves the report of the open page, and returns its name and its bytes. */
async function saved(page: Page) {
  await seen(verdict(page));
  await more(page);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-report").click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test("the reports of a pull and of an event at the shop's service", async ({ page, service, server }) => {
  test.setTimeout(300_000);
  const event = vectorJson("event-v2-sold-out").pack_event_id;
  service.publishes(pullApi(PULL_ID), vector("pull-alone--award_other"));
  service.publishes(eventApi(event), vector("event-v2-sold-out"));
  for (const [id, address, name] of [
    [PULL_ID, pullPage(PULL_ID), `pack_pull-${PULL_ID}.report.json`],
    [event, eventPage(event), `pack_event-${event}.report.json`],
  ]) {
    await page.goto(address!);
    const report = await saved(page);
    expect(report.name).toBe(name);
    expect(report.text).toBe(await terminal(["--service", server.url, id!], tmpdir()));
  }
});

test("a file's report, packed or not", async ({ page }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), "packproof-"));
  const proof = vector("pull-with-dependents");
  for (const [name, buffer] of [["pull.json", proof], ["pull.json.gz", gzipSync(proof)]] as const) {
    writeFileSync(join(folder, name), buffer);
    await page.goto("/");
    await openFile(page, { name, mimeType: "application/json", buffer });
    expect((await saved(page)).text).toBe(await terminal([name], folder));
  }
});
