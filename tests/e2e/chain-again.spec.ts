// The contract is asked again: the reader's opened and closed sections stay as they are, and so does the focus.
import type { Page } from "@playwright/test";
import { expect, expectSteps, expectVerdict, named, readContract, test, typeIn } from "./chain.ts";
import { action, group } from "./proof.ts";

const isOpen = (page: Page, name: string) => group(page, name).evaluate((details) => (details as HTMLDetailsElement).open);
const asking = (page: Page) => page.locator("[data-asking]");

// Regression: asking the contract again folded the section under the reader, and the focus was lost with it.
test("a new reading leaves an open section open, and takes focus to its progress and outcome", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  await group(page, "contract").locator("summary").first().click();
  await readContract(page, endpoint.at("no-logs"));
  await expectSteps(page, { contract: "passed", chain_logs: "skipped" });
  // Another endpoint can be asked for the answers that one did not give.
  await page.locator("#confirm > summary").click();

  await page.locator(`input[name=endpoint][value="${endpoint.at("no-logs")}"]`).uncheck();
  await typeIn(page, endpoint.at("delay:300", "as:again"));
  await action(page, "read-contract").focus();
  await page.evaluate(() => {
    const details = document.querySelector("[data-group=contract]") as HTMLDetailsElement;
    const folded: string[] = [];
    new MutationObserver(() => details.open || folded.push("folded")).observe(details, { attributes: true });
    Object.assign(window, { folded });
  });
  await page.keyboard.press("Enter");
  await expect(asking(page)).toBeVisible();
  await expect(page.locator(".outcome")).toBeFocused();

  await expectVerdict(page, "verified");
  expect(await isOpen(page, "contract")).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { folded: string[] }).folded)).toEqual([]);
  await expect(page.locator(".outcome")).toBeFocused();
  await expect(page.locator("#confirm form")).toBeHidden();
});

test("sections that the reader opened or closed stay so", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  await group(page, "word").locator("summary").first().click();
  await readContract(page, endpoint.at("no-logs"));
  await expectSteps(page, { chain_logs: "skipped" });

  await typeIn(page, endpoint.at("no-logs", "delay:300", "as:again"));
  await action(page, "read-contract").click();
  await expect(asking(page)).toHaveCount(1);
  await group(page, "contract").locator("summary").first().click();
  await group(page, "contract").locator("summary").first().click();
  await expect(asking(page)).toHaveCount(0);

  await expectSteps(page, { chain_logs: "skipped" });
  expect(await isOpen(page, "contract"), "closed by hand").toBe(false);
  expect(await isOpen(page, "word"), "opened by hand").toBe(true);
});

test("all steps are opened and closed at once, and each can still be closed alone", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  const all = page.locator("details.question");
  const open = page.locator("details.question[open]");

  await action(page, "open-all").click();
  await expect(open).toHaveCount(await all.count());
  await group(page, "word").locator("summary").first().click();
  await expect(open).toHaveCount((await all.count()) - 1);
  await readContract(page, endpoint.at("as:open"));
  await expectVerdict(page, "verified");
  await expect(open).toHaveCount((await all.count()) - 1);

  await action(page, "open-all").click();
  await expect(open).toHaveCount(0);
});
