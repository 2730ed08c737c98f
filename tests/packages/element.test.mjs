// <packproof-report> of the tarball, on a page with a strict policy and hostile CSS.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { chromium } from "playwright-core";
import { folder, served } from "./installed.mjs";
import { ID, ROUTES, WRONG, closed, held, hung, shop, vector } from "./shop.mjs";

const made = shop("element");

let browser, site, elsewhere, page, faults;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  site = await served(join(made, "site"), ROUTES);
  elsewhere = await served(join(made, "site"));
  page = await browser.newPage({ bypassCSP: false });
  faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(site.url);
  await heard("verdict");
});
after(async () => {
  site.close();
  elsewhere.close();
  await browser.close();
});

/** Waits for an event of a name, and forgets all that were heard. */
async function heard(name) {
  await page.waitForFunction((name) => window.heard?.some(([each]) => each === name), name);
  return page.evaluate(() => window.heard.splice(0));
}

const text = (part) => page.locator(`packproof-report [part~="${part}"]`).first();

test("the card says what the check says, and the event has the report", async () => {
  assert.equal(await text("heading").textContent(), "Adds up");
  assert.equal(await page.locator('packproof-report [part="question"]').count(), 6);
  assert.match(await text("code").textContent(), /127\.0\.0\.1/);
  assert.equal(await text("link").getAttribute("href"), "https://packproof.example/#x");
  assert.deepEqual(faults, []);
});

test("hostile CSS does not reach it, and custom properties and parts do", async () => {
  const style = (of, property) => text(of).evaluate((element, property) => getComputedStyle(element)[property], property);
  assert.equal(await style("card", "direction"), "ltr");
  assert.equal(await style("sentence", "fontSize"), "16px");
  assert.equal(await style("sentence", "textTransform"), "none");
  assert.equal(await style("card", "borderRadius"), "3px");
  assert.equal(await style("heading", "letterSpacing"), "0.5px");
});

test("axe finds nothing in either theme, and the theme attribute rules", async () => {
  for (const [scheme, theme] of [["light", null], ["dark", null], ["light", "dark"], ["dark", "light"]]) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((theme) => (theme ? card.setAttribute("theme", theme) : card.removeAttribute("theme")), theme);
    if (theme || scheme === "dark") await page.waitForTimeout(50);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await axe.run("packproof-report");
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    assert.deepEqual(found, [], `${scheme} ${theme}`);
    const ground = await text("card").evaluate((element) => getComputedStyle(element).backgroundColor);
    assert.equal(ground, (theme ?? scheme) === "dark" ? "rgb(18, 20, 22)" : "rgb(250, 248, 244)");
    if (process.env.LOOKS) await page.locator("packproof-report").screenshot({ path: join(folder, `element-${scheme}-${theme}.png`) });
  }
  await page.evaluate(() => card.removeAttribute("theme"));
});

test("each of the seven languages", async () => {
  const headings = new Set();
  for (const tag of ["en", "de-AT", "es", "fr", "ja", "ko", "zh-CN"]) {
    await page.evaluate((tag) => (heard.length = 0, card.setAttribute("lang", tag)), tag);
    await heard("verdict");
    headings.add(await text("heading").textContent());
    assert.equal((await text("card").getAttribute("lang")).slice(0, 2), tag.slice(0, 2));
  }
  assert.equal(headings.size, 7);
});

test("endpoints are a property, and what they answer is drawn", async () => {
  await page.evaluate((url) => {
    heard.length = 0;
    card.lang = "en";
    card.endpoints = [`${url}rpc`];
  }, site.url);
  const all = await heard("verdict");
  assert.ok(all.some(([name]) => name === "progress"));
  assert.deepEqual(all.at(-1).slice(0, 3), ["verdict", "verified_offline", true]);
  faults.length = 0;
  await page.evaluate(() => (card.endpoints = []));
  await heard("verdict");
});

/** Names another payload, and waits for what comes of it: the event, and the headline of the card. */
async function named(source, event) {
  await page.evaluate((source) => (heard.length = 0, card.setAttribute("src", source)), source);
  const all = await heard(event);
  const last = await text("heading").textContent();
  return { said: all.at(-1).slice(0, 3), last };
}

test("each source that gives no verdict is an error by its code, and no verdict stays", async () => {
  await page.evaluate(() => card.setAttribute("lang", "de"));
  await heard("verdict");
  for (const [source, code, words] of [
    ["/wrong.json", "not_a_payload", /Nachweis/],
    ["/page.json", "not_json", /Nachweis/],
    ["/zip.json", "zip", /Datei/],
    ["/two.jsonl", "several_proofs", /Hier wurde nichts geprüft.*2 proofs/],
    ["/gone.json", "unknown_id", /./],
    ["/moved.json", "service", /./],
    ["/large.json", "too_large", /./],
    [`/v1/packs/pulls/${ID}/proof`, "not_ready", /Shop/],
    [`/v1/pack-events/${ID}/fairness`, "another_payload", /./],
    ["/v1/packs/pulls/1/proof", "another_payload", /./],
    ["javascript:window.pwned=1", "bad_address", /Hier wurde nichts geprüft.*http/],
    ["data:application/json,{}", "bad_address", /http/],
    ["https://", "bad_address", /http/],
  ]) {
    assert.equal((await named("/pull.json", "verdict")).last, "Rechnung geht auf");
    const { said } = await named(source, "error");
    assert.deepEqual(said, ["error", code, true], source);
    const shown = await text("card").textContent();
    assert.match(shown, words, source);
    assert.doesNotMatch(shown, /geht auf/, source);
  }
  assert.equal(await page.evaluate(() => window.pwned), undefined);
  await page.evaluate(() => card.setAttribute("lang", "en"));
});

test("an answer of another origin that a page may not read is an error", async () => {
  const open = await browser.newPage();
  await open.goto(`${site.url}open/`);
  const last = () => open.waitForFunction(() => heard.length > 0 && heard.splice(0).at(-1)).then((got) => got.jsonValue());
  assert.equal((await last())[1], "verified_offline");
  await open.evaluate((source) => card.setAttribute("src", source), `${elsewhere.url}pull.json`);
  assert.deepEqual((await last()).slice(0, 2), ["error", "service"]);
  await open.close();
});

test("a new source takes the old verdict away at once, and a late answer never replaces a newer one", async () => {
  await named("/pull.json", "verdict");
  const before = held.length;
  await page.evaluate(() => card.setAttribute("src", "/slow.json"));
  while (held.length === before) await page.waitForTimeout(5);
  assert.equal(await page.locator('packproof-report [part="card"]').textContent(), "…");
  assert.deepEqual((await named("/swapped.json", "verdict")).said, ["verdict", "not_verified", true]);
  held.pop()();
  await page.evaluate(() => fetch("/pull.json").then((got) => got.text()));
  await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  assert.equal(await text("heading").textContent(), "Not verified");
  assert.deepEqual(await page.evaluate(() => heard), []);
  // The payload that a page has goes before `src`.
  await page.evaluate(() => (heard.length = 0, card.payload = "{}"));
  assert.equal((await heard("error")).at(-1)[1], "not_a_payload");
  await page.evaluate(() => (card.payload = undefined));
  assert.equal((await heard("verdict")).at(-1)[1], "not_verified");
});

// Frameworks clear a property with `null`. The card then asked the shop for `/null`.
test("a property that is null is none", async () => {
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.evaluate(() => {
    heard.length = 0;
    window.other = Object.assign(document.createElement("packproof-report"), { payload: null, endpoints: null, reportUrl: null });
    document.querySelector("main").append(other);
    card.payload = null;
    card.endpoints = null;
  });
  assert.equal((await heard("verdict")).at(-1)[1], "not_verified");
  await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  assert.deepEqual(await page.evaluate(() => [heard, other.shadowRoot.childElementCount]), [[], 0]);
  assert.deepEqual(requests.map((url) => new URL(url).pathname), ["/swapped.json"]);
  page.removeAllListeners("request");
  await page.evaluate(() => other.remove());
});

test("a theme and another report's address are drawn without another request", async () => {
  await named("/pull.json", "verdict");
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.evaluate(() => card.setAttribute("theme", "dark"));
  assert.equal(await text("card").getAttribute("data-theme"), "dark");
  await page.evaluate(() => card.setAttribute("theme", "x\"]{}"));
  assert.equal(await text("card").getAttribute("data-theme"), "auto");
  await page.evaluate(() => card.removeAttribute("theme"));
  for (const address of ["javascript:alert(1)", "data:text/html,x", "http://[", "", undefined]) {
    await page.evaluate((address) => (card.reportUrl = address), address);
    assert.equal(await page.locator('packproof-report [part="link"]').count(), 0, address);
  }
  await page.evaluate(() => (card.reportUrl = "/full#x"));
  assert.equal(await text("link").getAttribute("href"), `${site.url}full#x`);
  await page.evaluate(() => (heard.length = 0, card.setAttribute("lang", "fr")));
  await heard("verdict");
  await page.evaluate(() => card.setAttribute("lang", "en"));
  await heard("verdict");
  assert.deepEqual(requests.filter((url) => !url.includes("/languages/")), []);
  page.removeAllListeners("request");
});

test("a card that leaves the page in a reading stops it, and one that comes back checks again", async () => {
  await page.evaluate((url) => (heard.length = 0, card.endpoints = [`${url}hangs`]), site.url);
  while (hung.length === 0) await page.waitForTimeout(5);
  closed.length = 0;
  await page.evaluate(() => (heard.length = 0, card.remove()));
  while (closed.length === 0) await page.waitForTimeout(5);
  await page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  assert.deepEqual(await page.evaluate(() => heard), []);
  assert.equal(page.workers().length, 0);
  await page.evaluate(() => (card.endpoints = [], document.querySelector("main").append(card)));
  assert.equal((await heard("verdict")).at(-1)[1], "verified_offline");
});

test("events leave every shadow root, and the language of a host counts", async () => {
  await page.evaluate(() => {
    heard.length = 0;
    const host = document.createElement("div");
    host.lang = "ja";
    host.id = "host";
    const inner = document.createElement("packproof-report");
    inner.setAttribute("src", "/pull.json");
    host.attachShadow({ mode: "open" }).append(inner);
    document.querySelector("main").append(host);
  });
  assert.deepEqual((await heard("verdict")).at(-1), ["verdict", "verified_offline", true, "host"]);
  const language = await page.evaluate(() => document.querySelector("#host").shadowRoot.querySelector("packproof-report").shadowRoot.firstChild.lang);
  assert.equal(language, "ja");
  await page.evaluate(() => document.querySelector("#host").remove());
});

test("a text of a payload is never markup", async () => {
  const evil = `"><img src=x onerror="window.pwned=1"><script>window.pwned=1</script><a href="javascript:window.pwned=1" style="position:fixed">`;
  const spoilt = (value, key) => {
    if (Array.isArray(value)) return value.map((item) => spoilt(item, key));
    if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, spoilt(item, name)]));
    return typeof value === "string" && (!key || /name|title|network|address|image|user|version|award|id$/.test(key)) ? evil : value;
  };
  const inputs = ["pull-alone.json", "event-v1-ended-early.json"].flatMap((name) => {
    const payload = JSON.parse(vector(name));
    return [spoilt(payload), { ...payload, vrf_network: evil }, { ...payload, vrf_consumer_address: evil, selection_version: evil, fairness_algo_version: evil }, { [evil]: payload }];
  });
  const wrong = JSON.parse(WRONG);
  const unseen = "\u202e\u2066\u200b\r\n##[error]";
  const titled = { ...wrong, name: evil + unseen, pulls: wrong.pulls.map((pull) => ({ ...pull, card: { ...pull.card, title: unseen + evil } })) };
  for (const input of [...[...inputs, titled].map((payload) => JSON.stringify(payload)), evil]) {
    await page.evaluate((input) => (heard.length = 0, card.payload = input), input);
    await page.waitForFunction(() => heard.some(([name]) => name !== "progress"));
    const foreign = await page.evaluate(() => [...card.shadowRoot.querySelectorAll("img, script, iframe, style, [onerror], [style]")].length);
    const links = await page.evaluate(() => [...card.shadowRoot.querySelectorAll("a")].map((link) => link.href));
    assert.equal(foreign, 0);
    assert.doesNotMatch(await text("card").textContent(), /[\u202a-\u202e\u2066-\u2069\u200b\r\n]/);
    assert.deepEqual(links, [`${site.url}full#x`]);
  }
  assert.equal(await page.evaluate(() => window.pwned), undefined);
  await page.evaluate(() => (heard.length = 0, card.payload = undefined));
  await heard("verdict");
});

test("forced colours keep the marks, and print shows what is still to be trusted", async () => {
  await named("/swapped.json", "verdict");
  await page.emulateMedia({ forcedColors: "active" });
  const colour = (selector, property) =>
    page.evaluate(([selector, property]) => getComputedStyle(card.shadowRoot.querySelector(selector))[property], [selector, property]);
  const canvas = await colour("article", "backgroundColor");
  const disk = await colour("svg .disk", "fill");
  assert.notEqual(disk, canvas);
  assert.equal(await colour("svg .on", "stroke"), canvas);
  if (process.env.LOOKS) await page.locator("packproof-report").screenshot({ path: join(folder, "element-forced.png") });
  await page.emulateMedia({ forcedColors: "none", media: "print", colorScheme: "dark" });
  assert.equal(await colour("article", "backgroundColor"), "rgb(255, 255, 255)");
  assert.ok((await page.locator('packproof-report [part="trusted"]').boundingBox()).height > 20);
  assert.match(await page.evaluate(() => getComputedStyle(card.shadowRoot.querySelector("a"), "::after").content), /full#x/);
  if (process.env.LOOKS) await page.locator("packproof-report").screenshot({ path: join(folder, "element-print.png") });
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
});

test("what is announced changes in one lasting place", async () => {
  await named("/pull.json", "verdict");
  await page.evaluate(() => (window.live = card.shadowRoot.querySelector("[aria-live]")));
  await named("/swapped.json", "verdict");
  await named("/gone.json", "error");
  await page.evaluate(() => (heard.length = 0, card.setAttribute("lang", "es")));
  await heard("error");
  await page.evaluate(() => card.setAttribute("lang", "en"));
  await named("https://", "error");
  await named("/pull.json", "verdict");
  const [isSame, count, text] = await page.evaluate(() => [live === card.shadowRoot.querySelector("[aria-live]"), card.shadowRoot.querySelectorAll("[aria-live], article").length, live.textContent]);
  assert.deepEqual([isSame, count], [true, 2]);
  assert.match(text, /Adds up/);
});

test("the card names what it is about, and sends a reader on only by a link", async () => {
  await named("/pull.json", "verdict");
  const pull = JSON.parse(vector("pull-alone.json"));
  const subject = await text("subject").textContent();
  assert.match(subject, new RegExp(`Card ${pull.award}`));
  assert.match(await text("card").textContent(), /To be sure, open the full report\./);
  await page.evaluate(() => (card.reportUrl = null));
  assert.doesNotMatch(await text("card").textContent(), /full report/);
  await page.evaluate(() => (card.reportUrl = "/full#x"));
  await named("/swapped.json", "verdict");
  assert.match(await text("subject").textContent(), new RegExp(`event ${JSON.parse(WRONG).pack_event_id}`));
});

test("it is inert where there is no HTMLElement", async () => {
  const { PackproofReport } = await import(pathToFileURL(join(made, "node_modules/packproof/element.node.js")));
  assert.equal(typeof PackproofReport, "function");
});
