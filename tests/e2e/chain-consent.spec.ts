// The page asks no endpoint before the reader's consent, and never one that a link or a payload names.
import { asked, expect, expectVerdict, named, readContract, reading, readItem, test, typeIn } from "./chain.ts";
import { action, step } from "./proof.ts";
import { says } from "./words.ts";

const EVENT = "event-v2-standard";

test("with any address, the page asks no endpoint before the button is pressed", async ({ page, index, endpoint, watch }) => {
  const { link } = named(index, EVENT);
  const address = endpoint.at("as:uninvited");
  for (const query of ["", `?rpc=${encodeURIComponent(address)}`, `?endpoint=${encodeURIComponent(address)}#rpc=${encodeURIComponent(address)}`]) {
    await page.goto(link + query);
    await expectVerdict(page, "verified_offline");
    await typeIn(page, "");
    await expect(page.locator("input[name=rpc]")).toHaveValue("");
  }
  await typeIn(page, address);
  expect(endpoint.counts(address).trips).toBe(0);
  expect(watch.asked.filter((url) => new URL(url).origin !== index.service)).toEqual([]);

  await action(page, "read-contract").click();
  await expectVerdict(page, "verified");
  expect(endpoint.counts(address).trips).toBeGreaterThan(0);
});

test("a payload cannot name an endpoint", async ({ page, index, endpoint }) => {
  const item = named(index, EVENT);
  const address = endpoint.at("as:named-by-the-payload");
  await page.route(item.payload, async (route) => {
    const honest = await (await route.fetch()).json();
    await route.fulfill({ json: { ...honest, rpc: address, rpc_url: address, endpoint: address, endpoints: [address] } });
  });
  await page.goto(item.link);
  await expectVerdict(page, "verified_offline");
  await typeIn(page, "");
  await expect(page.locator(`input[name=endpoint][value="${address}"]`)).toHaveCount(0);
  expect(endpoint.counts(address).trips).toBe(0);
});

test("a choice is remembered for the network: the next link reads at once, until forgotten", async ({ page, index, endpoint }) => {
  const address = endpoint.at("as:remembered");
  await page.goto(named(index, EVENT).link);
  await typeIn(page, address);
  await expect(page.locator("input[name=remember]")).not.toBeChecked();
  await page.locator("input[name=remember]").check();
  await readContract(page, address);
  await expectVerdict(page, "verified");

  const next = named(index, "event-v2-head-to-head");
  await page.goto(next.link);
  await expectVerdict(page, "verified");
  await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");

  await typeIn(page, "");
  await page.locator("input[name=remember]").uncheck();
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  const { trips } = endpoint.counts(address);
  // A new tab has no reading of its own to show again.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(next.link);
  await expectVerdict(page, "verified_offline");
  await expect(reading(page)).toHaveCount(0);
  expect(endpoint.counts(address).trips).toBe(trips);
});

test("a choice stays in its browser", async ({ page, browser, index, endpoint }) => {
  const address = endpoint.at("as:one-browser");
  await readItem(page, index, EVENT, address);
  // This step's proof is the last request of a reading.
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  const { trips } = endpoint.counts(address);

  const other = await browser.newPage();
  await other.goto(named(index, EVENT).link);
  await expectVerdict(other, "verified_offline");
  await other.close();
  expect(endpoint.counts(address).trips).toBe(trips);
});

test("a text that cannot be an endpoint is refused with the reason, and no request is made", async ({ page, index }) => {
  await page.goto(named(index, EVENT).link);
  for (const [typed, reason] of [
    ["http://node.example", "endpoints-not-over-http"], ["https://me:key@node.example", "endpoints-not-with-a-name"],
    ["javascript:alert(1)", "endpoints-not-an-address"], ["wss://node.example", "endpoints-not-over-sockets"],
  ] as const) {
    await typeIn(page, typed);
    await action(page, "read-contract").click();
    await expect(page.locator("input[name=rpc]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("input[name=rpc]")).toBeFocused();
    await expect(page.locator("[data-refused]")).toContainText(says(reason));
  }
  await expect(reading(page)).toHaveCount(0);
  await expectVerdict(page, "verified_offline");
});
