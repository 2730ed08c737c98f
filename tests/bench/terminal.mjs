// packproof in a terminal: a thousand files on two cores and on one, and the peak memory of few and of many lines.
//   node tests/bench/terminal.mjs PROGRAM     both targets alone; the inputs are there already (inputs.mjs)
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { interleave } from "./rounds.mjs";
import { median } from "./statistics.mjs";

const FOLDER = "target/bench/inputs";

/** The measurements of `terminal` that have targets. */
export const WHOLE = { inputs: ["pull-8x500", "event-1000"], files: 1000, rounds: 5, line: "pull-8x50", few: 10_000, many: 100_000 };

/** So many milliseconds for the files on one core and on two, and so many bytes for the lines. */
export async function terminal(program, { inputs, files, rounds, line, few, many }) {
  const named = Array.from({ length: files }, (_, at) => `${FOLDER}/${inputs[at % inputs.length]}.json`);
  const onCores = (jobs) => async () => {
    const { milliseconds, stdout } = await run(program, ["-q", "--jobs", jobs, ...named], []);
    assert.equal(stdout, `${files} files: ${files} add up\n`);
    return milliseconds;
  };
  const samples = await interleave(rounds, { one: onCores(1), two: onCores(2) });
  const text = `${readFileSync(`${FOLDER}/${line}.json`, "utf8").replaceAll("\n", " ")}\n`;
  const ofLines = async (count) => {
    const { bytes, lines } = await run(program, ["--json", "--lines", "--jobs", "2"], repeated(text, count));
    assert.equal(lines, count);
    return bytes;
  };
  return { one: median(samples.one), two: median(samples.two), few: await ofLines(few), many: await ofLines(many) };
}

function* repeated(text, count) {
  const most = 64;
  const full = text.repeat(most);
  for (let left = count; left > 0; left -= most) yield left < most ? text.repeat(left) : full;
}

/** Runs a check to its end: its time, its peak memory, how many lines it printed, and the first of them. */
async function run(program, words, input) {
  const began = performance.now();
  const child = spawn(program, ["check", ...words], { stdio: ["pipe", "pipe", "inherit"] });
  let [stdout, lines, bytes] = ["", 0, 0];
  child.stdout.on("data", (piece) => {
    if (stdout.length < 1000) stdout += piece;
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
  });
  // The peak is the kernel's own, so it matters little when it is read last.
  const watched = setInterval(() => (bytes = peak(child.pid) ?? bytes), 5);
  const ended = once(child, "close");
  for (const piece of input) if (!child.stdin.write(piece)) await once(child.stdin, "drain");
  bytes = peak(child.pid) ?? bytes;
  child.stdin.end();
  const [status] = await ended;
  clearInterval(watched);
  assert.equal(status, 0);
  return { milliseconds: performance.now() - began, bytes, lines, stdout };
}

/** The most memory that a running process had, in bytes; nothing where the system does not say. */
function peak(pid) {
  try {
    const kilobytes = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "latin1"));
    return kilobytes ? Number(kilobytes[1]) * 1024 : undefined;
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { one, two, few, many } = await terminal(process.argv[2], WHOLE);
  console.log(`1,000 files: ${one.toFixed(0)} ms on one core, ${two.toFixed(0)} ms on two, ${(one / two).toFixed(2)} times as fast`);
  console.log(`peak memory: ${(few / 1e6).toFixed(1)} MB for 10,000 lines, ${(many / 1e6).toFixed(1)} MB for 100,000, ${(many / few).toFixed(2)} times`);
}
