// Each payload of a real shop on a real chain, and each lie told beside it: the verdict, and the step that the chain settles.
import { expect, expectSteps, expectVerdict, named, readContract, test, verdictOf, withExpected, withService } from "./chain.ts";
import { step, steps, withStatus } from "./proof.ts";

const HONEST = [
  "event-v1-standard", "event-v1-sellout", "event-v1-head-to-head", "event-v2-standard", "event-v2-sellout", "event-v2-head-to-head",
  "event-v2-live", "pack-alone", "pack-with-dependents", "pack-that-waited", "pack-of-a-failed-callback", "pack-after-a-failed-callback",
  "pack-exhausted", "pack-of-100-records", "event-v2-with-trailing-bytes", "event-v2-through-a-relayer", "event-v2-beside-a-pull",
  "packs-requested-together", "pack-delivered-in-a-batch", "pack-beside-other-sales",
];
const LIES = [
  "word-left-out", "word-dated-after", "word-dated-into-the-window", "request-moved", "anchor-moved", "version-anchor-moved", "break-moved",
  "word-differs", "dependent-word-differs", "failed-callback-word-differs", "pack-passed-off-as-a-break", "dependent-invented",
  "purchase-anchored-late", "purchase-never-anchored", "event-never-anchored", "event-deck-reordered", "event-seed-of-its-own",
  "event-seed-of-another", "event-salt-chosen-later", "pack-never-anchored", "event-seed-of-a-later-pull",
  "event-seed-of-a-swapped-creation", "event-created-again", "pull-requested-again", "word-logged-otherwise-left-out",
  "word-not-logged-left-out", "word-of-another-coordinator", "word-differs-beside-a-far-entry", "version-anchored-long-after",
  "word-of-an-old-request-left-out",
];
/** Nothing contradicts them, and no listed coordinator speaks for them. */
const UNSPOKEN = ["word-zero-never-answered", "dependent-of-another-coordinator", "word-of-a-silent-coordinator"];
const LOOK_ALIKES = ["look-alike-event", "look-alike-pack"];

test("every payload that the service shows is tested here", ({ index }) => {
  const shown = index.items.map(({ name }) => name);
  expect(shown.sort()).toEqual([...HONEST, ...LIES, ...UNSPOKEN, ...LOOK_ALIKES, "pack-waiting"].sort());
});

for (const name of HONEST) {
  test(`${name}: the contract, read through an endpoint that was typed in, agrees`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await expectVerdict(page, item.offline);
    const before = withStatus(await steps(page), "passed");

    await readContract(page, endpoint.at());

    await expectSteps(page, item.expected);
    await expectVerdict(page, verdictOf(item));
    const after = withStatus(await steps(page), "passed");
    expect(after).toEqual([...before, ...withExpected(item, "passed")]);
  });
}

for (const name of LIES) {
  test(`${name}: passes without the chain, and exactly its own steps fail with it`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await expectVerdict(page, "verified_offline");

    await readContract(page, endpoint.at());

    await expectSteps(page, item.expected);
    await expectVerdict(page, "not_verified");
    const failed = withExpected(item, "failed");
    expect(withStatus(await steps(page), "failed")).toEqual(failed);
    await expect(step(page, failed[0]!).locator("[data-agrees=false]").first()).toBeVisible();
  });
}

for (const name of UNSPOKEN) {
  test(`${name}: no step fails, and the verdict is in part`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await expectVerdict(page, "verified_offline");

    await readContract(page, endpoint.at());

    await expectSteps(page, item.expected);
    await expectVerdict(page, "verified_in_part");
    expect(withStatus(await steps(page), "failed")).toEqual([]);
  });
}

for (const name of LOOK_ALIKES) {
  test(`${name}: no step fails, and the verdict stands beside what is not known of the contract`, async ({ page, index, endpoint }) => {
    const item = named(index, name);
    await page.goto(item.link);
    await readContract(page, endpoint.at());

    await expectSteps(page, item.expected);
    await expectVerdict(page, "verified_in_part");
    await expect(page.locator("[data-coordinator]")).toHaveAttribute("data-coordinator", "unknown");
    await expect(page.locator("[data-coordinator]")).toContainText(index.contracts.look_alike_coordinator!, { ignoreCase: true });
    await expect(page.locator("[data-trust=oracle] summary")).toContainText("a coordinator that nobody published");
  });
}

test("a Pack whose word has not come yet is asked for again, and then is verified like any other", async ({ page, watch }) => {
  await withService(["--oracle-seconds", "2"], async (index) => {
    const item = named(index, "pack-waiting");
    watch.allow(index.service);
    watch.allow(index.rpc[0]);
    await page.goto(item.link);
    await expect(page.locator("[data-waiting=proof_not_ready]")).toBeVisible();
    await expect(page.locator("[data-verdict]")).toHaveCount(0);

    await expect(page.locator("[data-verdict]")).toBeVisible({ timeout: 20_000 });
    await readContract(page, index.rpc[0]);
    await expectSteps(page, item.expected);
    await expectVerdict(page, "verified");
  });
});
