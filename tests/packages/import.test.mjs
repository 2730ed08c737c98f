// The tarball at import, where a bundler, a test, a server or a frame takes something away: nothing throws, and the caller's script goes on.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { runInNewContext } from "node:vm";
import { chromium } from "playwright-core";
import { page } from "./browser.mjs";
import { project, root, run, served, tools } from "./installed.mjs";

const ENTRIES = ["packproof", "packproof/inline", "packproof/element", "packproof/element/inline", "packproof/worker"];
const payload = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const SHOP = `import { PackproofReport } from "packproof/element/inline";
const card = Object.assign(document.createElement("packproof-report"), { payload: ${JSON.stringify(payload)} });
card.addEventListener("packproof-verdict", ({ detail }) => (window.result = [typeof PackproofReport, detail.verdict]));
card.addEventListener("packproof-error", ({ detail }) => (window.result = detail.message));
addEventListener("DOMContentLoaded", () => document.body.append(card));
`;

const made = project("import", {
  "shop.js": SHOP,
  "all.js": ENTRIES.slice(0, 4).map((entry, at) => `import * as entry${at} from "${entry}";\nglobalThis.went = [...(globalThis.went ?? []), typeof entry${at}];\n`).join(""),
  "classic/index.html": page('<script src="bundle.js"></script>'),
});
const bundle = (entry, format, ...more) => run(made, join(tools, "esbuild"), entry, "--bundle", `--format=${format}`, "--log-level=error", ...more);

/** Imports every entry in Node, after a script that takes something away. Returns what is printed. */
function imported(script, entries = ENTRIES) {
  const all = entries.map((entry) => `await import(${JSON.stringify(entry)});\n`).join("");
  return execFileSync("node", ["--input-type=module", "--eval", `${script}\n${all}console.log("goes on");`], { cwd: made, encoding: "utf8" });
}

let browser, site;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  bundle("shop.js", "iife", "--outfile=classic/bundle.js");
  // The strict policy lets no frame in.
  const frame = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end('<!doctype html><iframe sandbox="allow-scripts" src="/classic/"></iframe>');
  site = await served(made, { "/frame/": frame });
});
after(async () => {
  site.close();
  await browser.close();
});

for (const [where, script] of [
  ["without TextDecoder, as Jest's jsdom has none", "delete globalThis.TextDecoder; delete globalThis.TextEncoder;"],
  ["with an HTMLElement that is no class", "globalThis.HTMLElement = {}; globalThis.customElements = { get() {}, define() {} };"],
  ["with elements that a frame or an extension refuses", 'globalThis.customElements = { get() {}, define() { throw new Error("refused"); } };'],
  ["with an HTMLElement that a sandbox refuses to give", 'Object.defineProperty(globalThis, "HTMLElement", { get() { throw new Error("refused"); } });'],
  ["with an HTMLElement that nothing can extend", "globalThis.HTMLElement = () => ({});"],
  ["with an HTMLElement whose prototype is no object", "globalThis.HTMLElement = function () {}; HTMLElement.prototype = 1;"],
  ["with a document and a place that a frame refuses to give", 'for (const name of ["document", "location"]) Object.defineProperty(globalThis, name, { get() { throw new Error("refused"); } });'],
  ["with what is built in frozen, as a sandbox of scripts leaves it", "for (const each of [Object, Function, Array, Error, Promise, Map, RegExp]) Object.freeze(each.prototype);"],
  ["without what is younger than 2021", "delete Array.prototype.at; delete Object.hasOwn; delete String.prototype.replaceAll; delete globalThis.structuredClone; delete globalThis.WeakRef;"],
  ["with customElements that is null", "globalThis.customElements = null;"],
  ["without fetch, URL and WebAssembly", "delete globalThis.fetch; delete globalThis.URL; delete globalThis.WebAssembly;"],
]) {
  test(`Node ${where}`, () => assert.equal(imported(script), "goes on\n"));
}

test("a worker's file where there are no messages", () => {
  assert.equal(imported("delete globalThis.addEventListener;", [join(made, "node_modules/packproof/worker.js")]), "goes on\n");
});

test("a bundle that has no address, in a context that has nothing or refuses its document", () => {
  const refused = Object.defineProperty({}, "document", { get: () => assert.fail("refused"), enumerable: true });
  for (const [format, context] of [["iife", {}], ["cjs", {}], ["iife", refused]]) {
    runInNewContext(`var module = { exports: {} };\n${bundle("all.js", format, "--platform=neutral", "--main-fields=module", "--conditions=browser")}`, context);
    assert.deepEqual([...context.went], ["object", "object", "object", "object"], format);
  }
});

test("a classic script on a page, and in a sandboxed frame without an origin", async () => {
  const shown = await browser.newPage();
  const faults = [];
  shown.on("pageerror", ({ message }) => faults.push(message));
  for (const path of ["classic/", "frame/"]) {
    await shown.goto(site.url + path);
    const frame = shown.frames().find((each) => each.url().endsWith("/classic/"));
    await frame.waitForFunction(() => window.result);
    assert.deepEqual(await frame.evaluate(() => window.result), ["function", "verified_offline"], path);
  }
  assert.deepEqual(faults, []);
  await shown.close();
});
