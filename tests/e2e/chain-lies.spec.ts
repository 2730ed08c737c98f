// One of two endpoints changes a value: an honest proof never fails, and a dishonest one is never verified. Native tests change all values of all
// answers, for every kind of proof (crates/chain/tests/reader/lies); this file changes a few, and checks the top of the report.
import { expect, expectVerdict, forgetEndpoints, named, readContract, test } from "./chain.ts";
import { verdict } from "./proof.ts";

const PULL = "pack-with-dependents";
const EVENT = "event-v2-through-a-relayer";
const AGREEMENT = /^Verified/;
const CONTRADICTION = "Your readers contradict each other";

/** The changed value, in the answers to an honest proof, and the top of the report. */
const HONEST: [lie: string, name: string, leads: string | RegExp][] = [
  ["lie:eth_getCode::zero", PULL, AGREEMENT],
  ["lie:eth_getLogs:*.data:altered", PULL, AGREEMENT],
  ["lie:eth_call:word.0:altered", PULL, CONTRADICTION],
  ["lie:eth_getTransactionReceipt:status:zero", EVENT, CONTRADICTION],
];
const DISHONEST: [lie: string, name: string][] = [
  ["lie:eth_getLogs:0:dropped", "word-left-out"],
  ["lie:eth_getTransactionReceipt:logs.0:dropped", "event-seed-of-a-swapped-creation"],
];

test("one of two endpoints lies: an honest proof does not fail", async ({ page, index, endpoint, second }) => {
  for (const [lie, name, leads] of HONEST) {
    await test.step(`${lie} of ${name}`, async () => {
      await page.goto(named(index, name).link);
      await readContract(page, endpoint.url);
      await expectVerdict(page, "verified");
      await readContract(page, second.at(lie), endpoint.url);

      expect(await verdict(page).getAttribute("data-verdict")).not.toBe("not_verified");
      await expect(verdict(page).locator("h1")).toHaveText(leads);
      await forgetEndpoints(page);
    });
  }
});

test("one of two endpoints lies: a dishonest proof is not verified", async ({ page, index, endpoint, second }) => {
  for (const [lie, name] of DISHONEST) {
    await test.step(`${lie} of ${name}`, async () => {
      await page.goto(named(index, name).link);
      await readContract(page, endpoint.url);
      await expectVerdict(page, "not_verified");
      await readContract(page, second.at(lie), endpoint.url);

      expect(await verdict(page).getAttribute("data-verdict")).not.toBe("verified");
      await forgetEndpoints(page);
    });
  }
});
