// Runs the page's workers with a few lines of a test's in front of them, or with other modules.
import { readFileSync, readdirSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { sha256 } from "./payloads.ts";
import { DIST } from "./dist.ts";

/** The workers' programs. */
type Program = "verdict" | "details";
const BOTH: Program[] = ["verdict", "details"];

/** The files of these programs with this ending. */
const files = (ending: "js" | "wasm", programs: Program[]) => readdirSync(DIST).filter((file) => new RegExp(`^(${programs.join("|")})-\\w+\\.${ending}$`).test(file));


/** Serves a page that was built with these changed files of the workers, as a compiler's fault would leave it. */
async function builtWith(page: Page, names: string[], change: (built: Buffer) => Buffer) {
  const digests: [string, string][] = [];
  for (const name of names) {
    const built = readFileSync(new URL(name, DIST));
    const changed = change(built);
    digests.push([sha256(built), sha256(changed)]);
    await page.route(`**/${name}`, (route) => route.fulfill({ body: changed }));
  }
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: digests.reduce((text, [built, changed]) => text.replaceAll(built, changed), html) });
    },
  );
}

/** Puts a script in front of these programs. */
export const prefixed = (page: Page, script: string, programs = BOTH) => builtWith(page, files("js", programs), (built) => Buffer.concat([Buffer.from(script), built]));

/** Speeds the workers' clocks up by this factor. */
export const hurryWorker = (page: Page, times: number) =>
  prefixed(page, `{ const set = self.setTimeout; self.setTimeout = (f, ms, ...rest) => set(f, ms / ${times}, ...rest); }\n`);

/** Makes the workers name another build, and otherwise do their work. */
export const workerOfAnotherBuild = (page: Page) =>
  prefixed(page, `{
    const post = self.postMessage.bind(self);
    self.postMessage = (message, ...rest) => post(typeof message === "string" ? "000000000000" : message, ...rest);
  }\n`);

/** Changes every occurrence of some bytes in the modules of these programs that hold them. */
export async function wrongWorker(page: Page, from: RegExp, to: (found: string) => string, programs = BOTH) {
  const holds = (file: string) => new RegExp(from.source).test(readFileSync(new URL(file, DIST)).toString("latin1"));
  const names = files("wasm", programs).filter(holds);
  expect(names.length, `${from} is in a module`).toBeGreaterThan(0);
  await builtWith(page, names, (built) => {
    const wrong = Buffer.from(built.toString("latin1").replace(from, to), "latin1");
    expect(wrong.length).toBe(built.length);
    return wrong;
  });
}
