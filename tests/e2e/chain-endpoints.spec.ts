// Endpoints that are broken, slow or closed, as a browser meets them: what the page says of each, and that nothing is settled. Endpoints that lie, limit
// or leave out are read natively (crates/chain/tests/reader, crates/verify/tests/rows/endpoints.rs).
import type { Page } from "@playwright/test";
import { asked, expect, expectVerdict, forgetEndpoints, hurry, type Item, named, readContract, reading, readItem, test, typeIn } from "./chain.ts";
import { action, step, steps, withStatus } from "./proof.ts";
import { says, saying } from "./words.ts";

const PULL = "pack-with-dependents";

/** Each fault with the page's name for it, and its sentence. */
const BROKEN: { what: string; faults: string[]; fault: string; id: string; values?: Record<string, string | RegExp>; times?: number }[] = [
  { what: "answers HTTP 500, again and again", faults: ["status:500"], fault: "refused", id: "unread-fault-refused", values: { message: /.*/, code: "500" }, times: 20 },
  { what: "answers with a page", faults: ["html"], fault: "malformed", id: "unread-fault-malformed" },
  { what: "never answers", faults: ["delay:60000"], fault: "busy", id: "unread-fault-busy", times: 20 },
];

async function expectNothingSettled(page: Page, item: Item) {
  for (const id of Object.keys(item.expected)) await expect(step(page, id), id).toHaveAttribute("data-status", "skipped");
  expect(withStatus(await steps(page), "failed")).toEqual([]);
  await expectVerdict(page, item.offline);
}

test("an endpoint that is broken: said plainly, nothing settled", async ({ page, index, endpoint }) => {
  test.slow();
  for (const { what, faults, fault, id, values, times } of BROKEN) {
    await test.step(what, async () => {
      const item = named(index, PULL);
      await page.goto(item.link);
      await expectVerdict(page, item.offline);
      if (times) await hurry(page, times);
      await readContract(page, endpoint.at(...faults));

      await expectNothingSettled(page, item);
      await expect(asked(page, endpoint.host)).toHaveAttribute("data-fault", fault);
      await expect(asked(page, endpoint.host)).toContainText(saying(id, { host: endpoint.host, ...values }));
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
  await expect(page.locator("[data-caution]")).toContainText(saying("endpoints-one-operator", { host: /\S+/ }));
  await expect(action(page, "read-contract")).toHaveText(says("endpoints-ask-chosen", { count: 1 }));
  await action(page, "read-contract").click();

  await expect(asked(page, endpoint.host).last()).toHaveAttribute("data-fault", "same_operator");
  await expect(asked(page, endpoint.host).last()).toContainText(says("unread-fault-same-operator", { host: endpoint.host }));
  await expectVerdict(page, "verified");
  await expect(reading(page)).not.toContainText(saying("reading-several", { several: /\d/, all: /\d/, at: /.*/ }));

  await readContract(page, second.at());
  await expect(reading(page)).toContainText(saying("reading-several", { several: 2, all: 2, at: /.*/ }));
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
  await expect(asked(page, endpoint.host)).toContainText(says("unread-fault-near", { host: endpoint.host }));
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
