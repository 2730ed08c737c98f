// The oldest browsers that docs/deploy.md names: without everything that is younger, the page does its work.
import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { BROWSERS } from "../../tools/minified.mjs";
import { YOUNGER, takeAway } from "../younger.mjs";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, file, pullApi, pullPage, vector } from "./payloads.ts";
import { expectVerdict, picker, trouble } from "./proof.ts";
import { withServer } from "./server.ts";
import { deploy } from "./settings.ts";
import { prefixed } from "./worker.ts";

// A browser that has no Trusted Types does not ask for them.
test.use({ bypassCSP: true });

/** Takes the younger functions from the page and from its workers. */
async function age(page: Page) {
  await page.addInitScript(takeAway, YOUNGER);
  await prefixed(page, `(${takeAway})(${JSON.stringify(YOUNGER)});\n`);
}

const LANGUAGES = { en: "en-GB", de: "de-DE", ja: "ja-JP" };
for (const [tag, locale] of Object.entries(LANGUAGES)) {
  test.describe(tag, () => {
    test.use({ locale });

    // Regression: AbortSignal.timeout was taken for granted. "This shop has no proof with that id", and no start in another language.
    test(`an old browser checks a link in ${tag}, of a service that the settings name`, async ({ page, watch }) => {
      const shop: RequestListener = (_, response) =>
        response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "application/json" }).end(vector("pull-alone"));
      await withServer(shop, async (url, asked) => {
        watch.allow(url);
        // A page that a test answers for has no address, and would have to ask for a server of this machine.
        await page.context().grantPermissions(["local-network-access"]);
        await age(page);
        await deploy(page, { service: url });
        await page.goto(pullPage(PULL_ID));
        await expect(page.locator("#main [data-verdict=verified_offline]")).toHaveCount(1);
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        expect(asked).toEqual([`GET ${pullApi(PULL_ID)}`]);
      });
    });
  });
}

test("an old browser that unpacks nothing names a packed file", async ({ page }) => {
  await age(page);
  await page.goto("/");
  await picker(page).setInputFiles(file("pull.json.gz", gzipSync(vector("pull-alone"))));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "gzip");
  await picker(page).setInputFiles(file("pull.json", vector("pull-alone")));
  await expectVerdict(page, "verified_offline");
});

test("the documents name the oldest browsers for which the page is made", () => {
  const [, row] = /\| Chrome, Edge.*\n.*\n\| (.+) \|\n/.exec(readFileSync(new URL("../../docs/deploy.md", import.meta.url), "utf8"))!;
  const named = row!.split(" | ").map((cell) => /^[\d.]+/.exec(cell)![0]);
  expect(named).toEqual(Object.values(BROWSERS).map(String));
});
