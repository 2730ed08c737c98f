// Endpoints that change one kind of value, for every method that the page uses, one of two: an honest proof never fails, and a
// dishonest one is never verified. All values of all answers are changed natively (crates/chain/tests/reader/lies).
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";
import { verdict } from "./proof.ts";

const HONEST = ["pack-with-dependents", "event-v2-through-a-relayer"];
const DISHONEST = ["word-left-out", "event-seed-of-a-swapped-creation"];
const CONTRADICTION = "Your endpoints contradict each other";

/** What is changed, and whether the two endpoints contradict each other on a judged fact: of the pull, and of the event. */
const LIES: [lie: string, pull: boolean, event: boolean][] = [
  ["lie:eth_chainId::altered", false, false],
  ["lie:eth_getBlockByNumber:timestamp:zero", false, false],
  ["lie:eth_getBlockByNumber:hash:altered", false, false],
  ["lie:eth_getCode::zero", false, false],
  ["lie:eth_call:word.0:altered", true, true],
  ["lie:eth_call:word.0:zero", true, true],
  ["lie:eth_getLogs:*.data:altered", true, false],
  ["lie:eth_getLogs:*.topics.1:altered", true, false],
  ["lie:eth_getLogs:0:dropped", false, false],
  ["lie:eth_getTransactionByHash:input:altered", false, true],
  ["lie:eth_getTransactionReceipt:logs.0:dropped", false, true],
  ["lie:eth_getTransactionReceipt:status:zero", false, true],
];

for (const [lie, ...contradicts] of LIES) {
  for (const [place, name] of HONEST.entries()) {
    test(`one of two endpoints changes ${lie}: the honest ${name} does not fail`, async ({ page, index, endpoint, second }) => {
      await page.goto(named(index, name).link);
      await readContract(page, endpoint.url);
      await expectVerdict(page, "verified");
      await readContract(page, second.at(lie), endpoint.url);

      expect(await verdict(page).getAttribute("data-verdict")).not.toBe("not_verified");
      await expect(verdict(page).locator("h1")).toHaveText(contradicts[place] ? CONTRADICTION : /^Verified/);
    });
  }
  for (const name of DISHONEST) {
    test(`one of two endpoints changes ${lie}: the dishonest ${name} is not verified`, async ({ page, index, endpoint, second }) => {
      await page.goto(named(index, name).link);
      await readContract(page, endpoint.url);
      await expectVerdict(page, "not_verified");
      await readContract(page, second.at(lie), endpoint.url);

      expect(await verdict(page).getAttribute("data-verdict")).not.toBe("verified");
    });
  }
}
