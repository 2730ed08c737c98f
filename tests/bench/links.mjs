// A link opened in a browser whose cache is warm: from the navigation to the verdict, beside the mount of an empty Leptos page.
import { interleave, mediansOf } from "./rounds.mjs";

export async function links(browser) {
  const { page, close } = await browser.fresh();
  await page.addInitScript(() => {
    window.shown = new Promise((resolve) => {
      const look = () => document.querySelector("[data-verdict], #mounted") && resolve(performance.now());
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
  });
  const open = (path) => async () => {
    await page.goto(browser.url + path, { waitUntil: "commit" });
    return { whole: await page.evaluate(() => window.shown) };
  };
  const samples = await (await fetch(`${browser.url}/samples/manifest.json`)).json();
  const id = (kind) => samples.find((sample) => sample.kind === kind && sample.verdict === "verified_offline").id;
  const turns = {
    pull: open(`/packs/verify/${id("pack_pull")}`),
    event: open(`/pack-events/verify/${id("pack_event")}`),
    empty: open("/bench/empty.html"),
  };
  const medians = mediansOf(await interleave(18, turns), { skip: 3 });
  await close();
  return Object.fromEntries(Object.entries(medians).map(([name, { whole }]) => [name, whole]));
}
