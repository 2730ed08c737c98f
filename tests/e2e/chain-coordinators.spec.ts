// The coordinators that were asked for the words: every one is named, and a word of an unlisted one is not shown to be the oracle's.
import { expect, expectSteps, expectVerdict, named, reading, readItem, test } from "./chain.ts";
import { step, verdict } from "./proof.ts";
import { deploy } from "./settings.ts";

const NOBODY_PUBLISHED = /came from a coordinator that no one published, 0x[0-9a-f]{40}\. Whoever runs it may have chosen the number/;

test("an honest pull: one coordinator, on this site's list, with how many words it was asked for", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-with-dependents", endpoint.at());
  await expectVerdict(page, "verified");
  const coordinator = reading(page).locator("[data-coordinator]");
  await expect(coordinator).toHaveCount(1);
  await expect(coordinator).toHaveAttribute("data-coordinator", "listed");
  await expect(coordinator).toContainText(index.contracts.coordinator!, { ignoreCase: true });
  await expect(coordinator).toContainText(/It was asked for \d+ random numbers of this check\./);
  await expect(page.locator("[data-coordinators]")).toHaveCount(0);
});

test("a dependent draw that a coordinator of the shop's own served: both are named, and the verdict warns", async ({ page, index, endpoint }) => {
  await readItem(page, index, "dependent-of-another-coordinator", endpoint.at());
  await expectVerdict(page, "origin_unknown");
  await expect(verdict(page)).not.toContainText("Verified");
  await expectSteps(page, { contract: "passed", word_origin: "skipped" });
  await expect(page.locator("[data-coordinators]")).toContainText("requested from 2 coordinators");
  await expect(reading(page).locator("[data-coordinator=listed]")).toContainText(index.contracts.coordinator!, { ignoreCase: true });
  const unknown = reading(page).locator("[data-coordinator=unknown]");
  await expect(unknown).toContainText("published neither by Chainlink");
  await expect(verdict(page).locator(".verdict-lead")).toHaveText(/^Nothing shows who gave the random number\. .*Ask the shop whose it is\./);
  await expect(page.locator("[data-action=see-origin]")).toHaveText("See what was found");
  await expect(page.locator("#confirm > summary")).not.toHaveClass(/primary/);
  // Regression: the sheet for another reader stood open under "Another reader cannot settle this."
  await expect(page.locator("#confirm")).toBeHidden();
  await expect(step(page, "word_origin")).toContainText(NOBODY_PUBLISHED);
  await expect(page.locator("[data-trust=oracle] summary")).toContainText("a coordinator that no one published");
});

test("the oracle answered with another word: the step fails, with both values", async ({ page, index, endpoint }) => {
  await readItem(page, index, "word-of-another-coordinator", endpoint.at());
  await expectVerdict(page, "not_verified");
  await expectSteps(page, { contract: "passed", word_origin: "failed" });
  await expect(verdict(page)).toContainText("A random number is not the one that the oracle delivered.");
  const differing = step(page, "word_origin").locator("[data-agrees=false]").first();
  await expect(differing.locator("dt")).toHaveText(["published random number", "the oracle's log gives"]);
  const values = await differing.locator("dd code").allTextContents();
  expect(values).toHaveLength(2);
  expect(values[0]).not.toBe(values[1]);
});

test("if this site lists no coordinator of a network, no word is shown to be the oracle's", async ({ page, index, endpoint }) => {
  await deploy(page, { coordinators: [] });
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "origin_unknown");
  await expectSteps(page, { contract: "passed", word_origin: "skipped" });
  await expect(step(page, "word_origin")).toContainText(NOBODY_PUBLISHED);
  await expect(reading(page).locator("[data-coordinator=listed]")).toHaveCount(0);
});
