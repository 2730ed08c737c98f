// Looks for each item's scene on the chain, so that no item passes or fails because its scene is missing.
//   await scenes(index, payloads)      payloads: each item's, by its name
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask, place, topic, values, word, words, ZERO } from "./node.mjs";

const { selectors } = JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url)));

const QUIET = 2_000;
const SIGNATURES = {
  asked: "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
  answered: "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)",
  anchor: "EventCreated(bytes32,bytes32)",
  request: "PullRequested(bytes32,bytes32,uint256)",
  delivery: "PullFulfilled(bytes32,uint256)",
};

export async function scenes(index, payloads) {
  const [rpc] = index.rpc;
  const { coordinator, relayer } = index.contracts;
  const topics = Object.fromEntries(Object.entries(SIGNATURES).map(([name, text]) => [name, topic(text)]));
  const of = (logs, kind) => logs.filter((log) => log.topics[0] === topics[kind]);
  const logsOf = (address, fromBlock = 0, toBlock = "latest") => {
    const [from, to] = [fromBlock, toBlock].map((block) => (typeof block === "number" ? `0x${block.toString(16)}` : block));
    return ask(rpc, "eth_getLogs", { address, fromBlock: from, toBlock: to });
  };
  const receipt = async (hash) => (await ask(rpc, "eth_getTransactionReceipt", hash)).logs;
  const transaction = (hash) => ask(rpc, "eth_getTransactionByHash", hash);
  const answers = async (id) => of(await logsOf(coordinator), "answered").filter((log) => word(log.topics[1]) === id);
  const pull = async ({ vrf_consumer_address: to }, key) => {
    const [, , , held, id] = words(await ask(rpc, "eth_call", { to, data: `0x${selectors["getPull(bytes32)"]}${key}` }, "latest"));
    return { held, id };
  };
  const target = (proof) => pull(proof, proof.target_pull_key);

  const tagged = await transaction(payloads["event-v2-with-trailing-bytes"].vrf_request_id);
  assert.equal(tagged.to, payloads["event-v2-with-trailing-bytes"].vrf_consumer_address.toLowerCase());
  assert.equal(Buffer.from(tagged.input.slice(2 + 8 + 128), "hex").toString(), "packproof");

  const beside = payloads["event-v2-beside-a-pull"].vrf_request_id;
  for (const hash of [beside, payloads["event-v2-through-a-relayer"].vrf_request_id]) assert.equal((await transaction(hash)).to, relayer);
  assert.equal(of(await receipt(beside), "asked").length, 2);

  const together = await receipt(payloads["packs-requested-together"].request_tx_hash);
  assert.deepEqual([of(together, "asked").length, of(together, "request").length], [2, 2]);

  const [batched] = await answers((await target(payloads["pack-delivered-in-a-batch"])).id);
  assert.equal(of(await receipt(batched.transactionHash), "answered").length, 2);
  assert.notEqual((await transaction(batched.transactionHash)).to, coordinator);

  // Anchors and requests of other sales lie in the span and are not supplied, and it has every word of it.
  const needed = payloads["pack-beside-other-sales"];
  const supplied = new Set(needed.chain_events.map(({ block, log_index }) => `${block}/${log_index}`));
  const span = await logsOf(needed.vrf_consumer_address, needed.coverage.from.block + 1, needed.coverage.to.block - 1);
  const left = span.filter((log) => !supplied.has(place(log).join("/")));
  assert.ok(of(left, "anchor").length > 0 && of(left, "request").length > 0);
  assert.equal(of(left, "delivery").length, 0);

  const chosen = await target(payloads["word-of-another-coordinator"]);
  assert.equal((await answers(chosen.id)).length, 1, "the oracle answered, too");

  const zero = await target(payloads["word-zero-never-answered"]);
  assert.deepEqual([zero.held, (await answers(zero.id)).length], [ZERO, 0]);

  const silent = payloads["word-of-a-silent-coordinator"];
  const [other, ...more] = of(await receipt(silent.request_tx_hash), "asked").map((log) => words(log.data)[0]);
  assert.equal(more.length, 0);
  assert.notEqual(other, (await target(silent)).id);
  assert.equal((await answers(other)).length, 1, "the oracle answered the other request");

  const again = payloads["pull-requested-again"];
  const own = (await logsOf(again.vrf_consumer_address)).filter((log) => values(log)[0] === again.target_pull_key);
  assert.deepEqual([of(own, "request").length, of(own, "delivery").length], [2, 2]);

  const late = payloads["version-anchored-long-after"];
  const [version] = of(await logsOf(late.vrf_consumer_address), "anchor").filter((log) => values(log)[0] === late.version_event_id);
  assert.ok(place(version)[0] > late.coverage.to.block + QUIET);

  // The oracle's callback failed, and the contract's log of the same word stands elsewhere.
  const redelivered = payloads["word-redelivered-dated-later"];
  const [refused] = await answers((await target(redelivered)).id);
  assert.equal(words(refused.data)[3], ZERO);
  assert.equal(of(await receipt(refused.transactionHash), "delivery").length, 0);
  const delivered = of(await logsOf(redelivered.vrf_consumer_address), "delivery").find((log) => values(log)[0] === redelivered.target_pull_key);
  assert.ok(place(delivered)[0] > place(refused)[0]);

  const twice = payloads["id-given-twice-in-one-transaction"];
  const both = await receipt(twice.request_tx_hash);
  assert.deepEqual([of(both, "asked").length, of(both, "request").length], [1, 2]);
  const given = await Promise.all(of(both, "request").map((log) => pull(twice, values(log)[0])));
  assert.equal(given[0].id, given[1].id);

  // One request of the oracle, beside a log of the contract that holds the event's id and value.
  const named = payloads["event-named-by-an-id-that-is-its-value"];
  const look = await receipt(named.vrf_request_id);
  const told = [named.vrf_event_id, named.deck_commitment].map(word);
  assert.equal(of(look, "asked").length, 1);
  assert.equal(look.filter((log) => told.every((value) => values(log).includes(value))).length, 1);

  const old = payloads["word-of-an-old-request-left-out"];
  const { from, to } = old.coverage;
  const before = of(await logsOf(old.vrf_consumer_address, 0, from.block - QUIET), "request").map((log) => words(log.data)[0]);
  const inside = of(await logsOf(coordinator, from.block + 1, to.block), "answered").map((log) => word(log.topics[1]));
  assert.equal(inside.filter((id) => before.includes(id)).length, 1);
}
