// A picture to post of a verdict that the chain confirms: it is green, and names the reader and the time.
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";
import { GREEN, expectLabel, pixels, scanned, showPictures } from "./poster.ts";
import { action, step } from "./proof.ts";

test("the picture turns green once the chain confirms the verdict, and names the reader", async ({ page, index, endpoint }) => {
  const { link } = named(index, "pack-with-dependents");
  await page.goto(link);
  await expectVerdict(page, "verified_offline");
  await showPictures(page);
  await expectLabel(page, / · Adds up · .* · Not confirmed on the blockchain\. Checked on /);
  for (const form of ["wide", "tall"] as const) expect(await pixels(page, form, GREEN)).toBe(0);

  await readContract(page, endpoint.at("as:posted"));
  await expectVerdict(page, "verified");
  await expect(step(page, "contract")).toHaveAttribute("data-status", "passed");
  // The buttons are drawn again for the new verdict, so the pictures of the old one are gone.
  await expect(action(page, "to-post")).toHaveAttribute("aria-expanded", "false");
  await showPictures(page);
  await expectLabel(page, / · Verified · .* · Confirmed on the blockchain on [\d-]+ [\d:]+ UTC, read by \S+ · Card /);
  await expectLabel(page, /one reader, \S+\. A single reader can be wrong: ask another too/);
  for (const form of ["wide", "tall"] as const) {
    expect(await pixels(page, form, GREEN)).toBeGreaterThan(500);
    expect(await scanned(page, form)).toBe(link);
  }
});
