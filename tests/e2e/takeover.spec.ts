// The first verdict stands before there is a page: the start script draws it, and the page takes it over without a change.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PULL_ID, eventApi, eventPage, pullApi, pullPage, vector, vectorJson } from "./payloads.ts";
import { expectVerdict, verdict } from "./proof.ts";
import { says } from "./words.ts";

/** A payload for each headline that needs no contract. */
const HEADLINES = {
  "verdict-word-verified-offline": "event-v2-sold-out",
  "verdict-word-not-verified": "event-v2-sold-out--deck_order",
  "verdict-not-over-yet": "event-v1-ended-early--still_active",
  "verdict-word-not-replayable": "event-v2-sold-out--salt_null",
};

/** Keeps the page's own program back until the returned function is called. */
async function holdPage(page: Page) {
  let come!: () => void;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/packproof-\w+\.wasm$/, async (route) => (await held, route.continue()));
  return () => come();
}

/** Describes the elements and texts of the first screen, without everything that only the page has. */
const screen = (page: Page, within: string) =>
  page.locator(within).evaluate((root) => {
    const described = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element)) return "";
      const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).filter((each) => !each.startsWith("open=")).sort();
      const isQuestion = node.matches("details.question");
      const children = Array.from(node.childNodes).filter((child) => !isQuestion || (child as Element).tagName === "SUMMARY");
      const isLater = node.matches(".mismatch, .questions > button, .questions > .legend, .verdict-told");
      return isLater ? "" : `<${node.localName} ${attributes.join(" ")}>${children.map(described).join("")}</>`;
    };
    return [".verdict", ".questions"].map((part) => described(root.querySelector(part)!));
  });

for (const [tag, locale] of Object.entries({ en: "en-US", de: "de-AT", es: "es-MX", fr: "fr-FR", ja: "ja-JP", ko: "ko-KR", "zh-Hans": "zh-CN" })) {
  test.describe(tag, () => {
    test.use({ locale });
    for (const [heading, name] of Object.entries(HEADLINES)) {
      test(`${name}: the first screen is the same before there is a page and on it`, async ({ page, service }) => {
        const id = vectorJson(name).pack_event_id;
        service.publishes(eventApi(id), vector(name));
        const come = await holdPage(page);
        await page.goto(eventPage(id));
        const shell = page.locator("#shell [data-verdict]");
        await expect(shell).toHaveCount(1);
        await expect(shell.locator("h1")).toHaveText(says(heading, {}, tag));
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        await expect(page.locator("#shell button")).toHaveCount(0);
        const [title, before] = [await page.title(), await screen(page, "#shell .report:not([hidden])")];
        come();
        await expect(page.locator("#shell")).toHaveCount(0);
        await expect(verdict(page)).toHaveCount(1);
        expect(await screen(page, "#main")).toEqual(before);
        await expect(page).toHaveTitle(title);
      });
    }
  });
}

test("the verdict is announced once; focus and open questions stay, and nothing moves", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[role=status]");
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const come = await holdPage(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("#shell [data-verdict]")).toBeVisible();
  await page.locator("#recipe > summary").click();
  await page.evaluate(() => scrollTo(0, 120));
  const place = () =>
    page.evaluate(() => ({
      focused: document.activeElement?.closest("details")?.id,
      open: Array.from(document.querySelectorAll("details.question[open]"), ({ id }) => id),
      scrolled: scrollY,
    }));
  const before = await place();
  expect(before).toMatchObject({ focused: "recipe", open: ["recipe"], scrolled: 120 });
  come();
  await expect(page.locator("#shell")).toHaveCount(0);
  expect(await place()).toEqual(before);
  await expectVerdict(page, "verified_offline");
  await page.waitForTimeout(1_000);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((each) => each.includes(says("verdict-word-verified-offline")))).toHaveLength(1);
});

const confirm = (page: Page, within: string) => page.locator(`${within} #confirm > summary`);

/** The place of that button: its size, and its distance from the sentence of the verdict. The words of a card come with the page, above both on a phone. */
const placeOfConfirm = async (page: Page, within: string) => {
  const [button, words] = [await confirm(page, within).boundingBox(), await page.locator(`${within} .verdict-words`).boundingBox()];
  return { ...button, y: button!.y - words!.y };
};

for (const width of [390, 1280]) {
  test(`at ${width}: the button that confirms comes with the verdict, and the page keeps its place`, async ({ page, service }) => {
    await page.setViewportSize({ width, height: 800 });
    service.publishes(pullApi(PULL_ID), vector("pull-alone"));
    const come = await holdPage(page);
    await page.goto(pullPage(PULL_ID));
    await expect(confirm(page, "#shell")).toBeVisible();
    // The page's sheet is there before its module.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    const [before, label] = [await placeOfConfirm(page, "#shell"), await confirm(page, "#shell").textContent()];
    come();
    await expect(page.locator("#shell")).toHaveCount(0);
    expect(await placeOfConfirm(page, "#main")).toEqual(before);
    await expect(confirm(page, "#main")).toHaveText(label!);
  });
}

test("an early press opens the form when the page comes, and the focus moves into it", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const come = await holdPage(page);
  await page.goto(pullPage(PULL_ID));
  await confirm(page, "#shell").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#shell .form-comes")).toHaveText(says("endpoints-form-comes"));
  // The sentence shows only if it takes long.
  await expect(page.locator("#shell .form-comes")).toHaveCSS("visibility", "hidden");
  await expect(page.locator("#shell .form-comes")).toHaveCSS("visibility", "visible");
  come();
  await expect(page.locator("#main #confirm form")).toBeVisible();
  await expect(page.locator(".endpoints-who")).toBeFocused();
  await expect(page.locator(".form-comes")).toHaveCount(0);
  expect(service.asked).toHaveLength(1);
});

test("a form that the reader has closed again stays closed, and its button keeps the focus", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const come = await holdPage(page);
  await page.goto(pullPage(PULL_ID));
  for (let press = 0; press < 2; press += 1) await confirm(page, "#shell").click();
  come();
  await expect(page.locator("#shell")).toHaveCount(0);
  await expect(confirm(page, "#main")).toBeFocused();
  await expect(page.locator("#main #confirm form")).toBeHidden();
});

test("no button is drawn early for a verdict that nothing confirms or with another button", async ({ page, service }) => {
  for (const name of ["event-v2-sold-out--deck_order", "event-v2-sold-out--salt_null"]) {
    const id = vectorJson(name).pack_event_id;
    service.publishes(eventApi(id), vector(name));
    const come = await holdPage(page);
    await page.goto(eventPage(id));
    await expect(page.locator("#shell [data-verdict]")).toBeVisible();
    const early = await confirm(page, "#shell").count();
    come();
    await expect(page.locator("#shell")).toHaveCount(0);
    await expect(page.locator("#main .report-actions > .actions")).toBeVisible();
    expect(await page.locator("#main #confirm.first").count(), name).toBe(early);
    await page.unroute(/\/packproof-\w+\.wasm$/);
  }
  await page.goto("/samples/pull");
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await expect(page.locator("#confirm")).toHaveCount(0);
});

test("a translator's elements in the first screen leave no second verdict and no stale one", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const come = await holdPage(page);
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("#shell [data-verdict]")).toBeVisible();
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("#shell")!, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter(({ data }) => data.trim())) {
      const font = document.createElement("font");
      font.textContent = `~${text.data}~`;
      text.replaceWith(font);
    }
  });
  come();
  await expectVerdict(page, "verified_offline");
  await expect(page.locator("[data-verdict]")).toHaveCount(1);
  await expect(page.locator("body")).not.toContainText("~");
});

test("the page is requested after the payload, and its script runs after the verdict", async ({ page, service }) => {
  const bytes = vector("pull-with-dependents");
  const gate = service.publishesSlowly(pullApi(PULL_ID), bytes);
  const order: string[] = [];
  page.on("request", (request) => {
    const [, ending] = /\/packproof-\w+\.(\w+)$/.exec(request.url()) ?? [];
    if (ending) order.push(ending);
  });
  const drawn: number[] = [];
  await page.route(/\/packproof-\w+\.js$/, async (route) => {
    drawn.push(await page.locator("#shell [data-verdict]").count());
    await route.continue();
  });
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === pullApi(PULL_ID));
  await page.goto(pullPage(PULL_ID));
  await answered;
  // The browser's own event of its end can come after the page's next request.
  order.push("payload");
  gate.open();
  await expectVerdict(page, "verified_offline");
  expect(order[0]).toBe("payload");
  expect(order.slice(1).sort()).toEqual(["css", "js", "wasm"]);
  expect(drawn).toEqual([1]);
});

test("a payload that does not come keeps the page back only briefly", async ({ page, service }) => {
  const gate = service.publishesSlowly(pullApi(PULL_ID), vector("pull-with-dependents"));
  await page.goto(pullPage(PULL_ID));
  await expect(page.locator("#shell")).toHaveCount(0);
  await expect(page.locator("progress")).toBeVisible();
  gate.open();
  await expectVerdict(page, "verified_offline");
});

test("a verdict is drawn once: the page asks nobody again", async ({ page, service }) => {
  service.publishes(pullApi(PULL_ID), vector("pull-alone"));
  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  await page.goto(pullPage(PULL_ID));
  await expectVerdict(page, "verified_offline");
  await expect(page.locator(".working")).toBeVisible();
  expect(service.asked).toHaveLength(1);
  await expect.poll(() => started.length).toBe(2);
});
