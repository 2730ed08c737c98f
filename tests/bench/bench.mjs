// Measures the built page's worker beside its alternatives, in one headless Chromium and one run, and prints a table.
//   node tests/bench/bench.mjs ROUNDS FILE...     every alternative must come to the right verdict and the same ranks
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { basename, dirname, extname, resolve } from "node:path";
import { serve, TYPES } from "../../tools/serve.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const ROUNDS = Number(process.argv[2]);
const FILES = process.argv.slice(3);
const INPUTS = dirname(FILES[0]);

/** Serves a file of this folder or of the inputs beside the built page. */
function routes({ pathname }) {
  const [, folder, path] = /^\/v1\/(bench|inputs)\/(.+)$/.exec(pathname) ?? [];
  const file = folder && resolve(folder === "bench" ? import.meta.dirname : INPUTS, path);
  return file && existsSync(file) ? { headers: { "content-type": TYPES[extname(file)] }, body: readFileSync(file) } : undefined;
}

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const times = (one, other) => (one / other).toFixed(2);

const server = await serve({ dist: "dist", routes });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.url}/v1/bench/page/index.html`);
  await page.waitForFunction("window.measure");
  const rows = [];
  for (const name of FILES.map((file) => basename(file, ".json"))) {
    // The first round warms up.
    const rounds = (await page.evaluate(([name, rounds]) => window.measure(name, rounds), [name, ROUNDS + 1])).slice(1);
    const [packproof, javascript, parse] = ["packproof", "javascript", "parse"].map((who) => median(rounds.map((round) => round[who])));
    rows.push([`check of ${name}, ms`, packproof, "JSON.parse", parse], [`check of ${name}, ms`, packproof, "plain JavaScript", javascript]);
    const { ranked } = rounds[0];
    if (!ranked) continue;
    const ranks = await page.evaluate(([count, rounds]) => window.rank(count, rounds), [10_000, ROUNDS]);
    for (const [who, each] of Object.entries(ranks)) rows.push([`a rank in ${name}, the whole check divided, ns`, (packproof * 1e6) / ranked, who, median(each)]);
  }
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}\n`);
  console.log("| what | packproof | against | figure | takes as long as packproof, times |\n| --- | --- | --- | --- | --- |");
  for (const [what, own, who, other] of rows) console.log(`| ${what} | ${own.toFixed(1)} | ${who} | ${other.toFixed(1)} | ${times(other, own)} |`);
} finally {
  await browser.close();
  await server.close();
}
