// The page in the reader's language: chosen by the browser, changed by hand, one catalogue at a time, with no word left out.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { eventApi, eventPage, vector, vectorJson, vectorPath } from "./payloads.ts";
import { action, chooseReaders, picker, row, settled, unfold, verdict } from "./proof.ts";
import { pseudo, untold } from "./pseudo.ts";
import { drawWide } from "./wide.ts";
import { catalogue, says } from "./words.ts";

const TAGS = ["es", "de", "fr", "ja", "ko", "zh-Hans"];
const EVENT = vectorJson("event-v2-sold-out").pack_event_id;

const choice = (page: Page) => page.locator("select[data-action=language]");
const heading = (page: Page) => page.locator("#main h1");

/** Collects the requested catalogues from now on. */
function catalogues(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /\/([a-zA-Z-]+)-[0-9a-f]{16}\.ftl$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

for (const tag of TAGS) {
  test.describe(tag, () => {
    // The tags are those of browsers: with a country, and Chinese without its script.
    test.use({ locale: { "zh-Hans": "zh-CN", de: "de-AT" }[tag] ?? tag });
    test("the page is in the browser's language from the first word, with one catalogue loaded", async ({ page }) => {
      const asked = catalogues(page);
      await page.goto("/");
      await expect(heading(page)).toHaveText(says("home-heading", {}, tag));
      await expect(page).toHaveTitle(says("home-tab", {}, tag));
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      await expect(choice(page)).toHaveValue(tag);
      expect(asked).toEqual([tag]);
    });
  });
}

// Regression: the style sheet said "account" in every language.
test("the slip of a pull names the account in the reader's language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/samples/event-v2");
  for (const tag of ["en", ...TAGS]) {
    await choice(page).selectOption(tag);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await unfold(page, "pulls");
    const account = page.locator("[data-pull] .of-account").first();
    await expect(account).toBeVisible();
    const named = await account.evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(named).toBe(JSON.stringify(says("column-account-short", {}, tag)));
  }
});

/** Returns the lines of the heading, as they are broken. */
const lines = (page: Page) =>
  heading(page).evaluate((element) => {
    const text = element.firstChild as Text;
    const top = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const breaks = [...text.data].flatMap((_, at) => (at > 0 && top(at) - top(at - 1) > 5 ? [at] : []));
    return [0, ...breaks].map((from, nth) => text.data.slice(from, breaks[nth]).trim());
  });

// Regression: lines broke inside words: "支払い|前に", and with a Japanese font "固定されていま|したか？".
for (const [tag, phrases] of [
  ["ja", ["支払い前に", "固定されていましたか？"]],
  ["ko", ["결제하기", "전에", "고정되어", "있었습니까?"]],
  ["zh-Hans", ["在你", "付款", "之前", "就", "已", "锁定", "了吗？"]],
] as const) {
  test.describe(`${tag} on a phone`, () => {
    test.use({ locale: tag, bypassCSP: true });
    for (const font of ["the machine's font", "a font of full width"]) {
      test(`the heading breaks between phrases only, in ${font}`, async ({ page }) => {
        for (const width of [320, 360, 390, 430]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto("/");
          await expect(heading(page)).toHaveText(says("home-heading", {}, tag));
          if (font === "a font of full width") await drawWide(page);
          await page.evaluate(() => document.fonts.ready);
          const left: string[] = [...phrases];
          for (const line of await lines(page)) {
            let of = "";
            while (left.length > 0 && of.length < line.replaceAll(" ", "").length) of += left.shift();
            expect(line.replaceAll(" ", ""), `at ${width}`).toBe(of);
          }
          expect(await heading(page).evaluate((element) => element.scrollWidth - element.clientWidth), `at ${width}`).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test.describe("a language that the page does not speak", () => {
  test.use({ locale: "zh-TW" });
  test("gets English, and no other catalogue is loaded", async ({ page }) => {
    const asked = catalogues(page);
    await page.goto("/");
    await expect(heading(page)).toHaveText(says("home-heading"));
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(asked).toEqual([]);
  });
});

test("another language is chosen by hand without losing the check, and kept over a reload", async ({ page, service }) => {
  service.publishes(eventApi(EVENT), vector("event-v2-sold-out"));
  const asked = catalogues(page);
  await page.goto(eventPage(EVENT));
  await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
  expect(asked).toEqual([]);

  await choice(page).selectOption("de");
  await expect(heading(page)).toHaveText(says("verdict-word-verified-offline", {}, "de"));
  await expect(verdict(page)).toHaveAttribute("data-verdict", "verified_offline");
  await expect(page).toHaveTitle(new RegExp(`^${says("verdict-word-verified-offline", {}, "de")} · `));
  expect(service.asked.filter((path) => path === eventApi(EVENT))).toHaveLength(1);

  await page.reload();
  await expect(heading(page)).toHaveText(says("verdict-word-verified-offline", {}, "de"));
  await choice(page).selectOption("en");
  await expect(heading(page)).toHaveText(says("verdict-word-verified-offline"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(asked).toEqual(["de", "de"]);
});

// Regression: the table kept the words of the language in which its files were checked.
test("a table of files is translated into another language, and no file is checked again", async ({ page }) => {
  await page.goto("/");
  await picker(page).setInputFiles(["event-v2-sold-out", "pull-alone--leaf_value", "pull-alone"].map((name) => vectorPath(`${name}.json`)));
  const failed = row(page, "pull-alone--leaf_value.json");
  await expect(page.locator("table[data-rows=files] [data-verdict]")).toHaveCount(3);
  const reason = await failed.locator("td bdi").innerText();
  expect(reason.length).toBeGreaterThan(20);

  const started: string[] = [];
  page.on("worker", (worker) => started.push(worker.url()));
  await choice(page).selectOption("de");
  await expect(failed).toContainText(says("verdict-word-not-verified", {}, "de"));
  await expect(failed.locator("td bdi")).not.toHaveText(reason);
  await expect(row(page, "pull-alone.json")).toContainText(says("verdict-word-verified-offline", {}, "de"));
  // Regression: another language showed all files again, in the first order, on the first page.
  await page.locator(".files input[type=search]").fill("pull-");
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(2);
  await page.locator("[data-choice=not_verified]").click();
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(1);
  await choice(page).selectOption("fr");
  await expect(page.locator("[data-choice=not_verified]")).toContainText(says("verdict-word-not-verified", {}, "fr"));
  await expect(page.locator("[data-choice=not_verified]")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".files input[type=search]")).toHaveValue("pull-");
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(1);
  await page.locator(".files input[type=search]").fill("");
  await page.locator("[data-choice=all]").click();
  await expect(page.locator("table[data-rows=files] [data-file]")).toHaveCount(3);
  const download = page.waitForEvent("download");
  await action(page, "json").click();
  const [first] = JSON.parse(readFileSync(await (await download).path()).toString());
  expect(first.verdict).toBe("not_verified");
  expect(first.steps.filter((step: { status: string }) => step.status === "failed").map((step: { id: string }) => step.id)).toEqual(["version_root", "version_anchor", "purchase_anchor"]);
  expect(started).toEqual([]);
});

test("if a language's words do not load, the page stays as it is, and names the language", async ({ page, watch }) => {
  const spanish = /\/es-[0-9a-f]{16}\.ftl$/;
  await page.goto("/");
  const address = await page.locator('meta[name="es.ftl"]').getAttribute("content");
  watch.mayFail(address ?? "");
  await page.route(spanish, (route) => route.abort());
  await choice(page).selectOption("es");
  await expect(page.locator(".colophon [role=status]")).toContainText(says("frame-language-missing", { language: "Español" }));
  await expect(heading(page)).toHaveText(says("home-heading"));
  await expect(choice(page)).toHaveValue("en");

  await page.unroute(spanish);
  await choice(page).selectOption("es");
  await expect(heading(page)).toHaveText(says("home-heading", {}, "es"));
  await expect(page.locator(".colophon [role=status]")).toBeEmpty();
});

test("the last chosen language wins, whichever words arrive first, and no words are loaded twice", async ({ page }) => {
  const asked = catalogues(page);
  await page.goto("/");
  let arrive = () => {};
  const held = new Promise<void>((open) => (arrive = open));
  await page.route(/\/es-[0-9a-f]{16}\.ftl$/, (route) => held.then(() => route.continue()));
  const spanish = page.waitForResponse(/\/es-/);
  await choice(page).selectOption("es");
  await choice(page).selectOption("de");
  await expect(heading(page)).toHaveText(says("home-heading", {}, "de"));
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const root = document.documentElement;
    new MutationObserver(() => shown.at(-1) !== root.lang && shown.push(root.lang)).observe(root, { attributeFilter: ["lang"] });
  });
  arrive();
  await (await spanish).finished();

  const chosen = ["en", "de", "es", "de", "es"];
  for (const tag of chosen) {
    await choice(page).selectOption(tag);
    await expect(heading(page)).toHaveText(says("home-heading", {}, tag));
  }
  // No language was shown but those, in this order.
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(chosen);
  expect(asked).toEqual(["es", "de"]);
});

test.describe("numbers and money", () => {
  test.use({ locale: "de" });
  test("are written as the language writes them", async ({ page }) => {
    await page.goto("/samples/pull");
    // Without a currency that the deployment names, an amount has no sign.
    await expect(page.locator(".card-words")).toContainText("277,29");
    await expect(page.locator(".card-words")).not.toContainText("$");
    await expect(page.locator(".card-words")).toContainText("33.418.236");
    await unfold(page, "draw");
    await expect(page.locator(".draw-table").first()).toContainText("8,5\u{a0}%");
  });
});

test.describe("the test language", () => {
  test.use({ locale: "es" });

  /** Serves the test language in the place of Spanish, in a page that names its digest. */
  async function speak(page: Page) {
    const words = pseudo(catalogue("en"));
    const digest = createHash("sha256").update(words).digest("hex");
    await page.route(/\/es-[0-9a-f]{16}\.ftl$/, (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: words }));
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        if (route.request().resourceType() !== "document") return route.fallback();
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/(name="es\.ftl"[^>]*data-sha256=")[0-9a-f]*/, `$1${digest}`);
        await route.fulfill({ response: answer, body });
      },
    );
  }

  /** Returns every text that is shown or heard: the blocks of the page, and the texts in attributes. */
  const texts = (page: Page) =>
    page.evaluate(() => {
      // The rules are in English in every language.
      const apart = "code, kbd, .said, .masthead-name, select, noscript, time, .rule-text[lang=en]";
      const all: string[] = [];
      const block = (element: Element): string => {
        if (element.matches(apart)) return "";
        let text = "";
        for (const node of element.childNodes) {
          if (node instanceof Element) {
            const inside = block(node);
            if (["inline", "inline-block", "contents"].includes(getComputedStyle(node).display)) text += inside;
            else all.push(inside);
          } else if (node instanceof Text) text += node.data;
        }
        return text;
      };
      all.push(block(document.body));
      for (const element of document.querySelectorAll("body *")) {
        for (const name of ["aria-label", "aria-valuetext", "title", "alt", "placeholder"]) {
          all.push(element.getAttribute(name) ?? "");
        }
      }
      return all.filter((text) => text.trim() !== "");
    });

  /** Returns the parts that reach out of the page, if it can be scrolled sideways. */
  const overflowing = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const out = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > clientWidth);
      return [`${scrollWidth - clientWidth} px`, ...out.map((each) => `${each.localName}.${each.getAttribute("class")}: ${each.textContent?.slice(0, 40)}`)];
    });

  const unfold = (page: Page) =>
    page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));

  const PLACES: { name: string; reach: (page: Page) => Promise<void> }[] = [
    { name: "the start page", reach: async (page) => void (await page.goto("/")) },
    {
      name: "how this works",
      reach: async (page) => {
        await page.goto("/how");
        await page.locator(".how-limits").waitFor();
      },
    },
    {
      name: "a pull",
      reach: async (page) => {
        await page.goto("/samples/pull");
        await unfold(page);
      },
    },
    {
      name: "an event",
      reach: async (page) => {
        await page.goto("/samples/event-v2#pull-1");
        await unfold(page);
        await page.locator("[data-worked='1']").waitFor();
      },
    },
    {
      name: "a failed pull",
      reach: async (page) => {
        await page.goto("/samples/pull-broken");
        await unfold(page);
      },
    },
    {
      name: "several files",
      reach: async (page) => {
        await page.goto("/");
        const names = ["pull-alone", "pull-alone--leaf_value", "event-v1-ended-early--not_json"];
        await picker(page).setInputFiles(names.map((name) => vectorPath(`${name}.json`)));
        await page.locator("tr[data-trouble=not_json]").waitFor();
        await page.locator("tr[data-verdict=not_verified]").waitFor();
      },
    },
    {
      name: "the choice of endpoints",
      reach: async (page) => {
        await page.goto("/");
        await picker(page).setInputFiles(vectorPath("event-v1-deck-text-escaped.json"));
        await page.locator("[data-verdict=verified_offline]").waitFor();
        await page.locator("[data-action=more]").click();
        await page.locator("#confirm > summary").click();
        await chooseReaders(page);
        await page.locator("[name=rpc]").fill("http://node.example");
        await page.locator("[data-action=read-contract]").click();
        await page.locator("[name=rpc][aria-invalid=true]").waitFor();
      },
    },
    {
      name: "a changed digit",
      reach: async (page) => {
        await page.goto("/samples/pull");
        await unfold(page);
        await page.locator("[data-action=change-digit]").click();
        await page.locator("[data-changed-copy=not_verified]").waitFor();
      },
    },
  ];

  test("every sentence is a message, and nothing overflows", async ({ page }) => {
    test.slow();
    await speak(page);
    for (const { name, reach } of PLACES) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1240, height: 900 });
        await reach(page);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(heading(page)).toContainText("⟦");
        await settled(page);
        // An opened part is drawn, and may hold folded parts.
        await expect
          .poll(async () => {
            await unfold(page);
            await settled(page);
            return page.locator("details:not([open])").count();
          })
          .toBe(0);
        expect((await texts(page)).flatMap(untold)).toEqual([]);
        for (const width of [1240, 360]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await overflowing(page), `at ${width}`).toEqual([]);
        }
      });
    }
  });

  test("the search finds a word that is no message", () => {
    expect(untold("⟦Ćáŕď ‹8f3ac0d1…c21b› éééééé⟧")).toEqual([]);
    expect(untold("⟦Ṽéŕíƒíéď éé⟧ drawn for ‹⟦ḿé⟧›")).toEqual(["drawn", "for"]);
    expect(untold("version_root ⟦ḣ⟧")).toEqual([]);
  });
});
