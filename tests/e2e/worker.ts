// The page's worker, with a few lines of a test's in front of it, or with another module; and another prover.
import { readFileSync, readdirSync } from "node:fs";
import { type Page, expect } from "@playwright/test";
import { sha256 } from "./payloads.ts";

/** A part's file, changed, in a page that was built with just this one: as a compiler's fault would leave it. */
async function builtWith(page: Page, part: "worker.js" | "worker.wasm" | "prover.wasm", change: (built: Buffer) => Buffer) {
  const [stem, ending] = part.split(".");
  const dist = new URL("../../dist/", import.meta.url);
  const name = readdirSync(dist).find((file) => new RegExp(`^${stem}-[0-9a-f]+\\.${ending}$`).test(file))!;
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

const prefixed = (page: Page, script: string) => builtWith(page, "worker.js", (built) => Buffer.concat([Buffer.from(script), built]));

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
  builtWith(page, "worker.wasm", (built) => {
    const wrong = Buffer.from(built.toString("latin1").replace(from, to), "latin1");
    expect(wrong.equals(built), `${from} stands in the module`).toBe(false);
    expect(wrong.length).toBe(built.length);
    return wrong;
  });

/** `(module (memory (export "memory") 64) (func (export "room") (param i32) (result i32) i32.const 65536) (func (export "prove") (result i32) i32.const 0))` */
const SILENT = "0061736d01000000010a0260017f017f6000017f03030200010503010040071903066d656d6f7279020004726f6f6d00000570726f766500010a0d020600418080040b040041000b";

/** The module that checks the oracle's proofs runs, and gives no answer. */
export const wrongProver = (page: Page) => builtWith(page, "prover.wasm", () => Buffer.from(SILENT, "hex"));
