// Compares two builds by the time from a link to its verdict on a slow phone: Lighthouse's slow 4G, and a processor slowed four times.
//   node tests/bench/slow.mjs BEFORE [NOW]   folders like dist/; opens each nine times with nothing cached, in turns
import { Browser } from "./browser.mjs";
import { expectVerified, interleave, mediansOf } from "./rounds.mjs";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";

const ROUNDS = 9;
/** 1.6 megabits a second, and 150 milliseconds there and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;

const [before, now = "dist"] = process.argv.slice(2);
const folders = { before, now };
const turns = {};
const servers = [];
for (const [name, dist] of Object.entries(folders)) {
  const server = await serve({ dist, routes: samples });
  servers.push(server);
  const manifest = await (await fetch(`${server.url}/samples/manifest.json`)).json();
  const id = (kind) => manifest.find((sample) => sample.kind === kind && sample.verdict === "verified_offline").id;
  turns[`${name}, a pull`] = () => opened(`${server.url}/packs/verify/${id("pack_pull")}`);
  turns[`${name}, an event`] = () => opened(`${server.url}/pack-events/verify/${id("pack_event")}`);
}
try {
  const taken = await interleave(ROUNDS, turns);
  expectVerified("the link", ...Object.values(taken).flat());
  for (const [name, { whole }] of Object.entries(mediansOf(taken))) console.log(`${name.padEnd(20)} ${Math.round(whole)} ms`);
} finally {
  await Promise.all(servers.map((server) => server.close()));
}

/** Returns the milliseconds from the navigation to the verdict, in a browser that has never run. */
async function opened(address) {
  const { page, close } = await new Browser(address).fresh();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector("[data-verdict]");
        if (shown) window.shown ??= { whole: performance.now(), verdict: shown.dataset.verdict };
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto(address, { waitUntil: "commit" });
    return await (await page.waitForFunction(() => window.shown, null, { polling: 100, timeout: 60_000 })).jsonValue();
  } finally {
    await close();
  }
}
