// How long a journey of a reader takes, of eight, when everything is cached, in one build against another.
//   node tests/bench/journeys.mjs BEFORE [NOW]   folders like dist/; each journey is made in turns, and its medians are printed in milliseconds
import { join } from "node:path";
import { start } from "../chain/service.mjs";
import { Browser } from "./browser.mjs";
import { interleave, mediansOf } from "./rounds.mjs";

const ROUNDS = 25;
/** The first rounds fill the caches. */
const SKIP = 3;
const VECTORS = new URL("../vectors/", import.meta.url).pathname;
const FILES = 300;

const VERDICT = "[data-verdict]:not([data-file])";

const [before, now = "dist"] = process.argv.slice(2);
const turns = {};
const open = [];
for (const [name, dist] of Object.entries({ before, now })) {
  const { index, stop } = await start(["--dist", dist]);
  open.push(stop);
  const { page, close } = await new Browser(index.service).fresh();
  open.push(close);
  await page.addInitScript(observe);
  for (const [journey, made] of Object.entries(journeys(page, index))) turns[`${journey}, ${name}`] = made;
}
try {
  const medians = mediansOf(await interleave(ROUNDS, turns), { skip: SKIP });
  for (const [name, { whole }] of Object.entries(medians)) console.log(`${name.padEnd(44)} ${Math.round(whole)}`);
} finally {
  for (const end of open.reverse()) await end();
}

/** The journeys of a reader on this page: each returns how long it took. */
function journeys(page, { service, items, rpc: [endpoint] }) {
  const honest = (kind) => items.find(({ honest, waits, link }) => honest && !waits && link.includes(kind)).link;
  /** The page before it has nothing left to do. */
  const at = async (address) => {
    await page.goto("about:blank");
    await page.waitForTimeout(300);
    await page.goto(address, { waitUntil: "commit" });
  };
  const shown = async (...selectors) => ({ whole: await page.evaluate((all) => window.shown(all), selectors) });
  /** From here on the time counts: the page is open and at rest. */
  const begin = async () => {
    await page.waitForTimeout(300);
    await page.evaluate(() => window.begin());
  };
  const file = (name) => join(VECTORS, `${name}.json`);
  return {
    "a pull's link, its verdict": async () => (await at(honest("/packs/")), shown(VERDICT)),
    "an event's link, its verdict": async () => (await at(honest("/pack-events/")), shown(VERDICT)),
    "a pull's link, its whole report": async () => (await at(honest("/packs/")), shown(VERDICT, ".working", "[data-step]", "footer")),
    "the start page": async () => (await at(service), shown("form.paste")),
    "a file on the start page, its verdict": async () => {
      await at(service);
      await shown("form.paste");
      await begin();
      await page.setInputFiles('input[type="file"][name="payload"]', file("pull-alone"));
      return shown(VERDICT);
    },
    [`${FILES} files`]: async () => {
      await at(service);
      await shown("form.paste");
      await begin();
      const names = Array.from({ length: FILES }, (_, number) => (number % 2 ? "event-v2-sold-out" : "pull-alone"));
      await page.setInputFiles('input[type="file"][name="payload"]', names.map(file));
      return shown("table[data-files] [data-verdict]", "body:not(:has([data-progress]))");
    },
    "the pulls of an event": async () => {
      await at(honest("/pack-events/"));
      await shown(VERDICT, "details#pulls");
      await begin();
      await page.locator("details#pulls > summary").click();
      return shown("table[data-pulls] tbody tr");
    },
    "the contract, read": async () => {
      await at(honest("/packs/"));
      await shown(VERDICT, "[data-action=read-contract]");
      await page.evaluate((endpoint) => {
        const input = document.querySelector("input[name=rpc]");
        for (let at = input; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
        input.value = endpoint;
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, endpoint);
      await begin();
      await page.locator("[data-action=read-contract]").click();
      return shown('[data-verdict^="verified"]:not([data-verdict="verified_offline"])');
    },
  };
}

/** Runs in the page: tells when the document first has all that is waited for. */
function observe() {
  let began = 0;
  window.begin = () => (began = performance.now());
  window.shown = (selectors) =>
    new Promise((resolve) => {
      const look = () => {
        if (!selectors.every((each) => document.querySelector(each))) return;
        observer.disconnect();
        resolve(performance.now() - began);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      look();
    });
}
