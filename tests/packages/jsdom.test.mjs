// The card of the tarball in jsdom, as a shop's own tests see it: the entry of Node, no constructible sheet, and signals of another realm.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { JSDOM, VirtualConsole } from "jsdom";
import { listen } from "../loopback.mjs";
import { project, root } from "./installed.mjs";

const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const { window } = new JSDOM("<!doctype html><html lang='de'><body></body></html>", { url: "https://shop.example/", virtualConsole: new VirtualConsole() });
const GLOBALS = ["window", "document", "HTMLElement", "customElements", "CSSStyleSheet", "CustomEvent", "AbortController", "AbortSignal"];
for (const name of GLOBALS) globalThis[name] = window[name];

const made = project("jsdom", { "entry.mjs": 'export * from "packproof/element";\n' });
const { PackproofReport } = await import(pathToFileURL(join(made, "entry.mjs")));

let server;
before(async () => {
  server = await listen(({ url }, response) => url === "/pull.json" && response.end(payload));
});
after(() => server.close());

/** Resolves to what a card says: the event's detail, and the card's text. */
function said(card) {
  const event = (name) => new Promise((resolve) => card.addEventListener(`packproof-${name}`, ({ detail }) => resolve(detail)));
  document.body.append(card);
  return Promise.race([event("verdict"), event("error")]).then((detail) => [detail, card.shadowRoot.querySelector("article").textContent]);
}

test("a payload that the page has", async () => {
  const [{ verdict, message }, text] = await said(Object.assign(new PackproofReport(), { payload }));
  assert.equal(verdict, "verified_offline", message);
  assert.match(text, /geht auf/);
});

test("a payload behind an address", async () => {
  const card = new PackproofReport();
  card.setAttribute("src", `${server.url}/pull.json`);
  const [{ verdict, message }, text] = await said(card);
  assert.equal(verdict, "verified_offline", message);
  assert.match(text, /geht auf/);
  assert.match(card.shadowRoot.querySelector("style").textContent, /article/);
});

test("a card that leaves the page stops its request", async () => {
  const card = new PackproofReport();
  const asked = new Promise((resolve) => server.server.once("request", (_, response) => resolve(response)));
  card.setAttribute("src", `${server.url}/hangs.json`);
  document.body.append(card);
  await asked;
  const heard = [];
  for (const name of ["verdict", "error"]) card.addEventListener(`packproof-${name}`, () => heard.push(name));
  card.remove();
  await new Promise((next) => setTimeout(next, 20));
  assert.deepEqual(heard, []);
});
