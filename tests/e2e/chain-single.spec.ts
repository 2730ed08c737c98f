// The single file on a chain: from the disk it asks the endpoint that the reader types in, and opens its own saved proof again without a network.
import type { Page } from "@playwright/test";
import { type Index, type Item, expect, expectVerdict, named, readContract, reading, saveProof, test } from "./chain.ts";
import { file } from "./payloads.ts";
import { picker, step } from "./proof.ts";
import { deployed } from "./settings.ts";
import { says } from "./words.ts";

/** Opens the payload of an item in the file on the disk. */
async function openIn(page: Page, single: string, item: Item) {
  const payload = await (await fetch(item.payload)).text();
  await page.goto(single);
  await picker(page).setInputFiles(file("proof.json", payload));
  await expectVerdict(page, "verified_offline");
}

const PULL = "pack-with-dependents";

/** The deployment's lists for this chain. */
const lists = (index: Index) => ({ coordinators: index.coordinators, oracle_keys: index.oracle_keys, contracts: index.contract_logs });

test(`${PULL}: read from the disk, saved, and opened again offline`, async ({ page, context, index, endpoint }, info) => {
  const single = deployed(info, { coordinators: index.coordinators });
  const item = named(index, PULL);
  await openIn(page, single, item);
  await readContract(page, endpoint.at("as:single"));
  await expectVerdict(page, "verified");
  const download = await saveProof(page);

  await context.setOffline(true);
  await page.goto(single);
  await picker(page).setInputFiles(await download.path());
  await expectVerdict(page, "verified_offline");
  const recorded = page.locator("[data-recorded]");
  await expect(recorded).toContainText(endpoint.host);
  for (const [id, status] of Object.entries(item.expected)) {
    await expect(step(page, id)).toHaveAttribute("data-status", status.replace("passed", "recorded"));
  }
  await expect(reading(page)).toHaveCount(0);
});

test("an event's saved proof is verified from the disk alone, and shows how", async ({ page, context, index, endpoint }, info) => {
  const single = deployed(info, lists(index));
  await openIn(page, single, named(index, "event-v2-standard"));
  await readContract(page, endpoint.at("as:single-proves"));
  await expectVerdict(page, "verified");
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  const download = await saveProof(page);

  await context.setOffline(true);
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await page.goto(single);
  await picker(page).setInputFiles(await download.path());
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-recorded]")).toContainText(says("block-counts"));
  await expect(reading(page)).toHaveCount(0);
  await expect(page.locator("[data-proven-block]")).toHaveAttribute("data-proven-block", "proven");
  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
});
