// Each reader's own result, and the result of those that the reader leaves ticked: at once, and without another request.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { asked, expect, expectContradiction, expectVerdict, readContract, readItem, saveProof, test } from "./chain.ts";
import { action } from "./proof.ts";

const box = (page: Page, host: string) => asked(page, host).getByRole("checkbox");
const lead = (page: Page) => page.locator(".outcome .reading-lead");
const caution = (page: Page) => page.locator(".verdict-told[data-told-by]");
const refuted = (page: Page) => page.locator("[data-left-out=refutes]");

test("one of two readers lies: each one's result is there by keyboard, and the liar stays named when it is left out", async ({ page, index, endpoint, second }) => {
  const [honest, liar] = [endpoint.at("as:honest"), second.at("word")];
  await readItem(page, index, "pack-alone", honest);
  await expectVerdict(page, "verified");
  // A lone reader has nothing to be left out for.
  await expect(asked(page, endpoint.host)).toHaveText(`${endpoint.host}: all shown`);
  await expect(box(page, endpoint.host)).toHaveCount(0);

  await readContract(page, liar, honest);
  await expectContradiction(page);
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-shows", "all");
  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "refutes");
  await expect(asked(page, second.host)).toHaveText(new RegExp(`^${second.host} refutes: The contract holds what was published`));
  const trips = () => [endpoint.counts(honest).trips, second.counts(liar).trips];
  const before = trips();

  await box(page, second.host).focus();
  await page.keyboard.press("Space");
  await expectVerdict(page, "verified");
  await expect(box(page, second.host)).toBeFocused();
  await expect(box(page, second.host)).not.toBeChecked();
  await expect(box(page, endpoint.host)).toBeDisabled();
  await expect(lead(page)).toHaveText(new RegExp(`^By 1 of 2 readers at block [\\d,]+: ${endpoint.host}\\.$`));
  await expect(caution(page)).toHaveText(`This rests on one reader, ${endpoint.host}. A single reader can be wrong: ask another too.`);
  await expect(refuted(page)).toHaveText(`${second.host} refutes this proof, and you unticked it. This result leaves that out.`);
  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "refutes");
  await expect(page.locator("[data-trust=endpoint] summary")).toContainText(`The reader ${endpoint.host}`);

  // It is there again after a reload, and a saved proof says nothing of it.
  await page.reload();
  await expectVerdict(page, "verified");
  await expect(box(page, second.host)).not.toBeChecked();
  await expect(refuted(page)).toBeVisible();
  const saved = JSON.parse(readFileSync(await (await saveProof(page)).path(), "utf8"));
  expect(Object.keys(saved.recorded)).toEqual(["at", "reading"]);
  expect(JSON.stringify(saved)).not.toContain('"without"');

  await box(page, second.host).focus();
  await page.keyboard.press("Space");
  await expectContradiction(page);
  await expect(refuted(page)).toHaveCount(0);
  await box(page, endpoint.host).uncheck();
  await expectVerdict(page, "not_verified");
  await expect(box(page, second.host)).toBeDisabled();
  await expect(caution(page)).toHaveText(`This comes from one reader, ${second.host}. A single reader can be wrong: try another.`);
  await box(page, endpoint.host).check();
  await expectContradiction(page);
  expect(trips(), "nobody was asked again").toEqual(before);
});

for (const [what, faults, says] of [
  ["prunes", ["no-logs"], "Try another, best one that keeps the whole history."],
  ["refuses logs", ["no-method:eth_getLogs"], "Try another"],
] as const) {
  test(`one of two readers ${what}: verified in part, and verified at once without it`, async ({ page, index, endpoint, second }) => {
    await readItem(page, index, "pack-with-dependents", endpoint.at());
    await expectVerdict(page, "verified");
    await readContract(page, second.at(...faults), endpoint.at());
    await expectVerdict(page, "verified_in_part");
    await expect(asked(page, second.host)).toHaveAttribute("data-shows", "lacks");
    await expect(asked(page, second.host)).toContainText(says);

    await box(page, second.host).uncheck();
    await expectVerdict(page, "verified");
    await expect(refuted(page)).toHaveCount(0);
    await expect(caution(page)).toContainText(endpoint.host);
    await expect(action(page, "save-proof")).toBeVisible();
    await box(page, second.host).check();
    await expectVerdict(page, "verified_in_part");
  });
}
