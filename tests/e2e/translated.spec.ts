// A browser that translates a page removes its text nodes and puts elements of its own there. Regression: a later change went to the nodes that were
// gone, and the heading stayed "Adds up" beside a tab that said "Not verified".
import type { Page } from "@playwright/test";
import { expect, expectContradiction, expectSteps, expectVerdict, named, readAlone, readContract, saveProof, test, typeIn } from "./chain.ts";
import { vectorPath } from "./payloads.ts";
import { action, picker, row, step, unfold, verdict } from "./proof.ts";
import { translate } from "./translate.ts";
import { says } from "./words.ts";

/** Times, of which two pages show different ones. */
const TIME = /\d{1,2} \w+\.? \d{4}, \d{1,2}:\d\d:\d\d( \S+)?/g;

/** Returns the texts that a reader sees. */
const seen = async (page: Page) => ({
  verdict: (await verdict(page).innerText()).replace(TIME, "then"),
  questions: await page.locator("[data-group] > summary").allInnerTexts(),
  trust: await page.locator("#trust > summary").innerText(),
  rows: await page.locator(".steps > .step:visible > details > summary, .trust summary:visible").allInnerTexts(),
  actions: await page.locator("main .actions :is(button, a, summary):visible").allInnerTexts(),
});

test("a result that changes after a translation is visible", async ({ page, context, index, endpoint }) => {
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

/** Does the same on a page that is translated and on one that is not: both show the same afterwards. */
type Act = (page: Page) => Promise<unknown>;

test("a reading, a contradiction and a stop are shown in a translated page", async ({ page, context, index, endpoint, second }) => {
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

test("a translated page shows a failed reading, the oracle's proofs, a saved proof and Back", async ({ page, context, index, endpoint, second, watch }) => {
  test.slow();
  const plain = await context.newPage();
  const both = async (act: Act) => {
    for (const each of [plain, page]) await act(each);
    await expect.poll(() => seen(page)).toEqual(await seen(plain));
    await translate(page);
  };
  const item = named(index, "event-v2-standard");
  await both(async (each) => {
    await each.goto(item.link);
    await expectVerdict(each, "verified_offline");
    await action(each, "open-all").click();
  });
  const closed = endpoint.at("no-cors");
  watch.mayBlock(closed);
  await both(async (each) => {
    await readContract(each, closed);
    await expectVerdict(each, "verified_offline");
  });
  await both(async (each) => {
    await readContract(each, second.at("no-logs"));
    await expect(verdict(each)).not.toHaveAttribute("data-verdict", "verified_offline");
    await expect(each.locator("[data-proving]")).toHaveCount(0);
  });
  await both(async (each) => {
    await readAlone(each, second.at("as:translated-proven"));
    await expectVerdict(each, "verified");
    await expect(each.locator("[data-proving]")).toHaveCount(0);
    await expect(step(each, "oracle_proof")).toHaveAttribute("data-status", "passed");
  });
  const saved = await (await saveProof(plain)).path();
  await both(async (each) => {
    await each.locator('a[href="/how"]').last().click();
    await expect(each.locator("h1")).toHaveText(says("how-title"));
    if (each === page) await translate(page);
    await each.goBack();
    await expectVerdict(each, "verified");
    await expect(each.locator("[data-read-before]")).toBeVisible();
  });
  await plain.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await both(async (each) => {
    await picker(each).setInputFiles(saved);
    await expect(each.locator("[data-recorded]")).toBeAttached();
  });
  await both(async (each) => {
    await readAlone(each, second.at("as:translated-again"));
    await expect(each.locator("[data-recorded]")).toHaveCount(0);
    await expectVerdict(each, "verified");
  });
  await plain.close();
});

test("a changed digit, and the change undone, are shown in a translated page", async ({ page, context, index }) => {
  test.slow();
  const plain = await context.newPage();
  const texts = (each: Page) => each.locator(".digit:visible").allInnerTexts();
  for (const each of [plain, page]) {
    await each.goto(named(index, "event-v2-standard").link);
    await expectVerdict(each, "verified_offline");
    await expect(action(each, "change-digit")).toBeVisible();
  }
  await translate(page);
  for (const each of [plain, page]) {
    await action(each, "change-digit").click();
    await expect(each.locator("[data-changed-copy]")).toBeVisible();
  }
  await expect.poll(() => texts(page)).toEqual(await texts(plain));
  await translate(page);
  for (const each of [plain, page]) await action(each, "change-digit").click();
  for (const each of [plain, page]) await expect(each.locator("[data-changed-copy]")).toHaveCount(0);
  await expect.poll(() => texts(page)).toEqual(await texts(plain));
  expect(await seen(page)).toEqual(await seen(plain));
  await plain.close();
});

test("a reader's own pulls and a table of files are shown in a translated page", async ({ page, context, index }) => {
  test.slow();
  const plain = await context.newPage();
  const item = named(index, "event-v2-standard");
  const { pulls } = (await (await fetch(item.payload)).json()) as { pulls: { user_id: string }[] };
  for (const each of [plain, page]) {
    await each.goto(item.link);
    await unfold(each);
    if (each === page) await translate(page);
  }
  const all = [...new Set(pulls.map(({ user_id }) => String(user_id)))];
  const users = [all[0]!, all.at(-1)!];
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
      shown.push([await each.locator("article.files h1").innerText(), await each.locator("table[data-rows=files] tr").allInnerTexts()]);
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
