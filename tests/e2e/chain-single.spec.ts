// The single file on a chain: from the disk it asks the endpoint that the reader types in, and what it saves opens in it again without
// a network.
import { expect, expectVerdict, named, reading, readContract, test } from "./chain.ts";
import { file } from "./payloads.ts";
import { action, picker } from "./proof.ts";

const SINGLE = new URL("../../dist/packproof.html", import.meta.url).href;

for (const name of ["event-v2-standard", "pack-with-dependents"]) {
  test(`${name}: read from the disk, saved, and opened again offline`, async ({ page, context, index, endpoint }) => {
    const item = named(index, name);
    const payload = await (await fetch(item.payload)).text();
    await page.goto(SINGLE);
    await picker(page).setInputFiles(file("proof.json", payload));
    await expectVerdict(page, "verified_offline");
    await readContract(page, endpoint.at("as:single"));
    await expectVerdict(page, "verified");
    const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);

    await context.setOffline(true);
    await page.goto(SINGLE);
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
