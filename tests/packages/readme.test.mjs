// Every example of the package's README, run as it is written: each line with a comment prints what the comment says.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { project, root, run, served, tools } from "./installed.mjs";

const readme = readFileSync(join(root, "packages/packproof/README.md"), "utf8");
const examples = [...readme.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
const pull = readFileSync(join(root, "tests/vectors/pull-alone.json"), "utf8");
const line = JSON.stringify(JSON.parse(pull));

/** The shop and the endpoints of the examples, which nobody has: the shop has one proof, and an endpoint answers as a node of another chain does. */
const ANSWERS = `import { readFile } from "node:fs/promises";
const SHOP = "https://shop.example/v1/packs/pulls/32c04af4-07e5-44c0-8648-f322e6f8a4d2/proof";
globalThis.fetch = async (request) => {
  if (request.url === SHOP) return new Response(await readFile("pull.json"));
  if (request.url.startsWith("https://shop.example/v1/packs/pulls/")) return new Response('{"error":"proof_not_ready"}', { status: 404 });
  if (!/^https:\\/\\/(node|another)\\.example/.test(request.url)) throw new Error(request.url);
  const answer = ({ id }) => ({ jsonrpc: "2.0", id, result: "0x1" });
  const calls = await request.json();
  return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls));
};
`;

const made = project("readme", {
  "answers.mjs": ANSWERS,
  "pull.json": pull,
  "pulls.jsonl": `${line}\n${line}\n`,
  "pulls.zip": "PK\u0003\u0004",
  ...Object.fromEntries(examples.map((code, at) => [`example-${at}.mjs`, code])),
});

test("the README has its examples", () => assert.equal(examples.length, 7));

examples.forEach((code, at) => {
  test(`example ${at + 1}`, () => {
    const printed = execFileSync("node", ["--import", "./answers.mjs", `example-${at}.mjs`], { cwd: made, encoding: "utf8" }).split("\n");
    const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, wanted]) => wanted);
    for (const wanted of said) assert.ok(printed.includes(wanted), `${wanted} in ${printed}`);
    assert.ok(printed.length > 1);
  });
});

/** A page with a card, as a document has it: its HTML and its script, built with Vite. */
async function card(name, document, script, source) {
  const html = document.match(/^```html\n([^]*?)^```$/m)[1].replaceAll("PULL_ID", "4711");
  const made = project(name, {
    "index.html": `<!doctype html><html lang="en"><head><title>A shop</title></head><body>${html}</body></html>`,
    "shop.js": script.replaceAll("PULL_ID", "4711"),
    [`public${source}`]: pull,
    "vite.config.js": "export default { build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } } };\n",
  });
  run(made, join(tools, "vite"), "build", "--logLevel", "error");
  const { url, close } = await served(join(made, "dist"));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    const logged = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto(url);
    await page.locator('packproof-report [part="link"]').waitFor();
    const href = await page.locator('packproof-report [part="link"]').getAttribute("href");
    return { href, logged, heading: await page.locator('packproof-report [part="heading"]').textContent() };
  } finally {
    await browser.close();
    close();
  }
}

test("the card of the README, and that of docs/for-shops.md", async () => {
  const embeds = examples.find((code) => code.includes("packproof/element"));
  const own = await card("readme-card", readme, embeds, "/proofs/4711.json");
  assert.deepEqual([own.href, own.heading], ["https://packproof.example/pull/4711", "Adds up"]);
  assert.deepEqual(own.logged, ["inert on a server", "verified_offline"]);
  const guide = readFileSync(join(root, "docs/for-shops.md"), "utf8");
  const [, script] = guide.match(/^```js shop\.js\n([^]*?)^```$/m);
  const shop = await card("for-shops-card", guide, script, "/v1/packs/pulls/4711/proof");
  assert.deepEqual([shop.href, shop.heading], ["https://packproof.example/packs/verify/4711", "Adds up"]);
  assert.deepEqual(shop.logged, ["verified_offline"]);
});
