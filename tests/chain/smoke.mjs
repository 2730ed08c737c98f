// The local service on a real chain, without the page: each payload that it serves agrees with itself (crates/cli), and
// the chain says of it what the index expects, as another reader reads it (reader.mjs) and as ours does (`packproof read`).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { faults } from "./faults.mjs";
import { ask, read, verdict } from "./reader.mjs";
import { keccak } from "./reader/keccak.mjs";
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
const service = await start(["--lies", "--acts", "--oracle-seconds", "5", "--dist", dist]);
const { index, folder } = service;
const [rpc] = index.rpc;
const lists = { coordinators: index.coordinators, contracts: index.contract_logs };
/** Results that are not the expected ones: all are shown at the end. */
const differences = [];

try {
  const before = await get(index.items.find(({ waits }) => waits).payload);
  assert.deepEqual(before, { status: 404, body: '{"error":"proof_not_ready"}' });
  const table = [];
  const payloads = {};
  for (const item of index.items) table.push(await check(item, payloads));
  console.table(table);
  console.log(skipped);
  await faults(index, folder, verifier, { lists, differences });
  await code(payloads);
  await pages();
  await scenes(index, payloads);
  await refusals();
  assert.equal(differences.length, 0, differences.map((each) => JSON.stringify(each)).join("\n"));
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
  const checked = JSON.parse(run.stdout);
  assert.deepEqual([checked.kind, checked.verdict], [item.kind, item.offline], item.name);
  const payload = JSON.parse(answer.body);
  payloads[item.name] = payload;
  const said = await read([rpc], payload, lists);
  const found = { verdict: verdict(said, item.offline), steps: statuses(Object.entries(said.steps).map(([id, step]) => ({ id, ...step }))) };
  const expected = { verdict: item.verdict ?? found.verdict, steps: item.expected };
  differs("the other reader", item.name, found, expected, said.steps);
  const ours = readByUs(item, file, expected);
  const records = Object.keys(payload.records ?? {}).length || undefined;
  return { name: item.name, ...found.steps, verdict: found.verdict, records, ...ours, kB: Math.round(answer.body.length / 1000) };
}

function statuses(steps) {
  return Object.fromEntries(steps.map(({ id, status }) => [id, status]));
}

/** Notes a result that is not the expected one. */
function differs(by, name, found, expected, more) {
  if (!isDeepStrictEqual(found, expected)) differences.push({ by, name, found, expected, more: JSON.stringify(more) });
}

/** The project's own reader says the same of the chain. */
function readByUs(item, file, expected) {
  const listed = ["--coordinators", index.coordinators.join(","), "--oracle-keys", index.oracle_keys.join(",")];
  const asked = [...listed, "--contracts", index.contract_logs.join(",")];
  const proof_file = join(folder, "saved", `${item.name}.proof.json`);
  const run = spawnSync(verifier, ["read", "--json", "--rpc", rpc, ...asked, "--save", join(folder, "saved"), file], { encoding: "utf8", maxBuffer: 1 << 28 });
  const { verdict, steps, reading, proven } = JSON.parse(run.stdout);
  const { requests } = reading;
  const block = proven?.block;
  const chain = steps.filter(({ id }) => id in item.expected);
  differs("packproof", item.name, { verdict, steps: statuses(chain) }, expected, chain.map(({ id, cause }) => [id, cause]));
  if (item.honest) assert.ok(requests <= MOST_REQUESTS, `${item.name}: ${requests} requests`);
  const proof = steps.find(({ id }) => id === "oracle_proof");
  if (item.honest) assert.notEqual(proof.status, "failed", item.name);
  if (verdict === "verified" && proof.status === "skipped") skipped.push([item.name, proof.sentence]);
  const saved = proves(item, proof_file, asked, { verdict, steps, proof, block });
  return { requests, oracle_proof: proof.status, block: block?.number, saved };
}

/** Proves the block of an honest proof's request from the chain, and from the saved proof without a network. */
function proves(item, file, lists, { verdict, steps, proof, block }) {
  const again = (...options) => {
    const run = spawnSync(verifier, ["check", "--json", ...options, file], { encoding: "utf8", maxBuffer: 1 << 28 });
    return JSON.parse(run.stdout);
  };
  const saved = again(...lists);
  const expect = (what, found, expected) => differs("packproof", `${item.name}, ${what}`, found, expected);
  if (saved.verdict === "verified") expect("saved", verdict, "verified");
  if (!item.honest || verdict !== "verified" || proof.status !== "passed") return saved.verdict;
  expect("its block", saved.proven.block?.number ?? "none", block?.number);
  const step = (id) => steps.find((step) => step.id === id);
  const sum = (all = []) => all.reduce((values, each) => values + each.values, 0);
  const grades = ({ grades }) => ({ told: sum(grades.told), proven: sum(grades.proven) });
  if (item.kind === "pack_event") {
    for (const id of ["contract", "seed_origin", "oracle_proof"]) expect(`${id} is proven`, [grades(step(id)).told, grades(step(id)).proven > 0], [0, true]);
    expect("saved", saved.verdict, "verified");
    // Nothing is listed: what the contract's logs mean is not known.
    expect("saved, nothing listed", again().verdict, item.offline);
  } else {
    for (const id of ["contract", "word_origin", "oracle_proof"]) expect(`${id} is proven in part`, grades(step(id)).proven > 0, true);
    expect("saved", saved.verdict, item.offline);
  }
  return saved.verdict;
}

/** The contract's code is believed: one that takes a pull again is "Verified". A listed hash of the code is the answer. */
async function code(payloads) {
  const name = "pull-requested-again";
  const codeOf = async (address) => keccak((await ask(rpc, "eth_getCode", address, "latest")).slice(2));
  const { vrf_consumer_address: sloppy } = payloads[name];
  const readWith = async (hash) => {
    const said = await read([rpc], payloads[name], { ...lists, codes: [`anvil:${sloppy} ${hash}`] });
    return [verdict(said, "verified_offline"), said.steps.contract];
  };
  assert.deepEqual(await readWith(await codeOf(sloppy)), ["verified", { status: "passed" }]);
  const other = await codeOf(index.contracts.consumer);
  assert.deepEqual(await readWith(other), ["verified_in_part", { status: "skipped", cause: "other_code" }]);
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
