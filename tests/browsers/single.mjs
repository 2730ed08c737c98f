// The single file, opened from the disk. It asks nobody for anything.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST, OF_EACH_KIND, expectVerdict, inDirectory, pick, speak, vectorNamed, vectorPath, verdicts, writeSavedProof } from "./page.mjs";

/** The number of files picked at a time: the rows of a table of files that are in sight. */
const AT_ONCE = 20;

/** Registers the journeys in a kind of browser. */
export const single = (Kind) =>
  describe("the single file", () => {
    let browser;

    before(async () => {
      browser = await Kind.open();
    });
    after(() => browser?.close());
    afterEach(async () => {
      assert.deepEqual(await browser.console(), [], "the console stays empty");
      assert.deepEqual(await browser.asked(), [], "nobody is asked");
    });

    /** The file where a reader may keep it. */
    const kept = (use) =>
      inDirectory("My proofs ü ", async (directory) => {
        copyFileSync(join(DIST, "packproof.html"), join(directory, "packproof.html"));
        await use(pathToFileURL(join(directory, "packproof.html")).href, directory);
      });

    test("a sample by its link, the pull that its address names, back and forward", () =>
      kept(async (file) => {
        await browser.open(file);
        await browser.click('.home-samples a[href="?/samples/event-v2"]');
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        assert.equal(await browser.address(), `${file}?/samples/event-v2`);
        await browser.open(`${file}?/samples/event-v2#pull-2`);
        await browser.find('[data-worked="2"]');
        await browser.back();
        await browser.back();
        await browser.find(".home-samples");
        await browser.forward();
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        await browser.reload();
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
      }));

    test("a saved proof, with what the contract answered", () =>
      kept(async (file, directory) => {
        const { vrf_event_id: id, deck_commitment: anchored } = JSON.parse(readFileSync(vectorPath("event-v2-sold-out.json")));
        const saved = join(directory, "proof.json");
        writeSavedProof(saved, "event-v2-sold-out.json", id.slice(2), anchored);
        await browser.open(file);
        await pick(browser, saved);
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        await browser.attribute('[data-step="contract"]', "data-status", "recorded");
      }));

    test("a file that does not hold, and the steps that fail", () =>
      kept(async (file) => {
        for (const name of ["pull-alone--leaf_value.json", "event-v1-ended-early--cards_swapped.json"]) {
          await browser.open(file);
          await pick(browser, vectorPath(name));
          await expectVerdict(browser, vectorNamed(name));
        }
      }));

    test("in another language", () =>
      kept(async (file) => {
        await browser.open(`${file}?/samples/pull`);
        await expectVerdict(browser, { verdict: "verified_offline", failing: [] });
        const english = await browser.text("[data-verdict] h1");
        await speak(browser, "fr");
        assert.notEqual(await browser.text("[data-verdict] h1"), english);
      }));

    test("a vector of each kind gets its verdict", () =>
      kept(async (file) => {
        for (let from = 0; from < OF_EACH_KIND.length; from += AT_ONCE) {
          const some = OF_EACH_KIND.slice(from, from + AT_ONCE);
          await browser.open(file);
          await pick(browser, ...some.map((vector) => vectorPath(vector.file)));
          await browser.find('.files button[data-action="json"]');
          assert.deepEqual(await verdicts(browser), Object.fromEntries(some.map((vector) => [vector.file, vector.verdict])));
        }
      }));
  });
