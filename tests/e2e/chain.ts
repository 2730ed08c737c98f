// Provides the tests on a real chain with the local service (crates/service), endpoints that can fail in front of its node
// (tests/chain/endpoint.mjs), a silent console, and no request to any other host. Nothing is intercepted: preflights are the browser's own.
import { type Browser, type BrowserContext, type Download, expect, type Page } from "@playwright/test";
import { serve } from "../chain/endpoint.mjs";
import { test as base } from "./reused.ts";
import { action, detailsWorker, picker, seen, step, verdict } from "./proof.ts";
import { says, titled } from "./words.ts";

export type Item = {
  name: string;
  says: string;
  honest: boolean;
  waits: boolean;
  link: string;
  payload: string;
  offline: string;
  expected: Record<string, string>;
};
export type Index = { service: string; rpc: [string]; network: string; contracts: Record<string, string>; coordinators: string[]; oracle_keys: string[]; contract_logs: string[]; items: Item[] };
export type Endpoint = {
  url: string;
  host: string;
  at(...faults: string[]): string;
  counts(address: string): { trips: number; requests: number; methods: Record<string, number> };
  close(): Promise<void>;
};

/** Returns the payloads of the shop that all tests share (shop.ts). */
async function opened(): Promise<Index> {
  const answer = await fetch(process.env.PACKPROOF_SHOP!);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Index;
}

/** Runs a new endpoint in front of the node while the function runs. */
export async function withEndpoint(index: Index, use: (endpoint: Endpoint) => Promise<void>) {
  const endpoint = await serve({ target: index.rpc[0] });
  try {
    await use({ ...endpoint, host: new URL(endpoint.url).host });
  } finally {
    await endpoint.close();
  }
}

/** The limits of a page behind its reader's back. Asserted after every test. */
export class ChainWatch {
  /** Every request of the pages and their workers, in order. */
  readonly asked: string[] = [];
  readonly #console: string[] = [];
  readonly #blocked = new Set<string>();
  readonly #failing = new Set<string>();
  readonly #origins: string[];

  constructor(...origins: string[]) {
    this.#origins = origins;
  }

  /** Allows the browser's own console line that it blocks the answers of this address. */
  mayBlock(address: string) {
    this.#blocked.add(address);
  }

  /** Allows the browser's own console line that requests to this origin fail. */
  mayFail(origin: string) {
    this.#failing.add(new URL(origin).origin);
  }

  /** Allows pages of another service too. */
  allow(origin: string) {
    this.#origins.push(origin);
  }

  over(context: BrowserContext) {
    context.on("request", (request) => this.asked.push(request.url()));
    context.on("weberror", (error) => this.#console.push(`uncaught: ${error.error()}`));
    context.on("console", (message) => {
      const { url } = message.location();
      if (message.text().startsWith("Failed to load resource:") && url.startsWith("http") && this.#failing.has(new URL(url).origin)) return;
      const line = `${message.type()}: ${message.text()} (${message.location().url})`;
      if (![...this.#blocked].some((address) => message.text().startsWith(`Access to fetch at '${address}'`))) this.#console.push(line);
    });
  }

  verify() {
    expect(this.#console, "the console stays empty").toEqual([]);
    const strangers = this.asked.filter((url) => url.startsWith("http") && !this.#origins.includes(new URL(url).origin));
    expect(strangers, "nobody else is asked").toEqual([]);
  }
}

type Worker = { index: Index; endpoint: Endpoint; second: Endpoint };
export const test = base.extend<{ watch: ChainWatch }, Worker>({
  index: [async ({}, use) => use(await opened()), { scope: "worker", timeout: 300_000 }],
  endpoint: [async ({ index }, use) => withEndpoint(index, use), { scope: "worker" }],
  second: [async ({ index }, use) => withEndpoint(index, use), { scope: "worker" }],
  watch: [
    async ({ context, index, endpoint, second }, use) => {
      const watch = new ChainWatch(...[index.service, endpoint.url, second.url].map((url) => new URL(url).origin));
      watch.over(context);
      await use(watch);
      watch.verify();
    },
    { auto: true },
  ],
});

export function named(index: Index, name: string): Item {
  const item = index.items.find((each) => each.name === name);
  if (!item) throw new Error(`the service has no ${name}`);
  return item;
}

const TITLES: Record<string, RegExp> = {
  contradicted: titled("verdict-contradicted"),
  verified: titled("verdict-word-verified"),
  origin_unknown: titled("verdict-word-origin-unknown"),
  not_confirmed: titled("verdict-word-not-confirmed"),
  verified_offline: titled("verdict-word-verified-offline"),
  not_verified: titled("verdict-word-not-verified"),
  not_replayable: titled("verdict-not-over-yet", "verdict-word-not-replayable"),
};

/** Expects exactly one verdict, this one, and the title to name it. */
export async function expectVerdict(page: Page, expected: string) {
  await seen(verdict(page));
  await expect(verdict(page)).toHaveAttribute("data-verdict", expected);
  await expect(page).toHaveTitle(TITLES[expected]!);
}

/** Expects the endpoints' contradiction as the verdict. */
export async function expectContradiction(page: Page) {
  await expectVerdict(page, "contradicted");
  await expect(verdict(page).locator("h1")).toHaveText(says("verdict-contradicted"));
}

/** Expects each of the chain's steps with its status, and every other step as it was without the chain. */
export async function expectSteps(page: Page, expected: Record<string, string>) {
  for (const [id, status] of Object.entries(expected)) {
    await expect(step(page, id), id).toHaveAttribute("data-status", status);
  }
}

export const reading = (page: Page) => page.locator("[data-reading]");
export const asked = (page: Page, host: string) => page.locator(`[data-endpoint="${host}"]`);

/** Types an endpoint in and asks it together with the earlier ones; waits until all are read. */
export async function readContract(page: Page, address: string, ...others: string[]) {
  await typeIn(page, address);
  for (const other of others) await page.locator(`input[name=endpoint][value="${other}"]`).check();
  await action(page, "read-contract").click();
  for (const each of [address, ...others]) await seen(asked(page, new URL(each).host));
}

/** Asks this endpoint alone, whichever were chosen before. */
export async function readAlone(page: Page, address: string) {
  await typeIn(page, address);
  const chosen = page.locator("input[name=endpoint]:checked");
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  await action(page, "read-contract").click();
  await seen(asked(page, new URL(address).host));
}

/** Opens a payload of the service, and asks these endpoints about it. */
export async function readItem(page: Page, index: Index, name: string, address: string, ...others: string[]) {
  await page.goto(named(index, name).link);
  await readContract(page, address, ...others);
}

/** Opens a saved proof in the page of another context, which has asked nobody; the caller closes that context. */
export async function openElsewhere(browser: Browser, watch: ChainWatch, index: Index, download: Download): Promise<Page> {
  const elsewhere = await browser.newContext();
  watch.over(elsewhere);
  const reader = await elsewhere.newPage();
  await reader.goto(index.service);
  await picker(reader).setInputFiles(await download.path());
  return reader;
}

/** Saves the proof, once it has been read completely. */
export async function saveProof(page: Page): Promise<Download> {
  await expect(page.locator("[data-proving]")).toHaveCount(0);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-proof").click()]);
  return download;
}

export async function typeIn(page: Page, address: string) {
  await seen(verdict(page));
  await expect(page.locator("[data-asking]")).toHaveCount(0);
  const input = page.locator("input[name=rpc]");
  await input.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  });
  await input.fill(address);
}

/** Makes the next proof open as for a reader who has chosen and asked no endpoint yet. */
export const forgetEndpoints = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

/** Speeds the clock of the worker that reads contracts up by this factor from here on. */
export async function hurry(page: Page, times: number) {
  const details = await detailsWorker(page);
  await details.evaluate((by) => {
    const set = self.setTimeout;
    Object.assign(self, { setTimeout: (then: () => void, after: number) => set(then, after / by) });
  }, times);
}

export { expect };
