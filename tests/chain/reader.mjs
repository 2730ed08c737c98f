// What a chain says of a payload, read log by log: slow, in no way clever, and nothing of the page's own reading.
//   await read(rpc, payload)      { contract, seed_origin } of an event, { contract, chain_logs } of a pull
import { readFileSync } from "node:fs";

const { selectors } = JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url)));
const ANSWERED = "RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)";
const ASKED = "RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)";

/** 64 lowercase digits of a value, however it was spelt. */
const word = (value) => value.replace(/^0x/, "").toLowerCase().padStart(64, "0");
const words = (data) => data.slice(2).match(/.{64}/g) ?? [];
const at = ({ block, log_index }) => [Number(block), Number(log_index)];
const compare = ([block, index], [otherBlock, otherIndex]) => block - otherBlock || index - otherIndex;
const place = (log) => [Number(log.blockNumber), Number(log.logIndex)];
const values = (log) => [...log.topics.slice(1).map(word), ...words(log.data)];

/** Asks a node. */
export async function ask(rpc, method, ...params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(rpc, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

export async function read(rpc, payload) {
  const chain = {
    rpc,
    consumer: payload.vrf_consumer_address.toLowerCase(),
    ask: (method, ...params) => ask(rpc, method, ...params),
    call: async (signature, key) =>
      words(await ask(rpc, "eth_call", { to: payload.vrf_consumer_address, data: `0x${selectors[signature]}${word(key)}` }, "latest")),
  };
  return payload.target_pull_key ? readPull(chain, payload) : readEvent(chain, payload);
}

async function readEvent(chain, payload) {
  const value = word(payload.fairness_algo_version === "v1" ? payload.deck_hash : payload.deck_commitment);
  const [held] = await chain.call("events(bytes32)", payload.vrf_event_id);
  const contract = held === value ? "passed" : "failed";
  if (!payload.random_seed) return { contract, seed_origin: "skipped" };
  const sent = await chain.ask("eth_getTransactionByHash", payload.vrf_request_id);
  const call = `0x${selectors["createEvent(bytes32,bytes32)"]}${word(payload.vrf_event_id)}${value}`;
  const right =
    sent.to === chain.consumer && sent.input === call && (await oracle(chain, payload.vrf_request_id)).word === word(payload.random_seed);
  return { contract, seed_origin: right ? "passed" : "failed" };
}

/** The oracle's answer to the request that a transaction made: its log, and the word that it gives. */
async function oracle(chain, transaction) {
  const topic = async (signature) => chain.ask("web3_sha3", `0x${Buffer.from(signature).toString("hex")}`);
  const { logs } = await chain.ask("eth_getTransactionReceipt", transaction);
  const asked = await topic(ASKED);
  const request = logs.find(({ topics }) => topics[0] === asked && word(topics[3]) === word(chain.consumer));
  const [requestId] = words(request.data);
  const topics = [await topic(ANSWERED), `0x${requestId}`];
  const [log] = await chain.ask("eth_getLogs", { address: request.address, topics, fromBlock: "0x0" });
  return { log, word: word(await chain.ask("web3_sha3", `0x${words(log.data)[0]}${word("0")}`)) };
}

async function readPull(chain, payload) {
  const all = await chain.ask("eth_getLogs", { address: chain.consumer, fromBlock: "0x0" });
  return { contract: await getters(chain, payload, all), chain_logs: await logs(chain, payload, all) };
}

/** A contract's own log of a key: an anchor or a word has one indexed value, a request has two. */
const own = (all, kind, key) => all.find((log) => log.topics.length === (kind === "requested" ? 3 : 2) && word(log.topics[1]) === key);

/** Whether the getters hold every value of the proof. */
async function getters(chain, payload, all) {
  for (const entry of payload.chain_events) {
    if (entry.kind === "anchored") {
      const [held] = await chain.call("events(bytes32)", entry.event_id);
      if (held !== word(entry.root)) return "failed";
      continue;
    }
    const [eventId, requested, fulfilled, held] = await chain.call("getPull(bytes32)", entry.pull_key);
    if (requested !== word("1")) return "failed";
    if (entry.kind === "requested" && eventId !== word(entry.event_id)) return "failed";
    if (entry.kind === "fulfilled") {
      const request = own(all, "requested", word(entry.pull_key));
      const real = fulfilled === word("1") ? held : (await oracle(chain, request.transactionHash)).word;
      if (real !== word(entry.word)) return "failed";
    }
  }
  return "passed";
}

/** Whether the entries are all there is over the coverage, each where it says. Absence is never evidence. */
async function logs(chain, payload, all) {
  const matched = new Set();
  const kinds = new Set();
  let missing = false;
  for (const entry of payload.chain_events) {
    const key = word(entry.kind === "anchored" ? entry.event_id : entry.pull_key);
    const value = word(entry.root ?? entry.word ?? entry.event_id);
    const log = own(all, entry.kind, key);
    if (log) {
      if (compare(place(log), at(entry)) !== 0 || !values(log).includes(value)) return "failed";
      matched.add(log);
      kinds.add(log.topics[0]);
      continue;
    }
    // A word that the contract could not take stands in the coordinator's own log.
    const request = entry.kind === "fulfilled" && own(all, "requested", key);
    const answer = request && (await oracle(chain, request.transactionHash));
    if (answer && (compare(place(answer.log), at(entry)) !== 0 || answer.word !== value)) return "failed";
    if (!answer) missing = true;
  }
  const { from, to } = payload.coverage;
  const inside = all.filter((log) => compare(place(log), at(from)) >= 0 && compare(place(log), at(to)) <= 0);
  if (inside.some((log) => kinds.has(log.topics[0]) && !matched.has(log))) return "failed";
  return missing ? "skipped" : "passed";
}
