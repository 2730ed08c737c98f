// A link opened in a browser whose cache is warm: from the navigation to the verdict, beside the mount of an empty Leptos page.
import { expectVerified, interleave, mediansOf } from "./rounds.mjs";

export async function links(browser) {
  const { page, close } = await browser.fresh();
  await page.addInitScript(() => {
    window.shown = new Promise((resolve) => {
      const look = () => {
        const shown = document.querySelector("[data-verdict], #mounted");
        if (shown) resolve({ whole: performance.now(), verdict: shown.dataset.verdict });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    });
  });
  const open = (path) => async () => {
    await page.goto(browser.url + path, { waitUntil: "commit" });
    return page.evaluate(() => window.shown);
  };
  const manifest = await (await fetch(`${browser.url}/samples/manifest.json`)).json();
  const id = (kind) => manifest.find((sample) => sample.kind === kind && sample.verdict === "verified_offline").id;
  const turns = {
    pull: open(`/packs/verify/${id("pack_pull")}`),
    event: open(`/pack-events/verify/${id("pack_event")}`),
    empty: open("/bench/empty.html"),
  };
  const samples = await interleave(18, turns);
  await close();
  expectVerified("the link", ...samples.pull, ...samples.event);
  const medians = mediansOf(samples, { skip: 3 });
  return Object.fromEntries(Object.entries(medians).map(([name, { whole }]) => [name, whole]));
}
