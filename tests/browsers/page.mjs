// Drives the page in Firefox and WebKit, by the names that the page gives its elements, and holds the files for it.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const DIST = at("dist");
const VECTORS = JSON.parse(readFileSync(at("tests/vectors/manifest.json")));
/** The first vector of each verdict and each combination of failing steps. */
export const OF_EACH_KIND = VECTORS.filter(({ verdict, failing }, at) => VECTORS.findIndex((each) => each.verdict === verdict && `${each.failing}` === `${failing}`) === at);
export const vectorPath = (file) => at(`tests/vectors/${file}`);
export const vectorNamed = (file) => VECTORS.find((vector) => vector.file === file);

const PICKER = 'input[type="file"][name="payload"]';

/** Gives the page's one picker these files. */
export const pick = (browser, ...paths) => browser.type(PICKER, paths.join("\n"));

/** The one verdict of the page is this, and these are the steps that fail. */
export async function expectVerdict(browser, { verdict, failing }) {
  await verdictIs(browser, verdict);
  const failed = await browser.run(() => Array.from(document.querySelectorAll('[data-step][data-status="failed"]'), (step) => step.dataset.step));
  assert.deepEqual(failed.sort(), failing);
}

export const VERDICT = "[data-verdict]:not([data-file])";

/** The page's one verdict is this, whatever else it says. */
export const verdictIs = (browser, verdict) => browser.attribute(VERDICT, "data-verdict", verdict);

/** Puts a text into the box for links, and opens it. */
export async function paste(browser, text) {
  await browser.type('form input[name="proof"]', text);
  await browser.click('form.paste button[type="submit"]');
}

/** Chooses a language as a reader does. */
export async function speak(browser, language) {
  await browser.click(`select[name="language"] option[value="${language}"]`);
  await browser.attribute("html", "lang", language);
}

/** Types in a reader of the chain, and asks it. */
export async function readContract(browser, address) {
  await browser.find(VERDICT);
  await browser.gone("[data-asking]");
  // The page may draw the sheet anew meanwhile, and fold it.
  await browser.until(`${address} is asked`, async () => {
    await browser.find("input[name=rpc]");
    // After a reading it is behind "More" or in a folded answer.
    await browser.run(() => {
      for (let at = document.querySelector("input[name=rpc]"); at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
    });
    const typed = () => browser.run(() => document.querySelector("input[name=rpc]").value);
    if ((await typed()) !== "") await browser.clear("input[name=rpc]");
    await browser.type("input[name=rpc]", address);
    if ((await typed()) !== address) return false;
    await browser.clickNow('button[data-action="read-contract"]');
    return true;
  });
  await browser.find(`[data-endpoint="${new URL(address).host}"]`);
}

/** The entry of each file in the table of files: its verdict, or `unreadable`. */
export const verdicts = (browser) =>
  browser.run(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll("table[data-rows=files] [data-file]"), ({ dataset }) => [
        dataset.file,
        dataset.verdict ?? (dataset.trouble && "unreadable"),
      ]),
    ),
  );

/** A directory for as long as the function takes. */
export async function inDirectory(name, use) {
  const directory = mkdtempSync(join(tmpdir(), name));
  try {
    await use(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** A saved proof of a vector, with one answer of the chain: what an event's id is anchored to. */
export function writeSavedProof(path, file, eventId, anchored) {
  const reading = {
    endpoints: [["node.example", null]],
    chain_id: 8453,
    block: null,
    finality: "latest",
    agreed: 0,
    round_trips: 1,
    coordinators: [],
    times: [],
    answers: [
      ["head", [{ by: 1, answer: { head: { chain_id: 8453, newest: 21000000, ten_minutes: null, is_current: false } } }]],
      [{ events: [eventId, "pinned"] }, [{ by: 1, answer: { events: anchored } }]],
    ],
  };
  const payload = readFileSync(vectorPath(file), "utf8");
  writeFileSync(path, JSON.stringify({ packproof: 2, build: "0123456789ab", payload, recorded: { at: "2026-11-20T12:00:00.000Z", reading } }));
}
