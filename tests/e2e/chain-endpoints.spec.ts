// Endpoints that are broken, slow, limited or lying: none of them makes a step fail against the chain, and none makes one pass.
import type { Page } from "@playwright/test";
import {
  asked, expect, expectContradiction, expectSteps, expectVerdict, forgetEndpoints, type Item, named, hurry, reading, readContract, serveChanged, test, typeIn, withEndpoint,
} from "./chain.ts";
import { action, step, steps, verdict, withStatus } from "./proof.ts";

const PULL = "pack-with-dependents";

/** Each fault with the page's name for it, and its sentence. */
const BROKEN: { what: string; faults: string[]; fault: string; says: RegExp; times?: number }[] = [
  { what: "is of another chain", faults: ["chain:8453"], fault: "wrong_chain", says: /chain 8453\b.*chain 31337/ },
  { what: "answers HTTP 500, again and again", faults: ["status:500"], fault: "status", says: /HTTP status 500/, times: 20 },
  { what: "wants a key", faults: ["status:401"], fault: "status", says: /HTTP status 401.*key/ },
  { what: "answers with a page", faults: ["html"], fault: "not_json_rpc", says: /JSON-RPC/ },
  { what: "answers with nothing", faults: ["empty"], fault: "not_json_rpc", says: /JSON-RPC/ },
  { what: "answers half a JSON", faults: ["half"], fault: "not_json_rpc", says: /JSON-RPC/ },
  { what: "never answers", faults: ["delay:60000"], fault: "timed_out", says: /in time/, times: 20 },
  { what: "limits for longer than anybody waits", faults: ["busy:99:3600"], fault: "busy", says: /is busy/ },
  { what: "answers under another id", faults: ["other-id"], fault: "wrong_ids", says: /mixed up/ },
  { what: "leaves an id out", faults: ["missing-id"], fault: "not_json_rpc", says: /JSON-RPC/ },
  { what: "refuses every call", faults: ["refuse:-32000"], fault: "refused", says: /refused/ },
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

// This endpoint works, but its node has not reached the blocks of the proof, nor that of the contract.
test("an endpoint that has not reached the proof's blocks: said plainly, nothing settled", async ({ page, index, endpoint }) => {
  const item = named(index, PULL);
  await page.goto(item.link);
  await expectVerdict(page, item.offline);
  await hurry(page, 20);
  await readContract(page, endpoint.at("behind"));

  await expectNothingSettled(page, item);
  await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");
  for (const id of Object.keys(item.expected)) {
    await expect(step(page, id), id).toContainText(/the readers have come to block 1, and the proof names block \d/);
  }
  await expect(action(page, "read-contract")).toBeVisible();
});

async function expectNothingSettled(page: Page, item: Item) {
  for (const id of Object.keys(item.expected)) await expect(step(page, id), id).toHaveAttribute("data-status", "skipped");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expectVerdict(page, item.offline);
}

const EVENT = "event-v2-standard";

/**
 * Faults on the way that the reader overcomes with a browser's own means: its clock, and the errors of its fetch. The other faults are tested in a
 * terminal (tests/chain/faults.mjs) and natively (crates/chain/tests/reader).
 */
const USABLE: [what: string, faults: string[], name: string][] = [
  ["asks to wait a second, then answers", ["busy:1:1"], PULL],
  ["refuses batches with an HTTP status", ["no-batch:400"], PULL],
  // A proof is often seconds old, and a node seconds behind, so the page asks it again.
  ["is ten blocks short at first", ["late:1"], EVENT],
];

/** The refusals that people met most often. */
const REFUSALS: typeof USABLE = [
  ["sends its rate limit with HTTP 200", ["limited:2:2"], PULL],
  ["sends 429 without CORS headers, after good answers", ["silent:2:2"], PULL],
  ["says \"limit exceeded\" for a range", ["limit:100"], PULL],
  ["lets a wide range run into HTTP 504", ["gateway:100"], PULL],
];

test("an endpoint with a fault on the way is still read", async ({ page, index, endpoint, watch }) => {
  test.slow();
  for (const [what, faults, name] of [...USABLE, ...REFUSALS]) {
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

// Regression: a node numbered logs within their transactions, and an honest pull was "Not verified".
test("an endpoint that numbers logs within their transactions fails no proof, alone or beside another", async ({ page, index, endpoint, second }) => {
  const item = named(index, PULL);
  await page.goto(item.link);
  await readContract(page, endpoint.at("within"));
  await expect(verdict(page)).toHaveAttribute("data-verdict", /^verified/);
  expect(withStatus(await steps(page), "failed")).toEqual([]);

  await forgetEndpoints(page);
  await page.goto(item.link);
  await readContract(page, second.url);
  await readContract(page, endpoint.at("within", "as:beside"), second.url);
  await expectVerdict(page, "verified");
});

test("a reading at a block that is not final is said plainly", async ({ page, index, endpoint }) => {
  await page.goto(named(index, PULL).link);
  await readContract(page, endpoint.at());
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

// Regression: one reader that was typed in two ways was "2 of 2 readers agree".
test("two addresses of one operator are one reader, and the page says so before and after", async ({ page, index, endpoint, second }) => {
  await page.goto(named(index, PULL).link);
  await readContract(page, endpoint.at());
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
  await expect(reading(page)).toContainText("2 of 2 readers agree");
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

test("an empty list of logs is no evidence: verified in part, and the step names the missing log", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await readContract(page, endpoint.at("no-logs"));

  await expectSteps(page, { contract: "passed", chain_logs: "skipped" });
  await expectVerdict(page, "verified_in_part");
  await expect(step(page, "chain_logs")).toContainText(/no reader showed the log at block \d+/);
});

// This endpoint leaves every other log out of every answer: the logs that it shows agree, and a missing log is no contradiction.
test("an endpoint that leaves out some logs: verified in part, and the step names the missing log", async ({ page, index, endpoint }) => {
  await page.goto(named(index, PULL).link);
  await readContract(page, endpoint.at("some-logs"));

  await expectSteps(page, { contract: "passed", chain_logs: "skipped" });
  await expectVerdict(page, "verified_in_part");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expect(step(page, "chain_logs")).toContainText(/no reader showed the log at block \d+/);
  await expect(verdict(page)).toContainText(/in part/);
  await expect(page.locator(".verdict-lead")).toHaveText(/, and the contract holds the published values\. The blockchain did not confirm all of it: \d checks? (is|are) open\.$/);
  // The first button is enough: the sheet would push the answers off the screen.
  await expect(page.locator("#confirm form")).toBeHidden();
  await expect(page.locator(".report-actions .primary:visible")).toHaveText("Try another reader");
});

test("a word that only the oracle's log holds is not read without logs: the contract holds its request, and nothing shows the word", async ({ page, index, endpoint }) => {
  const item = named(index, "pack-of-a-failed-callback");
  await page.goto(item.link);
  await readContract(page, endpoint.at("no-logs"));
  await expectSteps(page, { contract: "passed", word_origin: "skipped", chain_logs: "skipped" });
  await expectVerdict(page, "verified_in_part");
});

test("one endpoint alters a word: the second disagrees, and no step that rests on the word passes", async ({ page, index, endpoint, second }) => {
  const altered = endpoint.at("word");
  await page.goto(named(index, "pack-alone").link);
  await readContract(page, altered);
  await expectVerdict(page, "not_verified");
  expect(withStatus(await steps(page), "failed")).toEqual(["contract"]);

  await readContract(page, second.url, altered);
  await expectSteps(page, { contract: "skipped" });
  await expectContradiction(page);
  await expect(reading(page)).toContainText("disagree");
  for (const { host } of [endpoint, second]) await expect(page.locator("[data-disagreement]")).toContainText(host);
});

test("two honest endpoints agree, and the page says so", async ({ page, index, endpoint, second }) => {
  const item = named(index, PULL);
  await page.goto(item.link);
  await readContract(page, endpoint.url);
  await readContract(page, second.url, endpoint.url);

  await expect(reading(page)).toContainText(/2 of 2 readers agree at block \d+/);
  await expectSteps(page, item.expected);
  await expectVerdict(page, "verified");
});

test("one of two endpoints is broken: the other is read, and both are named", async ({ page, index, endpoint, second }) => {
  const broken = second.at("html");
  await page.goto(named(index, PULL).link);
  await readContract(page, endpoint.url);
  await readContract(page, broken, endpoint.url);

  await expect(reading(page)).toContainText("1 of 2 readers answered");
  await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");
  await expect(asked(page, second.host)).toHaveAttribute("data-fault", "not_json_rpc");
  await expectVerdict(page, "verified");
});

// Regression: the honest endpoint was set aside, and the other's logs above the honest one's newest block counted.
test("one of two endpoints is behind: the page waits for it, names it, and relies on no block that only the other has reached", async ({ page, index, endpoint, second }) => {
  const behind = second.at("behind");
  const item = named(index, PULL);
  await page.goto(item.link);
  await expectVerdict(page, item.offline);
  await hurry(page, 20);
  await readContract(page, endpoint.url);
  await readContract(page, behind, endpoint.url);

  await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");
  await expect(asked(page, second.host)).toHaveAttribute("data-fault", "behind");
  await expect(asked(page, second.host)).toContainText(/come to block 1\b.*names block \d/);
  await expectNothingSettled(page, item);
});

// Regression: one endpoint that added a log failed an honest proof. It contradicts itself, so the other counts alone.
test("one of two endpoints shows a log at a second place: named, and no failure", async ({ page, index, endpoint, second }) => {
  await page.goto(named(index, PULL).link);
  await readContract(page, endpoint.url);
  await expectVerdict(page, "verified");
  await readContract(page, second.at("added"), endpoint.url);

  await expect(asked(page, second.host)).toHaveAttribute("data-fault", "inconsistent");
  await expect(asked(page, second.host)).toContainText(/contradicts itself: /);
  await expectSteps(page, { contract: "passed", chain_logs: "passed" });
  await expectVerdict(page, "verified");
});

// Regression: one endpoint that missed a reorganisation failed an honest proof that two others showed.
test("one of three endpoints is stale after a reorganisation: named, and no failure", async ({ page, index, endpoint, second, watch }) => {
  await withEndpoint(index, async (third) => {
    watch.allow(new URL(third.url).origin);
    await page.goto(named(index, PULL).link);
    await readContract(page, endpoint.url);
    await readContract(page, second.url, endpoint.url);
    await expectVerdict(page, "verified");
    await readContract(page, third.at("moved"), endpoint.url, second.url);

    await expect(asked(page, third.host)).toHaveAttribute("data-fault", "inconsistent");
    await expectSteps(page, { contract: "passed", chain_logs: "passed" });
    await expectVerdict(page, "verified");
  });
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

// Regression: a proof of blocks that do not exist was only verified offline, and the endpoint was called behind.
test("a proof that names blocks far above the newest: the contract's step fails", async ({ page, index, endpoint }) => {
  const item = named(index, "pack-alone");
  await serveChanged(page, item, ({ chain_events, coverage }) => {
    coverage.to.block += 1_000_000_000;
    chain_events.find(({ kind }: { kind: string }) => kind === "fulfilled").block = coverage.to.block;
  });
  await page.goto(item.link);
  await expectVerdict(page, item.offline);
  await hurry(page, 20);
  await readContract(page, endpoint.at());

  await expectSteps(page, { contract: "failed", word_origin: "skipped", chain_logs: "skipped" });
  await expectVerdict(page, "not_verified");
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
