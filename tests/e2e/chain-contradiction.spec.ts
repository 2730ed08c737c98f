// A reading that speaks against a proof. If endpoints contradict each other, that leads the verdict, without green, and names who refutes the proof; if a
// verdict rests on a single one, the report names it; and the result of those that the reader leaves ticked is there without another request.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { asked, expect, expectContradiction, expectSteps, expectVerdict, forgetEndpoints, named, readContract, reading, readItem, saveProof, test } from "./chain.ts";
import { action, picker, step, verdict } from "./proof.ts";
import { says, saying } from "./words.ts";

const AT_BLOCK = saying("reading-at", { number: /[\d,]+/ });
const UNLISTED = saying("unread-unlisted-coordinator", { address: /0x[0-9a-f]{40}/ });

const box = (page: Page, host: string) => asked(page, host).getByRole("checkbox");
const caution = (page: Page) => page.locator(".verdict-told[data-told-by]");
const refuted = (page: Page) => page.locator("[data-left-out=refutes]");

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

test("two endpoints contradict each other: it leads, names the refuting one, and offers a third", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, "pack-alone", second.at());
  await expectVerdict(page, "verified");
  expect(await green(page), "a pass is green").not.toEqual([]);
  // A pass by a single reader has the caution of a failure.
  await expect(page.locator(".verdict-told")).toHaveText(saying("verdict-passed-by-one", { host: second.host, at: AT_BLOCK, ask: says("verdict-ask-another") }));

  await readContract(page, endpoint.at("word"), second.at());
  await expectContradiction(page);
  await expectSteps(page, { contract: "skipped" });
  await expect(page.locator(".verdict-lead")).toContainText(saying("verdict-lead-refuted", { count: 1, hosts: endpoint.host, shown: /.*/, passing: 1, passes: second.host }));
  await expect(page.locator("[data-trust=endpoint] summary")).toContainText(saying("trust-endpoint-contradict", { there: /.+/, at: /.*/ }));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await green(page), colorScheme).toEqual([]);
  }

  await expect(page.locator("#confirm form")).toBeHidden();
  await expect(page.locator("#confirm > summary")).toHaveText(says("endpoints-ask-third"));
  await expect(page.locator("#confirm > summary")).toHaveClass(/primary/);
});

test("a single endpoint's answer against a proof is named as its own, and another is offered", async ({ page, index, endpoint }) => {
  const altered = endpoint.at("word");
  await readItem(page, index, "pack-alone", altered);
  await expectVerdict(page, "not_verified");
  const told = page.locator(".verdict-told");
  await expect(told).toHaveText(saying("verdict-told-by-one", { host: endpoint.host, at: AT_BLOCK }));
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-shows", "refutes");
  await expect(page.locator("#confirm > summary")).toHaveText(says("endpoints-ask-another"));
  // Regression: two first buttons and "More" in one row, squeezed to three lines on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".report-actions .primary:visible")).toHaveText([says("wrong-see")]);
  await expect(page.locator("#confirm form")).toBeHidden();
  for (const each of await page.locator(".report-actions .button:visible").all()) expect((await each.boundingBox())!.height).toBeLessThanOrEqual(48);
});

test("one of two readers lies: each result is there by keyboard, and the liar stays named", async ({ page, index, endpoint, second }) => {
  const [honest, liar] = [endpoint.at("as:honest"), second.at("word")];
  await readItem(page, index, "pack-alone", honest);
  await expectVerdict(page, "verified");
  // A lone reader has nothing to be left out for.
  await expect(asked(page, endpoint.host)).toHaveText(`${endpoint.host}${says("reader-short-all")}`);
  await expect(box(page, endpoint.host)).toHaveCount(0);

  await readContract(page, liar, honest);
  await expectContradiction(page);
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-shows", "all");
  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "refutes");
  await expect(asked(page, second.host).locator("summary")).toHaveText(says("reader-short-refutes"));
  const trips = () => [endpoint.counts(honest).trips, second.counts(liar).trips];
  const before = trips();

  await box(page, second.host).focus();
  await page.keyboard.press("Space");
  await expectVerdict(page, "verified");
  await expect(box(page, second.host)).toBeFocused();
  await expect(box(page, second.host)).not.toBeChecked();
  await expect(box(page, endpoint.host)).toBeDisabled();
  await expect(caution(page)).toHaveText(saying("verdict-alone-without", { host: endpoint.host, at: AT_BLOCK }));
  await expect(refuted(page)).toHaveText(says("reader-left-out-refutes", { count: 1, hosts: second.host }));
  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "refutes");
  await expect(page.locator("[data-trust=endpoint] summary")).toContainText(saying("trust-endpoint-one", { there: endpoint.host, at: /.*/, rest: /.*/ }));

  // It is there again after a reload, and in a saved proof.
  await page.reload();
  await expectVerdict(page, "verified");
  await expect(box(page, second.host)).not.toBeChecked();
  await expect(refuted(page)).toBeVisible();
  const saved = await (await saveProof(page)).path();
  expect(Object.keys(JSON.parse(readFileSync(saved, "utf8")).recorded)).toEqual(["at", "reading", "without"]);

  await box(page, second.host).focus();
  await page.keyboard.press("Space");
  await expectContradiction(page);
  await expect(refuted(page)).toHaveCount(0);
  await box(page, endpoint.host).uncheck();
  await expectVerdict(page, "not_verified");
  await expect(box(page, second.host)).toBeDisabled();
  await expect(caution(page)).toContainText(saying("verdict-told-by-one", { host: second.host, at: AT_BLOCK }));
  await box(page, endpoint.host).check();
  await expectContradiction(page);
  expect(trips(), "nobody was asked again").toEqual(before);

  // The tab would show its own reading.
  await forgetEndpoints(page);
  await page.goto(index.service);
  await picker(page).setInputFiles(saved);
  await expectVerdict(page, "verified_offline");
  const lead = page.locator("[data-recorded] .reading-lead");
  await expect(lead).toContainText(saying("reading-recorded", { who: endpoint.host, block: /.*/, at: /.*/ }));
  await expect(lead).toContainText(says("reading-recorded-without", { count: 1, hosts: second.host }));
});

// Regression: the list of other draws had half a mark for a draw whose question was red.
test("a draw that the chain refutes is red in the list, and opens to its failed step", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "dependent-word-differs").link);
  await expectVerdict(page, "verified_offline");
  await readContract(page, endpoint.at());
  await expectVerdict(page, "not_verified");
  await action(page, "open-draw").first().click();
  const row = page.locator("[data-draw]").filter({ has: page.locator("[aria-expanded=true]") });
  await expect(row.locator("th .mark")).toHaveAttribute("data-mark", "failed");
  await expect(row.locator("[data-own-step=contract]")).toHaveAttribute("data-status", "failed");
  await expect(page.locator("[data-draw] th .mark[data-mark=failed]")).toHaveCount(1);
});

test("a dependent draw by a coordinator of the shop's own: both are named, the verdict warns", async ({ page, index, endpoint }) => {
  await readItem(page, index, "dependent-of-another-coordinator", endpoint.at());
  await expectVerdict(page, "origin_unknown");
  await expect(verdict(page)).not.toContainText(says("verdict-word-verified"));
  await expectSteps(page, { contract: "passed", word_origin: "skipped" });
  await expect(page.locator("[data-coordinators]")).toContainText(says("contract-coordinators-several", { count: 2 }));
  await expect(reading(page).locator("[data-coordinator=listed]")).toContainText(index.contracts.coordinator!, { ignoreCase: true });
  const unknown = reading(page).locator("[data-coordinator=unknown]");
  await expect(unknown).toContainText(says("contract-coordinator-unknown"));
  await expect(verdict(page).locator(".verdict-lead")).toHaveText(new RegExp(`^${says("verdict-open-origin")} .*${UNLISTED.source}`));
  await expect(page.locator("[data-action=see-origin]")).toHaveText(says("wrong-see-origin"));
  await expect(page.locator("#confirm > summary")).not.toHaveClass(/primary/);
  // Regression: the sheet for another reader stood open under "Another reader cannot settle this."
  await expect(page.locator("#confirm")).toBeHidden();
  await expect(step(page, "word_origin")).toContainText(UNLISTED);
  await expect(page.locator("[data-trust=oracle] summary")).toContainText(saying("trust-oracle-unknown", { address: /.+/ }));
});
