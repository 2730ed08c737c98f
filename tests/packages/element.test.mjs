// <packproof-report> of the tarball, on a page with a strict policy and hostile CSS.
import assert from "node:assert/strict";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { chromium } from "playwright-core";
import { folder, project, root, served } from "./installed.mjs";

const vector = (name) => readFileSync(join(root, "tests/vectors", name), "utf8");
const HOSTILE = `* { all: unset !important; color: #eee !important; background: #eee !important; font-size: 3px !important; letter-spacing: 9px !important; text-transform: uppercase !important; direction: rtl !important }
packproof-report { display: block !important; line-height: 0 !important; visibility: visible !important; --packproof-radius: 3px }
packproof-report::part(heading) { letter-spacing: 0.5px }
`;
const made = project("element", {
  "site/index.html": `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A shop</title><link rel="stylesheet" href="shop.css"><script type="module" src="shop.js"></script></head>
<body><main><packproof-report src="pull.json"></packproof-report></main></body></html>
`,
  "site/shop.css": HOSTILE,
  "site/shop.js": `window.heard = [];
for (const name of ["verdict", "error", "progress"]) {
  document.addEventListener("packproof-" + name, ({ detail, composed }) => window.heard.push([name, detail.verdict ?? detail.code ?? detail.answers, composed]));
}
const { PackproofReport } = await import("./packproof/element.js");
window.card = document.querySelector("packproof-report");
card.reportUrl = "https://packproof.example/#x";
`,
  "site/pull.json": vector("pull-alone.json"),
  "site/wrong.json": "{}",
});
cpSync(join(made, "node_modules/packproof"), join(made, "site/packproof"), { recursive: true });

let browser, site, page, faults;
before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  site = await served(join(made, "site"));
  page = await browser.newPage({ bypassCSP: false });
  faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(site.url);
  await heard("verdict");
});
after(async () => {
  site.close();
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
  assert.deepEqual(all.at(-1), ["verdict", "verified_offline", true]);
  faults.length = 0;
  await page.evaluate(() => (card.endpoints = []));
  await heard("verdict");
});

test("a payload that is none, and one that does not come, are errors", async () => {
  for (const [source, code] of [["wrong.json", "not_a_payload"], ["gone.json", "not_found"]]) {
    await page.evaluate((source) => (heard.length = 0, (card.src = source), card.setAttribute("src", source)), source);
    const all = await heard("error");
    assert.deepEqual(all.at(-1), ["error", code, true]);
  }
  await page.evaluate(() => (card.reportUrl = "javascript:alert(1)"));
  await heard("error");
});

test("it is inert where there is no HTMLElement", async () => {
  const { PackproofReport } = await import(pathToFileURL(join(made, "node_modules/packproof/element.js")));
  assert.equal(typeof PackproofReport, "function");
});
