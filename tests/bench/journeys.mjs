// Compares two builds by the time that each of eight journeys of a reader takes, with everything cached.
//   node tests/bench/journeys.mjs BEFORE [NOW [WORD]]   folders like dist/; makes each journey (with WORD in its name) in turns, in tabs of a
//   separate browser, and prints its medians in milliseconds
import { join } from "node:path";
import { start } from "../chain/service.mjs";
import { Browser } from "./browser.mjs";
import { interleave, mediansOf } from "./rounds.mjs";

const ROUNDS = 25;
/** The first rounds fill the caches. */
const SKIP = 3;
const VECTORS = new URL("../vectors/", import.meta.url).pathname;
const FILES = 300;

const PULL = "/packs/";
const EVENT = "/pack-events/";
const VERDICT = "[data-verdict]:not([data-file])";

/** A reader who opens a link in a new tab. */
class Reader {
  constructor(tab, { service, items, rpc: [endpoint] }) {
    Object.assign(this, { tab, service, items, endpoint });
  }

  link(kind) {
    return this.items.find(({ honest, waits, link }) => honest && !waits && link.includes(kind)).link;
  }

  async open(address) {
    await this.tab.goto(address, { waitUntil: "commit" });
  }

  /** Returns the milliseconds until the document has all of these. Call it before the click whose effect it waits for: a click ends after the next frame. */
  shown(...selectors) {
    return this.tab.evaluate((all) => window.shown(all), selectors);
  }

  /** Starts the clock once the page is open and at rest. */
  async begin() {
    await this.tab.waitForTimeout(1000);
    await this.tab.evaluate(() => window.begin());
  }

  async choose(...names) {
    const files = names.map((name) => join(VECTORS, `${name}.json`));
    await this.tab.setInputFiles('input[type="file"][name="payload"]', files);
  }
}

/** The journeys by name; each returns its milliseconds. */
const JOURNEYS = {
  "a pull's link, its verdict": async (reader) => {
    await reader.open(reader.link(PULL));
    return reader.shown(VERDICT);
  },
  "an event's link, its verdict": async (reader) => {
    await reader.open(reader.link(EVENT));
    return reader.shown(VERDICT);
  },
  "a pull's link, its whole report": async (reader) => {
    await reader.open(reader.link(PULL));
    return reader.shown(VERDICT, ".working", "[data-step]", "footer");
  },
  "the start page": async (reader) => {
    await reader.open(reader.service);
    return reader.shown("form.paste");
  },
  "a file on the start page, its verdict": async (reader) => {
    await reader.open(reader.service);
    await reader.shown("form.paste");
    await reader.begin();
    await reader.choose("pull-alone");
    return reader.shown(VERDICT);
  },
  [`${FILES} files`]: async (reader) => {
    await reader.open(reader.service);
    await reader.shown("form.paste");
    await reader.begin();
    await reader.choose(...Array.from({ length: FILES }, (_, number) => (number % 2 ? "event-v2-sold-out" : "pull-alone")));
    return reader.shown("table[data-rows=files] [data-verdict]", "body:not(:has([data-progress]))");
  },
  "the pulls of an event": async (reader) => {
    await reader.open(reader.link(EVENT));
    await reader.shown(VERDICT, "details#pulls");
    await reader.begin();
    const shown = reader.shown("table[data-rows=pulls] tbody tr");
    await reader.tab.locator("details#pulls > summary").click();
    return shown;
  },
  "the contract, read": async (reader) => {
    await reader.open(reader.link(PULL));
    await reader.shown(VERDICT, "[data-action=read-contract]");
    await reader.tab.evaluate((endpoint) => {
      const input = document.querySelector("input[name=rpc]");
      for (let at = input; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
      input.value = endpoint;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, reader.endpoint);
    await reader.begin();
    const shown = reader.shown('[data-verdict^="verified"]:not([data-verdict="verified_offline"])');
    await reader.tab.locator("[data-action=read-contract]").click();
    return shown;
  },
};

const [before, now = "dist", word = ""] = process.argv.slice(2);
const services = {};
for (const [name, dist] of Object.entries({ before, now })) services[name] = await start(["--dist", dist]);
try {
  for (const journey of Object.keys(JOURNEYS).filter((name) => name.includes(word))) {
    const taken = mediansOf(await inTurns(journey), { skip: SKIP });
    for (const [name, { whole }] of Object.entries(taken)) console.log(`${`${journey}, ${name}`.padEnd(44)} ${Math.round(whole)}`);
  }
} finally {
  for (const { stop } of Object.values(services)) await stop();
}

/** Returns the samples of a journey in each build, each from a browser that makes only this journey, because compiled code outlives its page. */
async function inTurns(journey) {
  const turns = {};
  const open = [];
  try {
    for (const [name, { index }] of Object.entries(services)) {
      const { page, close } = await new Browser(index.service).fresh();
      open.push(close);
      const context = page.context();
      await context.addInitScript(observe);
      turns[name] = async () => {
        const tab = await context.newPage();
        const whole = await JOURNEYS[journey](new Reader(tab, index));
        await tab.close();
        return { whole };
      };
    }
    return await interleave(ROUNDS, turns);
  } finally {
    for (const close of open) await close();
  }
}

/** Runs in the page, and resolves with the milliseconds until the document first has all these elements. */
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
