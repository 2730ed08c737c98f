// A reading of the package is the terminal's, for each proof of a local shop, honest or not.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { start } from "../chain/service.mjs";
import { build } from "../programs.mjs";
import { project } from "./installed.mjs";

const made = project("reading", { "entry.mjs": 'export * from "packproof";\n' });
const { check, fetchTransport, init, read } = await import(pathToFileURL(join(made, "entry.mjs")));
const program = build("packproof");

let service;
before(async () => {
  service = await start(["--lies", "--oracle-seconds", "3600"]);
  await init();
});
after(() => service.stop());

/** The report that the terminal prints. */
function told(...asked) {
  const { stdout, stderr } = spawnSync(program, asked, { encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

test("the report of each reading, and of the proof that it saves", async () => {
  const { index, folder } = service;
  const lists = { coordinators: index.coordinators.join(","), oracle_keys: index.oracle_keys.join(","), contracts: index.contract_logs.join(",") };
  const options = Object.entries(lists).flatMap(([name, list]) => [`--${name.replace("_", "-")}`, list]);
  const [rpc] = index.rpc;
  const verdicts = new Set();
  for (const { name, payload, waits } of index.items) {
    if (waits) continue;
    const file = join(folder, `${name}.json`);
    const bytes = Buffer.from(await (await fetch(payload)).arrayBuffer());
    writeFileSync(file, bytes);
    const save = ["--save", join(folder, "saved")];
    const { report, words, saved_proof } = await read(bytes, { name: file, lists, transports: [fetchTransport(rpc)] });
    assert.deepEqual(report, told("read", "--json", "--rpc", rpc, ...options, ...save, file), name);
    verdicts.add(`${report.verdict} ${words.tone}`);
    const saved = join(folder, `${name}.proof.json`);
    writeFileSync(saved, saved_proof);
    assert.deepEqual(check(saved_proof, { name: saved, lists }), told("check", "--json", ...options, saved), name);
  }
  for (const verdict of ["verified pass", "not_verified fail", "not_replayable calm"]) assert.ok(verdicts.has(verdict), `${[...verdicts]}`);
});
