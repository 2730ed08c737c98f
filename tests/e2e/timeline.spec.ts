// A pull's order in time: its moments in the chain's order, a broken rule at its place, and the answer above.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Json, file, sha256, vectorJson, vectorPath } from "./payloads.ts";
import { openFile, picker, seen, unfold, verdict } from "./proof.ts";
import { says, saying } from "./words.ts";

const line = (page: Page) => page.locator(".timeline");
const moment = (page: Page, name: string) => line(page).locator(`[data-moment=${name}]`);
const others = (page: Page) => line(page).locator("[data-others]");
const answer = (page: Page) => line(page).locator("[data-locked-in]");
const names = (page: Page) =>
  line(page).locator("ol > li").evaluateAll((rows: HTMLElement[]) => rows.map(({ dataset }) => dataset.moment ?? `${dataset.others} others`));

async function open(page: Page, payload: string | Json) {
  await page.goto("/");
  await picker(page).setInputFiles(typeof payload === "string" ? vectorPath(`${payload}.json`) : file("proof.json", payload));
  await seen(verdict(page));
  await unfold(page);
}

const spelt = ({ block, log_index }: Json) => `block ${Number(block).toLocaleString("en-GB")}, log ${Number(log_index)}`;

test("an honest pull's moments stand in order, at their places, the other words between them", async ({ page }) => {
  const proof = vectorJson("pull-with-dependents");
  await open(page, "pull-with-dependents");

  expect(await names(page)).toEqual(["version", "stock", "purchase", "6 others", "request", "1 others", "word"]);
  const of = (kind: string, key: string) =>
    proof.chain_events.find((entry: Json) => entry.kind === kind && (entry.pull_key ?? entry.event_id) === key);
  await expect(moment(page, "version")).toContainText(spelt(of("anchored", proof.version_event_id)));
  await expect(moment(page, "stock")).toContainText(spelt(proof.records[proof.target_pull_key].as_of));
  await expect(moment(page, "request")).toContainText(spelt(of("requested", proof.target_pull_key)));
  await expect(moment(page, "word")).toContainText(spelt(of("fulfilled", proof.target_pull_key)));
  await expect(line(page).locator("[data-broken], [data-time]")).toHaveCount(0);
  await expect(answer(page)).toHaveAttribute("data-locked-in", "holds");
  await expect(answer(page)).toHaveAttribute("data-once", "holds");
  await expect(answer(page)).toContainText(says("timeline-locked-in-by-history"));
  await expect(answer(page)).toContainText(says("timeline-once-by-history"));
  await expect(answer(page)).toContainText(says("timeline-chain-unread"));
});

test("a moment's written values are one click below, with the proof's transaction", async ({ page }) => {
  const proof = vectorJson("pull-with-dependents");
  await open(page, "pull-with-dependents");
  const version = moment(page, "version");
  await expect(version.locator("dl")).toBeHidden();

  await version.locator("summary").focus();
  await page.keyboard.press("Enter");

  for (const value of [proof.version_event_id, proof.version_root, proof.version_anchor_tx_hash]) {
    await expect(version.locator("dl")).toContainText(value);
  }
  const link = version.locator(`a[href$="/tx/${proof.version_anchor_tx_hash}"]`);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(version.locator(`a[href$="/block/26789481"]`)).toBeVisible();
});

test("other words are counted, and listed when they are asked for", async ({ page }) => {
  await open(page, "pull-with-dependents");
  const many = others(page).first();
  await expect(many.locator("summary")).toHaveText(says("timeline-others-both", { all: 6, packs: 4, others: 2 }));
  await expect(many.locator("li")).toHaveCount(0);

  await many.locator("summary").click();

  await expect(many.locator("li")).toHaveCount(6);
  const kinds = await many.locator("li").evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.dataset.word));
  expect(kinds).toEqual(["pack", "pack", "other", "pack", "pack", "other"]);
  await expect(many.locator("li").first()).toContainText("e15192cf…163d");
  // A few words are easy to look through.
  await expect(others(page).last().locator("li")).toHaveCount(1);
});

test("hundreds of other words are one line until they are opened", async ({ page }) => {
  const proof = vectorJson("pull-alone");
  const { as_of } = proof.records[proof.target_pull_key];
  const hash = (text: string) => sha256(Buffer.from(text));
  for (let index = 0; index < 300; index += 1) {
    const at = { block: Number(as_of.block) + 1, log_index: index };
    const [event_id, pull_key] = [hash(`break ${index}`), hash(`key ${index}`)];
    proof.chain_events.push(
      { kind: "anchored", event_id, root: hash(`root ${index}`), block: 1, log_index: index },
      { kind: "requested", pull_key, event_id, block: 2, log_index: index },
      { kind: "fulfilled", pull_key, word: hash(`word ${index}`), ...at },
    );
  }
  await open(page, proof);
  await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(others(page)).toHaveAttribute("data-others", "300");
  await expect(others(page).locator("li")).toHaveCount(0);
  await others(page).locator("summary").click();
  await expect(others(page).locator("li")).toHaveCount(300);
});

const at = (block: number, log_index: number) => says("value-position", { block, log_index });

type Broken = { file: string; order: string[]; at: string; told: string; fixed: string; once: string };
const BROKEN: Broken[] = [
  {
    file: "pull-alone--version_anchor_after_request", order: ["stock", "purchase", "request", "word", "version"], at: "version",
    told: says("timeline-before-request", { wanted: at(18_657_137, 22) }), fixed: "broken", once: "holds",
  },
  {
    file: "pull-alone--purchase_anchor_after_request", order: ["version", "stock", "request", "purchase", "word"], at: "purchase",
    told: says("timeline-before-request", { wanted: at(18_657_137, 22) }), fixed: "broken", once: "holds",
  },
  {
    file: "pull-alone--purchase_anchor_before_as_of", order: ["version", "stock", "purchase", "request", "word"], at: "purchase",
    told: says("timeline-after-stock", { wanted: at(18_657_134, 8) }), fixed: "broken", once: "holds",
  },
  {
    file: "pull-alone--request_at_the_word", order: ["version", "stock", "purchase", "request", "word"], at: "word",
    told: says("timeline-after-request", { wanted: at(18_657_137, 26) }), fixed: "holds", once: "broken",
  },
  {
    file: "pull-alone--purchase_anchor_missing", order: ["version", "stock", "request", "word", "purchase"], at: "purchase",
    told: says("timeline-nowhere"), fixed: "broken", once: "holds",
  },
  {
    file: "pull-alone--requested_twice", order: ["version", "stock", "purchase", "word", "request"], at: "request",
    told: says("timeline-contradicted"), fixed: "untold", once: "broken",
  },
];
test("the rule that is broken stands at its place on the line, in words", async ({ page }) => {
  await page.goto("/");
  for (const { file, order, at, told, fixed, once } of BROKEN) {
    await test.step(file, async () => {
      await openFile(page, vectorPath(`${file}.json`));
      await unfold(page, "order");
      expect(await names(page)).toEqual(order);
      await expect(line(page).locator("[data-broken]")).toHaveCount(1);
      await expect(moment(page, at).locator(".timeline-broken")).toHaveText(told);
      await expect(moment(page, at)).toHaveAttribute("data-broken", "");
      await expect(answer(page)).toHaveAttribute("data-locked-in", fixed);
      await expect(answer(page)).toHaveAttribute("data-once", once);
      await expect(answer(page)).not.toContainText(says(fixed === "holds" ? "timeline-locked-in-broken" : "timeline-locked-in-holds"));
    });
  }
});

test("a fault of another draw is not attributed to this pull", async ({ page }) => {
  await open(page, "own/pull-version-anchored-after-a-dependents-request");
  await expect(verdict(page)).toHaveAttribute("data-verdict", "not_verified");
  await expect(answer(page)).toHaveAttribute("data-locked-in", "elsewhere");
  await expect(line(page).locator("[data-broken]")).toHaveCount(0);
});

test("a word that the proof does not classify stands alone, with a note about the missing record", async ({ page }) => {
  await open(page, "pull-alone--stranger_word_without_request");
  await expect(moment(page, "another")).toHaveCount(1);
  await expect(moment(page, "another").locator(".timeline-broken")).toContainText(saying("point-sentence-window-request", { at: /.+/, published: /.+/ }));
});

test("a transaction's hash is shown as text, with any content", async ({ page }) => {
  const proof = vectorJson("pull-alone");
  proof.request_tx_hash = `"><img src=x onerror=alert(1)>`;
  await open(page, proof);
  const request = moment(page, "request");
  await request.locator("summary").click();
  await expect(request.locator("dd .value").last()).toHaveText(proof.request_tx_hash);
  await expect(request.locator("dl a, img")).toHaveCount(0);
});

for (const name of ["pull-with-dependents", "pull-alone--version_anchor_after_request"]) {
  test(`${name}: nothing is wider than a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, name);
    for (const summary of await page.locator(".timeline summary, .odds-exact summary").all()) {
      await summary.click();
      expect((await summary.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
