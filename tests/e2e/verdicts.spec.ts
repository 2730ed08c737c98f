// Each verdict, from the bundled samples and from the conformance vectors, with every step.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "./fixtures.ts";
import {
  CHAIN_STEPS, OWN_VECTORS, SAMPLES, STEPS, VECTORS, eventApi, eventPage, pullApi, pullPage, PULL_ID, vector, vectorJson,
  vectorPath,
} from "./payloads.ts";
import { action, expectVerdict, group, openFile, picker, step, steps, unfold, withStatus } from "./proof.ts";
import { says, saying } from "./words.ts";

test("every sample has its verdict, and says that it is a sample", async ({ page }) => {
  for (const sample of SAMPLES) {
    await test.step(`${sample.name} is ${sample.verdict}`, async () => {
      await page.goto(`/samples/${sample.name}`);
      await expectVerdict(page, sample.verdict);
      expect(withStatus(await steps(page), "failed")).toEqual(sample.failing);
      await expect(page.locator("[data-sample]").first()).toBeVisible();
    });
  }
});

test("a newcomer sees a pass and a failure within two clicks", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[href$="/samples/pull"]').click();
  await expectVerdict(page, "verified_offline");

  await page.goBack();
  await page.locator('a[href$="/samples/pull-broken"]').click();
  await expectVerdict(page, "not_verified");
});

const ALL = [...VECTORS, ...OWN_VECTORS];

test("every vector gets its verdict", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(ALL.map(({ file }) => vectorPath(file)));
  // There are more rows than are drawn at a time: the saved table has them all.
  const download = page.waitForEvent("download");
  await action(page, "json").click({ timeout: 30_000 });
  const table: { file: string; verdict?: string; steps?: { id: string; status: string }[] }[] = JSON.parse(
    readFileSync(await (await download).path()).toString(),
  );
  expect(Object.fromEntries(table.map(({ file, verdict }) => [file, verdict ?? "unreadable"]))).toEqual(
    Object.fromEntries(ALL.map(({ file, verdict }) => [basename(file), verdict])),
  );
  for (const { file, steps } of table) {
    const failing = (steps ?? []).filter(({ status }) => status === "failed").map(({ id }) => id);
    const listed = ALL.find((each) => basename(each.file) === file)!.failing;
    expect(listed, `what fails in ${file}`).toEqual(expect.arrayContaining(failing));
    expect(failing.length > 0).toBe(listed.length > 0);
  }
});

const ALONE = [...new Set([...STEPS.v2, ...STEPS.pull])].flatMap((id) => {
  const found = ALL.find(({ failing }) => failing.length === 1 && failing[0] === id);
  return found ? [{ id, ...found }] : [];
});

test("every step that can fail offline has a vector on which it fails alone", () => {
  const possible = [...new Set([...STEPS.v2, ...STEPS.pull])].filter((id) => !CHAIN_STEPS.includes(id));
  expect(ALONE.map(({ id }) => id)).toEqual(possible.filter((id) => id !== "replayable"));
});

test("on each of them exactly its step fails, stands open, and hides nothing", async ({ page }) => {
  await page.goto("/");
  for (const { id, file, what } of ALONE) {
    await test.step(`${id}: ${what}`, async () => {
      await openFile(page, vectorPath(file));
      await expectVerdict(page, "not_verified");
      const all = await steps(page);
      expect(withStatus(all, "failed")).toEqual([id]);
      const rules = vectorJson(file.replace(".json", "")).fairness_algo_version as "v1" | "v2" | undefined;
      expect(all.map((each) => each.id).sort()).toEqual([...STEPS[rules ?? "pull"]].sort());
      await expect(step(page, id).locator('[data-agrees="false"]').first()).toBeVisible();
    });
  }
});

test("a deck hash one bit off is next to the computed one, with exactly the bit marked", async ({ page }) => {
  const changed = vectorJson("event-v1-ended-early--deck_hash_bit").deck_hash;
  const honest = vectorJson("event-v1-ended-early").deck_hash;
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v1-ended-early--deck_hash_bit.json"));

  await expectVerdict(page, "not_verified");
  const failed = step(page, "deck_hash");
  await expect(failed).toContainText(changed);
  await expect(failed).toContainText(honest);
  // Regression: eight characters from the first difference on were underlined, though only one of them differs.
  const from = [...honest].findIndex((digit: string, place) => digit !== changed[place]);
  await expect(failed.locator("mark")).toHaveText([changed[from], honest[from]]);
});

test("two wholly different ids are marked completely, in the system's own colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("pull-alone--award_other.json"));
  await expectVerdict(page, "not_verified");
  const award = step(page, "award");
  const ids = [vectorJson("pull-alone--award_other").award, vectorJson("pull-alone").award];
  await expect(award.locator("mark")).toHaveText(ids);
  // Regression: the browser gave the characters the colour of a highlight's words, without the highlight: black on black.
  const contrast = await award.locator("mark").first().evaluate((mark) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => channels(colour).slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, channel) => sum + value * [0.2126, 0.7152, 0.0722][channel]!, 0);
    let behind: Element | null = mark;
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    while (behind && channels(ground(behind))[3] === 0) behind = behind.parentElement;
    const [one, other] = [light(getComputedStyle(mark).color), light(ground(behind ?? document.body))].sort((a, b) => b - a);
    return (one! + 0.05) / (other! + 0.05);
  });
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});

test("a question is red only if one of its own steps failed", async ({ page }) => {
  await page.goto("/samples/event-broken");
  await expectVerdict(page, "not_verified");
  expect(withStatus(await steps(page), "failed")).toEqual(["draws"]);
  await expect(page.locator("[data-group][data-mark=failed]")).toHaveCount(1);
  await expect(group(page, "recipe")).toHaveAttribute("data-mark", "failed");
  await expect(group(page, "others")).toHaveAttribute("data-mark", "skipped");
  await expect(group(page, "others").locator(".question-answer")).toHaveText(says("group-answer-see-above"));
});

test("all steps of an honest payload pass, except the chain's, which were not read", async ({ page, service }) => {
  const event = vectorJson("event-v2-sold-out").pack_event_id;
  service.publishes(eventApi(event), vector("event-v2-sold-out"));
  service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));

  for (const [address, expected] of [[eventPage(event), STEPS.v2], [pullPage(PULL_ID), STEPS.pull]] as const) {
    await page.goto(address);
    await expectVerdict(page, "verified_offline");
    const all = await steps(page);
    const offline = expected.filter((id) => !CHAIN_STEPS.includes(id));
    expect(withStatus(all, "passed").sort()).toEqual([...offline].sort());
    expect(withStatus(all, "skipped").sort()).toEqual(expected.filter((id) => CHAIN_STEPS.includes(id)).sort());
    await expect(group(page, "contract")).toContainText(says("group-answer-skipped-contract"));
  }
});

test("the steps stand under the buyer's questions, in this order", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  const groups = page.locator("[data-group]");
  expect(await groups.evaluateAll((all) => all.map((each) => each.getAttribute("data-group")))).toEqual([
    "data", "locked_in", "word", "recipe", "others", "contract",
  ]);
  const questions = [
    says("group-question-locked-in"),
    says("group-question-word-pack-pull"),
    says("group-question-recipe-pack-pull"),
    says("group-question-others"),
    says("group-question-contract"),
  ];
  for (const [place, question] of questions.entries()) await expect(groups.nth(place + 1)).toContainText(question);
});

test("without the chain no mark is green: history gives half a mark, and data a plain tick", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  const basis = (name: string) => group(page, name).locator("> summary .mark");
  for (const name of ["locked_in", "word", "others"]) {
    await expect(basis(name)).toHaveAttribute("data-basis", "history");
    await expect(basis(name)).toContainText(says("verdict-mark-word-history"));
    await expect(group(page, name).locator(".question-answer")).toContainText(says("group-of-pull-unconfirmed"));
  }
  for (const name of ["data", "recipe"]) await expect(basis(name)).toHaveAttribute("data-basis", "data");
  await expect(page.locator(".questions .mark .disk:visible")).toHaveCount(1); // the legend's
  const green = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--pass").trim());
  expect(green).toBe("#0a6b4b");
  const seal = page.locator("[data-verdict] .seal");
  await expect(seal).not.toHaveCSS("stroke", "rgb(10, 107, 75)");
  await expect(seal.locator(".ring").first()).toHaveAttribute("d", "M32 8a24 24 0 0 0 0 48");

  // Every step of an event rests on data, and data does not show its time of recording.
  await page.goto("/samples/event-v2");
  await expectVerdict(page, "verified_offline");
  await expect(basis("locked_in")).toHaveAttribute("data-basis", "history");
  await expect(step(page, "deck_hash").locator(".mark")).toHaveAttribute("data-basis", "data");
});

test("a pass names what it does not prove: the account, the picture, the end, the stock", async ({ page }) => {
  await page.goto("/samples/event-v1");
  await expectVerdict(page, "verified_offline");
  const event = page.locator("main");
  await expect(event).toContainText(says("about-is-this-yours"));
  await expect(event).toContainText(saying("about-how-far", { pulls: /\d+/, cards: /\d+/ }));
  await expect(event).toContainText(says("trust-unbound-pack-event"));

  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await unfold(page, "draw");
  await expect(page.locator("main")).toContainText(saying("about-stock-out", { unavailable: /\d+/ }));
});

test("each pull of an event is listed with the account that was hashed", async ({ page }) => {
  const { pulls } = vectorJson("event-v2-sold-out");
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath("event-v2-sold-out.json"));
  await expectVerdict(page, "verified_offline");

  await unfold(page, "pulls");
  const rows = page.locator("[data-rows=pulls] [data-pull]");
  await expect(rows.first()).toHaveAttribute("data-pull", "1");
  await expect(rows.first()).toContainText(pulls[0].card.title);
  await expect(rows.first()).toContainText(pulls[0].user_id.slice(0, 8));
});
