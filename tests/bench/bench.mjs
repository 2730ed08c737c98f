// Measures the built page's worker beside its alternatives, in one headless Chromium and one run, and prints a table.
//   node tests/bench/bench.mjs [--small]     --small takes small inputs and few rounds: every alternative must come to the right verdict and the same ranks
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { extname, join, resolve } from "node:path";
import { serve, TYPES } from "../../tools/serve.mjs";

const { chromium } = createRequire(new URL("../e2e/package.json", import.meta.url))("@playwright/test");
const isSmall = process.argv.includes("--small");
const [EVENT, PULL] = isSmall ? ["event-200", "pull-8x50"] : ["event-100000", "pull-64x5000"];
const ROUNDS = isSmall ? 2 : 9;
const INPUTS = "target/bench/inputs";

/** Writes an honest payload of the reference shop, the same bytes for the same name: event-PULLS, pull-RECORDSxCARDS. */
function write(name) {
  const file = join(INPUTS, `${name}.json`);
  if (existsSync(file)) return;
  mkdirSync(INPUTS, { recursive: true });
  const [kind, size] = name.split("-");
  const [records, cards] = size.split("x");
  const shape = kind === "event" ? ["--pulls", size] : ["--records", records, "--cards", cards];
  execFileSync("python3", ["tests/reference/large.py", "-o", `${file}.partial`, kind, ...shape], { stdio: "inherit" });
  renameSync(`${file}.partial`, file);
}

/** Serves a file of this folder or of the inputs beside the built page. */
function routes({ pathname }) {
  const [, folder, path] = /^\/v1\/(bench|inputs)\/(.+)$/.exec(pathname) ?? [];
  const file = folder && resolve(folder === "bench" ? import.meta.dirname : INPUTS, path);
  return file && existsSync(file) ? { headers: { "content-type": TYPES[extname(file)] }, body: readFileSync(file) } : undefined;
}

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];
const times = (one, other) => (one / other).toFixed(2);

const all = [EVENT, PULL];
all.forEach(write);
const server = await serve({ dist: "dist", routes });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.url}/v1/bench/page/index.html`);
  await page.waitForFunction("window.measure");
  const rows = [];
  for (const name of all) {
    // The first round warms up.
    const rounds = (await page.evaluate(([name, rounds]) => window.measure(name, rounds), [name, ROUNDS + 1])).slice(1);
    const [packproof, javascript, parse] = ["packproof", "javascript", "parse"].map((who) => median(rounds.map((round) => round[who])));
    rows.push([`check of ${name}, ms`, packproof, "JSON.parse", parse], [`check of ${name}, ms`, packproof, "plain JavaScript", javascript]);
    const { ranked } = rounds[0];
    if (!ranked) continue;
    const ranks = await page.evaluate(([count, rounds]) => window.rank(count, rounds), [isSmall ? 100 : 10_000, ROUNDS]);
    for (const [who, each] of Object.entries(ranks)) rows.push([`a rank in ${name}, the whole check divided, ns`, (packproof * 1e6) / ranked, who, median(each)]);
  }
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, Chromium ${browser.version()}\n`);
  console.log("| what | packproof | against | figure | takes as long as packproof, times |\n| --- | --- | --- | --- | --- |");
  for (const [what, own, who, other] of rows) console.log(`| ${what} | ${own.toFixed(1)} | ${who} | ${other.toFixed(1)} | ${times(other, own)} |`);
} finally {
  await browser.close();
  await server.close();
}
