// Runs the benchmark's parts on the smallest inputs, for the tests: it asserts no figure, but all results must agree.
import assert from "node:assert/strict";
import { DRAWS, HASHES, RANKS, kernels } from "./kernels.mjs";
import { manyFiles } from "./checks.mjs";
import { links } from "./links.mjs";
import { build } from "../programs.mjs";
import { firstLoad } from "./sizes.mjs";
import { terminal } from "./terminal.mjs";

export async function smoke(browser, inputs, dist) {
  // A separate list of the first visit's files once counted the single file, which the page only offers.
  const { "all parts": all, ...before } = firstLoad(dist);
  for (const [what, bytes] of Object.entries(before)) assert.ok(0 < bytes && bytes < all, what);

  const lab = await browser.lab();
  await kernels(lab, "ranks", 1001, RANKS, 1);
  await kernels(lab, "draws", 999, DRAWS, 1);
  // Only WebAssembly computes four hashes at a time: behind prefixes of every length, over two blocks and a little.
  await kernels(lab, "hashes", 131, HASHES, 1);

  const manifest = await (await fetch(`${browser.url}/samples/manifest.json`)).json();
  const samples = manifest.map(({ file, verdict }) => [`/samples/${file}`, verdict]);
  const honest = inputs.map((name) => [name, "verified_offline"]);
  for (const [name, verdict] of [...samples, ...honest]) {
    await lab("load", name);
    const given = [
      await lab("shipped", "one", name),
      await lab("peer", "one", { task: "check", file: name, remaining: "splice" }),
      await lab("peer", "one", { task: "check", file: name, remaining: "fenwick" }),
    ];
    assert.deepEqual(given.map((sample) => sample.verdict), [verdict, verdict, verdict], name);
    await lab("peer", "one", { task: "parse", file: name });
  }
  assert.ok((await lab("memory", inputs[0])).peak > 0);
  await manyFiles(lab, inputs, 10, 1);
  // Memory depends on no other work of the machine. Time does.
  const { one, two, few, many } = await terminal(build("packproof"), { inputs, files: 40, rounds: 1, line: inputs[1], few: 300, many: 3000 });
  assert.ok(one > 0 && two > 0);
  assert.ok(many <= 1.2 * few, `${few} bytes for 300 lines, ${many} for 3,000`);
  await lab.close();
  await links(browser, 1, 0, {});
  console.log(`${samples.length + honest.length} payloads, the ranks, the draws and the hashes: everyone agrees`);
}
