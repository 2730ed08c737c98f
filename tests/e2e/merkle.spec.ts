// The way from the awarded card to the fingerprint: every hash is that of the bytes beside it, and leads to the next.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { picker, seen, settled, unfold, verdict } from "./proof.ts";

const way = (page: Page) => page.locator(".merkle");
const lines = (page: Page) => way(page).locator(".merkle-lines > li");

async function open(page: Page, name: string) {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${name}.json`));
  await seen(verdict(page));
  await unfold(page, "merkle");
}

/** Each line's bytes and hash, as the page shows them. */
async function shown(page: Page) {
  await way(page).locator(".merkle-path > summary").click();
  await settled(page);
  return lines(page).evaluateAll((rows: HTMLElement[]) =>
    rows.map((row) => ({
      title: row.querySelector("h3")!.textContent!,
      bytes: [...row.querySelectorAll("[data-bytes] .value")].map((value) => value.textContent).join(""),
      hash: row.dataset.hash!,
    })),
  );
}

/** The bands of the target's version that hold its award. */
const bandOf = (proof: Json) =>
  proof.records[proof.target_pull_key].version.bands.find(({ leaves }: Json) => leaves.some(([id]: [string]) => id === proof.award));

for (const name of ["pull-with-dependents", "pull-alone", "pull-falls-to-next-band-above", "pull-wide-numbers", "pull-first-choice-taken"]) {
  test(`${name}: every hash can be made again elsewhere, from the card to the id on the contract`, async ({ page }) => {
    const proof = vectorJson(name);
    await open(page, name);
    const all = await shown(page);

    for (const { title, bytes, hash } of all) expect(sha256(Buffer.from(bytes, "hex")), title).toBe(hash);
    all.slice(1).forEach(({ title, bytes }, index) => expect(bytes, title).toContain(all[index]!.hash));
    // The value is read from the text, because it may be above 2^53.
    const [, value] = new RegExp(`"${proof.award}",\\s*(\\d+)`).exec(vector(name).toString())!;
    expect(all[0]!.bytes).toBe(`00${proof.award.replaceAll("-", "")}${BigInt(value!).toString(16).padStart(16, "0")}`);
    expect(all.at(-2)!.hash).toBe(proof.version_root);
    expect(all.at(-1)!.hash).toBe(proof.version_event_id);
    // The lines are a leaf, a node for each level, the version and its id.
    expect(all).toHaveLength(3 + Math.ceil(Math.log2(bandOf(proof).leaves.length)));
    const own = way(page).locator("[data-own]");
    await expect(own).toHaveCount(1);
    await expect(own.locator(".value")).toContainText(all.at(-3)!.hash);
  });
}

test("a line's bytes are copied whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "pull-with-dependents");
  const all = await shown(page);
  for (const [index, { bytes }] of all.entries()) {
    await lines(page).nth(index).locator("[data-bytes] .copy").click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(bytes);
  }
});

test("the last node of an odd row is hashed with itself, and the page says so", async ({ page }) => {
  const name = "pull-alone--ok_leaves_shuffled";
  const [files, repeated] = [[name, "pull-with-dependents", "pull-alone", "pull-card-back-on-sale", "pull-first-choice-taken"], [] as string[]];
  for (const file of files) {
    const proof = vectorJson(file);
    let cards: string[] = bandOf(proof).leaves.map(([id]: [string]) => id).sort();
    let [place, count] = [cards.indexOf(proof.award), cards.length];
    for (let level = 1; count > 1; level += 1, place >>= 1, count = (count + 1) >> 1) {
      if (place === count - 1 && count % 2 === 1) repeated.push(`${file} ${level}`);
    }
    await open(page, file);
    const all = await shown(page);
    for (const [index, { title, bytes }] of all.entries()) {
      const isRepeated = repeated.includes(`${file} ${index}`);
      expect(title.includes("with itself"), title).toBe(isRepeated);
      if (isRepeated) expect(bytes.slice(2, 66)).toBe(bytes.slice(66));
    }
  }
});

test("an exhausted draw has no card to follow", async ({ page }) => {
  await open(page, "pull-exhausted");
  await expect(way(page).locator("[data-path=none]")).toHaveText("No card was drawn, so there is no card to follow to the fingerprint.");
  await expect(way(page).locator("details")).toHaveCount(0);
});

test("before a reading the page does not claim that the contract holds the fingerprint", async ({ page }) => {
  await open(page, "pull-alone");
  await expect(way(page).locator("[data-held]")).toHaveAttribute("data-held", "unread");
});
