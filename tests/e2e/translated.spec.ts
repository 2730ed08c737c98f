// A browser that translates a page takes its text nodes away and puts elements of its own there. A result that changes afterwards was changed in
// the nodes that were gone: the heading stayed "Adds up" beside a tab that said "Not verified".
import type { Page } from "@playwright/test";
import { expect, expectSteps, expectVerdict, named, readContract, test } from "./chain.ts";
import { verdict } from "./proof.ts";

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

test("ids, hashes and numbers are not translated", async ({ page, index }) => {
  await page.goto(named(index, "pack-alone").link);
  await expectVerdict(page, "verified_offline");
  const translated = page.locator("code:not([translate=no])");
  await expect(translated).toHaveCount(0);
});
