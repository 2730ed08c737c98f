// A shop may run one of the endpoints. If endpoints contradict each other, that leads the verdict, without green; if a single one reported the value
// that a proof failed on, the report names it.
import type { Page } from "@playwright/test";
import { expect, expectContradiction, expectSteps, expectVerdict, named, readContract, reading, readItem, test } from "./chain.ts";
import { group, step } from "./proof.ts";

/** The parts that lead the report and have the colour of a pass. */
const green = (page: Page) =>
  page.locator("[data-verdict]").evaluate((verdict) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--pass)";
    document.body.append(probe);
    const { color: pass } = getComputedStyle(probe);
    const shown = [verdict, ...verdict.querySelectorAll("*")].flatMap((element) => {
      const { color, stroke, fill, backgroundColor, borderTopColor } = getComputedStyle(element);
      return [color, stroke, fill, backgroundColor, borderTopColor];
    });
    probe.remove();
    return shown.filter((each) => each === pass);
  });

test("two endpoints that contradict each other: it leads, with both values and who said which, and offers a third", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, "pack-alone", second.at());
  await expectVerdict(page, "verified");
  expect(await green(page), "a pass is green").not.toEqual([]);
  // A pass by a single reader has the caution of a failure.
  await expect(page.locator(".verdict-told")).toHaveText(`This rests on one reader, ${second.host}. A single reader can be wrong: ask another too.`);

  await readContract(page, endpoint.at("word"), second.at());
  await expectContradiction(page);
  await expectSteps(page, { contract: "skipped" });
  const said = page.locator(".verdict-said");
  for (const { host } of [endpoint, second]) await expect(said).toContainText(host);
  const values = await said.locator("dd").allTextContents();
  expect(new Set(values).size).toBe(2);
  for (const value of values) expect(value).toMatch(/^the random number [0-9a-f]{8}….* arrived for [0-9a-f]{8}…/);
  await expect(page.locator("[data-trust=endpoint] summary")).toContainText("contradict each other");
  await expect(reading(page)).toContainText("disagree");
  for (const { host } of [endpoint, second]) await expect(page.locator("[data-disagreement]")).toContainText(host);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await green(page), colorScheme).toEqual([]);
  }

  // The verdict says it, so the outcome does not say it again.
  await expect(page.locator(".outcome .reading-lead")).toHaveCount(0);
  await expect(page.locator("#confirm form")).toBeHidden();
  await expect(page.locator("#confirm > summary")).toHaveText("Add a third reader");
  await expect(page.locator("#confirm > summary")).toHaveClass(/primary/);
});

// Regression: after a shop's endpoint denied the word that its proof left out, the page said "adds up".
test("an endpoint denies a left-out word that another shows: not calm, and not a pass", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, "word-left-out", endpoint.at());
  await expectVerdict(page, "not_verified");
  await readContract(page, second.at("no-logs", "no-method:eth_getTransactionReceipt"), endpoint.at());

  await expectSteps(page, { contract: "passed", chain_logs: "skipped" });
  await expectContradiction(page);
  const said = page.locator(".verdict-said");
  await expect(said.locator("dt", { hasText: endpoint.host }).locator("+ dd")).toHaveText(/^there is a log at block [\d,]+, log \d+$/);
  await expect(said.locator("dt", { hasText: second.host }).locator("+ dd")).toHaveText(/^there is no log at block [\d,]+, log \d+$/);
});

test("an answer against a proof by a single endpoint is named as its own, and another endpoint is offered", async ({ page, index, endpoint, second }) => {
  const altered = endpoint.at("word");
  await readItem(page, index, "pack-alone", altered);
  await expectVerdict(page, "not_verified");
  const told = page.locator(".verdict-told");
  await expect(told).toHaveText(`This comes from one reader, ${endpoint.host}. A single reader can be wrong: try another.`);
  await expect(step(page, "contract").locator("[data-agrees=false] [data-told-by]").first()).toHaveText(`from ${endpoint.host}`);
  await expect(page.locator("#confirm > summary")).toHaveText("Try another reader");
  // Regression: two first buttons and "More" in one row, squeezed to three lines on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".report-actions .primary:visible")).toHaveText(["See what differs"]);
  await expect(page.locator("#confirm form")).toBeHidden();
  for (const each of await page.locator(".report-actions .button:visible").all()) expect((await each.boundingBox())!.height).toBeLessThanOrEqual(48);

  // Two endpoints report the value, so the page names no single one.
  await page.evaluate(() => localStorage.clear());
  await readItem(page, index, "word-left-out", endpoint.at());
  await readContract(page, second.at(), endpoint.at());
  await expectVerdict(page, "not_verified");
  await expect(told).toHaveCount(0);
  await expect(page.locator("#confirm > summary")).toBeHidden();
  const by = step(page, "chain_logs").locator("[data-agrees=false] [data-told-by]").first();
  for (const { host } of [endpoint, second]) await expect(by).toContainText(host);
});

test("a contradiction within the published data rests on no endpoint", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "verified");
  await group(page, "contract").locator("summary").first().click();
  await step(page, "contract").locator("summary").first().click();
  await expect(step(page, "contract").locator("[data-told-by]").first()).toHaveText(`from ${endpoint.host}`);
  await expect(step(page, "replay").locator("[data-told-by]")).toHaveCount(0);
});
