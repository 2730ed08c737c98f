// Entries of a proof that no rule needs: listed, and without consequence.
import { expect, expectVerdict, type Item, named, readContract, readItem, serveChanged, test } from "./chain.ts";
import type { Page } from "@playwright/test";
import { group } from "./proof.ts";

const HASH = "ab".repeat(32);
const unneeded = (page: Page) => page.locator("[data-unneeded]");
const seen = (page: Page, what: string) => unneeded(page).locator(`li[data-seen=${what}]`);

/** Serves the payload with one more entry. */
const withEntry = (page: Page, item: Item, block: number) =>
  serveChanged(page, item, ({ chain_events }) => chain_events.push({ kind: "anchored", block, log_index: 7, event_id: HASH, root: HASH }));

for (const [where, seenAs, words] of [
  ["far ahead of the chain", "not_read", "not needed, not read"],
  ["inside of what is read", "does_not_fit", "not needed; its log is not there, which fails nothing"],
] as const) {
  test(`an entry ${where} that no rule needs fails nothing and hides nothing`, async ({ page, index, endpoint }) => {
    const item = named(index, "pack-with-dependents");
    const { coverage } = await (await fetch(item.payload)).json();
    await withEntry(page, item, seenAs === "not_read" ? 2 ** 50 : Number(coverage.to.block) - 1);
    await page.goto(item.link);
    await readContract(page, endpoint.at());

    await expectVerdict(page, "verified");
    await expect(unneeded(page)).not.toHaveAttribute("open");
    await group(page, "contract").locator("> summary").click();
    await unneeded(page).locator("summary").click();
    await expect(seen(page, seenAs)).toHaveCount(1);
    await expect(seen(page, seenAs)).toContainText(words);
    await expect(seen(page, seenAs)).toContainText("abababab…abab");
  });
}

test("a proof without unneeded entries has no such list", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-beside-other-sales", endpoint.at());
  await expectVerdict(page, "verified");
  await expect(unneeded(page)).toHaveCount(0);
});
