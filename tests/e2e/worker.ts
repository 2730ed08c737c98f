// The page's worker, with a few lines of a test's in front of it.
import type { Page } from "@playwright/test";

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
