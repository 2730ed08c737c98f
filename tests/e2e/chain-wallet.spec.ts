// A browser wallet as the reader of the chain: the page asks it only to read, and only after the reader's consent.
import type { Page } from "@playwright/test";
import { expect, expectVerdict, type Index, named, openElsewhere, readContract, readItem, saveProof, test } from "./chain.ts";
import { action, seen, step, verdict } from "./proof.ts";

/** The forms in which wallets write the chain's id. */
type ChainId = "hex" | "number" | "text" | "bigint";

/** A wallet in the page that reads from the local node, and logs the requested methods. */
async function withWallet(page: Page, index: Index, chainId: ChainId = "hex"): Promise<string[]> {
  const methods: string[] = [];
  await page.exposeFunction("readsFromNode", async (method: string, params: unknown[]) => {
    methods.push(method);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const answer = await fetch(index.rpc[0], { method: "POST", headers: { "content-type": "application/json" }, body });
    return answer.json();
  });
  await page.addInitScript((chainId) => {
    const written = { hex: (id: string) => id, number: Number, text: (id: string) => `${Number(id)}`, bigint: BigInt }[chainId];
    const request = async ({ method, params }: { method: string; params: unknown[] }) => {
      const { result, error } = await (window as any).readsFromNode(method, params);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return method === "eth_chainId" ? written(result) : result;
    };
    Object.assign(window, { ethereum: { request } });
  }, chainId);
  return methods;
}

/** Reads the contract through the wallet alone. */
async function readThroughWallet(page: Page): Promise<void> {
  await seen(verdict(page));
  await page.locator("input[name=endpoint][value=wallet]").evaluate((input) => {
    for (let at: Element | null = input; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  });
  for (const other of await page.locator("input[name=endpoint]:not([value=wallet])").all()) await other.uncheck();
  await page.locator("input[name=endpoint][value=wallet]").check();
  await action(page, "read-contract").click();
}

// Regression: a wallet with a BigInt gave no answer, because JSON has none; one with a number "did not answer in JSON-RPC".
for (const chainId of ["number", "text", "bigint"] as const) {
  test(`a wallet that writes the chain's id as ${chainId} is read`, async ({ page, index }) => {
    await withWallet(page, index, chainId);
    await page.goto(named(index, "pack-with-dependents").link);
    await readThroughWallet(page);
    await expectVerdict(page, "verified");
  });
}

// Regression: the page passed on no requests after the verdict, so a reader with a wallet never got the oracle's proof, which is read after it.
test("a wallet alone confirms a pull, and hands over the oracle's proofs after the verdict", async ({ page, index }) => {
  const methods = await withWallet(page, index);
  await page.goto(named(index, "pack-with-dependents").link);
  await readThroughWallet(page);
  await expectVerdict(page, "verified");
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  expect(methods.filter((method) => !method.startsWith("eth_"))).toEqual([]);
  expect(methods.filter((method) => /sign|send|accounts|sendRaw/i.test(method))).toEqual([]);
});

// Regression: the proofs of a file and those of a new reading shared one place, so only the later ones were checked.
test("the proofs of a file and those of a new reading are checked apart", async ({ page, browser, index, endpoint, second, watch }) => {
  await readItem(page, index, "event-v2-standard", endpoint.at());
  await expect(step(page, "oracle_proof")).toHaveAttribute("data-status", "passed");
  const download = await saveProof(page);

  const reader = await openElsewhere(browser, watch, index, download);
  await expectVerdict(reader, "verified_offline");
  await expect(step(reader, "oracle_proof")).toHaveAttribute("data-status", "recorded");
  await readContract(reader, second.at());
  await expectVerdict(reader, "verified");
  await expect(step(reader, "oracle_proof")).toHaveAttribute("data-status", "passed");
  await expect(reader.locator("[data-recorded]"), "the reading takes the file's place").toHaveCount(0);
  await reader.context().close();
});
