// A reading of the package is the terminal's, for each proof of a local shop, honest or not.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { serve } from "../chain/endpoint.mjs";
import { start } from "../chain/service.mjs";
import { build } from "../programs.mjs";
import { project } from "./installed.mjs";

const made = project("reading", { "entry.mjs": 'export * from "packproof";\n' });
const { check, fetchTransport, init, read } = await import(pathToFileURL(join(made, "entry.mjs")));
const program = build("packproof");

let service;
/** The node, with other words if the address asks for them. */
let liar;
before(async () => {
  service = await start(["--lies", "--oracle-seconds", "3600"]);
  liar = await serve({ target: service.index.rpc[0] });
  await init();
});
after(async () => {
  await liar.close();
  await service.stop();
});

/** The report that the terminal prints. This process serves an endpoint that it asks, so the call does not block. Its status is not 0 for whatever is not verified. */
async function told(...asked) {
  const { stdout, stderr } = await promisify(execFile)(program, ["check", "--json", ...asked], { maxBuffer: 1 << 28 }).catch((ended) => ended);
  assert.equal(stderr, "");
  return JSON.parse(stdout);
}

test("the report of each reading, of the proof that it saves, and of two readers that contradict each other", async () => {
  const { index, folder, deployment } = service;
  const lists = readFileSync(deployment);
  const [rpc] = index.rpc;
  const verdicts = new Set();
  for (const { name, payload, waits } of index.items) {
    if (waits) continue;
    const file = join(folder, `${name}.json`);
    const bytes = Buffer.from(await (await fetch(payload)).arrayBuffer());
    writeFileSync(file, bytes);
    const { report, words, saved_proof } = await read(bytes, { name: file, lists, transports: [fetchTransport(rpc)] });
    assert.deepEqual(report, await told("--rpc", rpc, "--deployment", deployment, file), name);
    verdicts.add(`${report.verdict} ${words.tone}`);
    const saved = join(folder, `${name}.proof.json`);
    writeFileSync(saved, saved_proof);
    assert.deepEqual(check(saved_proof, { name: saved, lists }), await told("--deployment", deployment, saved), name);
    const endpoints = [rpc, liar.at("word")];
    const disputed = await read(bytes, { name: file, lists, transports: endpoints.map((url) => fetchTransport(url)) });
    assert.deepEqual(disputed.report, await told(...endpoints.flatMap((url) => ["--rpc", url]), "--deployment", deployment, file), name);
    verdicts.add(`${disputed.report.verdict} ${disputed.words.tone}`);
  }
  for (const verdict of ["verified pass", "not_verified fail", "not_replayable calm", "contradicted fail", "origin_unknown warning"]) assert.ok(verdicts.has(verdict), `${[...verdicts]}`);
});
