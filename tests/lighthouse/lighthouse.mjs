// Lighthouse's mobile profile on the built page, served compressed: the start page and a sample's report.
//   node tests/lighthouse/lighthouse.mjs
// What does not depend on time must be perfect in every run. Of performance, what follows from the bytes, their order and the layout is
// judged metric by metric, by the median of three runs, after one that warms the browser up. The time for which the page's thread is
// blocked is the machine's as much as the page's: the same build scored 99 and 75 within an hour. So it is told with the score, and held where
// it stands against a known piece of work in the same run (tests/e2e/smooth.ts). SCORE=95 judges the score as well, on a machine that is left alone.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import samples from "../../tools/samples.mjs";
import { serve } from "../../tools/serve.mjs";

const PAGES = ["/", "/samples/pull"];
const RUNS = 3;
const LEAST = 95;
const SCORE = Number(process.env.SCORE ?? 0);
const METRICS = ["first-contentful-paint", "speed-index", "largest-contentful-paint", "cumulative-layout-shift"];
const BLOCKED = "total-blocking-time";
const PERFECT = ["accessibility", "best-practices", "seo"];

const faults = [];

const { url, close } = await serve({ dist: new URL("../../dist", import.meta.url).pathname, routes: samples });
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  await visit(PAGES[0]);
  for (const page of PAGES) await judge(page);
} finally {
  chrome.kill();
  await close();
}
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;

/** Lighthouse's report on a page, without a picture of it. */
function visit(page) {
  return lighthouse(url + page, { port: chrome.port, output: "json", logLevel: "error", disableFullPageScreenshot: true });
}

async function judge(page) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await visit(page);
    reports.push(lhr);
    for (const category of PERFECT) {
      if (score(lhr, category) < 100) faults.push(`${page}: ${category} ${score(lhr, category)}: ${short(lhr, category)}`);
    }
  }
  for (const metric of METRICS) {
    const reached = median(reports.map((lhr) => Math.round(lhr.audits[metric].score * 100)));
    if (!(reached >= LEAST)) faults.push(`${page}: ${metric} scores ${reached}, and at least ${LEAST} is wanted`);
  }
  const scores = reports.map((lhr) => score(lhr, "performance"));
  if (!(median(scores) >= SCORE)) faults.push(`${page}: performance ${median(scores)}, and at least ${SCORE} is wanted`);
  const values = [...METRICS, BLOCKED].map((metric) => `${metric} ${reports.at(-1).audits[metric].displayValue}`);
  console.log(`${page}: performance ${scores.join(", ")}; last run: ${values.join(", ")}`);
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function score(lhr, category) {
  return Math.round(lhr.categories[category].score * 100);
}

/** The audits of a category that are not perfect. */
function short(lhr, category) {
  const audits = lhr.categories[category].auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]);
  return audits.filter((audit) => audit.score !== null && audit.score < 1).map((audit) => audit.id).join(", ");
}
