// The single file, opened from the disk in Firefox. It asks nobody for anything.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { DIST, VECTORS, expectVerdict, inDirectory, pick, vectorNamed, vectorPath, verdicts, writeSavedProof } from "./page.mjs";
import { Firefox } from "./webdriver.mjs";

/** How many files are picked at a time: as many rows as a table of files has in sight. */
const AT_ONCE = 20;

let firefox;

before(async () => {
  firefox = await Firefox.open();
});
after(() => firefox?.close());
afterEach(async () => {
  assert.deepEqual(await firefox.console(), [], "the console stays empty");
  assert.deepEqual(await firefox.asked(), [], "nobody is asked");
});

/** The file where a reader may keep it. */
const kept = (use) =>
  inDirectory("My proofs ü ", async (directory) => {
    copyFileSync(join(DIST, "packproof.html"), join(directory, "packproof.html"));
    await use(pathToFileURL(join(directory, "packproof.html")).href, directory);
  });

test("a sample by its link, the pull that its address names, back and forward", () =>
  kept(async (file) => {
    await firefox.open(file);
    await firefox.click('.home-samples a[href="?/samples/event-v2"]');
    await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
    assert.equal(await firefox.address(), `${file}?/samples/event-v2`);
    await firefox.open(`${file}?/samples/event-v2#pull-2`);
    await firefox.find('[data-worked="2"]');
    await firefox.back();
    await firefox.back();
    await firefox.find(".home-samples");
    await firefox.forward();
    await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
    await firefox.reload();
    await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
  }));

test("a saved proof, with what the contract answered", () =>
  kept(async (file, directory) => {
    const { vrf_event_id: id, deck_commitment: anchored } = JSON.parse(readFileSync(vectorPath("event-v2-sold-out.json")));
    const saved = join(directory, "proof.json");
    writeSavedProof(saved, "event-v2-sold-out.json", id.slice(2), anchored);
    await firefox.open(file);
    await pick(firefox, saved);
    await expectVerdict(firefox, { verdict: "verified_offline", failing: [] });
    await firefox.attribute('[data-step="contract"]', "data-status", "recorded");
  }));

test("a file that does not hold, and the steps that fail", () =>
  kept(async (file) => {
    for (const name of ["pull-alone--leaf_value.json", "event-v1-ended-early--cards_swapped.json"]) {
      await firefox.open(file);
      await pick(firefox, vectorPath(name));
      await expectVerdict(firefox, vectorNamed(name));
    }
  }));

test("every vector gets its verdict", () =>
  kept(async (file) => {
    for (let from = 0; from < VECTORS.length; from += AT_ONCE) {
      const some = VECTORS.slice(from, from + AT_ONCE);
      await firefox.open(file);
      await pick(firefox, ...some.map((vector) => vectorPath(vector.file)));
      await firefox.find('.files button[data-action="json"]');
      assert.deepEqual(await verdicts(firefox), Object.fromEntries(some.map((vector) => [vector.file, vector.verdict])));
    }
  }));
