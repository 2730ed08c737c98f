// The page shows of each vector what its answer in crates/answer/tests/golden says: both workers and the terminal hold the same `check::Checked`.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { vectorPath } from "./payloads.ts";
import { openFile } from "./proof.ts";
import { view } from "./view.ts";

const GOLDEN = readFileSync(new URL("../../crates/answer/tests/golden/vectors.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([file, headline, , , marks, , trust]) => ({
    file: file!,
    view: { headline: headline!.split(" ")[0], marks: marks!, trust: /^trust (.*) endpoints/.exec(trust!)![1]! },
  }));

test("each answer is shown with its headline, its marks and the list of trust", async ({ page }) => {
  test.slow();
  const kinds = new Map(GOLDEN.map((each) => [JSON.stringify(each.view), each]));
  expect(kinds.size).toBeGreaterThan(20);
  await page.goto("/");
  for (const { file, view: expected } of kinds.values()) {
    await test.step(file, async () => {
      await openFile(page, vectorPath(file));
      await expect.poll(() => view(page)).toEqual(expected);
    });
  }
});
