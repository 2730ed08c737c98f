// Measures a link in a browser with a warm cache: from the navigation to the verdict, beside the mount of an empty Leptos page.
import { expectVerified, interleave, mediansOf } from "./rounds.mjs";

/** The path of the empty page. */
export const EMPTY = { empty: "/bench/empty.html" };

/** Returns the median milliseconds of each link, and of each of the other pages, without the first `skip` rounds. */
export async function links(browser, rounds, skip, others) {
  const { page, close } = await browser.fresh();
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector("[data-verdict], #mounted");
      if (shown) window.shown ??= { whole: performance.now(), verdict: shown.dataset.verdict };
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const open = (path) => async () => {
    await page.goto(browser.url + path, { waitUntil: "commit" });
    const shown = await page.waitForFunction(() => window.shown, null, { polling: 50, timeout: 20_000 });
    return shown.jsonValue();
  };
  const manifest = await (await fetch(`${browser.url}/samples/manifest.json`)).json();
  const id = (kind) => manifest.find((sample) => sample.kind === kind && sample.verdict === "verified_offline").id;
  const turns = {
    pull: open(`/packs/verify/${id("pack_pull")}`),
    event: open(`/pack-events/verify/${id("pack_event")}`),
  };
  for (const [name, path] of Object.entries(others)) turns[name] = open(path);
  const samples = await interleave(rounds, turns);
  await close();
  expectVerified("the link", ...samples.pull, ...samples.event);
  const medians = mediansOf(samples, { skip });
  return Object.fromEntries(Object.entries(medians).map(([name, { whole }]) => [name, whole]));
}
