// The single file on a chain: from the disk it asks the endpoint that the reader types in, and what it saves opens in it again without
// a network.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { TestInfo } from "@playwright/test";
import { expect, expectSteps, expectVerdict, type Index, named, reading, readContract, test } from "./chain.ts";
import { file } from "./payloads.ts";
import { action, picker, step } from "./proof.ts";

const SINGLE = new URL("../../dist/packproof.html", import.meta.url);

/** The file as a deployment makes it, with its coordinators in it. */
function deployed(info: TestInfo, { coordinators }: Index): string {
  const parts = readFileSync(SINGLE, "utf8").split('<meta name="coordinators" content="">');
  expect(parts.length).toBe(2);
  const path = info.outputPath("packproof.html");
  writeFileSync(path, parts.join(`<meta name="coordinators" content="${coordinators.join(", ")}">`));
  return pathToFileURL(path).href;
}

for (const name of ["event-v2-standard", "pack-with-dependents"]) {
  test(`${name}: read from the disk, saved, and opened again offline`, async ({ page, context, index, endpoint }, info) => {
    const single = deployed(info, index);
    const item = named(index, name);
    const payload = await (await fetch(item.payload)).text();
    await page.goto(single);
    await picker(page).setInputFiles(file("proof.json", payload));
    await expectVerdict(page, "verified_offline");
    await readContract(page, endpoint.at("as:single"));
    await expectVerdict(page, "verified");
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);

    await context.setOffline(true);
    await page.goto(single);
    await picker(page).setInputFiles(await download.path());
    await expectVerdict(page, "verified_offline");
    const recorded = page.locator("[data-recorded]");
    await expect(recorded).toContainText(endpoint.host);
    for (const [id, status] of Object.entries(item.expected)) {
      await expect(recorded.locator(`[data-recorded-step="${id}"]`)).toHaveAttribute("data-status", status);
    }
    await expect(reading(page)).toHaveCount(0);
  });
}

test("as it is released, it knows no coordinator of a local chain: no word is shown to be the oracle's", async ({ page, index, endpoint }) => {
  for (const [name, origin] of [["event-v2-standard", "seed_origin"], ["pack-with-dependents", "word_origin"]] as const) {
    const item = named(index, name);
    const payload = await (await fetch(item.payload)).text();
    await page.goto(SINGLE.href);
    await picker(page).setInputFiles(file("proof.json", payload));
    await expectVerdict(page, "verified_offline");
    await readContract(page, endpoint.at("as:released"));
    await expectVerdict(page, "verified_in_part");
    await expectSteps(page, { ...item.expected, [origin]: "skipped" });
    await expect(step(page, origin)).toContainText(/came from a coordinator that no one published, 0x[0-9a-f]{40}/);
  }
});
