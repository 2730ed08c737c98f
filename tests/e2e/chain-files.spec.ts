// All files of a table are confirmed on the blockchain, through the readers that the page remembers.
import { readFileSync } from "node:fs";
import { expectAccessible } from "./axe.ts";
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";
import { file, sha256, vectorPath } from "./payloads.ts";
import { action, picker, row } from "./proof.ts";

test("all files of a table are confirmed by the remembered readers, and one without a reader is named", async ({ page, index, endpoint }) => {
  const items = ["pack-alone", "event-v2-standard"].map((name) => named(index, name));
  const payloads = await Promise.all(items.map(async ({ payload }) => Buffer.from(await (await page.request.get(payload)).body())));
  const files = payloads.map((payload, at) => file(`${items[at]!.name}.json`, payload));
  const other = { name: "elsewhere.json", mimeType: "application/json", buffer: readFileSync(vectorPath("pull-alone.json")) };

  // Nothing is remembered: nobody is asked.
  await page.goto(index.service);
  await picker(page).setInputFiles([...files, other]);
  await expect(page.locator("table[data-files] [data-verdict=verified_offline]")).toHaveCount(3);
  await expect(action(page, "confirm-all")).toHaveText("Confirm all on the blockchain: 3");
  await action(page, "confirm-all").click();
  const said = page.locator("[data-confirmed]");
  await expect(said).toHaveText("Read on the blockchain: 0 of 3 files. No remembered reader for 3 files. Open one of them, confirm it, and let this page remember the readers.");

  const address = endpoint.at("as:confirm-all");
  await page.goto(items[0]!.link);
  await expectVerdict(page, "verified_offline");
  await page.locator("input[name=remember]").evaluate((box: HTMLInputElement) => box.click());
  await readContract(page, address);
  await expectVerdict(page, "verified");

  await page.goto(index.service);
  await picker(page).setInputFiles([...files, other]);
  await expect(page.locator("table[data-files] [data-verdict=verified_offline]")).toHaveCount(3);
  const { requests } = endpoint.counts(address);
  await action(page, "confirm-all").click();
  for (const { name } of items) await expect(row(page, `${name}.json`)).toHaveAttribute("data-verdict", "verified");
  await expect(said).toHaveText(/^Read on the blockchain: 2 of 3 files\. No remembered reader for 1 file\./);
  expect(endpoint.counts(address).requests).toBeGreaterThan(requests);
  await expect(page.locator("[data-choice=verified]")).toHaveText("Verified: 2");
  await expect(action(page, "confirm-all")).toHaveText("Confirm all on the blockchain: 1");
  await expectAccessible(page, ".files");

  // The saved list has the reading, the file's hash and the date.
  const download = page.waitForEvent("download");
  await action(page, "json").click();
  const reports = JSON.parse(readFileSync(await (await download).path()).toString());
  for (const [at, { name }] of items.entries()) {
    const report = reports.find((each: { file: string }) => each.file === `${name}.json`);
    expect([report.verdict, report.file_sha256]).toEqual(["verified", sha256(payloads[at]!)]);
    expect(report.reading.endpoints.map(({ host }: { host: string }) => host)).toEqual([endpoint.host]);
    expect(report.date).toMatch(/^20\d\d-/);
  }
});
