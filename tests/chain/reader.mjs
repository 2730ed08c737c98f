// Reads a chain about a payload, log by log: slow and plain, without any of the page's own code.
//   await read(rpc, payload, coordinators)      { contract, seed_origin } of an event, { contract, word_origin, chain_logs } of a pull
// `coordinators`: the addresses that count as the oracle's.
import { readFileSync } from "node:fs";
import { judge, versionEventId } from "./judged.mjs";
import { ask, compare, ONE, place, topic, values, word, words, ZERO } from "./node.mjs";
import { Oracle } from "./oracle.mjs";

export { ask } from "./node.mjs";

export const { selectors } = JSON.parse(readFileSync(new URL("build/IConsumer.json", import.meta.url)));
const LOGS = {
  anchored: "EventCreated(bytes32,bytes32)",
  requested: "PullRequested(bytes32,bytes32,uint256)",
  fulfilled: "PullFulfilled(bytes32,uint256)",
};

export async function read(rpc, payload, coordinators) {
  const consumer = payload.vrf_consumer_address.toLowerCase();
  const chain = {
    rpc,
    consumer,
    ask: (method, ...params) => ask(rpc, method, ...params),
    call: async (signature, key, block = "latest") =>
      words(await ask(rpc, "eth_call", { to: consumer, data: `0x${selectors[signature]}${word(key)}` }, block)),
  };
  chain.event = async (id, block) => (await chain.call("events(bytes32)", id, block))[0];
  chain.pull = async (key) => {
    const [eventId, requested, fulfilled, held, id] = await chain.call("getPull(bytes32)", key);
    return { eventId, requested: requested === ONE, fulfilled: fulfilled === ONE, held, id };
  };
  chain.logs = await chain.ask("eth_getLogs", { address: consumer, fromBlock: "0x0" });
  chain.kinds = Object.fromEntries(await Promise.all(Object.entries(LOGS).map(async ([kind, text]) => [kind, await topic(rpc, text)])));
  const oracle = new Oracle(chain, coordinators);
  return payload.target_pull_key ? readPull(chain, oracle, judge(payload)) : readEvent(chain, oracle, payload);
}

async function readEvent(chain, oracle, payload) {
  const id = word(payload.vrf_event_id);
  const value = word(payload.fairness_algo_version === "v1" ? payload.deck_hash : payload.deck_commitment);
  const contract = (await chain.event(id)) === value ? "passed" : "failed";
  if (!payload.random_seed) return { contract, seed_origin: "skipped" };
  return { contract, seed_origin: await seedOrigin(chain, oracle, payload, id, value) };
}

/** Tests that the seed is the listed oracle's word for the one transaction that anchored this value under this id. */
async function seedOrigin(chain, oracle, payload, id, value) {
  const sent = await chain.ask("eth_getTransactionByHash", payload.vrf_request_id);
  const receipt = await chain.ask("eth_getTransactionReceipt", payload.vrf_request_id);
  if (!sent || !receipt) return "skipped";
  if (receipt.status !== "0x1") return "failed";
  const own = receipt.logs.filter(({ address }) => address === chain.consumer);
  const requests = await oracle.requests(receipt.logs);
  const isAsked = async (key) => requests.some((request) => request.id === key.id);

  const call = `0x${selectors["createEvent(bytes32,bytes32)"]}${id}${value}`;
  const direct = sent.to === chain.consumer && sent.input.startsWith(call);
  if (!direct) {
    const logged = own.some((log) => values(log).includes(id) && values(log).includes(value));
    const held = (await chain.event(id)) === value && (await chain.event(value)) !== id;
    const pulled = (await isAsked(await chain.pull(id))) || (await isAsked(await chain.pull(value)));
    if (!logged || !held || pulled) return "failed";
  }
  const before = await chain.event(id, `0x${(Number(receipt.blockNumber) - 1).toString(16)}`).catch(() => ZERO);
  const anchors = chain.logs.filter(({ topics }) => topics[0] === chain.kinds.anchored && word(topics[1]) === id);
  if (before !== ZERO || anchors.some(({ transactionHash }) => transactionHash !== payload.vrf_request_id)) return "failed";

  const pulls = new Set();
  for (const each of own.flatMap(values)) pulls.add((await chain.pull(each)).id);
  const left = requests.filter((request) => !pulls.has(request.id));
  if (left.length !== 1 || !oracle.isListed(left[0].coordinator)) return "skipped";
  const [answer] = await oracle.answers(left[0].id);
  if (!answer) return "skipped";
  return answer.word === word(payload.random_seed) ? "passed" : "failed";
}

async function readPull(chain, oracle, judged) {
  const requests = await oracle.allRequests();
  return {
    contract: await contract(chain, judged),
    word_origin: await wordOrigin(chain, oracle, judged, requests),
    chain_logs: await chainLogs(chain, oracle, judged, requests),
  };
}

/** Tests that the getters hold every value that is judged. A word whose callback failed is not theirs to hold. */
async function contract(chain, { entries }) {
  for (const { kind, key, value } of entries) {
    if (kind === "anchored") {
      if ((await chain.event(key)) !== value) return "failed";
      continue;
    }
    const pull = await chain.pull(key);
    if (!pull.requested) return "failed";
    if (kind === "requested" && pull.eventId !== value) return "failed";
    if (kind === "fulfilled" && pull.fulfilled && pull.held !== value) return "failed";
  }
  return "passed";
}

/** Tests that a listed coordinator delivered every judged word for the request that the contract names. */
async function wordOrigin(chain, oracle, { draws }, requests) {
  let result = "passed";
  for (const { key, word: supplied } of draws) {
    const { id, fulfilled, held } = await chain.pull(key);
    const request = requests.find((each) => each.id === id && oracle.isListed(each.coordinator));
    const [answer] = request && (await names(chain, request.transaction, key)) ? await oracle.answers(id) : [];
    if (!answer) result = "skipped";
    else if (answer.word !== supplied.value || (fulfilled && held !== answer.word)) return "failed";
  }
  return result;
}

/** Tests that the contract's logs of a transaction name this key. */
async function names(chain, transaction, key) {
  return chain.logs.some((log) => log.transactionHash === transaction && values(log).includes(key));
}

/** Tests that each judged entry's log stands at its stated position and nowhere else, and that no Pack draw's word is missing in a window. */
async function chainLogs(chain, oracle, judged, requests) {
  let missing = false;
  for (const entry of judged.entries) {
    const own = chain.logs.filter(({ topics }) => topics[0] === chain.kinds[entry.kind] && word(topics[1]) === entry.key);
    if (own.some((log) => compare(place(log), entry.at) !== 0 || !values(log).includes(entry.value))) return "failed";
    if (own.length > 0) continue;
    // A word that the contract wrote no log of stands in the coordinator's own.
    const [answer] = entry.kind === "fulfilled" ? await oracle.answers((await chain.pull(entry.key)).id) : [];
    if (answer && compare(place(answer.log), entry.at) !== 0) return "failed";
    if (!answer) missing = true;
  }
  if (await hasOmission(chain, oracle, judged, requests)) return "failed";
  return missing ? "skipped" : "passed";
}

/** Tests that a Pack draw's word inside a judged window is not supplied. A word stands where the contract logged it, else where the
 *  coordinator did: the coordinator's log comes after the contract's, and a purchase may be as of the one between them. */
async function hasOmission(chain, oracle, { draws, entries }, requests) {
  const inside = (log) => draws.some((draw) => compare(place(log), draw.from) > 0 && compare(place(log), draw.word.at) < 0);
  const isSupplied = (key, log) =>
    entries.some((entry) => entry.kind === "fulfilled" && entry.key === key && compare(entry.at, place(log)) === 0);
  const own = chain.logs.filter(({ topics }) => topics[0] === chain.kinds.fulfilled);
  for (const log of own.filter(inside)) {
    const key = word(log.topics[1]);
    if (!isSupplied(key, log) && (await isPack(chain, await chain.pull(key)))) return true;
  }
  for (const { id, log } of await oracle.answers()) {
    const request = inside(log) && requests.find((each) => each.id === id && each.coordinator === log.address);
    if (!request) continue;
    const keys = new Set(chain.logs.filter(({ transactionHash }) => transactionHash === request.transaction).flatMap(values));
    for (const key of keys) {
      const pull = await chain.pull(key);
      const isLogged = own.some(({ topics, transactionHash }) => word(topics[1]) === key && transactionHash === log.transactionHash);
      if (pull.id === id && !isLogged && !isSupplied(key, log) && (await isPack(chain, pull))) return true;
    }
  }
  return false;
}

/** A Pack draw's event id is that of the version root that the contract holds under it. */
async function isPack(chain, { eventId }) {
  return versionEventId(await chain.event(eventId)) === eventId;
}
