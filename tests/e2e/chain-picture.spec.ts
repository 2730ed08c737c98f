// A picture to post of a verdict that the chain confirms: it is green, and names the reader and the time.
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";
import { GREEN, expectLabel, picture, pixels, scanned, showPictures } from "./poster.ts";
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
  // Regression: the buttons were drawn again for the new verdict, and the open pictures closed.
  await expect(action(page, "to-post")).toHaveAttribute("aria-expanded", "true");
  await expect(picture(page, "wide")).toBeVisible();
  await expectLabel(page, / · Verified · .* · Confirmed on the blockchain on [\d-]+ [\d:]+ UTC, read by \S+ · Card /);
  await expectLabel(page, /one reader, \S+\. A single reader can be wrong: ask another too/);
  for (const form of ["wide", "tall"] as const) {
    expect(await pixels(page, form, GREEN)).toBeGreaterThan(500);
    expect(await scanned(page, form)).toBe(link);
  }
});
