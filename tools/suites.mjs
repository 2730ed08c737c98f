// Runs the suites of `make test`, side by side if they can be, and prints one table with each suite's count and time.
//   node tools/suites.mjs
// A suite's whole output is in target/suites/NAME.log, and printed if it failed.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The stages, one after the other: in each, lanes of suites run side by side. Firefox and WebKit wait more than they compute, and nothing
 * in them is timed; Lighthouse has the machine for itself.
 */
const STAGES = [
  [["check", "native", "cli"], ["reference", "build", "package", "chain", "bench-smoke", "trunk"]],
  [["e2e"], ["firefox", "webkit", "deployed", "installed", "soak"]],
  [["lighthouse"]],
];
/** The counts of tests in the output of cargo, Playwright and node. */
const COUNTS = [/^test result: .*? (\d+) passed/gm, /^ {2}(\d+) passed \(/gm, /^(?:ℹ|#) pass (\d+)/gm];
const MINUTE = 60_000;

const logs = join(process.env.CARGO_TARGET_DIR ?? "target", "suites");
mkdirSync(logs, { recursive: true });
const began = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);
const span = (all) => (all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`);

let spoke = Date.now();
function say(line) {
  console.log(line);
  spoke = Date.now();
}

/** Runs a suite and resolves to its result. */
function run(suite) {
  const log = join(logs, `${suite}.log`);
  const file = createWriteStream(log);
  const since = Date.now();
  const child = spawn("make", ["--no-print-directory", suite, "BUILT=1"], { stdio: ["ignore", "pipe", "pipe"] });
  let rest = "";
  const heard = (piece) => {
    file.write(piece);
    const lines = (rest + piece).split("\n");
    rest = lines.pop();
    for (const line of lines) if (/^(== |install: )/.test(line)) say(line.startsWith("== ") ? `${suite}: ${line.slice(3)}` : line);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", heard);
  const beat = setInterval(() => Date.now() - spoke >= MINUTE && say(`${suite}: still running, ${span(seconds(since))}`), MINUTE / 4);
  return new Promise((ended) => {
    child.on("close", (status) => {
      clearInterval(beat);
      file.end(() => {
        const output = readFileSync(log, "utf8");
        const counts = COUNTS.flatMap((pattern) => [...output.matchAll(pattern)]).map(([, count]) => Number(count));
        if (status !== 0) say(`\n${suite} failed. Its output:\n${output}`);
        ended({ suite, passed: status === 0, tests: counts.reduce((sum, count) => sum + count, 0), seconds: seconds(since) });
      });
    });
  });
}

async function inTurn(suites) {
  const came = [];
  for (const suite of suites) came.push(await run(suite));
  return came;
}

const results = [];
for (const lanes of STAGES) results.push(...(await Promise.all(lanes.map(inTurn))).flat());

say("");
for (const { suite, passed, tests, seconds } of results) {
  say(`${suite.padEnd(14)}${(passed ? "passed" : "FAILED").padEnd(10)}${(tests > 0 ? `${tests} tests` : "").padStart(12)}${span(seconds).padStart(16)}`);
}
say(`${"all".padEnd(48)}${span(seconds(began)).padStart(4)}`);
const passed = results.filter((each) => each.passed).length;
say(`${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
