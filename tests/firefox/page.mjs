// What the tests in Firefox do with the page, by the names that page and tests agreed on, and the files they give it.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const at = (path) => new URL(`../../${path}`, import.meta.url).pathname;

export const DIST = at("dist");
export const VECTORS = JSON.parse(readFileSync(at("tests/vectors/manifest.json")));
export const vectorPath = (file) => at(`tests/vectors/${file}`);
export const vectorNamed = (file) => VECTORS.find((vector) => vector.file === file);

const PICKER = 'input[type="file"][name="payload"]';

/** Gives the page's one picker these files. */
export const pick = (firefox, ...paths) => firefox.type(PICKER, paths.join("\n"));

/** The one verdict of the page is this, and these are the steps that fail. */
export async function expectVerdict(firefox, { verdict, failing }) {
  await firefox.attribute("[data-verdict]:not([data-file])", "data-verdict", verdict);
  const failed = await firefox.run(() => Array.from(document.querySelectorAll('[data-step][data-status="failed"]'), (step) => step.dataset.step));
  assert.deepEqual(failed.sort(), failing);
}

/** What the table of files says of each: its verdict, or `unreadable`. */
export const verdicts = (firefox) =>
  firefox.run(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll("table[data-files] [data-file]"), ({ dataset }) => [
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
    unneeded: [],
    times: [],
    answers: [
      ["head", [{ by: 1, answer: { head: { chain_id: 8453, newest: 21000000, ten_minutes: null, is_current: false } } }]],
      [{ events: [eventId, "pinned"] }, [{ by: 1, answer: { events: anchored } }]],
    ],
  };
  const payload = readFileSync(vectorPath(file), "utf8");
  writeFileSync(path, JSON.stringify({ packproof: 2, build: "0123456789ab", payload, recorded: { at: "2026-11-20T12:00:00.000Z", reading } }));
}
