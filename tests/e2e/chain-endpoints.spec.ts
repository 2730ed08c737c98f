// Endpoints that are broken, slow or closed, as a browser meets them: what the page says of each, and that nothing is settled. Endpoints that lie, limit
// or leave out are read in a terminal (tests/chain/faults.mjs) and natively (crates/chain/tests/reader, crates/verify/tests/rows/endpoints.rs).
import type { Page } from "@playwright/test";
import {
  asked, expect, expectContradiction, expectSteps, expectVerdict, forgetEndpoints, hurry, type Item, named, readContract, reading, readItem, serveChanged, test, typeIn,
} from "./chain.ts";
import { action, step, steps, verdict, withStatus } from "./proof.ts";

const PULL = "pack-with-dependents";

/** Each fault with the page's name for it, and its sentence. */
const BROKEN: { what: string; faults: string[]; fault: string; says: RegExp; times?: number }[] = [
  { what: "is of another chain", faults: ["chain:8453"], fault: "wrong_chain", says: /chain 8453\b.*chain 31337/ },
  { what: "answers HTTP 500, again and again", faults: ["status:500"], fault: "refused", says: /code 500/, times: 20 },
  { what: "answers with a page", faults: ["html"], fault: "malformed", says: /cannot read/ },
  { what: "never answers", faults: ["delay:60000"], fault: "busy", says: /in time/, times: 20 },
];

test("an endpoint that is broken: said plainly, nothing settled", async ({ page, index, endpoint }) => {
  test.slow();
  for (const { what, faults, fault, says, times } of BROKEN) {
    await test.step(what, async () => {
      const item = named(index, PULL);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      if (times) await hurry(page, times);
      await readContract(page, endpoint.at(...faults));

      await expectNothingSettled(page, item);
      await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", fault);
      await expect(asked(page, endpoint.host)).toContainText(says);
      await expect(action(page, "read-contract")).toBeVisible();
      await forgetEndpoints(page);
    });
  }
});

async function expectNothingSettled(page: Page, item: Item) {
  for (const id of Object.keys(item.expected)) await expect(step(page, id), id).toHaveAttribute("data-status", "skipped");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expectVerdict(page, item.offline);
}

const EVENT = "event-v2-standard";

/** Faults on the way that the reader overcomes with a browser's own means: its clock, and the errors of its fetch. */
const USABLE: [what: string, faults: string[], name: string][] = [
  ["asks to wait a second, then answers", ["busy:1:1"], PULL],
  // A proof is often seconds old, and a node seconds behind, so the page asks it again.
  ["is ten blocks short at first", ["late:1"], EVENT],
  ["sends 429 without CORS headers, after good answers", ["silent:2:2"], PULL],
];

test("an endpoint with a fault on the way is still read", async ({ page, index, endpoint, watch }) => {
  test.slow();
  for (const [what, faults, name] of USABLE) {
    await test.step(`${what}: ${name}`, async () => {
      const item = named(index, name);
      if (faults[0]!.startsWith("silent")) watch.mayBlock(endpoint.at(...faults));
      await page.goto(item.link);
      await readContract(page, endpoint.at(...faults));

      await expectSteps(page, item.expected);
      await expectVerdict(page, "verified");
      await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");
      await forgetEndpoints(page);
    });
  }
});

test("a reading at a block that is not final is said plainly", async ({ page, index, endpoint }) => {
  await readItem(page, index, PULL, endpoint.at());
  await expect(reading(page)).toContainText("a final block");
  // The page is opened again, because an endpoint once ticked stays ticked, and would be asked beside the next.
  await forgetEndpoints(page);
  await page.reload();
  await readContract(page, endpoint.at("no-tag:finalized", "no-tag:safe", "as:young"));
  await expect(reading(page)).toContainText("not final yet");
});

test("an endpoint that lets no other origin read is distinguished from one that is not there", async ({ page, index, endpoint, watch }) => {
  const item = named(index, PULL);
  const closed = endpoint.at("no-cors");
  watch.mayBlock(closed);
  await page.goto(item.link);
  await readContract(page, closed);

  await expectNothingSettled(page, item);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", "not_allowed");
});

// Regression: one reader that was typed in two ways counted as two.
test("two addresses of one operator are one reader, and the page says so before and after", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, PULL, endpoint.at());
  await expectVerdict(page, "verified");
  await typeIn(page, `${endpoint.at("delay:1").replace("http", "HTTP")}/`);
  await expect(page.locator("[data-one-operator]")).toContainText("They belong to one operator and count as one reader.");
  await expect(action(page, "read-contract")).toHaveText("Ask this reader");
  await action(page, "read-contract").click();

  await expect(asked(page, endpoint.host).last()).toHaveAttribute("data-fault", "same_operator");
  await expect(asked(page, endpoint.host).last()).toContainText("Both belong to one operator");
  await expectVerdict(page, "verified");
  await expect(reading(page)).not.toContainText(/\d of \d readers/);

  await readContract(page, second.at());
  await expect(reading(page)).toContainText("By 2 of 2 readers");
});

// Regression: if a content blocker stopped requests before they left, the page only said that the endpoint could not be reached.
test("a request that the browser stops names what may have stopped it", async ({ page, context, index, endpoint, watch }) => {
  await context.route(`${endpoint.url}/**`, (route) => route.abort("blockedbyclient"));
  watch.mayFail(endpoint.url);
  const item = named(index, PULL);
  await page.goto(item.link);
  await readContract(page, endpoint.at());
  await expectNothingSettled(page, item);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", "unreachable");
  await expect(asked(page, endpoint.host)).toContainText(/content blocker, a privacy shield, .*mixed content/);
});

test("an endpoint that leaves out some logs: verified in part, and the step names the missing log", async ({ page, index, endpoint }) => {
  await readItem(page, index, PULL, endpoint.at("some-logs"));

  await expectSteps(page, { contract: "passed", chain_logs: "skipped" });
  await expectVerdict(page, "verified_in_part");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expect(step(page, "chain_logs")).toContainText(/The reader does not show the log at block [\d,]+/);
  await expect(verdict(page)).toContainText(/in part/);
  await expect(page.locator(".verdict-lead")).toHaveText(/, and the contract holds the published values\. The blockchain did not confirm all of it: \d checks? (is|are) open\.$/);
  // The first button is enough: the sheet would push the answers off the screen.
  await expect(page.locator("#confirm form")).toBeHidden();
  await expect(page.locator(".report-actions .primary:visible")).toHaveText("Try another reader");
});

test("one of two endpoints is broken: both are named, and without it the other is enough", async ({ page, index, endpoint, second }) => {
  const broken = second.at("html");
  await readItem(page, index, PULL, endpoint.url);
  await readContract(page, broken, endpoint.url);

  await expect(asked(page, endpoint.host)).toHaveAttribute("data-shows", "all");
  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "nothing");
  await expect(asked(page, second.host)).toHaveAttribute("data-fault", "malformed");
  await expectVerdict(page, "verified_in_part");
  await asked(page, second.host).getByRole("checkbox").uncheck();
  await expectVerdict(page, "verified");
  await expect(reading(page)).toContainText(`By 1 of 2 readers at block`);
});

// Regression: one endpoint that added a log failed an honest proof.
test("one of two endpoints shows a log at a second place: named, no failure, and without it the other is enough", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, PULL, endpoint.url);
  await expectVerdict(page, "verified");
  await readContract(page, second.at("added"), endpoint.url);

  await expect(asked(page, second.host)).toHaveAttribute("data-shows", "lacks");
  await expect(asked(page, second.host)).toContainText(/contradicts itself \(/);
  await expectSteps(page, { contract: "skipped", chain_logs: "skipped" });
  await expectVerdict(page, "verified_in_part");
  await asked(page, second.host).getByRole("checkbox").uncheck();
  await expectSteps(page, { contract: "passed", chain_logs: "passed" });
  await expectVerdict(page, "verified");
});

// Regression: two endpoints of different chains were read as one, and the first answer verified the proof.
test("endpoints of two chains under an unknown network: a contradiction that names both chains", async ({ page, index, endpoint, second }) => {
  const item = named(index, "event-v2-standard");
  await serveChanged(page, item, (payload) => (payload.vrf_network = "somewhere"));
  await page.goto(item.link);
  await readContract(page, endpoint.url);
  await readContract(page, second.at("chain:8453"), endpoint.url);

  await expectContradiction(page);
  for (const id of Object.keys(item.expected)) await expect(step(page, id), id).toHaveAttribute("data-status", "skipped");
  for (const chain of ["31337", "8453"]) await expect(page.locator("[data-verdict=contradicted]")).toContainText(chain);
});

test("a stopped reading leaves the verdict as it was", async ({ page, index, endpoint }) => {
  const item = named(index, PULL);
  await page.goto(item.link);
  await typeIn(page, endpoint.at("delay:60000", "as:stopped"));
  await action(page, "read-contract").click();
  await action(page, "stop-reading").click();

  await expect(page.locator("[data-asking]")).toHaveCount(0);
  await expect(reading(page)).toHaveCount(0);
  await expectNothingSettled(page, item);
});
