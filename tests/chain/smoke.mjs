// The local service on a real chain, without the page: each payload that it serves agrees with itself, and `packproof check --rpc` says of it what the
// index expects.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual, promisify } from "node:util";
import { serve } from "./endpoint.mjs";
import { ask } from "./node.mjs";
import { scenes } from "./scenes.mjs";
import { build } from "../programs.mjs";
import { settings, start, verdictOf } from "./service.mjs";

const verifier = build("packproof");
/** The most requests that a proof may take of an endpoint that takes batches: those of a busy shop, in whose blocks the order of two transactions decides. */
const MOST_REQUESTS = 17;
const dist = mkdtempSync(join(tmpdir(), "packproof-dist-"));
const page = "<head></head>";
writeFileSync(join(dist, "index.html"), page);
const service = await start(["--lies", "--acts", "--oracle-seconds", "5", "--dist", dist]);
const { index, folder, deployment } = service;
const [rpc] = index.rpc;
/** The node, with a count of what it is asked. */
const endpoint = await serve({ target: rpc });
/** Results that are not the expected ones: all are shown at the end. */
const differences = [];

try {
  const before = await get(index.items.find(({ waits }) => waits).payload);
  assert.deepEqual(before, { status: 404, body: '{"error":"proof_not_ready"}' });
  const table = [];
  const payloads = {};
  for (const item of index.items) table.push(await check(item, payloads));
  console.table(table);
  await pages();
  await scenes(index, payloads);
  await refusals();
  assert.equal(differences.length, 0, differences.map((each) => JSON.stringify(each)).join("\n"));
} finally {
  rmSync(dist, { recursive: true });
  await endpoint.close();
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
  const checked = await report(file);
  assert.deepEqual([checked.kind, checked.verdict], [item.kind, item.offline], item.name);
  const payload = JSON.parse(answer.body);
  payloads[item.name] = payload;
  const records = Object.keys(payload.records ?? {}).length || undefined;
  return { name: item.name, ...(await read(item, file)), records, kB: Math.round(answer.body.length / 1000) };
}

/** Notes a result that is not the expected one. */
function differs(name, found, expected, more) {
  if (!isDeepStrictEqual(found, expected)) differences.push({ name, found, expected, more: JSON.stringify(more) });
}

/** The report that the terminal prints. Its exit status is not 0 for whatever is not verified. */
async function report(...asked) {
  const { stdout } = await promisify(execFile)(verifier, ["check", "--json", ...asked], { maxBuffer: 1 << 28 }).catch((ended) => ended);
  return JSON.parse(stdout);
}

/** Reads a proof through the node. */
async function read(item, file) {
  const saved_file = join(folder, `${item.name}.saved.json`);
  const address = endpoint.at(`as:${item.name}`);
  const { verdict, steps } = await report("--rpc", address, "--deployment", deployment, "--save", saved_file, file);
  const { trips: requests } = endpoint.counts(address);
  const chain = steps.filter(({ id }) => id in item.expected);
  const expected = { verdict: item.verdict ?? verdictOf(item), steps: item.expected };
  const found = { verdict, steps: Object.fromEntries(chain.map(({ id, status }) => [id, status])) };
  differs(item.name, found, expected, chain.map(({ id, cause }) => [id, cause]));
  if (item.honest) assert.ok(requests <= MOST_REQUESTS, `${item.name}: ${requests} requests`);
  const { status: oracle_proof } = steps.find(({ id }) => id === "oracle_proof");
  if (item.honest) assert.notEqual(oracle_proof, "failed", item.name);
  return { ...found.steps, verdict, requests, oracle_proof, saved: await proves(item, saved_file, { verdict, oracle_proof }) };
}

/** Checks an honest proof with its saved answers, without a network. */
async function proves(item, file, { verdict, oracle_proof }) {
  const saved = await report("--deployment", deployment, file);
  const expect = (what, found, expected) => differs(`${item.name}, ${what}`, found, expected);
  if (saved.verdict === "verified") expect("saved", verdict, "verified");
  if (!item.honest || verdict !== "verified" || oracle_proof !== "passed") return saved.verdict;
  if (item.kind === "pack_event") {
    expect("saved", saved.verdict, "verified");
    // Nothing is listed: what the contract's logs mean is not known.
    expect("saved, nothing listed", (await report(file)).verdict, item.offline);
  } else {
    expect("saved", saved.verdict, item.offline);
  }
  return saved.verdict;
}

/** The page is there under every address of its own, the settings beside it list the oracle and the contracts, and nothing else is there. */
async function pages() {
  const { link, payload } = index.items[0];
  const served = await get(new URL("/deployment.json", link));
  assert.deepEqual(JSON.parse(served.body), settings(index));
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
