// The page as it is served: the journeys of tests/e2e/journeys.spec.ts, digit.spec.ts, print.spec.ts, languages.spec.ts and waiting.spec.ts that
// need nothing but a browser that is driven from outside.
import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";
import { DIST, expectVerdict, paste, pick, speak, vectorNamed, vectorPath, verdictIs, verdicts } from "./page.mjs";
import { KEYS } from "./webdriver.mjs";

const EVENT = "/pack-events/verify/55f93dca-9d8a-473d-bba2-8a4923dfbafb";
const PULL = "/packs/verify/5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904";
const OTHER = "/packs/verify/00000000-0000-4000-8000-000000000000";
const VERIFIED = { verdict: "verified_offline", failing: [] };

/** Registers the journeys in a kind of browser. */
export const hosted = (Kind) =>
  describe("served", () => {
    let browser;
    let server;
    /** The service's answer in place of its samples, while it is set. */
    let instead;

    before(async () => {
      server = await serve({ dist: DIST, routes: (url) => instead ?? samples(url) });
      browser = await Kind.open();
    });
    after(async () => {
      await browser?.close();
      await server?.close();
    });
    afterEach(async () => {
      instead = undefined;
      assert.deepEqual(await browser.console(), [], "the console stays empty");
      const strangers = (await browser.asked()).filter((url) => !URL.canParse(url) || new URL(url).origin !== server.url);
      assert.deepEqual(strangers, [], "nobody else is asked");
    });
    const path = async () => (await browser.address()).slice(server.url.length);

    test("the start page, and the pages that it links to", async () => {
      await browser.open(server.url);
      await browser.says("#main h1", /^Was it locked in before you paid\?$/);
      await browser.click('a[href="/how"]');
      await browser.says("#main h1", /^How this works$/);
      await browser.open(`${server.url}/rules#award`);
      await browser.until("the rule has the focus", () => browser.run(() => document.activeElement?.id === "award"));
      await browser.click("a.masthead-name");
      await browser.find('form input[name="proof"]');
      assert.equal(await path(), "/");
      await browser.open(`${server.url}/nothing-here`);
      await browser.says("#main h1", /^Nothing here$/);
    });

    test("a sample, the pull that its address names, and back", async () => {
      await browser.open(server.url);
      await browser.click('.home-samples a[href="/samples/event-v2"]');
      await expectVerdict(browser, VERIFIED);
      await browser.open(`${server.url}/samples/event-v2#pull-2`);
      await browser.find('[data-worked="2"]');
      await browser.back();
      await browser.back();
      await browser.find('form input[name="proof"]');
      await browser.forward();
      await expectVerdict(browser, VERIFIED);
      assert.equal(await path(), "/samples/event-v2");
    });

    for (const [kind, address] of [["a pull", PULL], ["an event", EVENT]]) {
      test(`${kind} by its link, reload, back and forward`, async () => {
        await browser.open(server.url);
        await paste(browser, `  https://shop.example${address}/?utm_source=mail#top `);
        await expectVerdict(browser, VERIFIED);
        assert.match(await browser.title(), /^Adds up/);
        assert.equal(await path(), address);
        await browser.reload();
        await expectVerdict(browser, VERIFIED);
        await browser.back();
        await browser.find('form input[name="proof"]');
        assert.doesNotMatch(await browser.title(), /verified|adds up/i);
        await browser.forward();
        await expectVerdict(browser, VERIFIED);
      });
    }

    test("anything else in the box is refused, and an unknown id leaves the way to another open", async () => {
      await browser.open(server.url);
      await paste(browser, "javascript:alert(1)");
      await browser.attribute('form input[name="proof"]', "aria-invalid", "true");
      assert.equal(await path(), "/");
      await browser.open(server.url + OTHER);
      await browser.attribute("[data-trouble]", "data-trouble", "unknown_id");
      await browser.click("a.masthead-name");
      await paste(browser, EVENT);
      await expectVerdict(browser, VERIFIED);
    });

    test("by keyboard alone: a link, and a changed digit that is undone", async () => {
      await browser.open(server.url);
      await browser.find('form input[name="proof"]');
      await browser.run(() => document.querySelector('form input[name="proof"]').focus());
      await browser.press(...PULL, KEYS.enter);
      await expectVerdict(browser, VERIFIED);
      await browser.find('button[data-action="change-digit"]');
      await browser.run(() => document.querySelector('button[data-action="change-digit"]').focus());
      await browser.press(KEYS.enter);
      await browser.attribute("[data-changed-copy]", "data-changed-copy", "not_verified");
      await browser.press(KEYS.enter);
      await browser.gone("[data-changed-copy]");
      await expectVerdict(browser, VERIFIED);
    });

    test("a proof that is not ready is asked for again, until it is there", async () => {
      instead = { status: 404, body: { error: "proof_not_ready" } };
      await browser.open(server.url + PULL);
      await browser.find('[data-waiting="proof_not_ready"]');
      instead = { status: 502, body: "bad gateway" };
      await browser.says("[data-last-failed]", /502/);
      instead = undefined;
      await expectVerdict(browser, VERIFIED);
      await browser.gone("[data-waiting]");
    });

    test("the languages, which a reload keeps", async () => {
      await browser.open(server.url + PULL);
      const headings = new Set();
      for (const language of ["de", "fr", "es", "ja", "ko", "zh-Hans", "en"]) {
        await speak(browser, language);
        await verdictIs(browser, "verified_offline");
        headings.add(await browser.text("[data-verdict] h1"));
        if (language !== "ja") continue;
        await browser.reload();
        await browser.attribute("html", "lang", language);
      }
      assert.equal(headings.size, 7);
    });

    for (const file of ["pull-alone--leaf_value.json", "event-v1-ended-early--cards_swapped.json"]) {
      test(`a file that does not hold: ${file}`, async () => {
        await browser.open(server.url);
        await pick(browser, vectorPath(file));
        await expectVerdict(browser, vectorNamed(file));
      });
    }

    test("several files, and one of them", async () => {
      const names = ["pull-alone.json", "event-v2-sold-out.json", "pull-alone--leaf_value.json", "event-v1-ended-early--not_json.json"];
      await browser.open(server.url);
      await pick(browser, ...names.map(vectorPath));
      await browser.find('.files button[data-action="json"]');
      assert.deepEqual(await verdicts(browser), Object.fromEntries(names.map((name) => [name, vectorNamed(name).verdict])));
      await browser.click('table[data-rows=files] [data-file="pull-alone--leaf_value.json"] a');
      await expectVerdict(browser, vectorNamed("pull-alone--leaf_value.json"));
    });

    test("the link is copied with nothing but the id", async () => {
      await browser.open(`${server.url}${EVENT}?service=https://evil.example#x`);
      await expectVerdict(browser, VERIFIED);
      // No driver reads the clipboard.
      await browser.run(() => void Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } }));
      await browser.click('button[data-action="more"]');
      await browser.click('button[data-action="copy"]');
      await browser.until("the link is copied", () => browser.run(() => window.copied));
      assert.equal(await browser.run(() => window.copied), server.url + EVENT);
    });

    test("a pull and an event are printed", async (context) => {
      if (!browser.print) return context.skip("WebKitWebDriver does not print");
      for (const address of [PULL, EVENT]) {
        await browser.open(server.url + address);
        await expectVerdict(browser, VERIFIED);
        assert.ok((await browser.print()) > 0);
      }
    });
  });
