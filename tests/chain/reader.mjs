// Reads a chain about a payload by the rules of docs/protocol.md, slowly and plainly, without any of the page's own code.
//   await read([rpc], payload, lists)      { views, steps, isContradicted }: the steps of each endpoint, and what they come to together;
//                                          each step is { status, cause }
// `lists`: { coordinators, contracts, codes } of a deployment, as texts; a code is NETWORK:ADDRESS HASH.
import { ofEvent, ofPull } from "./reader/contract.mjs";
import { Contradiction, OPEN, settle } from "./reader/finding.mjs";
import { judge } from "./reader/judged.mjs";
import { chainLogs, readScene } from "./reader/logs.mjs";
import { merge } from "./reader/merge.mjs";
import { ask, word } from "./reader/node.mjs";
import { seedOrigin, wordOrigin } from "./reader/origin.mjs";
import { selectors, View } from "./reader/view.mjs";

export { ask, selectors };
export { verdict } from "./reader/merge.mjs";

/** The networks that this reader knows, by their chain ids. */
const NETWORKS = { 31337: "anvil", 8453: "base" };
const LOCAL = "anvil";

export async function read(rpcs, payload, lists) {
  const views = [];
  for (const rpc of rpcs) views.push(await readAlone(rpc, payload, lists));
  return { views, ...merge(views) };
}

/** Reads one endpoint, and once more if its answers exclude each other. */
async function readAlone(rpc, payload, lists) {
  const ids = payload.target_pull_key ? ["contract", "word_origin", "chain_logs"] : ["contract", "seed_origin"];
  const skipped = (cause) => Object.fromEntries(ids.map((id) => [id, { status: "skipped", cause }]));
  const chain = await ask(rpc, "eth_chainId").then(Number, () => null);
  if (chain === null) return skipped(OPEN.unanswered);
  const label = payload.vrf_network;
  const isKnown = Object.values(NETWORKS).includes(label);
  if (isKnown && NETWORKS[chain] !== label) return skipped(OPEN.wrongChain);
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const listed = of(lists, NETWORKS[chain] ?? String(chain), payload.vrf_consumer_address.toLowerCase());
      const view = new View(rpc, { ...listed, isKnown, isLocal: NETWORKS[chain] === LOCAL });
      return await (payload.target_pull_key ? pull : event)(view, payload, listed);
    } catch (cause) {
      if (!(cause instanceof Contradiction)) throw cause;
    }
  }
  return skipped(OPEN.contradiction);
}

/** The lists for one network and contract. */
function of({ coordinators, contracts = [], codes = [] }, network, consumer) {
  const own = (listed) => listed.toLowerCase().startsWith(`${network}:`);
  const rest = (listed) => listed.toLowerCase().slice(network.length + 1);
  const forms = contracts.filter(own).map(rest).find((listed) => listed.startsWith(consumer));
  const kinds = (forms?.split(";").slice(1) ?? []).map((form) => {
    const [kind, topic, key, value] = form.trim().split(" ");
    return { kind, topic, key: Number(key), value: Number(value) };
  });
  const code = codes.filter(own).map(rest).find((listed) => listed.startsWith(consumer));
  return { consumer, coordinators: coordinators.filter(own).map(rest), kinds, code: code?.split(" ")[1].replace("0x", "") };
}

async function pull(view, payload, { kinds, code }) {
  const judged = judge(payload);
  view.highest = Math.max(...judged.entries.map(({ at: [block] }) => block));
  const contract = await settle(ofPull(view, judged, { code }));
  const scene = await readScene(view, judged, kinds);
  return { contract, word_origin: await settle(wordOrigin(scene, judged)), chain_logs: await settle(chainLogs(scene, judged)) };
}

async function event(view, payload, { code }) {
  const told = {
    id: word(payload.vrf_event_id),
    value: word(payload.fairness_algo_version === "v1" ? payload.deck_hash : payload.deck_commitment),
    transaction: payload.vrf_request_id,
    seed: payload.random_seed && word(payload.random_seed),
  };
  const receipt = told.transaction && (await view.receipt(told.transaction).catch(() => null));
  view.highest = Number(receipt?.blockNumber ?? 0);
  return { contract: await settle(ofEvent(view, told, { code })), seed_origin: await settle(seedOrigin(view, told)) };
}
