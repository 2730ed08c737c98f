// The stage on a chain: it asks the readers that this device remembers, and only what they confirm is green.
import { expect, expectVerdict, named, readContract, test } from "./chain.ts";

const GREEN = "rgb(10, 107, 75)";

for (const name of ["pack-with-dependents", "event-v2-standard"]) {
  test(`${name}: without a remembered reader the stage asks no one, and with one its end is green`, async ({ page, index, endpoint, second, watch }) => {
    const { link } = named(index, name);
    const stage = `${link}?view=stage&rpc=${encodeURIComponent(second.url)}`;
    await page.goto(stage);
    await expectVerdict(page, "verified_offline");
    await expect(page.locator(".stage-verdict")).toContainText("Adds up");
    await expect(page.locator(".stage-heading")).not.toHaveCSS("color", GREEN);
    const asked = () => watch.asked.filter((url) => [endpoint.url, second.url].some((of) => url.startsWith(new URL(of).origin)));
    expect(asked(), "a link chooses no reader").toEqual([]);

    await page.goto(link);
    await readContract(page, endpoint.at("as:stage"));
    await expectVerdict(page, "verified");
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(stage);
    await expectVerdict(page, "verified");
    expect(asked().every((url) => url.startsWith(new URL(endpoint.url).origin))).toBe(true);
    await expect(page.locator(".stage-verdict")).toContainText("Verified");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
    await expect(page.locator(".stage")).toHaveAttribute("data-step", "card");
    await expect(page.locator(".stage-heading")).toHaveCSS("color", GREEN);
    await expect(page.locator(".stage-verdict")).toContainText(/Confirmed on the blockchain on [\d-]+ [\d:]+ UTC, read by \S+/);
  });
}
