// A proof that was saved with what the contract said: checked again without anybody being asked, and believed by nobody.
import { expect, expectVerdict, named, readContract, reading, saveProof, test } from "./chain.ts";
import { more, picker, steps, withStatus } from "./proof.ts";

for (const name of ["event-v2-standard", "pack-with-dependents"]) {
  test(`${name}: a saved proof is checked again offline, shows what was recorded, and can be read afresh`, async ({ page, browser, index, endpoint, watch }) => {
    const item = named(index, name);
    const address = endpoint.at("as:saved");
    await page.goto(item.link);
    await readContract(page, address);
    await expectVerdict(page, "verified");
    const download = await saveProof(page);
    const { trips } = endpoint.counts(address);

    const elsewhere = await browser.newContext();
    watch.over(elsewhere);
    const reader = await elsewhere.newPage();
    await reader.goto(index.service);
    await picker(reader).setInputFiles(await download.path());
    await expectVerdict(reader, "verified_offline");
    // What is only recorded changes no verdict: it stands under the headline.
    await expect(reader.locator(".verdict-beneath")).toHaveText(/^Confirmed on .+ by .+ at block [\d,]+, as saved in this file\. Anyone can write such a file: confirm again\.$/);
    await expect(reader.locator(".verdict-beneath")).toContainText(endpoint.host);
    const recorded = reader.locator("[data-recorded]");
    await expect(recorded).toContainText(endpoint.host);
    await expect(recorded).toContainText(/block \d+/);
    for (const [id, status] of Object.entries(item.expected)) {
      await expect(recorded.locator(`[data-recorded-step="${id}"]`)).toHaveAttribute("data-status", status);
    }
    expect(withStatus(await steps(reader), "skipped")).toEqual(expect.arrayContaining(Object.keys(item.expected)));
    await expect(reading(reader)).toHaveCount(0);
    expect(endpoint.counts(address).trips).toBe(trips);

    await readContract(reader, address);
    await expectVerdict(reader, "verified");
    await elsewhere.close();
  });
}

test("recorded answers that were changed settle nothing in the proof's favour", async ({ page, browser, index, endpoint }) => {
  const item = named(index, "pack-alone");
  await page.goto(item.link);
  await readContract(page, endpoint.at("word"));
  await expectVerdict(page, "not_verified");
  await more(page);
  const download = await saveProof(page);

  const reader = await browser.newPage();
  await reader.goto(index.service);
  await picker(reader).setInputFiles(await download.path());
  await expectVerdict(reader, "verified_offline");
  await expect(reader.locator('[data-recorded-step="contract"]')).toHaveAttribute("data-status", "failed");
  await reader.close();
});
