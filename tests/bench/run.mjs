// Runs the benchmark of `make bench`: measures the built page's worker and its peers in one headless Chromium, reads the native figures,
// and prints one table, which it also writes to target/bench/figures.json.
//   node tests/bench/run.mjs [--dist dist]   runs the benchmark; dist/, the inputs, the modules and the native figures must exist
//   node tests/bench/run.mjs --smoke         runs the smallest inputs once: no figures, but all results must agree
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Browser } from "./browser.mjs";
import { checks, manyFiles } from "./checks.mjs";
import { INPUTS, SMALL } from "./inputs.mjs";
import { DRAWS, RANKS, firstRanks, kernels } from "./kernels.mjs";
import { EMPTY, links } from "./links.mjs";
import { machine } from "./machine.mjs";
import { nativeFigures } from "./native.mjs";
import { serve } from "./server.mjs";
import { firstLoad } from "./sizes.mjs";
import { smoke } from "./smoke.mjs";
import { report, targets } from "./targets.mjs";
import { WHOLE, terminal } from "./terminal.mjs";

const OUT = "target/bench";
const CARDS = 10_000;
const DECK = 100_000;

const { values } = parseArgs({
  options: { dist: { type: "string", default: "dist" }, smoke: { type: "boolean", default: false } },
});

const server = await serve([
  ["/bench/modules/", `${OUT}/modules`],
  ["/bench/peers/", "tests/bench/peers"],
  ["/bench/node_modules/", "tests/bench/node_modules"],
  ["/bench/", "tests/bench/page"],
  ["/inputs/", `${OUT}/inputs`],
  ["/", values.dist],
]);
const browser = new Browser(server.url);
try {
  await (values.smoke ? smoke(browser, SMALL, values.dist) : bench(browser));
} finally {
  await browser.close();
  server.close();
}

async function bench(browser) {
  const started = Date.now();
  const say = (what) => console.error(`bench: ${what}`);
  const lab = await browser.lab();
  const figures = {
    machine: await machine(lab.page),
    native: nativeFigures(),
    sizes: firstLoad(values.dist),
    checks: await checks(lab, INPUTS, say),
  };
  say("a thousand files and a hundred thousand lines in a terminal");
  figures.terminal = await terminal(`${process.env.CARGO_TARGET_DIR ?? "target"}/release/packproof`, WHOLE);
  say("ranks and draws");
  figures.ranks = await kernels(lab, "ranks", CARDS, RANKS, 15);
  figures.draws = await kernels(lab, "draws", DECK, DRAWS, 7);
  say("a thousand files");
  figures.many = await manyFiles(lab, ["pull-8x500", "event-1000"], 1000, 3);
  await lab.close();
  say("the first ranks of fresh browsers");
  figures.first = await firstRanks(browser, CARDS);
  say("links opened");
  figures.links = await links(browser, 18, 3, EMPTY);
  figures.seconds = Math.round((Date.now() - started) / 1000);

  const rows = targets(figures);
  writeFileSync(`${OUT}/figures.json`, `${JSON.stringify({ rows, ...figures }, null, 1)}\n`);
  console.log(report(rows, figures));
}
