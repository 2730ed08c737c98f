// The first screen of a phone answers: the verdict, one sentence, the first button, and every answer. The rest is folded, and is drawn when it is
// opened.
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { type Json, PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { action, chooseReaders, expectVerdict, group, seen, settled, step, unfold, verdict } from "./proof.ts";
import type { Service } from "./service.ts";
import { says, saying } from "./words.ts";

const PHONE = { width: 390, height: 844 };

async function show(page: Page, service: Service, name: string, part = "") {
  const id = vectorJson(name).pack_event_id;
  service.publishes(id ? eventApi(id) : pullApi(PULL_ID), vector(name));
  await page.goto((id ? eventPage(id) : pullPage(PULL_ID)) + part);
  await seen(verdict(page));
  await page.locator(".verdict-lead").first().waitFor();
  await settled(page);
}

/** Returns the distance from the page's top to the end of each of these. */
const ends = (page: Page, css: string) =>
  page.locator(css).evaluateAll((all) =>
    all.filter((each) => each.checkVisibility()).map((each) => Math.ceil(each.getBoundingClientRect().bottom + scrollY)));

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });
  test("verdict, sentence, first button and every answer are on the first screen", async ({ page, service }) => {
    for (const [what, name, questions] of [
      ["an unconfirmed pass", "pull-with-dependents", 6],
      ["an unconfirmed event", "event-v2-sold-out", 6],
      ["an event that runs", "event-v1-deck-text-escaped--still_active", 6],
      ["an event that runs and shows its secrets", "event-v1-ended-early--active_yet_published", 6],
      ["an event that withholds its seed", "event-v2-one-card--seed_absent", 6],
      ["rules of an unknown version", "event-v1-ended-early--version_unknown", 6],
      ["wrong cards", "event-v1-deck-text-utf8--cards_swapped", 6],
      ["a wrong award", "pull-alone--award_other", 6],
      ["a moment out of order", "pull-alone--version_anchor_at_the_request", 6],
      ["two values that differ", "pull-alone--leaf_value", 6],
    ] as const) {
      await test.step(what, async () => {
        await show(page, service, name);
        for (const [css, count] of [["[data-verdict] h1", 1], [".verdict-lead", 1], [".report-actions .primary", 1], [".question > summary", questions]] as const) {
          const all = await ends(page, css);
          expect(all.length, css).toBeGreaterThanOrEqual(count);
          expect(Math.max(...all), css).toBeLessThanOrEqual(PHONE.height);
        }
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      });
    }
  });

  // Regression: the page repeated the cause under four questions, and the last answers left the screen.
  test("the sentence gives the cause of an open check once", async ({ page, service }) => {
    await show(page, service, "event-v2-one-card--seed_absent");
    await expect(page.locator(".verdict-lead")).toContainText(says("cause-not-replayable-seed-withheld"));
    await page.locator(".question-answer").last().waitFor();
    expect((await page.locator(".question-answer").allTextContents()).filter((answer) => answer.includes(says("cause-not-replayable-seed-withheld")))).toEqual([]);
    await expect(group(page, "recipe").locator(".question-answer")).toHaveText(says("group-answer-reason-above"));
    await expect(page.locator(".card-words")).toContainText(says("about-how-far", { pulls: 1, cards: 1 }));
  });

  // Regression: "Not / over yet", and on the smallest phones "Adds / up".
  test("a short headline stands on one line", async ({ page, service }) => {
    for (const [name, width] of [["event-v1-deck-text-escaped--still_active", 390], ["pull-alone", 320], ["pull-alone--leaf_value", 320]] as const) {
      await test.step(`${name} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await show(page, service, name);
        const lines = await page.locator("[data-verdict] h1 span").evaluate((words) => words.getClientRects().length === 1 && words.getBoundingClientRect().height / parseFloat(getComputedStyle(words).fontSize));
        expect(lines).toBeLessThan(1.6);
      });
    }
  });

  // A sample is marked as one, which takes a line more. Regression: the last answer of a broken one was cut off.
  test("every answer of a sample is on the first screen too", async ({ page }) => {
    for (const sample of ["pull", "pull-broken", "event-v1", "event-v2", "event-broken", "event-live"]) {
      await test.step(sample, async () => {
        await page.goto(`/samples/${sample}`);
        await seen(verdict(page));
        await settled(page);
        expect(Math.max(...(await ends(page, ".question > summary")))).toBeLessThanOrEqual(PHONE.height);
      });
    }
  });

  test("a report that passed is at most 3,500 px tall, and nothing folded is drawn", async ({ page, service }) => {
    for (const name of ["pull-with-dependents", "event-v2-sold-out", "event-v1-ended-early"]) {
      await test.step(name, async () => {
        await show(page, service, name);
        await expectVerdict(page, "verified_offline");
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_500);
        await expect(page.locator("main :is(.draw-table, .candidates, .timeline, .odds, .dependents, .deck, .expected, .commitments, .pulls)")).toHaveCount(0);
        const folds = page.locator(".working > .fold, .find-mine > .fold");
        for (const line of await folds.locator("> summary .fold-line").allTextContents()) expect(line).toMatch(/\S/);
        for (const fold of await folds.all()) {
          expect((await fold.locator("> summary").boundingBox())!.height).toBeGreaterThanOrEqual(44);
          await expect(fold.locator("> :not(summary)")).toHaveCount(0);
          await fold.locator("> summary").click();
          await expect(fold.locator("> :not(summary):visible").first()).toBeVisible();
        }
      });
    }
  });

  test("a failing step is one press from the difference, by keyboard too", async ({ page, service }) => {
    await show(page, service, "pull-alone--leaf_value");
    await expect(step(page, "version_root").locator(".compare").first()).toBeHidden();
    await action(page, "see-difference").focus();
    await page.keyboard.press("Enter");
    await expect(step(page, "version_root").locator("summary").first()).toBeFocused();
    await expect(step(page, "version_root").locator(".compare").first()).toBeVisible();
    await expect(step(page, "version_root")).toBeInViewport();
  });
});

test.describe("a link to a pull, from a chat", () => {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    test(`leads to the verdict and to the pull, both in view, at ${viewport.width}`, async ({ page, service }) => {
      await page.setViewportSize(viewport);
      const event = vectorJson("event-v2-sold-out");
      const { username, card } = event.pulls.find((each: Json) => each.sequence_index === 4);
      await show(page, service, "event-v2-sold-out", "#pull-4");
      const chosen = page.locator("[data-chosen='4']");
      await expect(page.locator("[data-verdict] h1")).toBeInViewport({ ratio: 1 });
      await expect(chosen).toBeInViewport({ ratio: 1 });
      for (const words of ["4", card.title, username, says("group-recipe-agrees")]) await expect(chosen).toContainText(words);
      await expect(chosen).toHaveAttribute("data-agrees", "true");
      // The pull's row is open too, and one press away.
      await expect(page.locator("[data-worked='4']")).toBeVisible();
      await settled(page);
      await expect(page.locator("[data-verdict] h1")).toBeInViewport({ ratio: 1 });
      await expect(chosen).toBeInViewport({ ratio: 1 });
      await chosen.locator("[data-action=see-pull]").click();
      await expect(page.locator("[data-rows=pulls] [data-pull='4']")).toBeInViewport();

      await page.goBack();
      await show(page, service, "event-v2-sold-out");
      await expect(page.locator("[data-chosen]")).toHaveCount(0);
    });
  }

  test("a wrong pull says so beside the verdict", async ({ page, service }) => {
    const name = "event-v1-ended-early--cards_swapped";
    const event = vectorJson(name);
    const right = new Map(vectorJson("event-v1-ended-early").pulls.map((pull: Json) => [pull.sequence_index, pull.pack_card_id]));
    const wrong = event.pulls.find((pull: Json) => right.get(pull.sequence_index) !== pull.pack_card_id).sequence_index;
    await show(page, service, name, `#pull-${wrong}`);
    await expect(page.locator(`[data-chosen='${wrong}']`)).toHaveAttribute("data-agrees", "false");
    await expect(page.locator(`[data-chosen='${wrong}']`)).toBeInViewport();
    // Regression: it named "the steps above", which are below.
    await expect(page.locator(`[data-chosen='${wrong}']`)).toContainText(says("pulls-another-card"));
  });
});

test.describe("on a desktop", () => {
  test("the answers stand beside the card, all six on the first screen of 1280 x 900", async ({ page, service }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const name of ["pull-with-dependents", "event-v2-sold-out", "event-v1-deck-text-escaped--still_active", "pull-exhausted"]) {
      await test.step(name, async () => {
        await show(page, service, name);
        const answers = await ends(page, ".question > summary");
        expect(answers).toHaveLength(6);
        expect(Math.max(...answers)).toBeLessThanOrEqual(900);
        const card = (await page.locator(".report-beside .card").boundingBox())!;
        const first = (await page.locator(".question > summary").first().boundingBox())!;
        expect(first.x).toBeGreaterThan(card.x + card.width);
        expect(first.y).toBeLessThan(card.y + card.height);
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
    }
  });

  test("on a large screen the type grows, and the answers stay on its first screen", async ({ page, service }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await show(page, service, "pull-with-dependents");
    const size = () => page.locator(".question-answer").first().evaluate((answer) => parseFloat(getComputedStyle(answer).fontSize));
    const before = await size();
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect(await size()).toBeGreaterThanOrEqual(before * 1.125);
    expect(Math.max(...(await ends(page, ".question > summary")))).toBeLessThanOrEqual(1080);
  });
});

test("a draw that found no card says on the first screen where the payment goes", async ({ page, service }) => {
  for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(viewport);
    await show(page, service, "pull-exhausted");
    await expect(page.locator(".verdict-lead")).toContainText(says("verdict-payment-back"));
    await expect(page.locator(".verdict-lead")).toBeInViewport({ ratio: 1 });
  }
  await show(page, service, "pull-alone");
  await expect(page.locator(".verdict-lead")).not.toContainText("payment");
});

test.describe("the first button", () => {
  test("keeps its place and its shape on a phone when More is open", async ({ page, service }) => {
    await page.setViewportSize(PHONE);
    const row = async () =>
      Promise.all([".actions > .primary, .confirm.first > .primary", "[data-action=more]"].map((css) => page.locator(".report-actions").locator(css).first().boundingBox()));
    for (const name of ["pull-alone", "pull-alone--leaf_value", "event-v2-sold-out", "event-v1-ended-early--cards_swapped"]) {
      await test.step(name, async () => {
        await show(page, service, name);
        const before = await row();
        await action(page, "more").click();
        await expect(action(page, "print")).toBeVisible();
        expect(await row()).toEqual(before);
        for (const each of await page.locator(".report-actions .button:visible").all()) expect((await each.boundingBox())!.height).toBeLessThanOrEqual(48);
      });
    }
  });

  test("shows the difference itself, wherever it stands", async ({ page, service }) => {
    for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport);
      for (const name of ["pull-alone--leaf_value", "event-v1-ended-early--cards_swapped", "event-v2-sold-out--deck_commitment_bit", "pull-alone--award_other"]) {
        await test.step(`${name} at ${viewport.width}`, async () => {
          await show(page, service, name);
          await action(page, "see-difference").click();
          await expect(page.locator(".step[data-status=failed] .compare:visible").first()).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });

  test("saving is one press from each sentence that asks for it", async ({ page, service }) => {
    for (const [name, at] of [
      ["pull-alone--leaf_value", ".step[data-status=failed]"],
      ["event-v2-sold-out--deck_commitment_bit", ".step[data-status=failed]"],
      ["event-v1-deck-text-escaped--still_active", ".commitments"],
      ["pull-alone", "[data-trust=code]"],
    ] as const) {
      await test.step(name, async () => {
        await show(page, service, name);
        await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => all.forEach((each) => (each.open = true)));
        const save = page.locator(at).first().locator("[data-action=save-proof-here]");
        const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
        expect(download.suggestedFilename()).toMatch(/\.proof\.json$/);
      });
    }
  });

  // Regression: the button offered to ask four readers, and only then said that three is the most.
  test("the sheet says at a fourth reader that three is the most", async ({ page, service }) => {
    await show(page, service, "pull-alone");
    await page.locator("#confirm > summary").click();
    await chooseReaders(page);
    const offered = page.locator("input[name=endpoint]");
    await expect(offered).toHaveCount(3);
    for (const each of await offered.all()) await each.check();
    await expect(page.locator("[data-caution]")).toHaveCount(0);
    await page.locator("input[name=rpc]").fill("https://node.example");
    await expect(page.locator("[data-caution]")).toHaveText(says("endpoints-too-many-chosen"));
  });

  test("the sheet that confirms has its button in view on the narrowest phone, the rest folded", async ({ page, service }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const name of ["pull-alone", "event-v2-sold-out"]) {
      await show(page, service, name);
      await page.locator("#confirm > summary").click();
      await expect(page.locator(".endpoints-who")).toBeFocused();
      await expect(page.locator(".endpoints-who")).toContainText(saying(name === "pull-alone" ? "endpoints-look-up-pack-pull" : "endpoints-look-up-pack-event", { count: 2, hosts: /.+/ }));
      await expect(action(page, "read-contract")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("input[name=endpoint]:checked")).toHaveCount(2);
      await expect(page.locator(".endpoints-choice details[open]")).toHaveCount(0);
    }
  });

  test("the two cards of a failure are in line on the narrowest phone, and a title has two lines", async ({ page, service }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const event = vectorJson("event-v1-deck-text-utf8--cards_swapped");
    for (const pull of event.pulls) pull.card.title = "Lantern Fox of the Evening, first edition, holographic";
    service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
    await page.goto(eventPage(event.pack_event_id));
    await seen(page.locator(".mismatch-title"));
    for (const part of [".mismatch-face", ".mismatch-amount", ".mismatch-title", ".value"]) {
      const tops = await page.locator(`.mismatch-card ${part}`).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops, part).toHaveLength(2);
      expect(Math.abs(tops[0]! - tops[1]!), part).toBeLessThan(1);
    }
    const [title] = await page.locator(".mismatch-title").evaluateAll((all) => all.map((each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)));
    expect(Math.round(title!)).toBe(2);
  });

  test("the start page has its heading, one sentence and the box on the first screen", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/");
    await expect(page.locator(".home > div p")).toHaveCount(1);
    await expect(page.locator(".home > div + form.paste [type=submit]")).toBeInViewport({ ratio: 1 });
  });

  test("the verdict comes before the card, for ears and for Tab", async ({ page, service }) => {
    await show(page, service, "pull-alone");
    const order = await page.locator("h1, .card, .report-actions, .questions").evaluateAll((all) => all.map((each) => each.className || each.tagName));
    expect(order).toEqual(["H1", "card", "report-actions", "questions"]);
  });

  test("the sheet's box to be remembered stands beside its label", async ({ page, service }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await show(page, service, "pull-alone");
      await page.locator("#confirm > summary").click();
      await chooseReaders(page);
      const label = page.locator(".endpoints-offer", { has: page.locator("input[name=remember]") });
      const [box, words] = await label.evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        range.setStartAfter(label.querySelector("input")!);
        const [box, words] = [label.querySelector("input")!, range].map((each) => each.getBoundingClientRect());
        return [{ end: box!.right, middle: box!.top + box!.height / 2 }, { start: words!.left, top: words!.top, bottom: words!.bottom }];
      }) as [{ end: number; middle: number }, { start: number; top: number; bottom: number }];
      expect(words.start - box.end).toBeGreaterThanOrEqual(8);
      expect(words.start - box.end).toBeLessThanOrEqual(24);
      expect(box.middle).toBeGreaterThan(words.top);
      expect(box.middle).toBeLessThan(words.bottom);
    }
  });


  test("confirms a pass, leads to a difference, and is the only one", async ({ page, service }) => {
    for (const [name, words] of [
      ["pull-alone", says("endpoints-ask")],
      ["event-v1-deck-text-escaped--still_active", says("endpoints-ask")],
      ["pull-alone--leaf_value", says("wrong-see")],
    ]) {
      await test.step(`of ${name} is "${words}"`, async () => {
        await show(page, service, name!);
        await expect(page.locator(".report-actions .button:visible")).toHaveText([words!, says("share-more")]);
        await expect(page.locator(".report-actions .primary:visible")).toHaveText(words!);
        for (const hidden of ["copy", "qr", "print", "save-proof", "open-file"]) await expect(page.locator(`.report-actions [data-action=${hidden}]`)).toHaveCount(0);
        await action(page, "more").click();
        for (const shown of ["copy", "qr", "print", "save-proof", "open-file"]) await expect(page.locator(`.report-actions [data-action=${shown}]`)).toBeVisible();
        // Regression: it offered to confirm "again", although nothing was asked yet.
        await expect(page.locator("#confirm > summary")).toHaveText(says("endpoints-ask"));
      });
    }
  });
});

test.describe("a failed selection leads with the two cards", () => {
  const card = (page: Page, side: string) => page.locator(`.mismatch-card[data-side=${side}]`);

  test("of an event: ids, prices, and the titles that the shop gave", async ({ page, service }) => {
    const name = "event-v1-deck-text-utf8--cards_swapped";
    const event = vectorJson(name);
    const honest = vectorJson("event-v1-deck-text-utf8");
    const bySequence = (one: Json, other: Json) => one.sequence_index - other.sequence_index;
    const right = new Map(honest.pulls.map((pull: Json) => [pull.sequence_index, pull.pack_card_id]));
    const wrong = event.pulls.toSorted(bySequence).filter((pull: Json) => right.get(pull.sequence_index) !== pull.pack_card_id);
    expect(wrong.length).toBe(2);
    const [first] = wrong;
    const others = event.pulls.length - wrong.length;
    const price = (id: string) => Number(event.deck_snapshot.find((entry: Json) => entry.pack_card_id === id).initial_price);
    const expected = right.get(first.sequence_index) as string;
    const named = event.pulls.find((pull: Json) => pull.pack_card_id === expected).card.title;

    await show(page, service, name);
    await expect(page.locator(".verdict-lead")).toHaveText(
      `${says("wrong-pulls", { pull: first.sequence_index, others: 1 })} ${says("wrong-others-right", { right: others })}`,
    );
    for (const [side, id, title] of [["rules", expected, named], ["recorded", first.pack_card_id, first.card.title]] as const) {
      await expect(card(page, side)).toContainText(id.slice(0, 8));
      await expect(card(page, side)).toContainText(price(id).toFixed(2));
      await expect(card(page, side).locator("[data-named=shop]")).toHaveText(title);
      await expect(card(page, side).locator("svg.face")).toBeVisible();
    }
    await expect(page.locator(".mismatch-sources")).toHaveText(says("wrong-priced-and-named"));

    await card(page, "rules").click();
    await expect(step(page, "draws").locator("summary").first()).toBeFocused();
    await card(page, "recorded").click();
    await expect(page).toHaveURL(new RegExp(`#pull-${first.sequence_index}$`));
    await expect(page.locator(`[data-worked="${first.sequence_index}"]`)).toBeVisible();
  });

  test("one wrong pull among right ones is named, and a card that no other pull names has no title", async ({ page, service }) => {
    const event = vectorJson("event-v1-ended-early");
    const [one, ...others] = event.pulls;
    const unpulled = event.deck_snapshot.find((entry: Json) => !event.pulls.some((pull: Json) => pull.pack_card_id === entry.pack_card_id));
    const given = one.pack_card_id;
    one.pack_card_id = unpulled.pack_card_id;
    service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
    await page.goto(eventPage(event.pack_event_id));
    await expectVerdict(page, "not_verified");
    await expect(page.locator(".verdict-lead")).toHaveText(`${says("wrong-pull", { pull: one.sequence_index })} ${says("wrong-others-right", { right: others.length })}`);
    await expect(card(page, "rules")).toContainText(given.slice(0, 8));
    await expect(card(page, "rules").locator("[data-named]")).toHaveCount(0);
    await expect(card(page, "recorded")).toContainText(unpulled.pack_card_id.slice(0, 8));
  });

  test("of a pull: ids and values, and no title at all", async ({ page, service }) => {
    const proof = vectorJson("pull-alone--award_other");
    const leaves = proof.records[proof.target_pull_key].version.bands.flatMap((band: Json) => band.leaves);
    const value = (id: string) => (leaves.find(([leaf]: [string]) => leaf === id)[1] / 100).toFixed(2);
    const given = proof.records[proof.target_pull_key].claimed_award;
    await show(page, service, "pull-alone--award_other");
    await expect(page.locator(".verdict-lead")).toHaveText(says("wrong-award"));
    for (const [side, id] of [["rules", given], ["recorded", proof.award]]) {
      await expect(card(page, side)).toContainText(id.slice(0, 8));
      await expect(card(page, side)).toContainText(value(id));
    }
    await expect(page.locator("[data-named]")).toHaveCount(0);
    await card(page, "recorded").click();
    await expect(step(page, "award").locator("summary").first()).toBeFocused();
  });

  // A deck that is not the committed one gives cards that prove nothing.
  test("but not if another step failed before it", async ({ page, service }) => {
    await show(page, service, "event-v1-ended-early--deck_hash_bit");
    await expect(page.locator(".mismatch-card")).toHaveCount(0);
    await expect(page.locator(".mismatch .compare")).toContainText(vectorJson("event-v1-ended-early--deck_hash_bit").deck_hash);
  });
});

test("a moment out of order is drawn at its place on the chain, with the rule that it breaks", async ({ page, service }) => {
  await show(page, service, "pull-alone--version_anchor_after_request");
  const moments = page.locator(".mismatch-moments li");
  await expect(moments).toHaveCount(2);
  await expect(moments.first()).toContainText(says("point-computed-version-before-request"));
  await expect(moments.last()).toContainText(says("point-published-version-before-request"));
  await expect(page.locator(".mismatch-rule")).toHaveText(says("wrong-order"));
});

test("an address opens the part that it names", async ({ page, service }) => {
  await show(page, service, "pull-with-dependents", "#odds");
  await expect(page.locator("#odds .odds")).toBeVisible();
  await expect(page.locator("#odds > summary")).toBeFocused();
  await show(page, service, "pull-with-dependents", "#step-word");
  await expect(step(page, "word").locator(".step-body")).toBeVisible();
  await show(page, service, "pull-with-dependents", "#trust");
  await expect(page.locator("[data-trust=code]")).toBeVisible();
  await show(page, service, "event-v2-sold-out", "#pull-2");
  await expect(page.locator("[data-worked='2']")).toBeVisible();
  await show(page, service, "event-v2-sold-out", "#locked_in");
  await expect(group(page, "locked_in").locator(".steps")).toBeVisible();
});

test.describe("find my pull", () => {
  const mine = (page: Page) => page.locator("input[name=mine]");
  const found = (page: Page) => page.locator(".mine-pulls a");

  test("an account or a name shows its pulls with their answers, and never leaves the browser", async ({ page, service }) => {
    const event = vectorJson("event-v2-sold-out");
    await show(page, service, "event-v2-sold-out");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const address = page.url();
    const history = await page.evaluate(() => window.history.length);
    const { user_id, username } = event.pulls[2];
    for (const [typed, of] of [
      [user_id, (pull: Json) => pull.user_id === user_id],
      [username.toUpperCase(), (pull: Json) => pull.username.toLowerCase() === username.toLowerCase()],
    ] as const) {
      await mine(page).fill(typed);
      const own = event.pulls.filter(of).map((pull: Json) => String(pull.sequence_index));
      await expect(found(page)).toHaveCount(own.length);
      expect((await found(page).evaluateAll((all) => all.map((each) => each.getAttribute("data-own")))).sort()).toEqual(own.sort());
      await expect(found(page).first()).toContainText(says("group-recipe-agrees"));
      await expect.poll(async () => (await found(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
    expect(asked, "nothing is asked for it").toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const typed of [user_id, username]) expect(stored).not.toContain(typed);
    expect(await page.locator("a[href]").evaluateAll((all) => all.map((each) => each.getAttribute("href")).join(" "))).not.toContain(user_id);

    await found(page).first().click();
    await expect(page.locator("[data-worked]")).toBeVisible();
    const none = says("mine-none");
    for (const typed of [`${user_id}x`, user_id.slice(0, 2)]) {
      await mine(page).fill(typed);
      await expect(page.locator(".mine [role=status]")).toHaveText(none);
    }
    await mine(page).fill("");
    await expect(found(page)).toHaveCount(0);
  });

  test("an id without hyphens, a part of it, and a name as a chat writes it find the account too", async ({ page, service }) => {
    const event = vectorJson("event-v2-sold-out");
    await show(page, service, "event-v2-sold-out");
    const { user_id, username } = event.pulls[2];
    const of = (account: string) => event.pulls.filter((pull: Json) => pull.user_id === account).length;
    for (const typed of [user_id.replaceAll("-", "").toUpperCase(), `@${username}`, `  ${username.normalize("NFD")} `]) {
      await mine(page).fill(typed);
      await expect(found(page)).toHaveCount(of(user_id));
      await expect(page.locator("[data-account]")).toHaveCount(0);
    }
    await mine(page).fill(user_id.slice(0, -1));
    await expect(page.locator(".mine [role=status]")).toHaveText(says("mine-accounts", { accounts: 1 }));
    await expect(page.locator("[data-account]")).toHaveAttribute("data-account", user_id);
  });

  test("two accounts of one name are listed apart, each with its id", async ({ page, service }) => {
    const event = vectorJson("event-v2-sold-out");
    const [one, , other] = event.pulls;
    for (const pull of event.pulls) if (pull.user_id === other.user_id) pull.username = one.username;
    service.publishes(eventApi(event.pack_event_id), JSON.stringify(event));
    await page.goto(eventPage(event.pack_event_id));
    await mine(page).fill(one.username);
    await expect(page.locator(".mine [role=status]")).toHaveText(says("mine-accounts", { accounts: 2 }));
    const accounts = await page.locator("[data-account]").evaluateAll((all) => all.map((each) => each.getAttribute("data-account")));
    expect(accounts.sort()).toEqual([one.user_id, other.user_id].sort());
  });

  test("a pull that differs says so", async ({ page, service }) => {
    const event = vectorJson("event-v1-ended-early--cards_swapped");
    const right = new Map(vectorJson("event-v1-ended-early").pulls.map((pull: Json) => [pull.sequence_index, pull.pack_card_id]));
    const wrong = event.pulls.find((pull: Json) => right.get(pull.sequence_index) !== pull.pack_card_id);
    await show(page, service, "event-v1-ended-early--cards_swapped");
    await mine(page).fill(wrong.user_id);
    await expect(page.locator(`.mine-pulls [data-own="${wrong.sequence_index}"]`)).toHaveAttribute("data-agrees", "false");
  });
});

// scenes.spec.ts checks the other first screens with axe.
test("axe finds nothing in the first screen of a moment out of order, with all opened", async ({ page, service }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await show(page, service, "pull-alone--version_anchor_after_request");
  await action(page, "more").click();
  await page.locator("#confirm > summary").click();
  await unfold(page);
  await expectAccessible(page, "main");
});

// Regression: "9e6ba199…68dc" went into the clipboard.
test("a shortened id of the first screen is copied whole", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await seen(page.locator(".report-top [data-whole]"));
  const copied = (letters?: number) =>
    page.evaluate((letters) => {
      const ids = Array.from(document.querySelectorAll<HTMLElement>(".report-top [data-whole]"));
      const selection = getSelection()!;
      if (letters === undefined) selection.selectAllChildren(document.querySelector(".report-top")!);
      else selection.setBaseAndExtent(ids[0]!.firstChild!, 0, ids[0]!.firstChild!, letters);
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return { text: clipboardData.getData("text/plain"), taken: event.defaultPrevented, ids: ids.map(({ dataset, textContent }) => [dataset.whole!, textContent!]) };
    }, letters);
  const { text, taken, ids } = await copied();
  expect(taken).toBe(true);
  for (const [whole, shown] of ids) {
    expect(whole!.length).toBeGreaterThan(shown!.length);
    expect(text).toContain(whole);
    expect(text).not.toContain(shown);
  }
  // A part of a shown id is what the reader chose.
  expect((await copied(8)).taken).toBe(false);
});
