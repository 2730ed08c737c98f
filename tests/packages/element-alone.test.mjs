// <packproof-report> of the tarball where something is missing: a language, the module, a browser's newer parts, or a reason to read again.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { chromium } from "playwright-core";
import { YOUNGER, takeAway } from "../younger.mjs";
import { served } from "./installed.mjs";
import { ROUTES, shop } from "./shop.mjs";

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

test("a module that does not load is an error, and says so", async () => {
  for (const answer of [(_, response) => response.writeHead(404).end("default backend - 404"), (_, response) => response.end("<!doctype html>"), (_, response) => response.socket.destroy()]) {
    const { shown, last, close, url } = await alone({ "/packproof/packproof.wasm": answer });
    await shown.goto(url);
    const [event, text] = await last();
    assert.deepEqual(event, ["error", "failed"]);
    assert.match(text, /packproof could not check this proof: /);
    await close();
  }
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
