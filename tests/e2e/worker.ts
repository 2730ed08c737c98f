// The page's worker, with a few lines of a test's in front of it, or with another module.
import { readFileSync, readdirSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { sha256 } from "./payloads.ts";

/** The worker's file with this ending, changed, in a page that was built with just this one: as a compiler's fault would leave it. */
async function builtWith(page: Page, ending: "js" | "wasm", change: (built: Buffer) => Buffer) {
  const dist = new URL("../../dist/", import.meta.url);
  const name = readdirSync(dist).find((file) => new RegExp(`^worker-[0-9a-f]+\\.${ending}$`).test(file))!;
  const built = readFileSync(new URL(name, dist));
  const changed = change(built);
  await page.route(`**/${name}`, (route) => route.fulfill({ body: changed }));
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(sha256(built), sha256(changed)) });
    },
  );
}

const prefixed = (page: Page, script: string) => builtWith(page, "js", (built) => Buffer.concat([Buffer.from(script), built]));

/** The worker's clock runs so many times faster. */
export const hurryWorker = (page: Page, times: number) =>
  prefixed(page, `{ const set = self.setTimeout; self.setTimeout = (f, ms, ...rest) => set(f, ms / ${times}, ...rest); }\n`);

/** The worker says that it is of another build, and otherwise does its work. */
export const workerOfAnotherBuild = (page: Page) =>
  prefixed(page, `{
    const post = self.postMessage.bind(self);
    self.postMessage = (message, ...rest) => post(typeof message === "string" ? "000000000000" : message, ...rest);
  }\n`);

/** The worker's module with every occurrence of some of its bytes changed. */
export const wrongWorker = (page: Page, from: RegExp, to: (found: string) => string) =>
  builtWith(page, "wasm", (built) => {
    const wrong = Buffer.from(built.toString("latin1").replace(from, to), "latin1");
    expect(wrong.equals(built), `${from} stands in the module`).toBe(false);
    expect(wrong.length).toBe(built.length);
    return wrong;
  });
