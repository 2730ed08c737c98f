// Endpoints that go wrong on the way, or of which some lie, before a real node: what both readers say of a proof then.
//   await faults(index, folder, reader, { lists, differences })      folder: where each item's payload is, by its name; reader: the terminal;
//                                                                     differences: takes the results that are not the expected ones
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "./endpoint.mjs";
import { ask, read as readByOther, verdict } from "./reader.mjs";
import { keccak, topic } from "./reader/keccak.mjs";
import { number, word as value, words, ZERO } from "./reader/node.mjs";

const ANSWERED = topic("RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)");
const PULL = "pack-with-dependents";
const EVENT = "event-v2-standard";
const RELAYED = "event-v2-through-a-relayer";

/** Faults that a reading gets over. */
const USABLE = [
  [["reversed"], PULL],
  [["no-batch"], EVENT],
  [["no-batch:400"], PULL],
  [["repeated-id"], EVENT],
  [["range:3"], PULL],
  [["no-tag:finalized", "no-tag:safe"], EVENT],
  [["delay:100"], EVENT],
  [["busy:1:1"], PULL],
  [["limited:2:2"], PULL],
  [["limit:100"], PULL],
  [["gateway:100"], PULL],
];

/** Faults that leave a proof unread, and the name of each. */
const BROKEN = [
  [["status:401"], "refused"],
  [["empty"], "malformed"],
  [["half"], "malformed"],
  [["missing-id"], "malformed"],
  [["other-id"], "malformed"],
  [["busy:99:3600"], "busy"],
  [["refuse:-32000"], "refused"],
];

/** A verdict of open steps, where readers need not ask the same questions. */
const OPEN = /^(origin_unknown|verified_in_part)$/;
/** Endpoints by their faults, and the verdict on what they show together. `WORD` is the transaction of the word that the lie leaves out. */
const HIDDEN = "hides:WORD";
const HONEST = [];
const TOGETHER = [
  // Removed logs failed honest proofs as logs that were left out or there twice.
  [PULL, "verified", ["removed"]],
  // A final block whose state was gone left honest proofs unread; a contract that is younger was "no such contract".
  [PULL, "verified", ["keeps:50", "final:100"]],
  [EVENT, "verified", ["final:145"]],
  // One endpoint alone, of which a missing log is no evidence.
  ["pack-alone", "verified_in_part", ["no-logs"]],
  [PULL, "verified_in_part", ["some-logs"]],
  // Only the oracle's log has the word, and the contract has its request.
  ["pack-of-a-failed-callback", "verified_in_part", ["no-logs"]],
  // Logs that are numbered within their transactions failed an honest pull.
  [PULL, "verified_in_part", ["within"]],
  [PULL, "verified_in_part", ["behind"]],
  [EVENT, "verified_in_part", ["behind"]],
  [PULL, "verified_offline", ["chain:8453"]],

  // An honest proof, a liar and an honest endpoint.
  [PULL, "contradicted", ["lie:eth_call:word.0:altered"], HONEST],
  [PULL, "contradicted", HONEST, ["lie:eth_call:word.0:altered"]],
  [PULL, "contradicted", HONEST, HONEST, ["lie:eth_call:word.0:altered"]],
  [PULL, "contradicted", ["word"], HONEST],
  [EVENT, "contradicted", ["held"], HONEST],
  [RELAYED, "contradicted", ["lie:eth_getTransactionReceipt:status:zero"], HONEST],
  // The contract's only log shows the anchor.
  [RELAYED, "verified", ["lie:eth_getTransactionByHash:input:altered"], HONEST],
  [PULL, OPEN, ["lie:eth_getLogs:0:dropped"], HONEST],
  [PULL, "verified_in_part", ["lie:eth_getLogs:*.data:altered"], HONEST],
  [PULL, "verified_in_part", ["within"], HONEST],
  [PULL, "verified_in_part", ["behind"], HONEST],
  [EVENT, "verified_in_part", ["behind"], HONEST],
  [PULL, "verified_in_part", HONEST, ["no-method:eth_getLogs"]],
  [PULL, OPEN, HONEST, ["moved"]],
  [PULL, "verified", HONEST, ["added"]],
  [PULL, "verified", HONEST, ["removed"]],
  [PULL, "verified", HONEST, ["range:3"]],
  [PULL, "verified", HONEST, ["final:145"]],
  [PULL, "verified", HONEST, HONEST, HONEST],

  // A word is left out, and a liar hides it. It decides alone only where it is asked alone.
  ["word-left-out", "not_verified", HONEST],
  ["word-left-out", "verified", [HIDDEN]],
  ["word-left-out", "contradicted", [HIDDEN], HONEST],
  ["word-left-out", "contradicted", [HIDDEN], [HIDDEN, "as:other"], HONEST],
  ["word-left-out", "verified_in_part", [HIDDEN], ["no-method:eth_getLogs"]],
  ["word-left-out", "verified_in_part", ["no-method:eth_getLogs"], [HIDDEN]],
  ["word-left-out", "verified_in_part", [HIDDEN], ["behind"]],
  ["failed-callback-left-out", "not_verified", HONEST],
  ["failed-callback-left-out", "contradicted", [HIDDEN], HONEST],
  ["failed-callback-left-out", "verified_in_part", [HIDDEN], ["no-method:eth_getLogs"]],
  ["event-seed-of-its-own", "contradicted", ["no-method:eth_getTransactionReceipt"], HONEST],
];

export async function faults(index, folder, reader, { lists, differences }) {
  const listed = ["--deployment", join(folder, "deployment.json")];
  const proxies = await Promise.all([0, 1, 2].map(() => serve({ target: index.rpc[0] })));
  const [endpoint] = proxies;
  const differ = (by, name, found, expected, more) =>
    (expected === OPEN ? OPEN.test(found) : found === expected) || differences.push({ by, name, found, expected: String(expected), more: JSON.stringify(more) });
  const read = async (name, ...urls) => {
    const through = urls.flatMap((url) => ["--rpc", url]);
    const asked = ["check", "--json", ...through, ...listed, join(folder, `${name}.json`)];
    // Its exit status is not 0 for whatever is not verified.
    const { stdout } = await promisify(execFile)(reader, asked, { maxBuffer: 1 << 28 }).catch((ended) => ended);
    return JSON.parse(stdout);
  };
  try {
    for (const [names, name] of USABLE) {
      const { verdict, steps } = await read(name, endpoint.at(...names));
      differ("packproof", `${name} through ${names}`, verdict, "verified", steps);
    }
    for (const [names, fault] of BROKEN) {
      const { verdict, steps, reading } = await read(PULL, endpoint.at(...names));
      assert.equal(verdict, "verified_offline", `${names}: ${JSON.stringify(steps)}`);
      for (const id of ["contract", "word_origin", "chain_logs"]) assert.equal(steps.find((step) => step.id === id).status, "skipped", `${names}: ${id}`);
      assert.equal(reading.endpoints[0].fault?.code, fault, JSON.stringify(reading.endpoints));
    }
    for (const [name, expected, ...all] of TOGETHER) {
      const payload = JSON.parse(readFileSync(join(folder, `${name}.json`)));
      const hidden = all.flat().includes(HIDDEN) && (await leftOut(index, payload));
      const urls = all.map((names, index) => proxies[index].at(...names.map((fault) => fault.replace("WORD", hidden))));
      const said = await readByOther(urls, payload, lists);
      const ours = await read(name, ...urls);
      const what = `${name} through ${all.map((names) => names.join("/") || "an honest one").join(", ")}`;
      differ("the other reader", what, verdict(said, "verified_offline"), expected, said.views);
      const chain = ours.steps.filter(({ id }) => id in said.steps).map(({ id, status, cause }) => [id, status, cause]);
      differ("packproof", what, ours.verdict, expected, chain);
    }
  } finally {
    for (const proxy of proxies) await proxy.close();
  }
}

/** Returns the transaction of the oracle's answer within the coverage whose word a proof leaves out. */
async function leftOut({ rpc: [rpc], contracts }, { coverage: { from, to }, chain_events }) {
  const supplied = chain_events.map(({ word }) => word && value(word));
  const blocks = { fromBlock: number(from.block + 1), toBlock: number(to.block) };
  const answers = await ask(rpc, "eth_getLogs", { address: contracts.coordinator, topics: [ANSWERED], ...blocks });
  return answers.find(({ data }) => !supplied.includes(keccak(words(data)[0] + ZERO))).transactionHash;
}
