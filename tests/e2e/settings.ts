// Sets a site's own settings: the page gets another deployment.json than the server's.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { DIST } from "./dist.ts";

/** A settings file (docs/deploy.md). */
export type Settings = {
  service?: string;
  contracts?: string[];
  coordinators?: string[];
  oracle_keys?: string[];
  currency?: string;
  origin?: string;
  links?: { text: string; url: string }[];
};

const SINGLE = new URL("packproof.html", DIST);
const PLACE = '<meta name="settings" content="">';

/** The address of the settings. */
export const SETTINGS = "**/deployment.json";

/** Sets some settings from the next page on, in the place of those that the test set before. The others stay as the server has them. */
export async function deploy(page: Page, settings: Settings) {
  await page.unroute(SETTINGS);
  await page.route(SETTINGS, async (route) => {
    const own = (await (await route.fetch()).json()) as Settings;
    await route.fulfill({ json: { ...own, ...settings } });
  });
}

/** The single file with a settings file inside, as a site's page saves it. Returns its text. */
export function filled(settings: string) {
  const parts = readFileSync(SINGLE, "utf8").split(PLACE);
  expect(parts).toHaveLength(2);
  return parts.join(PLACE.replace('""', `"${Buffer.from(settings).toString("hex")}"`));
}

/** Writes the single file of a site with these settings, and returns its address. */
export function deployed(info: TestInfo, settings: Settings) {
  const path = info.outputPath("packproof.html");
  writeFileSync(path, filled(JSON.stringify(settings)));
  return pathToFileURL(path).href;
}
