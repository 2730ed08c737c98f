// A shop may run one of the endpoints. If endpoints contradict each other, that leads the verdict, without green, and names who refutes the proof; if a
// verdict rests on a single one, the report names it.
import type { Page } from "@playwright/test";
import { asked, expect, expectContradiction, expectSteps, expectVerdict, readContract, reading, readItem, test } from "./chain.ts";

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

test("two endpoints that contradict each other: it leads, names the one that refutes the proof, and offers a third", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, "pack-alone", second.at());
  await expectVerdict(page, "verified");
  expect(await green(page), "a pass is green").not.toEqual([]);
  // A pass by a single reader has the caution of a failure.
  await expect(page.locator(".verdict-told")).toHaveText(`This rests on one reader, ${second.host}. A single reader can be wrong: ask another too.`);

  await readContract(page, endpoint.at("word"), second.at());
  await expectContradiction(page);
  await expectSteps(page, { contract: "skipped" });
  await expect(page.locator(".verdict-lead")).toContainText(`${endpoint.host} refutes this proof, and not all your readers do. One of them is wrong or behind`);
  await expect(page.locator("[data-trust=endpoint] summary")).toContainText("contradict each other");
  await expect(reading(page)).toContainText("disagree");
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
  await expect(page.locator(".verdict-lead")).toContainText(`${endpoint.host} refutes this proof`);
});

test("an answer against a proof by a single endpoint is named as its own, and another endpoint is offered", async ({ page, index, endpoint, second }) => {
  const altered = endpoint.at("word");
  await readItem(page, index, "pack-alone", altered);
  await expectVerdict(page, "not_verified");
  const told = page.locator(".verdict-told");
  await expect(told).toHaveText(`This comes from one reader, ${endpoint.host}. A single reader can be wrong: try another.`);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-shows", "refutes");
  await expect(page.locator("#confirm > summary")).toHaveText("Try another reader");
  // Regression: two first buttons and "More" in one row, squeezed to three lines on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".report-actions .primary:visible")).toHaveText(["See what differs"]);
  await expect(page.locator("#confirm form")).toBeHidden();
  for (const each of await page.locator(".report-actions .button:visible").all()) expect((await each.boundingBox())!.height).toBeLessThanOrEqual(48);

  // Two endpoints refute it, so the page names no single one.
  await page.evaluate(() => localStorage.clear());
  await readItem(page, index, "word-left-out", endpoint.at());
  await readContract(page, second.at(), endpoint.at());
  await expectVerdict(page, "not_verified");
  await expect(told).toHaveCount(0);
  await expect(page.locator("#confirm > summary")).toBeHidden();
  for (const { host } of [endpoint, second]) await expect(asked(page, host)).toHaveAttribute("data-shows", "refutes");
});
