// A browser that translates a page takes its text nodes away and puts elements of its own there. A result that changes afterwards was changed in
// the nodes that were gone: the heading stayed "Adds up" beside a tab that said "Not verified".
import type { Page } from "@playwright/test";
import { expect, expectContradiction, expectSteps, expectVerdict, named, readContract, test, typeIn } from "./chain.ts";
import { vectorPath } from "./payloads.ts";
import { action, picker, row, unfold, verdict } from "./proof.ts";

/** Wraps every text node as translators do: the node is replaced, and its text stands in two elements. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, svg, [translate=no]")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** What a reader sees first. */
const seen = async (page: Page) => ({
  verdict: await verdict(page).innerText(),
  questions: await page.locator("[data-group] > summary").allInnerTexts(),
  trust: await page.locator("#trust > summary").innerText(),
});

test("a result that changes after a translation is the one that is seen", async ({ page, context, index, endpoint }) => {
  test.slow();
  for (const name of ["word-left-out", "pack-with-dependents", "look-alike-pack"]) {
    await test.step(name, async () => {
      const item = named(index, name);
      const plain = await context.newPage();
      for (const each of [plain, page]) {
        await each.goto(item.link);
        await expectVerdict(each, "verified_offline");
        if (each === page) await translate(page);
        await readContract(each, endpoint.at());
        await expectSteps(each, item.expected);
        await expect(each.locator("[data-proving]")).toHaveCount(0);
        if (each === plain) await each.evaluate(() => localStorage.clear());
      }
      expect(await seen(page)).toEqual(await seen(plain));
      await translate(page);
      for (const each of [plain, page]) await each.locator("select[name=language]").selectOption("de");
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
      expect(await seen(page)).toEqual(await seen(plain));
      await plain.close();
      await page.evaluate(() => localStorage.clear());
    });
  }
});

/** What the reader does on a page that is translated and on one that is not: both show the same afterwards. */
type Act = (page: Page) => Promise<unknown>;

test("asked, contradicted and stopped in a translated page", async ({ page, context, index, endpoint, second }) => {
  test.slow();
  const plain = await context.newPage();
  const both = async (act: Act) => {
    for (const each of [plain, page]) await act(each);
    await expect.poll(() => seen(page)).toEqual(await seen(plain));
    await translate(page);
  };
  await both(async (each) => {
    await each.goto(named(index, "pack-alone").link);
    await expectVerdict(each, "verified_offline");
  });
  await both(async (each) => {
    await readContract(each, second.at());
    await expectVerdict(each, "verified");
    await expect(each.locator("[data-proving]")).toHaveCount(0);
  });
  await both(async (each) => {
    await readContract(each, endpoint.at("word"), second.at());
    await expectContradiction(each);
    await expect(each.locator("[data-proving]")).toHaveCount(0);
  });
  await both(async (each) => {
    await typeIn(each, endpoint.at("delay:60000", "as:translated"));
    await action(each, "read-contract").click();
    await expect(each.locator("[data-asking]")).toBeVisible();
    if (each === page) await translate(page);
    await action(each, "stop-reading").click();
    await expect(each.locator("[data-asking]")).toHaveCount(0);
  });
  for (const language of ["fr", "en"]) {
    await both(async (each) => {
      await each.locator("select[name=language]").selectOption(language);
      await expect(each.locator("html")).toHaveAttribute("lang", language);
    });
  }
  await plain.close();
});

test("a reader's own pulls and a table of files in a translated page", async ({ page, context, index }) => {
  test.slow();
  const plain = await context.newPage();
  const item = named(index, "event-v2-standard");
  const { pulls } = (await (await fetch(item.payload)).json()) as { pulls: { user_id: string }[] };
  for (const each of [plain, page]) {
    await each.goto(item.link);
    await unfold(each);
    if (each === page) await translate(page);
  }
  const users = [pulls[0]!, pulls.at(-1)!].map(({ user_id }) => String(user_id));
  for (const user of [...users, "nobody of this name"]) {
    const shown = [];
    for (const each of [plain, page]) {
      const said = each.locator(".mine [role=status]");
      const before = (await said.count()) > 0 ? await said.innerText() + (await each.locator(".mine-pulls").allInnerTexts()).join() : "";
      await each.locator("input[name=mine]").fill(user);
      await expect.poll(async () => (await said.innerText()) + (await each.locator(".mine-pulls").allInnerTexts()).join()).not.toBe(before);
      shown.push([await said.innerText(), await each.locator(".mine-pulls").allInnerTexts()]);
      await translate(page);
    }
    expect(shown[1], user).toEqual(shown[0]);
  }
  const files = [["pull-alone", "pull-alone--leaf_value"], ["event-v1-ended-early--not_json", "pull-exhausted", "event-v1-ended-early--still_active"]];
  for (const each of [plain, page]) await each.goto(index.service);
  for (const names of files) {
    const shown = [];
    for (const each of [plain, page]) {
      await picker(each).setInputFiles(names.map((name) => vectorPath(`${name}.json`)));
      for (const name of names) await expect(row(each, `${name}.json`)).toBeVisible();
      await expect(action(each, "json")).toBeVisible();
      shown.push([await each.locator("article.files h1").innerText(), await each.locator("table[data-files] tr").allInnerTexts()]);
      await translate(page);
    }
    expect(shown[1]).toEqual(shown[0]);
  }
  await plain.close();
});

test("ids, hashes and numbers are not translated", async ({ page, index }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  const translated = page.locator("code:not([translate=no])");
  await expect(translated).toHaveCount(0);
});
