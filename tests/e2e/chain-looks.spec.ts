// The first screen of each verdict of a reading, on a phone and on a desktop. scenes.spec.ts has the other states of the page.
import type { Page } from "@playwright/test";
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";
import { expectLooks } from "./looks.ts";
import { settled } from "./proof.ts";

test.use({ deviceScaleFactor: 0.25, timezoneId: "UTC", locale: "en-US" });

for (const [name, verdict, item, first, second] of [
  ["verified by one", "verified", "pack-alone", []],
  ["verified by two", "verified", "pack-alone", [], []],
  ["verified by one, the other is down", "verified", "pack-alone", [], ["status:500"]],
  ["not verified by two", "not_verified", "pack-alone", ["word"], ["word"]],
  ["not verified by one", "not_verified", "pack-alone", ["word"]],
  ["contradicted", "contradicted", "pack-alone", ["word"], []],
  ["contradicted, by one that shows no logs", "contradicted", "pack-alone", ["held"], ["no-logs"]],
  ["of unknown origin", "origin_unknown", "dependent-of-another-coordinator", []],
  ["not confirmed by one", "not_confirmed", "pack-alone", ["no-logs"]],
  ["not confirmed by one of two", "not_confirmed", "pack-alone", [], ["no-logs"]],
  ["an event, verified by one", "verified", "event-v2-sellout", []],
] as [string, string, string, string[], string[]?][]) {
  test(`${name}: it looks as before`, async ({ page, index, endpoint, second: other }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(named(index, item).link);
    // The other reader is among those to choose once it was asked.
    if (second) await readContract(page, other.at(...second));
    await readContract(page, endpoint.at(...first), ...(second ? [other.at(...second)] : []));
    await expectVerdict(page, verdict);
    await expect(page.locator("[data-proving]")).toHaveCount(0);
    await forget(page, endpoint.host, other.host);
    await settled(page);
    await expectLooks(page, `chain ${name}`, page.locator(".report-top"));
  });
}

/** Names the readers and the blocks as in every other run. */
const forget = (page: Page, ...hosts: string[]) =>
  page.evaluate((hosts) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const named = hosts.reduce((named, host, at) => named.replaceAll(host, `${["one", "two"][at]}.example`), text.nodeValue ?? "");
      text.nodeValue = named.replaceAll(/block [0-9,]+/g, "block 15");
    }
  }, hosts);
