// Runs headless Chromium on the benchmark's page (page/lab.js), with the e2e tests' Playwright.
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");

const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"];

const PATIENCE = 120_000;

/** Waits for a promise, and ends the benchmark if it hangs. */
async function inTime(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in time: ${what}`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class Browser {
  #open = [];
  constructor(url) {
    this.url = url;
  }

  /** Opens a browser that has never run, with an empty cache on disk, and a page in it. */
  async fresh() {
    const profile = mkdtempSync(join(tmpdir(), "packproof-bench-"));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ARGS,
    });
    const session = { page: context.pages()[0] ?? (await context.newPage()), version: context.browser()?.version() };
    session.close = async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    this.#open.push(session);
    return session;
  }

  /** Opens a fresh browser with the benchmark's page: `lab(name, ...given)` calls one of its functions. */
  async lab() {
    const { page, close } = await this.fresh();
    page.on("console", (message) => console.error(`  page: ${message.text()}`));
    await page.goto(`${this.url}/bench/index.html`);
    await page.waitForFunction(() => window.lab);
    const html = await (await fetch(`${this.url}/`)).text();
    const lab = (name, ...given) =>
      inTime(page.evaluate(([name, given]) => window.lab[name](...given), [name, given]), `${name} ${JSON.stringify(given)}`);
    const address = (part) => new RegExp(`<meta name="${part}" content="([^"]+)"`).exec(html)[1];
    for (const name of ["verdict", "details"]) await lab("useProgram", name, address(`${name}.js`), address(`${name}.wasm`));
    return Object.assign(lab, { page, close });
  }

  async close() {
    await Promise.all(this.#open.map(({ close }) => close()));
  }
}
