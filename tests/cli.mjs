// The terminal check (crates/cli) against every vector: each line it prints, and its exit status.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "./programs.mjs";

const EXIT = { verified_offline: 0, not_verified: 1, unreadable: 2, not_replayable: 3 };
const folder = "tests/vectors";
const manifests = ["manifest.json", "own/manifest.json"];
const vectors = manifests.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`)));

const program = build("packproof");

/** Runs the check on these vectors, and returns its exit status and the object of each line. */
function verify(chosen) {
  const files = chosen.map(({ file }) => `${folder}/${file}`);
  const run = spawnSync(program, ["check", "--json", ...files], { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(run.error, undefined);
  assert.equal(run.stderr, "");
  return { status: run.status, lines: run.stdout.trimEnd().split("\n").map((line) => JSON.parse(line)) };
}

/** Tests the line of a vector: it has the verdict, and if that is not verified at least one of the steps that may fail, and no other. */
function judge({ file, verdict, failing }, line) {
  assert.equal(line.file, `${folder}/${file}`);
  if (verdict === "unreadable") {
    assert.equal(typeof line.error.code, "string", file);
    assert.equal(line.verdict, undefined, file);
    return;
  }
  assert.equal(line.schema, "packproof-report/1", file);
  const failed = line.steps.filter(({ status }) => status === "failed").map(({ id }) => id);
  assert.equal(line.verdict, verdict, `${file}: ${failed}`);
  assert.equal(failed.length > 0, verdict === "not_verified", file);
  assert.ok(failed.every((id) => failing.includes(id)), `${file}: ${failed} instead of ${failing}`);
}

for (const [verdict, status] of Object.entries(EXIT)) {
  const chosen = vectors.filter((vector) => vector.verdict === verdict);
  const run = verify(chosen);
  assert.equal(run.status, status, verdict);
  assert.equal(run.lines.length, chosen.length);
  chosen.forEach((vector, at) => judge(vector, run.lines[at]));
  console.log(`${chosen.length} ${verdict}: exit status ${status}`);
}

// One proof a line in, one report a line out.
const readable = vectors.filter(({ verdict }) => verdict !== "unreadable");
const texts = readable.map(({ file }) => `${readFileSync(`${folder}/${file}`, "utf8").replaceAll(/[\r\n]/g, " ")}\n`);
const streamed = spawnSync(program, ["check", "--json", "--lines"], { input: texts.join(""), encoding: "utf8", maxBuffer: 1 << 28 });
const reports = streamed.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
assert.deepEqual(reports.map(({ file, verdict }) => [file, verdict]), readable.map(({ verdict }, at) => [`-:${at + 1}`, verdict]));
console.log(`${reports.length} lines of one stream: a report each, in order`);

// Of many proofs, exactly the bad ones. `make scale` does the same to a hundred times as many, on a cluster.
const many = mkdtempSync(join(tmpdir(), "packproof-"));
try {
  execFileSync("python3", ["tests/reference/many.py", "-o", many, "--proofs", "2000", "--bad", "20", "--shards", "4"]);
  const shards = readdirSync(`${many}/shards`).sort().map((name) => `${many}/shards/${name}`);
  const checked = spawnSync(program, ["check", "--json", "--lines", ...shards], { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(checked.status, 1);
  const verdicts = checked.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.equal(verdicts.length, 2000);
  const found = verdicts.filter(({ verdict }) => verdict !== "verified_offline").map(({ file }) => basename(file));
  assert.deepEqual(found, Object.keys(JSON.parse(readFileSync(`${many}/bad.json`))));
  console.log(`${verdicts.length} generated proofs: exactly the ${found.length} bad ones are found`);
} finally {
  rmSync(many, { recursive: true });
}

// The worst wins: 1, 2, 3, 0.
const one = Object.fromEntries(vectors.map((vector) => [vector.verdict, vector]));
const { verified_offline, not_verified, unreadable, not_replayable } = one;
assert.equal(verify([verified_offline, not_replayable]).status, 3);
assert.equal(verify([not_replayable, unreadable, verified_offline]).status, 2);
assert.equal(verify([unreadable, not_verified, not_replayable, verified_offline]).status, 1);
console.log("several at once: the worst exit status wins");
