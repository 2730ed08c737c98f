// Each fault of endpoint.mjs, in front of a node that answers from a table.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { serve } from "./endpoint.mjs";
import { readFileSync } from "node:fs";

const { selectors } = JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url)));
const WORD = "ab".repeat(32);
const RESULTS = {
  eth_chainId: "0x7a69",
  eth_getLogs: [{ logIndex: "0x0" }, { logIndex: "0x1" }, { logIndex: "0x2" }],
  eth_getBlockByNumber: { number: "0x1" },
  eth_getTransactionReceipt: { logs: [{ logIndex: "0x0" }] },
  eth_call: `0x${WORD.repeat(5)}`,
};
const node = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  const { id, method } = JSON.parse(body);
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result: RESULTS[method] }));
});
await new Promise((listening) => node.listen(0, "127.0.0.1", listening));
const endpoint = await serve({ target: `http://127.0.0.1:${node.address().port}` });
test.after(async () => {
  await endpoint.close();
  node.close();
  node.closeAllConnections();
});

const call = (id, method, ...params) => ({ jsonrpc: "2.0", id, method, params });
const BATCH = [call(1, "eth_chainId"), call(2, "eth_getBlockByNumber", "finalized", false), call(3, "eth_getBlockByNumber", "0x1", false)];
const post = (address, body) =>
  fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const ask = async (address, body) => (await post(address, body)).json();
const one = async (address, method, ...params) => ask(address, call(1, method, ...params));
const ids = (answers) => answers.map(({ id }) => id);

test("without faults it answers as the node does, one call or a batch, and counts both", async () => {
  const address = endpoint.at("as:counted");
  assert.equal((await one(address, "eth_chainId")).result, "0x7a69");
  assert.deepEqual(ids(await ask(address, BATCH)), [1, 2, 3]);
  const counts = { trips: 2, requests: 4, methods: { eth_chainId: 2, eth_getBlockByNumber: 2 } };
  assert.deepEqual(endpoint.counts(address), counts);
  assert.deepEqual(await (await fetch(address)).json(), counts);
  assert.equal(endpoint.counts(endpoint.url).trips, 0);
});

test("whole answers", async () => {
  assert.equal((await post(endpoint.at("status:503"), BATCH)).status, 503);
  const busy = endpoint.at("busy:2:3");
  for (const status of [429, 429, 200]) {
    const answer = await post(busy, BATCH);
    assert.equal(answer.status, status);
    assert.equal(answer.headers.get("retry-after"), status === 429 ? "3" : null);
    await answer.text();
  }
  assert.match(await (await post(endpoint.at("html"), BATCH)).text(), /<!DOCTYPE html>/);
  assert.equal(await (await post(endpoint.at("empty"), BATCH)).text(), "");
  await assert.rejects(ask(endpoint.at("half"), BATCH), SyntaxError);
  await assert.rejects(ask(endpoint.at("cut"), BATCH), TypeError);
  await assert.rejects(ask(endpoint.at("close"), BATCH), TypeError);
  assert.equal((await (await post(endpoint.at("huge:2"), BATCH)).text()).length, 2_000_002);
  const began = performance.now();
  await ask(endpoint.at("delay:120"), BATCH);
  assert.ok(performance.now() - began >= 115);
});

test("batches", async () => {
  assert.deepEqual(ids(await ask(endpoint.at("reversed"), BATCH)), [3, 2, 1]);
  assert.deepEqual(ids(await ask(endpoint.at("missing-id"), BATCH)), [2, 3]);
  assert.deepEqual(ids(await ask(endpoint.at("repeated-id"), BATCH)), [1, 1, 3]);
  assert.deepEqual(ids(await ask(endpoint.at("other-id"), BATCH)), [987_654, 2, 3]);
  assert.equal((await ask(endpoint.at("no-batch"), BATCH)).error.code, -32600);
  assert.equal((await post(endpoint.at("no-batch:400"), BATCH)).status, 400);
  assert.equal((await one(endpoint.at("no-batch:400"), "eth_chainId")).result, "0x7a69");
});

test("single calls", async () => {
  assert.equal((await one(endpoint.at("chain:1"), "eth_chainId")).result, "0x1");
  assert.equal((await one(endpoint.at("refuse:-32000"), "eth_chainId")).error.code, -32000);
  assert.equal((await one(endpoint.at("no-method:eth_getLogs"), "eth_getLogs", {})).error.code, -32601);
  const answers = await ask(endpoint.at("no-tag:finalized"), BATCH);
  assert.deepEqual(answers.map(({ error }) => error?.code), [undefined, -32000, undefined]);
});

test("logs", async () => {
  const logs = (address, from, to) => one(address, "eth_getLogs", { fromBlock: from, toBlock: to });
  const range = endpoint.at("range:16");
  assert.equal((await logs(range, "0x0", "0xf")).result.length, 3);
  assert.equal((await logs(range, "0x0", "0x10")).error.code, -32005);
  assert.equal((await logs(range, "0x0", "latest")).error.code, -32005);
  assert.deepEqual((await logs(endpoint.at("no-logs"), "0x0", "0xf")).result, []);
  assert.equal((await logs(endpoint.at("some-logs"), "0x0", "0xf")).result.length, 2);
});

test("limits as providers say them", async () => {
  const limited = endpoint.at("limited:2:1");
  const codes = [];
  for (let trip = 1; trip <= 3; trip += 1) codes.push((await one(limited, "eth_chainId")).error?.code);
  assert.deepEqual(codes, [undefined, -32016, undefined]);
  const silent = endpoint.at("silent:2:1");
  const seen = [];
  for (let trip = 1; trip <= 3; trip += 1) {
    const answer = await post(silent, BATCH);
    seen.push([answer.status, answer.headers.get("access-control-allow-origin")]);
    await answer.text();
  }
  assert.deepEqual(seen, [[200, "*"], [429, null], [200, "*"]]);
  const logs = (to) => call(1, "eth_getLogs", { fromBlock: "0x0", toBlock: to });
  assert.equal((await ask(endpoint.at("limit:16"), logs("0xf"))).result.length, 3);
  assert.equal((await ask(endpoint.at("limit:16"), logs("0x10"))).error.message, "limit exceeded");
  assert.equal((await post(endpoint.at("gateway:16"), [...BATCH, logs("0xf")])).status, 200);
  assert.equal((await post(endpoint.at("gateway:16"), [...BATCH, logs("0x10")])).status, 504);
});

test("logs numbered within their transactions", async () => {
  const [log] = (await one(endpoint.at("within"), "eth_getLogs", { fromBlock: "0x0", toBlock: "0xf" })).result;
  assert.equal(log.logIndex, "0x0");
});

test("getters", async () => {
  const get = async (address, signature) => {
    const { result } = await one(address, "eth_call", { to: "0x00", data: `0x${selectors[signature]}${WORD}` }, "latest");
    return result.slice(2).match(/.{64}/g).map((word) => word === WORD);
  };
  assert.deepEqual(await get(endpoint.at("word"), "getPull(bytes32)"), [true, true, true, false, true]);
  assert.deepEqual(await get(endpoint.at("word"), "events(bytes32)"), [true, true, true, true, true]);
  assert.deepEqual(await get(endpoint.at("held"), "events(bytes32)"), [false, true, true, true, true]);
});

test("what other origins may do", async () => {
  const preflight = (address) => fetch(address, { method: "OPTIONS" });
  const allowed = await preflight(endpoint.url);
  assert.equal(allowed.status, 204);
  assert.equal(allowed.headers.get("access-control-allow-origin"), "*");
  assert.equal((await post(endpoint.at("no-cors"), BATCH)).headers.get("access-control-allow-origin"), null);
  assert.equal((await preflight(endpoint.at("no-preflight"))).status, 405);
  assert.equal((await post(endpoint.at("no-such-fault"), BATCH)).status, 502);
});
