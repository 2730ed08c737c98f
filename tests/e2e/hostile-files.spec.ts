// Hostile files: their names, and the recorded texts in saved proofs.
import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";
import { BIDI, expectInert } from "./hostile.ts";
import { file, type Json, vector } from "./payloads.ts";
import { drop, expectVerdict, picker, trouble } from "./proof.ts";
import { says } from "./words.ts";

test("a file's name is shown as text", async ({ page }) => {
  const name = `<img src=x onerror=alert(11)>${BIDI.replace(/\0/g, "")}.json`;
  await page.goto("/");
  await drop(page, [
    { name, text: vector("pull-alone").toString() },
    { name: `${"n".repeat(100_000)}.json`, text: "[]" },
  ]);
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(2);
  await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(1);
  await expect(page.locator("main img")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
});

const ofVersion = (version: string) => says("trouble-saved-proof-version-cause", { version, format: "2" });

const SAVED: { what: string; json: string | Uint8Array; trouble: string; told: string }[] = [
  { what: "of version 3", json: '{"packproof":3}', trouble: "saved_proof_version", told: ofVersion("3") },
  { what: "of the last version there is", json: '{"packproof":18446744073709551615}', trouble: "saved_proof_version", told: ofVersion("18446744073709551615") },
  { what: "of a version that is no number", json: '{"packproof":1e400}', trouble: "not_a_payload", told: says("trouble-not-a-payload-says") },
  { what: "that says twice which version", json: '{"packproof":2,"packproof":2}', trouble: "not_a_payload", told: says("trouble-not-a-payload-says") },
  { what: "without a payload", json: '{"packproof":2}', trouble: "saved_proof_broken", told: "missing field" },
  { what: "of a saved proof", json: JSON.stringify(saved(JSON.stringify(saved("{}")))), trouble: "not_a_payload", told: says("trouble-not-a-payload-says") },
  { what: "of half a payload", json: JSON.stringify(saved('{"pack_event_id":')), trouble: "not_json", told: "JSON" },
  { what: "that records no object", json: JSON.stringify({ ...saved("{}"), recorded: "<img src=x onerror=alert(14)>\u202E" }), trouble: "saved_proof_broken", told: "invalid type" },
  { what: "that is packed twice", json: gzipSync(gzipSync(vector("pull-alone"))), trouble: "gzip", told: says("trouble-gzip-says") },
];

/** Returns a saved proof around this payload. */
function saved(payload: string): Json {
  return { packproof: 2, build: "a build", payload, recorded: null };
}

test("a file that only claims to be a saved proof is named as such, and the next one is checked", async ({ page }) => {
  await page.goto("/");
  for (const { what, json, trouble: expected, told } of SAVED) {
    await test.step(`${what}: ${expected}`, async () => {
      await picker(page).setInputFiles(file("saved.json", json));
      await expect(trouble(page)).toHaveAttribute("data-trouble", expected);
      await expect(trouble(page)).toContainText(told);
      await expectInert(page);
      await picker(page).setInputFiles(file("next.json", saved(vector("pull-alone").toString())));
      await expect(trouble(page)).toHaveCount(0);
      await expectVerdict(page, "verified_offline");
    });
  }
});
