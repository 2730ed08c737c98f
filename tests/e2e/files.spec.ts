// Saved payloads: picked, dropped, several at once, and everything that is not one.
import { closeSync, ftruncateSync, openSync, readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { VECTORS, eventApi, eventPage, file, sampleNamed, samplePath, sha256, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, drop, expectVerdict, picker, row, step, steps, trouble, verdict, withStatus } from "./proof.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("a file from the picker", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-with-dependents.json"));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("main")).toContainText("pull-with-dependents.json");
  await expect(page.locator("[data-sample]")).toHaveCount(0);
});

test("the button opens the picker", async ({ page }) => {
  const chooser = page.waitForEvent("filechooser");
  await action(page, "open-file").first().click();
  await (await chooser).setFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});

test("a file dropped anywhere, on the start page and on a proof", async ({ page }) => {
  await drop(page, [{ name: "dropped.json", text: vector("event-v1-ended-early").toString() }]);
  await expectVerdict(page, "verified_offline");

  await drop(page, [{ name: "second.json", text: vector("event-v1-ended-early--cards_swapped").toString() }]);
  await expectVerdict(page, "not_verified");
  await expect(page.locator("main")).toContainText("second.json");
});

test("the same name again is read again", async ({ page }) => {
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone")));
  await expectVerdict(page, "verified_offline");
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone--leaf_value")));
  await expectVerdict(page, "not_verified");
  await picker(page).setInputFiles(file("proof.json", vector("pull-alone--leaf_value")));
  await expectVerdict(page, "not_verified");
});

test.describe("several files", () => {
  const FILES = [
    "event-v2-sold-out.json",
    "event-v1-ended-early--not_json.json",
    "event-v1-ended-early--still_active.json",
    "pull-alone--leaf_value.json",
    "pull-with-dependents.json",
  ];

  test.beforeEach(async ({ page }) => {
    await picker(page).setInputFiles(FILES.map(vectorPath));
    await expect(page.locator("table[data-files] [data-verdict]")).toHaveCount(4);
  });

  test("are a table of verdicts, failures first", async ({ page }) => {
    await expect(page.locator("table[data-files] [data-file]").first()).toHaveAttribute("data-file", "pull-alone--leaf_value.json");
    await expect(row(page, "pull-alone--leaf_value.json")).toHaveAttribute("data-verdict", "not_verified");
    await expect(row(page, "pull-alone--leaf_value.json")).toContainText("Not verified");
    await expect(row(page, "event-v1-ended-early--still_active.json")).toHaveAttribute("data-verdict", "not_replayable");
    await expect(row(page, "event-v2-sold-out.json")).toHaveAttribute("data-verdict", "verified_offline");
    await expect(row(page, "pull-with-dependents.json")).toHaveAttribute("data-verdict", "verified_offline");
    await expect(row(page, "event-v1-ended-early--not_json.json")).toHaveAttribute("data-trouble", "not_json");
    await expect(row(page, "event-v1-ended-early--not_json.json")).not.toHaveAttribute("data-verdict");
    await expect(page).toHaveTitle(/^Not verified\b/);
  });

  test("each opens its own report, and the table is there again on the way back", async ({ page }) => {
    for (const [name, expected, failing] of [
      ["pull-alone--leaf_value.json", "not_verified", ["version_root", "version_anchor", "purchase_anchor"]],
      ["event-v2-sold-out.json", "verified_offline", []],
    ] as const) {
      await row(page, name).locator("a, button").first().click();
      await expectVerdict(page, expected);
      await expect(page.locator("main")).toContainText(name);
      expect(withStatus(await steps(page), "failed").every((id) => (failing as readonly string[]).includes(id))).toBe(true);
      await page.goBack();
      await expect(page.locator("table[data-files] [data-file]")).toHaveCount(FILES.length);
      await expect(verdict(page)).toHaveCount(0);
    }
  });
});

test("a table can be stopped: what has settled stays, and nothing goes on", async ({ page }) => {
  await picker(page).setInputFiles(VECTORS.map((each) => vectorPath(each.file)));
  await expect(page.locator("table[data-files] [data-verdict]").first()).toBeVisible();
  await action(page, "cancel").click();
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await expect(action(page, "cancel")).toHaveCount(0);
  await expect(page.locator("table[data-files] [data-file]")).toHaveCount(VECTORS.length);
  expect(await page.locator("table[data-files] [data-verdict]").count()).toBeLessThan(VECTORS.length);
  expect(page.workers()).toEqual([]);
});

test("back and forward lead from a file's report and to it again", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
  await expectVerdict(page, "not_verified");
  await page.goBack();
  await expect(page.locator('input[name="proof"]')).toBeVisible();
  await expect(page).not.toHaveTitle(/verified/i);
  await page.goForward();
  await expectVerdict(page, "not_verified");
});

test("what was said of a bad file does not stand over the next page", async ({ page }) => {
  await picker(page).setInputFiles(file("bad.json", "x"));
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_json");
  await page.locator('a[href$="/samples/pull"]').click();
  await expectVerdict(page, "verified_offline");
});

test("a bad file leaves the report of a link as it was", async ({ page, service }) => {
  const { pack_event_id: id } = vectorJson("event-v2-sold-out");
  service.publishes(eventApi(id), vector("event-v2-sold-out"));
  await page.goto(eventPage(id));
  await expectVerdict(page, "verified_offline");
  await drop(page, [{ name: "bad.json", text: "{" }]);
  await expect(trouble(page)).toHaveAttribute("data-trouble", "not_json");
  await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(page).toHaveURL(eventPage(id));
});

test("files are not kept: after a reload the page says so, and takes them again", async ({ page }) => {
  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
  await page.reload();
  await expect(page.locator("h1")).toContainText("No file is open");
  await expect(verdict(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/verified/i);
  await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
  await expectVerdict(page, "not_verified");
});

test("two files of one name are two rows", async ({ page }) => {
  await drop(page, [
    { name: "proof.json", text: vector("pull-alone").toString() },
    { name: "proof.json", text: vector("pull-alone--leaf_value").toString() },
  ]);
  const rows = row(page, "proof.json");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toHaveAttribute("data-verdict", "not_verified");
  await expect(rows.nth(1)).toHaveAttribute("data-verdict", "verified_offline");
});

const BAD: { name: string; content: string | Uint8Array; trouble: string; says?: RegExp }[] = [
  { name: "an empty file", content: "", trouble: "empty" },
  { name: "an image", content: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), trouble: "not_text" },
  { name: "HTML", content: "<!doctype html><p>hello", trouble: "not_json" },
  { name: "half a payload", content: vector("pull-alone").subarray(0, 900), trouble: "not_json", says: /line 1\b|column/i },
  { name: "a list of payloads", content: `[${vector("pull-alone")}]`, trouble: "not_an_object", says: /list/ },
  { name: "a text", content: '"pull"', trouble: "not_an_object", says: /text/ },
  { name: "somebody's settings", content: '{"theme":"dark"}', trouble: "not_a_payload", says: /target_pull_key|pack_event_id/ },
  { name: "brackets without end", content: "[".repeat(1_000_000), trouble: "not_json" },
];
for (const { name, content, trouble: expected, says } of BAD) {
  test(`${name} is ${expected}; the report before it is untouched and the next file is checked`, async ({ page }) => {
    await picker(page).setInputFiles(vectorPath("event-v1-ended-early.json"));
    await expectVerdict(page, "verified_offline");
    const before = await steps(page);

    await picker(page).setInputFiles(file("bad.json", content));
    await expect(trouble(page)).toHaveAttribute("data-trouble", expected);
    await expect(trouble(page)).toContainText("bad.json");
    if (says) await expect(trouble(page)).toContainText(says);
    await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
    expect(await steps(page)).toEqual(before);
    await expect(page).toHaveTitle(/^Verified\b/);

    await picker(page).setInputFiles(vectorPath("pull-alone--leaf_value.json"));
    await expectVerdict(page, "not_verified");
  });
}

test("a file of 200 MB is too large, at once", async ({ page }) => {
  const path = test.info().outputPath("large.json");
  const descriptor = openSync(path, "w");
  ftruncateSync(descriptor, 200 * 1024 * 1024);
  closeSync(descriptor);
  await picker(page).setInputFiles(path);
  await expect(trouble(page)).toHaveAttribute("data-trouble", "too_large");
  await expect(trouble(page)).toContainText(/128/);

  await picker(page).setInputFiles(vectorPath("pull-alone.json"));
  await expectVerdict(page, "verified_offline");
});

const MALFORMED = [
  ["event-v1-ended-early--seed_short.json", "random_seed"],
  ["event-v1-ended-early--index_as_text.json", "sequence_index"],
  ["event-v1-ended-early--key_repeated.json", "key"],
  ["pull-alone--odds_over_32_bits.json", "odds_ppm"],
  ["pull-alone--word_as_integer.json", "word"],
] as const;
for (const [name, field] of MALFORMED) {
  test(`${name} fails the step payload, which names the field`, async ({ page }) => {
    await picker(page).setInputFiles(vectorPath(name));
    await expectVerdict(page, "not_verified");
    expect(withStatus(await steps(page), "failed")).toEqual(["payload"]);
    await expect(step(page, "payload")).toContainText(field);
  });
}

test.describe("save the payload", () => {
  const saved = async (page: import("@playwright/test").Page) => {
    const download = page.waitForEvent("download");
    await action(page, "save").click();
    const done = await download;
    return { name: done.suggestedFilename(), sha: sha256(readFileSync(await done.path())) };
  };

  test("gives exactly the bytes that the service sent", async ({ page, service }) => {
    const { pack_event_id: id } = vectorJson("event-v2-sold-out");
    // Spelt as no serialiser would: spaces, escapes and a trailing line are part of what was checked.
    const bytes = Buffer.from(`\n  ${vector("event-v2-sold-out").toString().replace('"name"', '"\\u006eame" \t')}\r\n\n`);
    service.publishes(eventApi(id), bytes);
    await page.goto(eventPage(id));
    await expectVerdict(page, "verified_offline");
    const { name, sha } = await saved(page);
    expect(sha).toBe(sha256(bytes));
    expect(name).toContain(id);
    expect(name).toMatch(/\.json$/);
  });

  test("gives exactly the bytes of a file, a sample, and a payload that failed", async ({ page }) => {
    await picker(page).setInputFiles(vectorPath("pull-alone--word_as_integer.json"));
    await expectVerdict(page, "not_verified");
    expect((await saved(page)).sha).toBe(sha256(vector("pull-alone--word_as_integer")));

    await page.goto("/samples/event-broken");
    await expectVerdict(page, "not_verified");
    expect((await saved(page)).sha).toBe(sha256(readFileSync(samplePath(sampleNamed("event-broken")))));
  });
});
