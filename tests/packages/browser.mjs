// A page in the browser, held to make no fault and to ask nobody but its own server.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { served } from "./installed.mjs";

let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
});
after(() => browser.close());

/** Returns `window.result` of a page at an address, once it is there. */
export async function result(url, path = "") {
  const faults = [];
  const shown = await browser.newPage();
  shown.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  shown.on("pageerror", (error) => faults.push(error.message));
  shown.on("request", (request) => request.url().startsWith(url) || faults.push(request.url()));
  try {
    await shown.goto(url + path);
    await shown.waitForFunction(() => window.result, undefined, { timeout: 30_000 }).catch(() => {});
    const came = await shown.evaluate(() => window.result);
    assert.deepEqual(faults, []);
    return came;
  } finally {
    await shown.close();
  }
}

/** The same of a folder, served under the strict policy. */
export async function opened(folder, path) {
  const { url, close } = await served(folder);
  try {
    return await result(url, path);
  } finally {
    close();
  }
}

export const page = (script) => `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>A shop</title>${script}</head><body></body></html>\n`;

/** Expects of each page a check, the words in another language, and an inline module. */
export const SCRIPT = `import { check, init, words } from "packproof";
import * as inline from "packproof/inline";
const payload = await (await fetch("pull.json")).arrayBuffer();
await init({ languages: ["ja"] });
await inline.init();
const same = JSON.stringify(inline.check(payload)) === JSON.stringify(check(payload));
window.result = { verdict: check(payload).verdict, language: words(payload, { language: "ja" }).language, same };
`;
export const RESULT = { verdict: "verified_offline", language: "ja", same: true };
