// The verdict of a reading, as only a page shows it: the seal, the marks' colours, the comparison that differs, and a proof that comes later.
// tests/chain/smoke.mjs reads every payload of the shop in a terminal, and chain-views.spec.ts compares the page with the terminal for each outcome.
import { expect, expectSteps, expectVerdict, named, readContract, readItem, test, withExpected, withService } from "./chain.ts";
import { group, step, steps, withStatus } from "./proof.ts";

test("an honest pull: the seal and the marks are the chain's, and the oracle's own proof follows the verdict", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-with-dependents", endpoint.at());

  await expectVerdict(page, "verified");
  await expect(step(page, "oracle_proof").locator("[data-grade=proven]").first()).toBeAttached();
  for (const name of ["fixed", "contract"]) await expect(group(page, name).locator("> summary .mark")).toHaveAttribute("data-basis", "chain");
  await expect(page.locator("[data-verdict] .seal")).toHaveCSS("stroke", "rgb(10, 107, 75)");
});

/** Lies with the question that each answers with no. */
const REFUTED = [["word-left-out", "others"], ["word-differs", "word"], ["event-seed-of-another", "word"], ["purchase-never-anchored", "fixed"]] as const;

for (const [name, question] of REFUTED) {
  test(`${name}: adds up without the chain; with the chain exactly its own steps fail, its question is red, and the comparison is in view`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await expectVerdict(page, "verified_offline");

    await readContract(page, endpoint.at());

    await expectVerdict(page, "not_verified");
    const failed = withExpected(item, "failed");
    expect(withStatus(await steps(page), "failed")).toEqual(failed);
    await expect(step(page, failed[0]!).locator("[data-agrees=false]").first()).toBeVisible();
    for (const red of [question, "contract"]) await expect(group(page, red), red).toHaveAttribute("data-mark", "failed");
    if (name !== "word-left-out") return;
    await expect(page.locator(".verdict-lead")).toHaveText("The published history leaves out a random number that the blockchain has.");
  });
}

test("a look-alike: the seal is open, and the coordinator is named as one that no one published", async ({ page, index, endpoint }) => {
  await readItem(page, index, "look-alike-pack", endpoint.at());

  await expectVerdict(page, "origin_unknown");
  await expect(page.locator("[data-verdict] .seal .unsealed")).toBeAttached();
  await expect(page.locator("[data-coordinator]")).toHaveAttribute("data-coordinator", "unknown");
  await expect(page.locator("[data-coordinator]")).toContainText(index.contracts.look_alike_coordinator!, { ignoreCase: true });
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
