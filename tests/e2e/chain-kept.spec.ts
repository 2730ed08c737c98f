// A reading survives Back, forward and a reload of the tab without another request, and the page settles the kept answers again.
import type { Page } from "@playwright/test";
import { expect, expectVerdict, named, readContract, reading, readItem, saveProof, test } from "./chain.ts";
import { group } from "./proof.ts";
import { saying } from "./words.ts";

const kept = (page: Page) => page.evaluate(() => Object.entries(sessionStorage));
const before = (page: Page) => page.locator("[data-read-before]");

test("a reading is there again after 'How this works' and Back, and after a reload", async ({ page, index, endpoint }) => {
  const item = named(index, "event-v2-standard");
  const address = endpoint.at("as:kept");
  await page.goto(item.link);
  await expectVerdict(page, "verified_offline");
  expect(await kept(page), "without a reading nothing is kept").toEqual([]);
  await readContract(page, address);
  await expectVerdict(page, "verified");
  await expect(before(page)).toHaveCount(0);
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  const [[key, text]] = (await kept(page)) as [[string, string]];
  expect(key).toMatch(/^packproof reading 20[0-9T:.-]+Z [0-9a-f]{64} http/);
  expect(text.startsWith('{"asked":[')).toBe(true);
  const { trips } = endpoint.counts(address);

  await page.locator('a[href="/how"]').last().click();
  await page.goBack();
  await expectVerdict(page, "verified");
  await expect(before(page)).toHaveText(saying("reading-before", { at: /.+/ }));
  await expect(reading(page)).toContainText("block");
  await expect(group(page, "contract")).toHaveAttribute("data-mark", "passed");
  await page.goForward();
  await page.goBack();
  await expectVerdict(page, "verified");
  await page.reload();
  await expectVerdict(page, "verified");
  expect(endpoint.counts(address).trips, "nobody was asked again").toBe(trips);
  await saveProof(page);

  // The next reading replaces it.
  await readContract(page, endpoint.at("as:kept-again"));
  await expect(before(page)).toHaveCount(0);
});

test("a reading is there again in the event's pull, and through the endpoints chosen now", async ({ page, index, endpoint, second }) => {
  const event = named(index, "event-v2-standard");
  const pull = named(index, "pack-alone");
  const first = endpoint.at("as:kept-places");
  await page.goto(`${event.link}#pull-4`);
  await expect(page.locator("[data-chosen='4']")).toBeVisible();
  await readContract(page, first);
  await expectVerdict(page, "verified");
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  const { trips } = endpoint.counts(first);

  // Another pull, Back, forward and a reload at a pull.
  await page.evaluate(() => (location.hash = "#pull-5"));
  await expect(page.locator("[data-chosen='5']")).toBeVisible();
  await expectVerdict(page, "verified");
  await page.goBack();
  await expect(page.locator("[data-chosen='4']")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-chosen='4']")).toBeVisible();
  await expectVerdict(page, "verified");
  await expect(before(page)).toBeVisible();

  // Another payload has no reading of its own until it is read, and leaves the first one.
  await page.goto(pull.link);
  await expectVerdict(page, "verified_offline");
  await expect(before(page)).toHaveCount(0);
  await readContract(page, second.at("as:kept-pull"));
  await expectVerdict(page, "verified");
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  await page.goBack();
  await expectVerdict(page, "verified");
  await page.goForward();
  await expectVerdict(page, "verified");
  await expect(before(page)).toBeVisible();
  expect(endpoint.counts(first).trips, "nobody was asked again").toBe(trips);

  // A reading that another endpoint gave takes the place of the first.
  await page.goto(event.link);
  await expectVerdict(page, "verified");
  const again = second.at("word", "as:kept-other");
  await readContract(page, again);
  await expect.poll(async () => (await kept(page)).map(([name]) => name).filter((name) => name.includes(new URL(again).host)).length).toBe(2);
  await page.reload();
  await expect(before(page)).toBeVisible();
  await expect(page.locator("[data-reading]")).toContainText("block");
});

test("a kept reading is settled again: a changed answer fails, and a damaged reading is ignored", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-alone", endpoint.at("word"));
  await expectVerdict(page, "not_verified");
  await expect.poll(async () => (await kept(page)).length).toBe(1);
  await page.reload();
  await expectVerdict(page, "not_verified");
  await expect(before(page)).toBeVisible();

  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, '{"at":"2026');
  });
  await page.reload();
  await expectVerdict(page, "verified_offline");
  await expect(before(page)).toHaveCount(0);
});

// The proofs after the verdict take long, and most readers leave before they end.
test("a verdict is kept before its proofs are read", async ({ page, index, endpoint }) => {
  await readItem(page, index, "pack-with-dependents", endpoint.at("as:left", "delay:300"));
  await expectVerdict(page, "verified");
  await page.locator('a[href="/how"]').last().click();
  await page.goBack();
  await expectVerdict(page, "verified");
  await expect(before(page)).toBeVisible();
});

test("in a full storage the oldest reading makes room", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  const names = await page.evaluate(() => {
    const name = (at: string) => `packproof reading ${at} ${"ab".repeat(32)} https://one.example`;
    const names = [name("2026-11-25T12:00:00.000Z"), name("2026-11-25T13:00:00.000Z")] as const;
    sessionStorage.setItem(names[1], "");
    // Not one character more goes in.
    for (let size = 1 << 23; size >= 1; size /= 2) {
      try {
        sessionStorage.setItem(names[0], (sessionStorage.getItem(names[0]) ?? "") + " ".repeat(size));
      } catch {}
    }
    return names;
  });
  await readContract(page, endpoint.at("as:full"));
  await expectVerdict(page, "verified");
  await expect.poll(async () => (await kept(page)).map(([name]) => names.indexOf(name)).sort()).toEqual([-1, 1]);
  await page.reload();
  await expect(before(page)).toBeVisible();
});

test("a browser that gives no storage shows the reading, and keeps nothing", async ({ page, index, endpoint }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", { get: () => { throw new DOMException("denied", "SecurityError"); } });
  });
  await readItem(page, index, "pack-alone", endpoint.at());
  await expectVerdict(page, "verified");
  await page.reload();
  await expectVerdict(page, "verified_offline");
});

// Regression: after a reload three lines said that the reader had answered.
test("after a reload one line says that the chain was read", async ({ page, index, endpoint }) => {
  await page.goto(named(index, "pack-alone").link);
  await readContract(page, endpoint.at("as:reloaded"));
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  await page.reload();
  await expectVerdict(page, "verified");
  await expect(page.locator("[data-outcome]")).toHaveText(new RegExp(`^${saying("reading-before", { at: /[^.]+/ }).source}$`));
});
