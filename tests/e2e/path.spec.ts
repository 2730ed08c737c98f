// The way from the awarded card to the root of its band, inside the odds: each line has a side, its neighbour, and the result that leads to the next.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { picker, seen, settled, unfold, verdict } from "./proof.ts";
import { says } from "./words.ts";

const path = (page: Page) => page.locator(".odds-path");

async function open(page: Page, name: string) {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${name}.json`));
  await seen(verdict(page));
  await unfold(page, "odds");
}

/** Each line's side, neighbour and result, with the bytes in its line for a terminal. */
async function shown(page: Page) {
  await page.locator(".odds").getByText(says("odds-fingerprint")).click();
  await settled(page);
  await expect(path(page)).toBeVisible();
  return path(page).locator("> li").evaluateAll((rows: HTMLElement[]) =>
    rows.map((row) => {
      const result = row.querySelector<HTMLElement>("[data-result]")!;
      return {
        side: row.dataset.side,
        neighbour: row.querySelector("dd:not([data-result]) .value")?.textContent,
        name: result.dataset.result,
        result: result.querySelector(".value")!.textContent!,
        bytes: /printf ([0-9a-f]+) /.exec(result.querySelector<HTMLElement>("[data-terminal]")!.dataset.terminal!)![1]!,
      };
    }),
  );
}

/** The band of the target's version that holds its award. */
const bandOf = (proof: Json) =>
  proof.records[proof.target_pull_key].version.bands.find(({ leaves }: Json) => leaves.some(([id]: [string]) => id === proof.award));

for (const name of ["pull-with-dependents", "pull-alone", "pull-falls-to-next-band-above", "pull-wide-numbers", "pull-first-choice-taken", "pull-alone--ok_leaves_shuffled"]) {
  test(`${name}: every hash on the way can be made again, and leads to the next`, async ({ page }) => {
    const proof = vectorJson(name);
    await open(page, name);
    const all = await shown(page);
    // The value is read from the text, because it may be above 2^53.
    const [, value] = new RegExp(`"${proof.award}",\\s*(\\d+)`).exec(vector(name).toString())!;
    expect(all[0]!.bytes).toBe(`00${proof.award.replaceAll("-", "")}${BigInt(value!).toString(16).padStart(16, "0")}`);
    for (const { bytes, result } of all) expect(sha256(Buffer.from(bytes, "hex"))).toBe(result);
    for (const [at, { side, neighbour, bytes }] of all.entries()) {
      if (at === 0) continue;
      const below = all[at - 1]!.result;
      const halves = { left: [neighbour, below], right: [below, neighbour], repeated: [below, below] };
      expect(bytes).toBe(`01${halves[side as keyof typeof halves].join("")}`);
    }
    // A line for the leaf, and one for each level.
    expect(all).toHaveLength(1 + Math.ceil(Math.log2(bandOf(proof).leaves.length)));
    expect(all.at(-1)!.name).toBe("band_root");
  });
}

test("an exhausted draw has a fingerprint, and no card that leads to it", async ({ page }) => {
  await open(page, "pull-exhausted");
  await page.locator(".odds").getByText(says("odds-fingerprint")).click();
  await expect(page.locator(".odds")).toContainText(vectorJson("pull-exhausted").version_root);
  await expect(path(page)).toHaveCount(0);
});
