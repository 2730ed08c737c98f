// Provides the hooks of the page, by the names that page and tests agreed on.
import { basename } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Verdict } from "./payloads.ts";
import { A_VERDICT, says, titled } from "./words.ts";

/** The verdict on the page, not that of the start script (takeover.spec.ts). */
export const verdict = (page: Page) => page.locator("#main [data-verdict]:not([data-file])");
export const trouble = (page: Page) => page.locator("[data-trouble]:not([data-file])");
export const step = (page: Page, id: string) => page.locator(`[data-step="${id}"]`);
export const group = (page: Page, id: string) => page.locator(`[data-group="${id}"]`);
export const action = (page: Page, name: string) => page.locator(`button[data-action="${name}"]`);
export const row = (page: Page, file: string) => page.locator(`table[data-rows=files] [data-file="${file}"]`);
export const picker = (page: Page) => page.locator('input[type="file"][name="payload"]');
export const linkBox = (page: Page) => page.locator('form input[name="proof"]');

/**
 * Waits until the first of them is visible. At each try of an expectation that does not hold yet, Playwright serialises the whole page for its
 * message: on a large page that costs more than the page.
 */
export const seen = (what: Locator) => what.first().waitFor();

/** Opens a file, and waits for its own report, because an earlier one may stand there. */
export async function openFile(page: Page, given: string | { name: string; mimeType: string; buffer: Buffer }) {
  await picker(page).setInputFiles(given);
  const name = typeof given === "string" ? basename(given) : given.name;
  await seen(page.locator(".report-origin").filter({ hasText: name }));
}

/** Expects exactly one verdict on the page, this one, and the title to name it. */
export async function expectVerdict(page: Page, expected: Verdict) {
  await seen(verdict(page));
  await expect(verdict(page)).toHaveAttribute("data-verdict", expected);
  await expect(trouble(page)).toHaveCount(0);
  await expect(page).toHaveTitle(TITLES[expected]);
}

const TITLES: Record<Verdict, RegExp> = {
  verified_offline: titled("verdict-word-verified-offline"),
  not_verified: titled("verdict-word-not-verified"),
  not_replayable: titled("verdict-not-over-yet", "verdict-word-not-replayable"),
};

/** Expects no judgement, and this reason: no verdict, and nothing that could be taken for one. */
export async function expectTrouble(page: Page, name: string) {
  await seen(trouble(page));
  await expect(trouble(page)).toHaveAttribute("data-trouble", name);
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.locator("[data-status=passed], [data-status=failed]")).toHaveCount(0);
  await expect(page).not.toHaveTitle(A_VERDICT);
  for (const verdict of ["verdict-word-not-verified", "verdict-word-verified-offline"]) await expect(trouble(page)).not.toContainText(says(verdict));
}

/** Opens the choice of readers in the sheet that confirms. */
export const chooseReaders = (page: Page) =>
  page.locator("details.endpoints-others").evaluate((choice: HTMLDetailsElement) => void (choice.open = true));

/** Opens folded parts of a report: those with these names in addresses, or all of its working. */
export async function unfold(page: Page, ...names: string[]) {
  await seen(verdict(page));
  await seen(page.locator(".working"));
  for (const name of names) await seen(page.locator(`details#${name}`));
  const folds = names.length ? names.map((name) => `details#${name}`).join() : ".working > .fold, .find-mine > .fold";
  await page.locator(folds).evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });
  await settled(page);
}

/** Shows the buttons behind "More". */
export async function more(page: Page) {
  if ((await action(page, "more").getAttribute("aria-expanded")) === "false") await action(page, "more").click();
}

export type Steps = { id: string; status: string }[];

/** Expects each step with its status, in the order of the page. They come after the verdict. */
export async function steps(page: Page): Promise<Steps> {
  await page.locator("[data-step]").first().waitFor({ state: "attached" });
  return page.locator("[data-step]").evaluateAll((elements) =>
    elements.map((element) => ({
      id: element.getAttribute("data-step") ?? "",
      status: element.getAttribute("data-status") ?? "",
    })),
  );
}

export const withStatus = (all: Steps, status: string) =>
  all.filter((each) => each.status === status).map(({ id }) => id);

/** Expects that every worker has ended. Playwright notices it a moment after the page. */
export const expectNoWorkers = (page: Page) => expect.poll(() => page.workers()).toEqual([]);

/** Returns the details worker, once it is the only one. */
export async function detailsWorker(page: Page) {
  const names = () => Promise.all(page.workers().map((worker) => worker.evaluate(() => self.name).catch(() => "ended")));
  await expect.poll(names).toEqual(["details"]);
  return page.workers()[0]!;
}

/** Waits until the page has not changed for a tenth of a second: its pieces come one by one, and some of them after the worker's answer. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let quiet = setTimeout(done, 100);
        const changes = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => (changes.disconnect(), done()), 100);
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

/** Drops files onto the middle of the page, as a hand would. */
export async function drop(page: Page, files: { name: string; text: string }[]) {
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, text } of given) data.items.add(new File([text], name, { type: "application/json" }));
    return data;
  }, files);
  for (const event of ["dragenter", "dragover", "drop"]) {
    await page.locator("main").dispatchEvent(event, { dataTransfer: transfer });
  }
}

/** Hides the build's name in the page from comparisons, because it differs after every change. */
export const forgetBuild = (page: Page) =>
  page.evaluate(() => {
    const build = document.querySelector("footer code")?.textContent ?? "";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (build !== "") text.nodeValue = text.nodeValue?.replaceAll(build, "000000000000") ?? null;
    }
  });
