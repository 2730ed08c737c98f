// <packproof-report> of the tarball where something is missing: a language, the module, a browser's newer parts, or a reason to read again.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { YOUNGER, takeAway } from "../younger.mjs";
import { POLICY, served } from "./installed.mjs";
import { ID, INDEX, ROUTES, WRONG, shop, vector } from "./shop.mjs";

const made = shop("element-alone");

let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
});
after(() => browser.close());

/** A page of its own, with answers of its own for some addresses, and the code that runs in it before everything else. */
async function alone(routes, script) {
  const own = await served(join(made, "site"), { ...ROUTES, ...routes });
  const context = await browser.newContext();
  const shown = await context.newPage();
  if (script) await shown.addInitScript(script);
  const last = async (count = 1) => {
    await shown.waitForFunction((count) => heard.filter(([name]) => name !== "progress").length >= count, count);
    return shown.evaluate(() => [heard.splice(0).at(-1).slice(0, 2), card.shadowRoot.querySelector("article").textContent, card.shadowRoot.querySelector("article").lang]);
  };
  const close = async () => {
    await context.close();
    own.close();
  };
  return { shown, last, close, url: own.url };
}

test("a language that does not load leaves the verdict in English", async () => {
  for (const answer of [(_, response) => response.writeHead(500).end(), (_, response) => response.socket.destroy(), () => {}]) {
    const { shown, last, close, url } = await alone({ "/packproof/languages/ko.js": answer });
    await shown.goto(url);
    await last();
    await shown.evaluate(() => card.setAttribute("lang", "ko"));
    const [event, text, language] = await last();
    assert.deepEqual([event, language], [["verdict", "verified_offline"], "en"]);
    assert.match(text, /Adds up/);
    await shown.evaluate(() => card.setAttribute("lang", "de"));
    assert.match((await last())[1], /geht auf/);
    await close();
  }
});

/** The message of the first error, which is for an engineer, and the card's text without the fold for it. */
const fault = (shown) =>
  shown.evaluate(async () => {
    const message = await new Promise((resolve) => {
      document.addEventListener("packproof-error", ({ detail }) => resolve(detail.message), { once: true });
      card.payload = new Uint8Array();
    });
    const article = card.shadowRoot.querySelector("article").cloneNode(true);
    article.querySelector("details").remove();
    return [message, article.textContent, article.lang];
  });

// The browser's English text was all that a buyer saw.
test("a module that does not start has a sentence for the buyer and the address for an engineer", async () => {
  for (const [answer, says] of [
    [(_, response) => response.writeHead(404).end("default backend - 404"), /packproof\.wasm answered 404 with no type/],
    [(_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>"), /packproof\.wasm answered 200 with text\/html/],
    [(_, response) => response.socket.destroy(), /packproof\.wasm: /],
  ]) {
    const { shown, last, close, url } = await alone({ "/packproof/packproof.wasm": answer });
    await shown.goto(`${url}?lang=de`);
    assert.deepEqual((await last())[0], ["error", "not_loaded"]);
    const [message, text, language] = await fault(shown);
    assert.match(message, says);
    assert.match(text, /^Nicht geprüft.*konnte nicht geladen werden/);
    assert.doesNotMatch(text, /wasm|WebAssembly|fetch/i);
    assert.equal(language, "de");
    await close();
  }
});

test("a policy without WebAssembly is named for an engineer, and the buyer reads the page's language", async () => {
  const strict = (_, response) => response.writeHead(200, { "content-type": "text/html", "content-security-policy": POLICY.replace(" 'wasm-unsafe-eval'", "") }).end(INDEX);
  const { shown, last, close, url } = await alone({ "/strict/": strict });
  await shown.goto(`${url}strict/?lang=de`);
  assert.deepEqual((await last())[0], ["error", "not_loaded"]);
  const [message, text] = await fault(shown);
  assert.match(message, /'wasm-unsafe-eval'/);
  assert.match(text, /^Nicht geprüft.*konnte nicht geladen werden/);
  assert.doesNotMatch(text, /WebAssembly|policy/i);
  await close();
});

// A card on the page after a purchase asked once.
test("a proof that is not ready is asked for again until it comes", async () => {
  const PROOF = `/v1/packs/pulls/${ID}/proof`;
  const pull = vector("pull-alone.json");
  const not_ready = (response) => response.writeHead(404).end('{"error":"proof_not_ready"}');
  const busy = (response) => response.writeHead(503, { "retry-after": "1" }).end();
  const stranger = (response) => response.writeHead(404).end("default backend - 404");
  for (const [path, answers, code, says] of [
    [PROOF, [not_ready, busy], "not_ready", /Not settled yet, says the shop.*Asks again in [1-5] s/],
    ["/soon.json", [busy, busy], "service", /Busy just now.*Asks again in 1 s/],
    [PROOF, [stranger], "service", /not the shop's own answer.*Asks again in [1-5] s/],
  ]) {
    let asked = 0;
    const { shown, close, url } = await alone({ [path]: (_, response) => (answers[asked++] ?? ((last) => last.end(pull)))(response) });
    await shown.clock.install();
    await shown.goto(`${url}?src=${path}`);
    const heard = (name) => shown.waitForFunction((name) => heard.some(([each]) => each === name), name);
    await heard("error");
    assert.equal(await shown.evaluate(() => heard[0][1]), code);
    assert.match(await shown.evaluate(() => card.shadowRoot.querySelector("article").textContent), says);
    assert.equal(await shown.evaluate(() => card.shadowRoot.querySelector("[aria-live] [role=timer]")), null);
    while (await shown.evaluate(() => !heard.some(([each]) => each === "verdict"))) await shown.clock.runFor(1_000);
    assert.equal(asked, answers.length + 1, path);
    assert.match(await shown.evaluate(() => card.shadowRoot.querySelector("article").textContent), /Adds up/);
    await close();
  }
});

test("an id that the shop does not know, and a file that is not there, are asked for once", async () => {
  for (const [path, answer, says] of [
    [`/v1/packs/pulls/${ID}/proof`, '{"error":"not_found"}', /has no proof with that id/],
    ["/none.json", "404 page not found", /There is no file at the proof's address.*HTTP status 404\./],
  ]) {
    let asked = 0;
    const { shown, last, close, url } = await alone({ [path]: (_, response) => ((asked += 1), response.writeHead(404).end(answer)) });
    await shown.clock.install();
    await shown.goto(`${url}?src=${path}`);
    const [event, text] = await last();
    assert.deepEqual(event, ["error", "unknown_id"]);
    assert.match(text, says);
    await shown.clock.runFor(120_000);
    assert.equal(asked, 1);
    await close();
  }
});

test("a card that moves into a frame and back keeps its look", async () => {
  const { shown, last, close, url } = await alone({});
  await shown.goto(`${url}open/`);
  await last();
  const look = () => shown.evaluate(() => {
    const { borderTopStyle, display } = getComputedStyle(card.shadowRoot.querySelector("[part~=heading]"));
    return [borderTopStyle, display, getComputedStyle(card.shadowRoot.querySelector("article")).borderTopStyle];
  });
  const before = await look();
  await shown.evaluate(() => document.body.append(Object.assign(document.createElement("iframe"), { id: "frame" })));
  await shown.evaluate(() => document.querySelector("#frame").contentDocument.body.append(card));
  assert.deepEqual(await look(), before);
  await shown.evaluate(() => document.querySelector("main").append(card));
  assert.deepEqual(await look(), before);
  assert.equal(await shown.evaluate(() => card.shadowRoot.querySelector("style")), null);
  await close();
});

test("the focus and an open fold stay where they are while the contract is read", async () => {
  const asked = [];
  const { shown, last, close, url } = await alone({ "/rpc": (_, response) => asked.push(response) });
  await shown.goto(url);
  await last();
  await shown.evaluate(() => {
    const fold = card.shadowRoot.querySelector("[part=trust]");
    fold.open = true;
    fold.querySelector("summary").focus();
  });
  const focused = () => shown.evaluate(() => {
    const { activeElement } = card.shadowRoot;
    return [activeElement?.localName, activeElement?.parentNode.getAttribute("part"), activeElement?.parentNode.open];
  });
  await shown.evaluate(() => (card.endpoints = [new URL("/rpc", location.href).href]));
  while ((await shown.evaluate(() => heard.some(([name]) => name === "verdict"))) === false) {
    for (const response of asked.splice(0)) response.writeHead(404).end();
    assert.deepEqual(await focused(), ["summary", "trust", true]);
    await shown.waitForTimeout(5);
  }
  assert.deepEqual(await focused(), ["summary", "trust", true]);
  await shown.evaluate(() => card.setAttribute("lang", "de"));
  assert.match((await last())[1], /geht auf/);
  assert.deepEqual(await focused(), ["summary", "trust", true]);
  await close();
});

test("a failure shows both cards with their prices, and no card is higher than a phone", async () => {
  const { shown, last, close, url } = await alone({ "/award.json": (_, response) => response.end(vector("pull-alone--award_other.json")), "/wrong.json": (_, response) => response.end(WRONG) });
  await shown.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en", "de", "es", "fr", "ja", "ko", "zh-Hans"]) {
    for (const path of ["/pull.json", "/award.json", "/wrong.json"]) {
      await shown.goto(`${url}?src=${path}&lang=${language}`);
      await last();
      const [height, cards] = await shown.evaluate(() => [card.getBoundingClientRect().height, [...card.shadowRoot.querySelectorAll("[part~=face]")].map((face) => face.textContent)]);
      assert.ok(height <= 680, `${language} ${path}: ${height} px`);
      assert.equal(cards.length, path === "/pull.json" ? 0 : 2);
      for (const each of cards) assert.match(each, /\d/);
    }
  }
  await shown.goto(`${url}?src=/wrong.json`);
  await last();
  const cards = await shown.evaluate(() => [...card.shadowRoot.querySelectorAll("[part~=face]")].map((face) => [...face.children].map((each) => each.textContent)));
  assert.deepEqual(cards, [
    ["by the rules", "406.80", "2004 Arctic Dragon #8", "813caaa5…65ae"],
    ["recorded by the shop", "640.72", "1986 Arctic Shortstop #15", "dafa3bfe…fb7a"],
  ]);
  await close();
});

test("an old browser without constructible sheets, and without all younger functions", async () => {
  const { shown, last, close, url } = await alone({}, () => {
    globalThis.CSSStyleSheet = class {
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    };
  });
  await shown.addInitScript(takeAway, YOUNGER);
  await shown.goto(`${url}open/`);
  const [event, text] = await last();
  assert.deepEqual(event, ["verdict", "verified_offline"]);
  assert.match(text, /Adds up/);
  assert.equal(await shown.evaluate(() => getComputedStyle(card.shadowRoot.querySelector("article")).borderTopStyle), "solid");
  assert.equal(await shown.evaluate(() => card.shadowRoot.querySelector("a").href), "https://packproof.example/#x");
  await close();
});

test("the same endpoints, a moved card and a language alone read nothing again", async () => {
  let asked = 0;
  const refused = (_, response) => ((asked += 1), response.writeHead(404).end());
  const { shown, last, close, url } = await alone({ "/rpc": refused, "/other": refused });
  const requests = [];
  await shown.goto(url);
  await last();
  await shown.evaluate(() => (card.endpoints = ["/rpc", "/other"].map((path) => new URL(path, location.href).href)));
  await last();
  const before = asked;
  assert.ok(before > 0);
  shown.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const settled = () => shown.evaluate(() => new Promise((next) => setTimeout(next, 50)));
  await shown.evaluate(() => (card.endpoints = [...card.endpoints]));
  await shown.evaluate(() => (card.endpoints = [...card.endpoints].reverse()));
  await shown.evaluate(() => document.querySelector("main").append(document.createElement("p"), card));
  await settled();
  assert.deepEqual(await shown.evaluate(() => heard), []);
  await shown.evaluate(() => card.setAttribute("lang", "de"));
  assert.match((await last())[1], /geht auf/);
  await shown.evaluate(() => {
    const section = document.createElement("section");
    section.lang = "fr";
    document.querySelector("main").append(section);
    card.removeAttribute("lang");
    section.append(card);
  });
  assert.match((await last())[1], /Le compte y est/);
  // A card that comes back later, too.
  await shown.evaluate(() => card.remove());
  await settled();
  await shown.evaluate(() => document.querySelector("main").append(card));
  assert.match((await last())[1], /Adds up/);
  assert.equal(asked, before);
  assert.deepEqual(requests.filter((path) => !path.includes("/languages/")), []);
  await close();
});

test("a language that changes in a reading does not begin it again", async () => {
  const asked = [];
  const { shown, last, close, url } = await alone({ "/rpc": (_, response) => asked.push(response) });
  await shown.goto(url);
  await last();
  await shown.evaluate(() => (card.endpoints = [new URL("/rpc", location.href).href]));
  while (asked.length === 0) await shown.waitForTimeout(5);
  await shown.evaluate(() => card.setAttribute("lang", "de"));
  await shown.waitForFunction(() => card.shadowRoot.querySelector("article").lang === "de");
  assert.equal(asked.length, 1);
  for (const response of asked.splice(0)) response.writeHead(404).end();
  while ((await shown.evaluate(() => heard.some(([name]) => name === "verdict"))) === false) {
    for (const response of asked.splice(0)) response.writeHead(404).end();
    await shown.waitForTimeout(5);
  }
  assert.deepEqual((await last()).slice(1).map((text) => text.slice(0, 17)), ["Rechnung geht auf", "de"]);
  await close();
});
