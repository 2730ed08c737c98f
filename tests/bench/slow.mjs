// Measures builds by the time from a link to its verdict on a slow phone: slow 4G, and a processor slowed four times.
//   node tests/bench/slow.mjs [DIST...]   folders like dist/, which is the default; opens each nine times in turn, every time in a new browser
import { createRequire } from "node:module";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const ROUNDS = 9;
/** 1.6 megabits a second, and 150 milliseconds there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;

/** Returns the milliseconds from the navigation to the verdict. */
async function opened(address) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector("[data-verdict]");
        if (shown) window.shown ??= { time: performance.now(), verdict: shown.dataset.verdict };
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(address, { waitUntil: "commit" });
    const { time, verdict } = await (await page.waitForFunction(() => window.shown, null, { polling: 100, timeout: 60_000 })).jsonValue();
    if (verdict !== "verified_offline") throw new Error(`${address}: ${verdict}`);
    return time;
  } finally {
    await browser.close();
  }
}

const named = process.argv.slice(2);
const builds = named.length > 0 ? named : ["dist"];
const servers = await Promise.all(builds.map((dist) => serve({ dist, routes: samples })));
const links = [];
for (const [index, { url }] of servers.entries()) {
  const manifest = await (await fetch(`${url}/samples/manifest.json`)).json();
  const id = (kind) => manifest.find((sample) => sample.kind === kind && sample.verdict === "verified_offline").id;
  const build = builds[index];
  links.push({ name: `${build}, a pull`, address: `${url}/packs/verify/${id("pack_pull")}`, taken: [] });
  links.push({ name: `${build}, an event`, address: `${url}/pack-events/verify/${id("pack_event")}`, taken: [] });
}
for (let round = 0; round < ROUNDS; round++) for (const link of links) link.taken.push(await opened(link.address));
await Promise.all(servers.map((server) => server.close()));
for (const { name, taken } of links) console.log(`${name.padEnd(40)} ${Math.round(taken.sort((one, other) => one - other)[ROUNDS >> 1])} ms`);
