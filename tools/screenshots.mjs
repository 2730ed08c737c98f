// Takes the pictures in the README: the first screen of a phone for two bundled samples, as links would open them, and for a proof that a reader of a
// local chain confirms. Light and dark.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { start } from "../tests/chain/service.mjs";
import samples from "./samples.mjs";
import { serve } from "./serve.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { chromium } = createRequire(at("tests/e2e/package.json"))("@playwright/test");
const manifest = createRequire(import.meta.url)(at("assets/samples/manifest.json"));
const { id } = manifest.find(({ name }) => name === "pull");

mkdirSync(at("docs/screens"), { recursive: true });
const dist = process.env.PACKPROOF_DIST ?? at("dist");
const page = await serve({ dist, routes: samples });
const shop = await start(["--dist", dist]);
const { rpc, items } = shop.index;
const [reader] = rpc;

/** Confirms the proof on the screen through the chain's node. The picture names it as a reader of the network would be named. */
async function confirm(tab) {
  const input = tab.locator("input[name=rpc]");
  await input.evaluate((element) => {
    for (let at = element; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  });
  await input.fill(reader);
  await tab.locator("button[data-action=read-contract]").click();
  await tab.locator("[data-verdict=verified]").waitFor();
  await tab.locator("[data-proving]").waitFor({ state: "detached" });
  await tab.evaluate((host) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) text.nodeValue = text.nodeValue.replaceAll(host, "reader.example");
    window.scrollTo(0, 0);
  }, new URL(reader).host);
}

const SCREENS = {
  pull: [`${page.url}/packs/verify/${id}`],
  "event-broken": [`${page.url}/samples/event-broken`],
  confirmed: [items.find(({ name }) => name === "pack-alone").link, confirm],
};
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, [address, then]] of Object.entries(SCREENS)) {
  for (const colorScheme of ["light", "dark"]) {
    const tab = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: "reduce", locale: "en-US" });
    await tab.goto(address);
    await tab.locator("[data-verdict]").waitFor();
    await tab.locator(".question").last().waitFor();
    await tab.locator("#shell").waitFor({ state: "detached" });
    await then?.(tab);
    await tab.screenshot({ path: at(`docs/screens/${name}-${colorScheme}.png`), animations: "disabled" });
    await tab.close();
  }
}
await browser.close();
await page.close();
await shop.stop();
