// What the page shows of a vector is what the terminal tells of it (crates/cli/tests/views.rs): both are held to the answers in
// crates/answer/tests/golden.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "./fixtures.ts";
import { vectorPath } from "./payloads.ts";
import { action, openFile, picker } from "./proof.ts";
import { view } from "./view.ts";

const GOLDEN = readFileSync(new URL("../../crates/answer/tests/golden/vectors.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(" | "))
  .map(([file, headline, , , marks, , trust]) => ({
    file: file!,
    view: { headline: headline!.split(" ")[0], marks: marks!, trust: /^trust (.*) endpoints/.exec(trust!)![1]! },
  }));

test("every vector has its headline in a table of files", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(GOLDEN.map(({ file }) => vectorPath(file)));
  const download = page.waitForEvent("download");
  await action(page, "json").click({ timeout: 60_000 });
  const table: { file: string; headline: string }[] = JSON.parse(readFileSync(await (await download).path()).toString());
  const shown = Object.fromEntries(table.map(({ file, headline }) => [file, headline]));
  expect(shown).toEqual(Object.fromEntries(GOLDEN.map(({ file, view }) => [basename(file), view.headline])));
});

test("each answer is shown with its headline, its marks and what is left to trust", async ({ page }) => {
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
