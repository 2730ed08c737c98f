// Measures the table of many files in the built page, in headless Chromium: the check of all, a filter, an order, a search, a page, and the memory.
//   node tests/bench/files.mjs [COUNT] [DIST]   10,000 files of dist/ by default; tests/e2e has Playwright
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { serve } from "../../tools/serve.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const [count = "10000", dist = new URL("../../dist", import.meta.url).pathname] = process.argv.slice(2);
const COUNT = Number(count);
const TURNS = 7;
/** Three quarters are Pack pulls, a quarter are events, and every hundredth fails. */
const VECTORS = ["pull-alone", "pull-with-dependents", "event-v1-ended-early", "pull-alone", "pull-alone--leaf_value"];

const round = (number) => Math.round(number * 10) / 10;
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const texts = VECTORS.map((name) => readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8"));

const { url, close } = await serve({ dist, routes: () => undefined });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info", "--js-flags=--expose-gc"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${url}/`);
/** The heap of the page's JavaScript, and the memory of the renderer's process with the page's and the workers' WebAssembly, in MB. */
const cdp = await browser.newBrowserCDPSession();
async function memory() {
  const heap = await page.evaluate(() => (globalThis.gc?.(), performance.memory.usedJSHeapSize / 1e6));
  const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
  const resident = ({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]) / 1e3;
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return { heap_mb: round(heap), renderer_mb: round(Math.max(...renderers.map(resident))) };
}
const before = await memory();
const transfer = await page.evaluateHandle(
  ([texts, count]) => {
    const data = new DataTransfer();
    for (let at = 0; at < count; at += 1) data.items.add(new File([texts[at % 100 === 99 ? 4 : at % 4]], `proof-${String(at).padStart(5, "0")}.json`));
    return data;
  },
  [texts, COUNT],
);
const began = performance.now();
await page.locator("#main").dispatchEvent("drop", { dataTransfer: transfer });
await page.locator("[data-action=csv]").waitFor({ timeout: 600_000 });
const checked = performance.now() - began;

/** The time from an action of the reader to the drawn frame, in milliseconds: the median of some turns. */
async function timed(act) {
  const times = [];
  for (let turn = 0; turn < TURNS; turn += 1) times.push(await page.evaluate(act, turn));
  return median(times);
}
const filter = await timed((turn) => {
  const button = document.querySelector(`[data-choice=${turn % 2 ? "all" : "not_verified"}]`);
  const began = performance.now();
  button.click();
  return new Promise((go) => requestAnimationFrame(() => setTimeout(() => go(performance.now() - began))));
});
await page.locator("[data-choice=all]").click();
const order = await timed(() => {
  const began = performance.now();
  document.querySelector("[data-sort=file]").click();
  return new Promise((go) => requestAnimationFrame(() => setTimeout(() => go(performance.now() - began))));
});
// The page waits 200 ms for the reader to go on typing.
const search = await timed((turn) => {
  const input = document.querySelector(".files-find input");
  input.value = turn % 2 ? "" : `proof-0001${turn}`;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  const began = performance.now();
  const frame = document.querySelector("table[data-rows=files]");
  return new Promise((go) => new MutationObserver((_, seen) => (seen.disconnect(), requestAnimationFrame(() => setTimeout(() => go(performance.now() - began - 200))))).observe(frame, { attributes: true }));
});
await page.locator(".files-find input").fill("");
await page.locator("[data-action=next]").waitFor();
const turned = await timed((turn) => {
  const began = performance.now();
  document.querySelector(`[data-action=${turn % 2 ? "previous" : "next"}]`).click();
  return new Promise((go) => requestAnimationFrame(() => setTimeout(() => go(performance.now() - began))));
});
const after = await memory();
const saved = await (async () => {
  const began = performance.now();
  const download = page.waitForEvent("download");
  await page.locator("[data-action=json]").click();
  await (await download).path();
  return performance.now() - began;
})();
const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
console.log({ files: COUNT, check_s: round(checked / 1000), filter_ms: round(filter), order_ms: round(order), search_ms: round(search), page_ms: round(turned), save_json_ms: round(saved), before, after, nodes });
await browser.close();
await close();
