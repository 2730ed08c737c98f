// Payloads of a real shop on a real chain, and lies about them: the verdict, and the step that the chain settles. tests/chain/smoke.mjs reads every
// payload of the shop without the page; this file meets each outcome, and each kind of lie once.
import { expect, expectSteps, expectVerdict, forgetEndpoints, type Item, named, readContract, test, verdictOf, withExpected, withService } from "./chain.ts";
import { action, group, step, steps, unfold, withStatus } from "./proof.ts";

const HONEST = [
  "event-v1-standard", "event-v2-through-a-relayer", "event-v2-live", "pack-with-dependents", "pack-of-a-failed-callback", "pack-of-100-records",
];
/** Each lie with the questions that it answers with no, besides the last. */
const REFUTED: Record<string, string[]> = {
  "word-differs": ["word"],
  "failed-callback-word-differs": ["word"],
  "dependent-word-differs": ["others"],
  "pack-passed-off-as-a-break": ["others"],
  "pack-never-anchored": ["fixed", "word"],
  "purchase-never-anchored": ["fixed"],
  "word-left-out": ["others"],
  "word-dated-into-the-window": ["others"],
  "request-moved": ["word"],
  "event-deck-reordered": ["fixed"],
  "word-zero-never-answered": ["word"],
  "word-of-another-coordinator": ["word"],
  "event-seed-of-its-own": ["word"],
};
/** The payloads that nothing contradicts, and that one reader does not confirm whole. */
const OPEN = ["version-anchored-long-after", "event-seed-of-another", "dependent-of-another-coordinator"];
/** A contract whose code breaks its specification: docs/protocol.md says that it is not caught. */
const NOT_PROMISED = ["pull-requested-again"];
const LOOK_ALIKES = ["look-alike-event", "look-alike-pack"];

test("the tests meet every outcome of the service's payloads", ({ index }) => {
  const outcome = ({ name, offline, expected }: Item) => JSON.stringify([offline, expected, LOOK_ALIKES.includes(name)]);
  const met = [...HONEST, ...Object.keys(REFUTED), ...OPEN, ...NOT_PROMISED, ...LOOK_ALIKES].map((name) => outcome(named(index, name)));
  expect(new Set(met)).toEqual(new Set(index.items.map(outcome)));
});

test("for an honest payload the contract agrees, read through a typed endpoint", async ({ page, index, endpoint }) => {
  test.slow();
  for (const name of HONEST) {
    await test.step(name, async () => {
      const item = named(index, name);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      const before = withStatus(await steps(page), "passed");

      await readContract(page, endpoint.at());

      await expectSteps(page, item.expected);
      await expectVerdict(page, verdictOf(item));
      // The page reads and checks the oracle's own proof after the verdict.
      const proven = verdictOf(item) === "verified" ? ["oracle_proof"] : [];
      const after = [...before, ...withExpected(item, "passed"), ...proven];
      await expect.poll(async () => withStatus(await steps(page), "passed")).toEqual(after);
      if (proven.length > 0) {
        // The history is now the chain's.
        for (const name of ["fixed", "contract"]) await expect(group(page, name).locator("> summary .mark")).toHaveAttribute("data-basis", "chain");
        await expect(page.locator("[data-verdict] .seal")).toHaveCSS("stroke", "rgb(10, 107, 75)");
      }
      await forgetEndpoints(page);
    });
  }
});

test("a lie adds up without the chain; with it exactly its own steps fail, red in the questions that they are about, and the order is no fact any more", async ({ page, index, endpoint }) => {
  test.slow();
  for (const [name, questions] of Object.entries(REFUTED)) {
    await test.step(name, async () => {
      const item = named(index, name);
      await page.goto(item.link);
      await expectVerdict(page, "verified_offline");

      await readContract(page, endpoint.at());

      await expectSteps(page, item.expected);
      await expectVerdict(page, "not_verified");
      const failed = withExpected(item, "failed");
      // The oracle's own proof differs from an invented word too.
      expect(withStatus(await steps(page), "failed").filter((id) => id !== "oracle_proof")).toEqual(failed);
      await expect(step(page, failed[0]!).locator("[data-agrees=false]").first()).toBeVisible();
      if (name === "word-left-out") {
        await expect(page.locator(".verdict-lead")).toHaveText("The published history leaves out a random number that the blockchain has.");
      }
      const red = page.locator("[data-group][data-mark=failed]");
      await expect.poll(() => red.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.group)), name).toEqual([...questions, "contract"]);
      // Nothing above is confirmed, and the timeline does not say so either.
      await expect(page.locator("[data-group] > summary .mark[data-basis=chain]")).toHaveCount(0);
      await expect(page.locator("[data-verdict] .seal")).not.toHaveCSS("stroke", "rgb(10, 107, 75)");
      if (name.startsWith("event-")) return forgetEndpoints(page);
      await unfold(page, "order");
      await expect(page.locator(".timeline [data-fixed]")).not.toContainText(/^Yes/);
      await expect(page.locator(".timeline [data-fixed]")).toContainText("The blockchain differs from the proof");
      await forgetEndpoints(page);
    });
  }
});

// Regression: the list of other draws had half a mark for a draw whose question was red.
test("a draw that the chain refutes is red in the list of other draws, and opens to the step that failed on it", async ({ page, index, endpoint }) => {
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

for (const name of OPEN) {
  test(`${name}: no step fails, and it is not verified`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await expectVerdict(page, "verified_offline");

    await readContract(page, endpoint.at());

    await expectSteps(page, item.expected);
    await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", /verified_in_part|origin_unknown/);
    expect(withStatus(await steps(page), "failed")).toEqual([]);
  });
}

test("a look-alike: no step fails, and the verdict warns that nothing shows the number's source", async ({ page, index, endpoint }) => {
  for (const name of LOOK_ALIKES) {
    await test.step(name, async () => {
      const item = named(index, name);
      await page.goto(item.link);
      await readContract(page, endpoint.at());

      await expectSteps(page, item.expected);
      await expectVerdict(page, "origin_unknown");
      await expect(page.locator("[data-verdict] .seal .unsealed")).toBeAttached();
      await expect(page.locator("[data-coordinator]")).toHaveAttribute("data-coordinator", "unknown");
      await expect(page.locator("[data-coordinator]")).toContainText(index.contracts.look_alike_coordinator!, { ignoreCase: true });
      await expect(page.locator("[data-trust=oracle] summary")).toContainText("a coordinator that no one published");
      await forgetEndpoints(page);
    });
  }
});

test("the page asks again for a Pack without its word, and then verifies it like any other", async ({ page, watch }) => {
  await withService(["--oracle-seconds", "2"], async (index) => {
    const item = named(index, "pack-waiting");
    watch.allow(index.service);
    watch.allow(index.rpc[0]);
    await page.goto(item.link);
    await expect(page.locator("[data-waiting=proof_not_ready]")).toBeVisible();
    await expect(page.locator("[data-verdict]")).toHaveCount(0);

    await expect(page.locator("[data-verdict]")).toBeVisible();
    await readContract(page, index.rpc[0]);
    await expectSteps(page, item.expected);
    await expectVerdict(page, "verified");
  });
});
