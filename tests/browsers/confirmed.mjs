// A report that its reader confirms on a chain (crates/service), through readers on this machine: from the shop's page, and from the disk.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { serve } from "../chain/endpoint.mjs";
import { start } from "../chain/service.mjs";
import { DIST, expectVerdict, inDirectory, pick, readContract, verdictIs } from "./page.mjs";

/** Registers the journeys in a kind of browser. */
export const confirmed = (Kind) =>
  describe("confirmed on a chain", () => {
    let browser, service, first, second;

    before(async () => {
      service = await start(["--lies"]);
      [first, second] = [await serve({ target: service.index.rpc[0] }), await serve({ target: service.index.rpc[0] })];
      browser = await Kind.open();
    });
    after(async () => {
      await browser?.close();
      await Promise.all([first?.close(), second?.close()]);
      await service?.stop();
    });
    afterEach(async () => {
      assert.deepEqual(await browser.console(), [], "the console stays empty");
      const known = [service.index.service, first.url, second.url].map((url) => new URL(url).origin);
      const strangers = (await browser.asked()).filter((url) => !URL.canParse(url) || !known.includes(new URL(url).origin));
      assert.deepEqual(strangers, [], "nobody else is asked");
      await browser.run(() => (localStorage.clear(), sessionStorage.clear()));
    });
    const item = (name) => service.index.items.find((each) => each.name === name);

    for (const name of ["event-v2-standard", "pack-with-dependents"]) {
      test(`${name}: verified, and again after a reload`, async () => {
        await browser.open(item(name).link);
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        await readContract(browser, first.at("as:plain"));
        await verdictIs(browser, "verified");
        await browser.attribute('[data-step="oracle_proof"]', "data-status", "passed");
        await browser.gone("[data-proving]");
        await browser.reload();
        await verdictIs(browser, "verified");
        await browser.find("[data-read-before]");
      });
    }

    for (const [name, failing] of [["event-deck-reordered", ["contract"]], ["word-left-out", ["chain_logs"]]]) {
      test(`${name}: not verified`, async () => {
        await browser.open(item(name).link);
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        await readContract(browser, first.at("as:lies"));
        await expectVerdict(browser, { verdict: "not_verified", failing });
      });
    }

    test("a reader that fails settles nothing, one that waits is read, and one that lies beside it is named", async () => {
      await browser.open(item("pack-with-dependents").link);
      await readContract(browser, second.at("html"));
      await browser.attribute(`[data-endpoint="${new URL(second.url).host}"]`, "data-fault", "malformed");
      await verdictIs(browser, "verified_offline");
      await browser.run(() => (localStorage.clear(), sessionStorage.clear()));
      await browser.reload();
      await readContract(browser, first.at("busy:1:1"));
      await verdictIs(browser, "verified");
      await browser.gone("[data-proving]");
      await readContract(browser, second.at("word"));
      await verdictIs(browser, "contradicted");
      await browser.says("[data-verdict] h1", /^Your readers contradict each other$/);
    });

    test("the single file asks the reader that is typed in, and knows no coordinator of this chain", () =>
      inDirectory("packproof ", async (directory) => {
        const { payload } = item("pack-alone");
        const path = join(directory, "proof.json");
        writeFileSync(path, await (await fetch(payload)).text());
        await browser.open(pathToFileURL(join(DIST, "packproof.html")).href);
        await pick(browser, path);
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        await readContract(browser, first.at("as:single"));
        await verdictIs(browser, "origin_unknown");
        await browser.attribute('[data-step="contract"]', "data-status", "passed");
      }));
  });
