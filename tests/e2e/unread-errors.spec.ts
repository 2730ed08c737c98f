// A shop's service on another origin that leaves the CORS headers out of its errors: it exists, and the page asks it again.
import type { RequestListener } from "node:http";
import type { Page } from "@playwright/test";
import { takeClock } from "./clock.ts";
import { expect, test, type Watch } from "./fixtures.ts";
import { PULL_ID, pullApi, pullPage, vector } from "./payloads.ts";
import { expectTrouble, expectVerdict } from "./proof.ts";
import { withServer } from "./server.ts";
import { deploy } from "./settings.ts";
import { says, saying } from "./words.ts";

const CORS = { "access-control-allow-origin": "*" };
const JSON_TYPE = { "content-type": "application/json" };

/** Opens the page of a deployment whose service is this server, and returns the requests to the server. */
async function withService(page: Page, watch: Watch, answer: RequestListener, use: (asked: string[]) => Promise<void>) {
  await withServer(answer, async (url, asked) => {
    watch.mayBlock(url + pullApi(PULL_ID));
    // A page that a test answers for has no address, and would have to ask for a server of this machine.
    await page.context().grantPermissions(["local-network-access"]);
    await deploy(page, { service: url });
    await use(asked);
  });
}

// Regression: such a shop "cannot be reached", and the page never asked again for a pull that settled a moment later. A page can read its proofs, but
// not its errors, as with nginx's `add_header` without `always`.
test("unreadable errors are distinguished from a missing shop, and lead to another request", async ({ page, watch }) => {
  let isSettled = false;
  const answer: RequestListener = (_, response) => {
    if (isSettled) response.writeHead(200, { ...CORS, ...JSON_TYPE }).end(vector("pull-alone"));
    else response.writeHead(404, JSON_TYPE).end(JSON.stringify({ error: "proof_not_ready" }));
  };
  await withService(page, watch, answer, async (asked) => {
    await takeClock(page);
    await page.goto(pullPage(PULL_ID));
    await expectTrouble(page, "not_allowed");
    await page.clock.pauseAt(Date.now() + 1_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(says("trouble-not-allowed"));
    await expect(page.locator("[data-waiting=not_allowed]")).toContainText(saying("waiting-left", { seconds: /\d+/ }));
    // The requests are for the proof, and once more to see whether a server answers.
    expect(asked).toEqual(Array(2).fill(`GET ${pullApi(PULL_ID)}`));

    isSettled = true;
    await page.clock.runFor(6_000);
    await expectVerdict(page, "verified_offline");
    expect(asked.length).toBe(3);
  });
});

test("a shop on another origin that is not there cannot be reached, and is not asked again", async ({ page, watch }) => {
  await withService(page, watch, (request) => void request.socket.destroy(), async () => {
    await page.goto(pullPage(PULL_ID));
    await expectTrouble(page, "unreachable");
    await expect(page.locator("[data-waiting]")).toHaveCount(0);
  });
});
