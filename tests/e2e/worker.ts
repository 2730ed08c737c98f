// The page's worker, with a few lines of a test's in front of it, or with another module.
import { readFileSync, readdirSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { sha256 } from "./payloads.ts";

const isWorker = (url: URL) => /^\/worker-[0-9a-f]+\.js$/.test(url.pathname);

async function prefixed(page: Page, script: string) {
  await page.route(isWorker, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

/** The worker's clock runs so many times faster. */
export const hurryWorker = (page: Page, times: number) =>
  prefixed(page, `{ const set = self.setTimeout; self.setTimeout = (f, ms, ...rest) => set(f, ms / ${times}, ...rest); }\n`);

/** The worker says that it is of another build, and otherwise does its work. */
export const workerOfAnotherBuild = (page: Page) =>
  prefixed(page, `{
    const post = self.postMessage.bind(self);
    self.postMessage = (message, ...rest) => post(typeof message === "string" ? "000000000000" : message, ...rest);
  }\n`);

/** There is no worker to be had. */
export const noWorker = (page: Page) => page.route(isWorker, (route) => route.fulfill({ status: 404, body: "" }));

/** The worker's module with every occurrence of some of its bytes changed, in a page that was built with just this one: as a compiler's
 * fault would leave it. */
export async function wrongWorker(page: Page, from: RegExp, to: (found: string) => string) {
  const dist = new URL("../../dist/", import.meta.url);
  const [name] = readdirSync(dist).filter((file) => /^worker-[0-9a-f]+\.wasm$/.test(file));
  const built = readFileSync(new URL(name, dist));
  const wrong = Buffer.from(built.toString("latin1").replace(from, to), "latin1");
  expect(wrong.equals(built), `${from} stands in the module`).toBe(false);
  expect(wrong.length).toBe(built.length);
  await page.route(`**/${name}`, (route) => route.fulfill({ contentType: "application/wasm", body: wrong }));
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(sha256(built), sha256(wrong)) });
    },
  );
}
