// Measures builds by the time from a link to its verdict on a slow phone: slow 4G, and a processor slowed four times.
//   node tests/bench/slow.mjs [DIST...]   folders like dist/, which is the default; opens each nine times in turn, every time in a new browser
// For each link it prints the median of the times, with the quarter and the three quarters of them, the median until the first words are on the screen, and
// the bytes of the site's files that had come whole with the verdict.
//
// The browser can slow the page's main thread, but no worker. With GROUP=/sys/fs/cgroup/... the browser runs in that control group instead, whose
// quota slows all its threads: on two cores, a quota of half a core is a processor slowed four times. For the first version of control groups:
//   mkdir /sys/fs/cgroup/cpu/slow && echo 10000 > /sys/fs/cgroup/cpu/slow/cpu.cfs_period_us && echo 5000 > /sys/fs/cgroup/cpu/slow/cpu.cfs_quota_us
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** 1.6 megabits a second, and 150 milliseconds there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;
const { CHROMIUM = "/usr/bin/chromium", GROUP } = process.env;

/** The browser, or a script that starts it in the control group. */
const folder = mkdtempSync(join(tmpdir(), "slow-"));
const program = GROUP ? join(folder, "browser") : CHROMIUM;
if (GROUP) writeFileSync(program, `#!/bin/sh\necho $$ > '${GROUP}/cgroup.procs' && exec '${CHROMIUM}' "$@"\n`, { mode: 0o755 });

/** Returns the milliseconds from the navigation to the verdict and to the first words, and the bytes of the files that had come whole with the verdict. */
async function opened(address) {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    if (!GROUP) await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
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
    const { bytes, words } = await page.evaluate((time) => {
      const files = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
      const whole = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time);
      return {
        bytes: whole.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        words: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? time,
      };
    }, time);
    return { time, bytes, words };
  } finally {
    await browser.close();
  }
}

/** The value below which this part of the numbers is. */
const quantile = (numbers, part) => numbers.toSorted((one, other) => one - other)[Math.round((numbers.length - 1) * part)];

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
rmSync(folder, { recursive: true });
for (const { name, taken } of links) {
  const times = taken.map(({ time }) => time);
  const [quarter, median, rest] = [0.25, 0.5, 0.75].map((part) => Math.round(quantile(times, part)));
  const middle = (what) => quantile(taken.map((each) => each[what]), 0.5);
  console.log(`${name.padEnd(40)} ${median} ms (${quarter} to ${rest}), first words ${Math.round(middle("words"))} ms, ${(middle("bytes") / 1000).toFixed(1)} kB whole`);
}
