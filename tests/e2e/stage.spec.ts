// One pull on a stream: its draw step by step, by keys or by itself, with the verdict of the answer and nothing greener.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { takeClock } from "./clock.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, expectVerdict, more } from "./proof.ts";

const ENDED = vectorJson("event-v2-sold-out");
const EVENT = ENDED.pack_event_id;
const PULLS: Json[] = ENDED.pulls;
const LIVE: Json = { ...ENDED, is_active: true, random_seed: null, random_seed_source: null, seed_salt: null, deck_snapshot: null, pulls: PULLS.slice(0, 2) };
const AT_OTHERS_CHOICE = "rpc=https://evil.example&service=https://evil.example&endpoint=https://evil.example";

const at = (page: Page, name: string) => expect(page.locator(".stage")).toHaveAttribute("data-step", name);
const scene = (page: Page) => page.locator("[data-scene]");
const said = (page: Page) => page.locator(".stage-verdict");

test("a pull is drawn step by step on the keys, with its verdict under each step", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
  await page.goto(`${pullPage(PULL_ID)}?${AT_OTHERS_CHOICE}&view=stage`);
  await at(page, "roll");
  // The query keeps the options of the stage, and never a reader or a service.
  expect(new URL(page.url()).search).toBe("?view=stage");
  await expect(scene(page).locator(".stage-result")).toHaveText("36,781");
  await expectVerdict(page, "verified_offline");
  await expect(said(page)).toContainText("Adds up");
  await expect(said(page)).toContainText("Not confirmed on the blockchain.");
  await expect(page.locator(".masthead, footer.colophon").filter({ visible: true })).toHaveCount(0);

  await page.keyboard.press("Space");
  await at(page, "band");
  await expect(scene(page)).toContainText(/Band \d+: .*Roll 36,781 lies in [\d,]+ to [\d,]+: band \d+\./s);
  await expect(page.locator(".stage-bar rect[data-rolled]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await at(page, "ranks");
  await expect(page.locator(".stage-list li[data-drawn]")).toHaveCount(1);
  await expect(page.locator(".stage-list li[data-drawn]")).toContainText("drawn");
  const drawn = await page.locator(".stage-list li[data-drawn] code").textContent();
  await page.keyboard.press("ArrowRight");
  await at(page, "card");
  await expect(page.locator(".stage-card")).toHaveCount(1);
  await expect(page.locator(".stage-name")).toHaveText(`Card ${drawn}`);
  await expect(said(page)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(said(page)).toHaveAttribute("data-tone", "calm");
  await expect(said(page)).toContainText("Nothing has shown yet that this was locked in before the draw.");

  await page.keyboard.press("Space");
  await at(page, "card");
  await page.keyboard.press("ArrowLeft");
  await at(page, "ranks");
  await page.keyboard.press("PageUp");
  await at(page, "band");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator(".masthead")).toBeVisible();
});

test("a pull whose proof fails ends in red, with both cards and no prize", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone--leaf_value"));
  await page.goto(`${pullPage(PULL_ID)}?view=stage`);
  await expectVerdict(page, "not_verified");
  await expect(said(page), "from the first step on").toContainText("Not verified");
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await at(page, "card");
  await expect(said(page)).toHaveAttribute("data-tone", "fail");
  await expect(page.locator(".stage-of")).toHaveText("recorded by the shop");
  await expect(said(page).locator(".stage-heading")).toHaveCSS("color", "rgb(179, 38, 30)");

  const pulls = PULLS.map((pull, at) => ({ ...pull, pack_card_id: PULLS[at < 2 ? 1 - at : at]!.pack_card_id }));
  service.publishes(eventApi(EVENT), JSON.stringify({ ...ENDED, pulls }));
  await page.goto(`${eventPage(EVENT)}?view=stage#pull-${PULLS[0]!.sequence_index}`);
  await expectVerdict(page, "not_verified");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await at(page, "card");
  await expect(page.locator(".stage-of")).toHaveText(["by the rules", "recorded by the shop"]);
  await expect(said(page)).toContainText("Not verified");
  await expect(scene(page)).toContainText("The rules give another card.");
});

test("an event shows the pull of its address, or else the last one", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  const last = PULLS.at(-1)!.sequence_index;
  await page.goto(`${eventPage(EVENT)}?view=stage`);
  await at(page, "roll");
  await expect(page.locator(".stage h1")).toContainText(`Pull ${last}`);

  await page.goto(`${eventPage(EVENT)}?view=stage#pull-4`);
  await page.reload();
  await expect(page.locator(".stage h1")).toContainText("Pull 4");
  await expect(scene(page)).toContainText(/R, [0-9a-f]+…[0-9a-f]+, is a hash/);
  const left = PULLS.length - PULLS.findIndex(({ sequence_index }) => sequence_index === 4);
  await expect(scene(page)).toContainText(new RegExp(`${ENDED.deck_snapshot.length - PULLS.findIndex(({ sequence_index }) => sequence_index === 4)} cards remained`));
  expect(left).toBeGreaterThan(0);
  await page.keyboard.press("ArrowRight");
  await at(page, "ranks");
  const result = await page.locator(".stage-list li[data-drawn] .stage-place").textContent();
  await page.keyboard.press("ArrowRight");
  await at(page, "card");
  await expect(page.locator(".stage-card")).toContainText("The rules give this card.");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".stage-result")).toHaveText(result!);
  await page.evaluate(() => (location.hash = "#pull-99999"));
  await expect(page.locator(".stage-scene")).toContainText("99,999");
  await at(page, "card");
  await expect(page.locator(".stage-card")).toHaveCount(0);
});

test("the steps follow each other by themselves, and stop at a key", async ({ page, service }) => {
  await takeClock(page);
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(`${pullPage(PULL_ID)}?view=stage&auto`);
  await at(page, "roll");
  await expect(action(page, "stage-play")).toHaveText("Pause");
  await page.clock.runFor(5_000);
  await at(page, "band");
  await page.clock.runFor(5_000);
  await at(page, "ranks");
  await page.clock.runFor(5_000);
  await at(page, "card");
  await expect(action(page, "stage-play")).toHaveText("Play");
  await action(page, "stage-play").click();
  await at(page, "roll");
  await page.keyboard.press("ArrowRight");
  await at(page, "band");
  await page.clock.runFor(20_000);
  await at(page, "band");
});

test("a running event checks again by itself, and shows its newest pull and then its draw", async ({ page, service }) => {
  await takeClock(page);
  const publish = (event: Json) => service.publishes(eventApi(EVENT), JSON.stringify(event));
  publish(LIVE);
  await page.goto(`${eventPage(EVENT)}?view=stage`);
  await expectVerdict(page, "not_replayable");
  await at(page, "card");
  await expect(page.locator(".stage h1")).toContainText(`Pull ${PULLS[1]!.sequence_index}`);
  await expect(page.locator(".stage-of"), "nothing is replayed yet").toHaveText("recorded by the shop");
  await expect(said(page)).toContainText("Not over yet");
  await expect(page.locator("[data-live]")).toBeVisible();

  publish({ ...LIVE, pulls: PULLS.slice(0, 3) });
  await page.clock.runFor(61_000);
  await expect(page.locator(".stage h1")).toContainText(`Pull ${PULLS[2]!.sequence_index}`);
  await expectVerdict(page, "not_replayable");
  publish(ENDED);
  await page.clock.runFor(61_000);
  await expect(page.locator(".stage h1")).toContainText(`Pull ${PULLS.at(-1)!.sequence_index}`);
  await expectVerdict(page, "verified_offline");
  await at(page, "roll");
  await expect(page.locator("[data-live]")).toHaveCount(0);
});

test("a proof that is not ready is waited for, and one that is not there is named", async ({ page, service, watch }) => {
  await takeClock(page);
  watch.mayFail(pullApi(PULL_ID));
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "proof_not_ready" } });
  await page.goto(`${pullPage(PULL_ID)}?view=stage`);
  await expect(page.locator("[data-waiting=proof_not_ready]")).toBeVisible();
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.clock.runFor(6_000);
  await at(page, "roll");
  await expectVerdict(page, "verified_offline");
  service.answers(pullApi(PULL_ID), { status: 404, body: { error: "unknown_pull" } });
  await page.reload();
  await expect(page.locator("[data-trouble]")).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test("the background is transparent on demand, and the controls show only to a keyboard", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(`${pullPage(PULL_ID)}?view=stage&background=transparent`);
  await at(page, "roll");
  for (const element of ["html", "body"]) await expect(page.locator(element)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(action(page, "stage-next")).not.toBeInViewport({ ratio: 0.5 });
  await action(page, "stage-next").focus();
  await expect(action(page, "stage-next")).toBeInViewport();
  await page.keyboard.press("Space");
  await at(page, "band");
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveCSS("background-color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 248, 244)");
});

test("\"More\" leads to the stage with the pull that the reader is looking at", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  await page.goto(`${eventPage(EVENT)}#pull-3`);
  await expectVerdict(page, "verified_offline");
  await more(page);
  await page.locator("a[data-action=stage]").click();
  await at(page, "roll");
  await expect(page).toHaveURL(`${eventPage(EVENT)}?view=stage#pull-3`);
  await expect(page.locator(".stage h1")).toContainText("Pull 3");
  await page.locator(".stage-leave").click();
  await expect(page).toHaveURL(`${eventPage(EVENT)}#pull-3`);
  await page.goBack();
  await at(page, "roll");
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await more(page);
  await expect(page.locator("a[data-action=stage]"), "a sample has no link").toHaveCount(0);
});

test("without its part, the stage says so, and is there when the part has come", async ({ page, service, watch }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const path = /\/packproof-stage-[0-9a-f]{16}\.wasm/;
  await page.route(path, (route) => route.fulfill({ status: 404, body: "not found" }));
  await page.goto(`${pullPage(PULL_ID)}?view=stage`);
  const missing = page.locator("[data-missing-stage]");
  await expect(missing).toBeVisible();
  await missing.locator("summary").click();
  await expect(missing.locator("bdi")).toHaveText(path);
  await expect(page.locator("[data-verdict]")).toHaveCount(0);
  for (const line of watch.console.splice(0)) expect(line).toMatch(path);
  await page.unroute(path);
  await action(page, "load-stage").click();
  await at(page, "roll");
  await expect(missing).toHaveCount(0);
});

for (const size of [{ width: 1280, height: 720 }, { width: 1920, height: 1080 }, { width: 390, height: 844 }]) {
  test(`every step fits ${size.width} x ${size.height}, and axe finds nothing`, async ({ page, service }) => {
    await page.setViewportSize(size);
    service.publishes(pullApi(PULL_ID), vector("pull-with-dependents"));
    service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
    for (const [address, names] of [
      [pullPage(PULL_ID), ["roll", "band", "ranks", "card"]],
      [eventPage(EVENT), ["roll", "ranks", "card"]],
    ] as const) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`${address}?view=stage`);
      for (const name of names) {
        await at(page, name);
        await expectVerdict(page, "verified_offline");
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = await page.evaluate(() => {
          const { clientWidth, scrollWidth, clientHeight, scrollHeight } = document.documentElement;
          return { clientWidth, scrollWidth, clientHeight, scrollHeight };
        });
        expect(scrollWidth, name).toBeLessThanOrEqual(clientWidth);
        if (size.width > size.height) expect(scrollHeight, name).toBeLessThanOrEqual(clientHeight);
        if (size.width !== 1920) await expectAccessible(page);
        await page.keyboard.press("ArrowRight");
      }
    }
  });
}
