// Endpoints that are broken, slow or closed, as a browser meets them: what the page says of each, and that nothing is settled. Endpoints that lie, limit
// or leave out are read natively (crates/chain/tests/reader, crates/verify/tests/rows/endpoints.rs).
import type { Page } from "@playwright/test";
import { asked, expect, expectVerdict, forgetEndpoints, hurry, type Item, named, readContract, reading, readItem, test, typeIn } from "./chain.ts";
import { action, step, steps, withStatus } from "./proof.ts";

const PULL = "pack-with-dependents";

/** Each fault with the page's name for it, and its sentence. */
const BROKEN: { what: string; faults: string[]; fault: string; says: RegExp; times?: number }[] = [
  { what: "answers HTTP 500, again and again", faults: ["status:500"], fault: "refused", says: /code 500/, times: 20 },
  { what: "answers with a page", faults: ["html"], fault: "malformed", says: /cannot read/ },
  { what: "never answers", faults: ["delay:60000"], fault: "busy", says: /in time/, times: 20 },
];

async function expectNothingSettled(page: Page, item: Item) {
  for (const id of Object.keys(item.expected)) await expect(step(page, id), id).toHaveAttribute("data-status", "skipped");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expectVerdict(page, item.offline);
}

test("an endpoint that is broken: said plainly, nothing settled", async ({ page, index, endpoint }) => {
  test.slow();
  for (const { what, faults, fault, says, times } of BROKEN) {
    await test.step(what, async () => {
      const item = named(index, PULL);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      if (times) await hurry(page, times);
      await readContract(page, endpoint.at(...faults));

      await expectNothingSettled(page, item);
      await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", fault);
      await expect(asked(page, endpoint.host)).toContainText(says);
      await expect(action(page, "read-contract")).toBeVisible();
      await forgetEndpoints(page);
    });
  }
});

// The browser hides the status of an answer without CORS headers, so the page takes it for a limit after good answers.
test("an endpoint that sends 429 without CORS headers, after good answers, is still read", async ({ page, index, endpoint, watch }) => {
  const address = endpoint.at("silent:2:2");
  watch.mayBlock(address);
  await readItem(page, index, PULL, address);
  await expectVerdict(page, "verified");
  await expect(asked(page, endpoint.host)).not.toHaveAttribute("data-fault");
});

test("an endpoint that lets no other origin read is distinguished from one that is not there", async ({ page, index, endpoint, watch }) => {
  const item = named(index, PULL);
  const closed = endpoint.at("no-cors");
  watch.mayBlock(closed);
  await page.goto(item.link);
  await readContract(page, closed);

  await expectNothingSettled(page, item);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", "not_allowed");
});

// Regression: one reader that was typed in two ways counted as two.
test("two addresses of one operator are one reader, and the page says so before and after", async ({ page, index, endpoint, second }) => {
  await readItem(page, index, PULL, endpoint.at());
  await expectVerdict(page, "verified");
  await typeIn(page, `${endpoint.at("delay:1").replace("http", "HTTP")}/`);
  await expect(page.locator("[data-caution]")).toContainText("They belong to one operator and count as one reader.");
  await expect(action(page, "read-contract")).toHaveText("Ask this reader");
  await action(page, "read-contract").click();

  await expect(asked(page, endpoint.host).last()).toHaveAttribute("data-fault", "same_operator");
  await expect(asked(page, endpoint.host).last()).toContainText("Both belong to one operator");
  await expectVerdict(page, "verified");
  await expect(reading(page)).not.toContainText(/\d of \d readers/);

  await readContract(page, second.at());
  await expect(reading(page)).toContainText("By 2 of 2 readers");
});

// Regression: if a content blocker stopped requests before they left, the page only said that the endpoint could not be reached.
test("a request that the browser stops names what may have stopped it", async ({ page, context, index, endpoint, watch }) => {
  await context.route(`${endpoint.url}/**`, (route) => route.abort("blockedbyclient"));
  watch.mayFail(endpoint.url);
  const item = named(index, PULL);
  await page.goto(item.link);
  await readContract(page, endpoint.at());
  await expectNothingSettled(page, item);
  await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", "unreachable");
  await expect(asked(page, endpoint.host)).toContainText("It is on this device or in its network, and some browsers let a page reach it only with your permission.");
});

test("a stopped reading leaves the verdict as it was", async ({ page, index, endpoint }) => {
  const item = named(index, PULL);
  await page.goto(item.link);
  await typeIn(page, endpoint.at("delay:60000", "as:stopped"));
  await action(page, "read-contract").click();
  await action(page, "stop-reading").click();

  await expect(page.locator("[data-asking]")).toHaveCount(0);
  await expect(reading(page)).toHaveCount(0);
  await expectNothingSettled(page, item);
});
