// The local service on a real chain, without the page: what it serves agrees with itself (crates/cli), and
// the chain says of each payload what the index expects, as another reader reads it (reader.mjs) and as ours does (`packproof read`).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { faults } from "./faults.mjs";
import { ask, read } from "./reader.mjs";
import { scenes } from "./scenes.mjs";
import { build } from "../programs.mjs";
import { start } from "./service.mjs";

const verifier = build("packproof");
/** The most requests that a proof may take of an endpoint that takes batches. */
const MOST_REQUESTS = 14;
/** The items that the chain confirms, and that have no proof. */
const skipped = [];
const dist = mkdtempSync(join(tmpdir(), "packproof-dist-"));
const page = "<head></head>";
writeFileSync(join(dist, "index.html"), page);
const service = await start(["--lies", "--oracle-seconds", "5", "--dist", dist]);
const { index, folder } = service;
const [rpc] = index.rpc;
const coordinators = index.coordinators.map((listed) => listed.split(":")[1]);

try {
  const before = await get(index.items.find(({ waits }) => waits).payload);
  assert.deepEqual(before, { status: 404, body: '{"error":"proof_not_ready"}' });
  const table = [];
  const payloads = {};
  for (const item of index.items) table.push(await check(item, payloads));
  console.table(table);
  console.log(skipped);
  await faults(index, folder, verifier);
  await pages();
  await scenes(index, payloads);
  await refusals();
} finally {
  rmSync(dist, { recursive: true });
  assert.equal(await service.stop(), 0);
}
await assert.rejects(ask(rpc, "eth_chainId"), "the node has ended too");

async function get(url) {
  const response = await fetch(url);
  return { status: response.status, body: await response.text() };
}

/** A payload's verdict without the chain, and what the chain says of it. */
async function check(item, payloads) {
  let answer = await get(item.payload);
  for (let tries = 0; item.waits && answer.status === 404 && tries < 300; tries += 1) {
    await sleep(100);
    answer = await get(item.payload);
  }
  assert.equal(answer.status, 200, item.name);
  const file = join(folder, `${item.name}.json`);
  writeFileSync(file, answer.body);
  const run = spawnSync(verifier, ["check", "--json", file], { encoding: "utf8", maxBuffer: 1 << 28 });
  const { kind, verdict } = JSON.parse(run.stdout);
  assert.deepEqual({ kind, verdict }, { kind: item.kind, verdict: item.offline }, item.name);
  const payload = JSON.parse(answer.body);
  payloads[item.name] = payload;
  const said = await read(rpc, payload, coordinators);
  assert.deepEqual(said, item.expected, item.name);
  const ours = readByUs(item, file);
  const records = Object.keys(payload.records ?? {}).length || undefined;
  return { name: item.name, verdict, ...said, records, ...ours, kB: Math.round(answer.body.length / 1000) };
}

/** The project's own reader says the same of the chain, and comes to the verdict that follows. */
function readByUs(item, file) {
  const listed = ["--coordinators", index.coordinators.join(","), "--oracle-keys", index.oracle_keys.join(",")];
  const lists = [...listed, "--contracts", index.contract_logs.join(",")];
  const proof_file = join(folder, "saved", `${item.name}.proof.json`);
  const asked = ["--rpc", rpc, ...lists, "--save", join(folder, "saved")];
  const run = spawnSync(verifier, ["read", "--json", ...asked, file], { encoding: "utf8", maxBuffer: 1 << 28 });
  const { verdict, steps, reading, proven } = JSON.parse(run.stdout);
  const { requests } = reading;
  const block = proven?.block;
  const chain = steps.filter(({ id }) => id in item.expected).map(({ id, status }) => [id, status]);
  assert.deepEqual(Object.fromEntries(chain), item.expected, `${item.name}: ${run.stdout}`);
  const all = Object.values(item.expected);
  const is_unknown = steps.some(({ id, cause }) => id.endsWith("_origin") && cause?.code === "unlisted_coordinator");
  const read = item.expected.contract === "passed" ? (is_unknown ? "origin_unknown" : "verified_in_part") : item.offline;
  const complete = all.every((status) => status === "passed") ? "verified" : read;
  const follows = item.offline === "not_replayable" ? item.offline : complete;
  assert.equal(verdict, all.includes("failed") ? "not_verified" : follows, item.name);
  if (item.honest) assert.ok(requests <= MOST_REQUESTS, `${item.name}: ${requests} requests`);
  // The oracle's own proof is checked wherever the oracle answered; what it shows never fails an honest word.
  const proof = steps.find(({ id }) => id === "oracle_proof");
  assert.notEqual(proof.status, "failed", item.name);
  if (complete === "verified" && proof.status === "skipped") skipped.push([item.name, proof.sentence]);
  const saved = proves(item, proof_file, lists, { verdict, steps, proof, block });
  return { requests, oracle_proof: proof.status, block: block?.number, saved };
}

/** Proves the block of an honest proof's request from the chain, and from the saved proof without a network. */
function proves(item, file, lists, { verdict, steps, proof, block }) {
  const again = (...options) => {
    const run = spawnSync(verifier, ["check", "--json", ...options, file], { encoding: "utf8", maxBuffer: 1 << 28 });
    return JSON.parse(run.stdout);
  };
  const saved = again(...lists);
  if (saved.verdict === "verified") assert.equal(verdict, "verified", `${item.name}: its saved proof says otherwise`);
  if (!item.honest || proof.status !== "passed") return saved.verdict;
  assert.ok(Number(block?.number) > 0, `${item.name}: ${JSON.stringify(block)}`);
  assert.equal(saved.proven.block.number, block.number, item.name);
  const step = (id) => steps.find((step) => step.id === id);
  const sum = (all = []) => all.reduce((values, each) => values + each.values, 0);
  const grades = (step) => ({ told: sum(step.grades.told), proven: sum(step.grades.proven) });
  if (item.kind === "pack_event") {
    for (const id of ["contract", "seed_origin", "oracle_proof"]) {
      assert.deepEqual(grades(step(id)), { told: 0, proven: 1 }, `${item.name}: ${id}`);
    }
    assert.equal(saved.verdict, "verified", item.name);
    // Nothing is listed: what the contract's logs mean is not known.
    assert.equal(again().verdict, item.offline, item.name);
  } else {
    for (const id of ["contract", "word_origin", "oracle_proof"]) {
      assert.ok(grades(step(id)).proven > 0, `${item.name}: ${id}`);
    }
    assert.equal(saved.verdict, item.offline, item.name);
  }
  return saved.verdict;
}

/** The page is there under every address of its own, the settings beside it list the oracle and the contracts, and nothing else is there. */
async function pages() {
  const { link, payload } = index.items[0];
  const { coordinators, oracle_keys, contract_logs: contracts } = index;
  const settings = await get(new URL("/deployment.json", link));
  assert.deepEqual(JSON.parse(settings.body), { coordinators, oracle_keys, contracts });
  for (const address of [link, new URL("/", link), new URL("/index.html", link)]) {
    assert.deepEqual(await get(address), { status: 200, body: page });
  }
  assert.equal((await get(new URL("/no-such.js", link))).status, 404);
  const unknown = payload.replace(/[0-9a-f]{12}(?=\/fairness)/, "000000000000");
  assert.deepEqual(await get(unknown), { status: 404, body: '{"error":"not_found"}' });
  const other = await fetch(payload, { headers: { origin: "http://elsewhere.example" } });
  assert.equal(other.headers.get("access-control-allow-origin"), null);
}

/** The contract writes everything once, and takes a word from nobody but the coordinator. */
async function refusals() {
  const { selectors } = JSON.parse(readFileSync(new URL("build/Consumer.json", import.meta.url)));
  const { body } = await get(index.items.find(({ name }) => name === "pack-alone").payload);
  const proof = JSON.parse(body);
  const owner = index.contracts.relayer;
  const [stranger] = await ask(rpc, "eth_accounts");
  const call = (from, signature, ...values) => {
    const data = values.map((value) => value.replace(/^0x/, "").padStart(64, "0")).join("");
    return ask(rpc, "eth_call", { from, to: proof.vrf_consumer_address, data: `0x${selectors[signature]}${data}` }, "latest");
  };
  const [version, pull] = [proof.version_event_id, proof.target_pull_key];
  await call(owner, "anchor(bytes32,bytes32)", "1234", "5678");
  await assert.rejects(call(owner, "anchor(bytes32,bytes32)", version, "5678"), /AlreadyAnchored|revert/);
  await assert.rejects(call(owner, "createEvent(bytes32,bytes32)", version, "5678"), /AlreadyAnchored|revert/);
  await call(owner, "requestPull(bytes32,bytes32)", "1234", version);
  await assert.rejects(call(owner, "requestPull(bytes32,bytes32)", pull, version), /AlreadyRequested|revert/);
  await assert.rejects(call(stranger, "requestPull(bytes32,bytes32)", "1234", version), /revert/);
  const deliver = (from) => call(from, "rawFulfillRandomWords(uint256,uint256[])", "1", "40", "1", "7");
  await deliver(index.contracts.coordinator);
  await assert.rejects(deliver(owner), /revert/);
}
