// An experiment: one change to a copy of the proof, checked by the same worker, and one click back.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { eventApi, eventPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, expectVerdict, more, picker, steps, unfold } from "./proof.ts";

const experiment = (page: Page) => page.locator("[data-experiment]");
const change = (page: Page, name: string) => page.locator(`button[data-change="${name}"]`);
const failing = (page: Page) =>
  page.locator("[data-experiment-step]").evaluateAll((all) => all.map((step) => step.getAttribute("data-experiment-step")));

async function open(page: Page, file: string) {
  await page.goto("/");
  await picker(page).setInputFiles(vectorPath(`${file}.json`));
  await expectVerdict(page, "verified_offline");
  await action(page, "break").click();
  await expect(page.locator("button[data-change]").first()).toBeVisible();
}

const VALUE = ["version_root", "version_anchor", "purchase_anchor"];
const CHANGES: Record<string, [string, string[]][]> = {
  "event-v2-sold-out": [
    ["seed", ["draws"]],
    ["salt", ["salt", "draws"]],
    ["pulled_card", ["draws"]],
    ["price", ["deck_hash"]],
    ["deck_order", ["deck_hash", "draws"]],
    ["missing_pull", ["draws"]],
  ],
  "pull-with-dependents": [
    ["word", ["replay", "award"]],
    ["award", ["award"]],
    ["other_award", ["replay"]],
    ["card_value", VALUE],
    ["unavailable", ["purchase_anchor"]],
    ["as_of", ["purchase_anchor"]],
    ["missing_record", ["window"]],
  ],
};

for (const [file, changes] of Object.entries(CHANGES)) {
  test(`every change to ${file} fails the step that binds it, and is undone`, async ({ page }) => {
    await open(page, file);
    const [title, before] = [await page.title(), await steps(page)];
    for (const [name, expected] of changes) {
      await change(page, name).click();
      await expect(experiment(page)).toHaveAttribute("data-experiment", "not_verified");
      await expect(experiment(page)).toHaveAttribute("data-experiment-change", name);
      expect(await failing(page), name).toEqual(expected);
      await expect(experiment(page).locator("h3")).toHaveText("Not verified");
      // The proof stands as it was, and no one can take the experiment for it.
      await expectVerdict(page, "verified_offline");
      expect(await steps(page)).toEqual(before);
      await expect(page).toHaveTitle(title);
      const result = page.locator(".experiment-result");
      await expect(result).toContainText("Experiment, not the proof");
      await expect(result.locator("[data-verdict], [data-step], [data-action=save], [data-action=save-proof], [data-action=share], [data-action=qr]")).toHaveCount(0);

      await action(page, "mend").click();
      await expect(experiment(page)).toHaveCount(0);
      await expect(change(page, name)).toBeVisible();
    }
  });
}

test("the reader chooses the byte and the pull", async ({ page }) => {
  await open(page, "event-v2-sold-out");
  const seed: string = vectorJson("event-v2-sold-out").random_seed;
  await page.locator('input[name="seed"]').fill("32");
  await change(page, "seed").click();
  const last = (Number.parseInt(seed[63], 16) ^ 1).toString(16);
  await expect(page.locator("[data-before]")).toHaveText(seed);
  await expect(page.locator("[data-after]")).toHaveText(seed.slice(0, 63) + last);
  await expect(page.locator("[data-after] mark")).toHaveText(last);

  await action(page, "mend").click();
  await page.locator('input[name="pulled_card"]').fill("7");
  await change(page, "pulled_card").click();
  await expect(page.locator('[data-experiment-step="draws"]')).toContainText("Pull 7");
});

test("a copy that still passes is reported as passing", async ({ page }) => {
  await open(page, "event-v2-sold-out");
  await page.locator('input[name="missing_pull"]').fill("30");
  await change(page, "missing_pull").click();
  await expect(experiment(page)).toHaveAttribute("data-experiment", "verified_offline");
  await expect(experiment(page)).toContainText("The check still passes on the changed copy. Without its last pulls");
  expect(await failing(page)).toEqual([]);
});

test("the whole experiment works by keyboard, and is announced", async ({ page }) => {
  await page.goto("/samples/pull");
  await expectVerdict(page, "verified_offline");
  await action(page, "break").focus();
  await page.keyboard.press("Enter");
  await expect(action(page, "break")).toHaveAttribute("aria-expanded", "true");
  await change(page, "award").focus();
  await page.keyboard.press("Enter");
  await expect(experiment(page)).toHaveAttribute("data-experiment", "not_verified");
  await expect(action(page, "mend")).toBeFocused();
  await expect(page.locator("[role=status].unseen")).toContainText("Experiment. The changed copy is not verified.");

  await page.keyboard.press("Escape");
  await expect(experiment(page)).toHaveCount(0);
  await expect(page.locator("[role=status].unseen")).toContainText("The change is undone.");
  await expect(page.locator(".experiment-panel")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(action(page, "break")).toBeFocused();
  await expect(action(page, "break")).toHaveAttribute("aria-expanded", "false");
});

// Regression: a running experiment could not be stopped, because undoing it left the proof's own worker busy with a useless result.
for (const [how, stop] of [["by its button", "click"], ["with Escape", "escape"]] as const) {
  test(`a running experiment is stopped at once ${how}, and the proof goes on`, async ({ page }) => {
    await open(page, "event-v2-sold-out");
    const proof = page.workers();
    expect(proof.length).toBe(1);
    // The page itself stops it, at the moment that it runs.
    await page.evaluate((stop) => {
      new MutationObserver((_, running) => {
        const button = document.querySelector<HTMLElement>("[data-action=mend][data-running]");
        if (!button) return;
        running.disconnect();
        Object.assign(window, { stopped: button.textContent });
        if (stop === "click") button.click();
        else button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }, stop);
    await change(page, "seed").click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { stopped?: string }).stopped)).toBe("Stop");
    await expect(page.locator("[role=status].unseen")).toContainText("The experiment is stopped. The proof itself never changed.");
    await expect(change(page, "seed")).toBeVisible();
    await expect.poll(() => page.workers()).toEqual(proof);
    await expect(experiment(page)).toHaveCount(0);
    await expectVerdict(page, "verified_offline");

    // The proof's worker answers, and the next experiment runs.
    await unfold(page, "deck");
    await page.locator(".deck summary").click();
    await expect(page.locator('table[data-deck] [data-position="1"]')).toBeVisible();
    await change(page, "salt").click();
    await expect(experiment(page)).toHaveAttribute("data-experiment", "not_verified");
    expect(await failing(page)).toEqual(["salt", "draws"]);
    await action(page, "mend").click();
    await expect.poll(() => page.workers()).toEqual(proof);
  });
}

test("an experiment that cannot be run says so, and leaves the proof as it is", async ({ page }) => {
  await open(page, "event-v2-sold-out");
  await page.evaluate(() => (window.Worker = class { constructor() { throw new Error("none"); } } as never));
  await change(page, "seed").click();
  await expect(page.locator(".experiment-result")).toContainText("The experiment could not run here. The proof is unchanged.");
  await action(page, "mend").click();
  await expectVerdict(page, "verified_offline");
});

test("saving after an experiment saves the proof", async ({ page, service }) => {
  const event = vectorJson("event-v2-sold-out").pack_event_id;
  service.publishes(eventApi(event), vector("event-v2-sold-out"));
  await page.goto(eventPage(event));
  await action(page, "break").click();
  await change(page, "seed").click();
  await expect(experiment(page)).toBeVisible();
  const download = page.waitForEvent("download");
  await more(page);
  await action(page, "save-proof").click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString()).payload).toBe(vector("event-v2-sold-out").toString());
});

test("a proof that did not pass, or cannot be replayed, offers no experiment", async ({ page }) => {
  for (const sample of ["pull-broken", "event-live"]) {
    await page.goto(`/samples/${sample}`);
    await expect(page.locator("[data-verdict]")).toBeVisible();
    await expect(action(page, "break")).toHaveCount(0);
  }
});
