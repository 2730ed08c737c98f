// Takes the pictures in the README: the first screen of a phone for two bundled samples, as links would open them, light and dark.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import samples from "./samples.mjs";
import { serve } from "./serve.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { chromium } = createRequire(at("tests/e2e/package.json"))("@playwright/test");
const manifest = createRequire(import.meta.url)(at("assets/samples/manifest.json"));
const { id } = manifest.find(({ name }) => name === "pull");
const PAGES = { pull: `/packs/verify/${id}`, "event-broken": "/samples/event-broken" };

mkdirSync(at("docs/screens"), { recursive: true });
const { url, close } = await serve({ dist: at("dist"), routes: samples });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, address] of Object.entries(PAGES)) {
  for (const colorScheme of ["light", "dark"]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme, reducedMotion: "reduce", locale: "en-US" });
    await page.goto(url + address);
    await page.locator("[data-verdict]").waitFor();
    await page.locator(".question").last().waitFor();
    await page.screenshot({ path: at(`docs/screens/${name}-${colorScheme}.png`), animations: "disabled" });
    await page.close();
  }
}
await browser.close();
await close();
