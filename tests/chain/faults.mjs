// Endpoints that go wrong on the way, or of which one of two lies, before a real node: what our reader says of a proof then.
//   await faults(index, folder, reader)      folder: where each item's payload is, by its name; reader: the terminal
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { serve } from "./endpoint.mjs";

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
  // Removed logs failed honest proofs as logs that were left out or there twice.
  [["removed"], PULL],
  // A final block whose state was gone left honest proofs unread; a contract that is younger was "no such contract".
  [["keeps:50", "final:100"], PULL],
  [["final:145"], EVENT],
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

/** Faults that leave some steps open, and the status of those steps: a missing log is no evidence. */
const IN_PART = [
  [["no-logs"], "pack-alone", { contract: "passed", chain_logs: "skipped" }],
  [["some-logs"], PULL, { contract: "passed", chain_logs: "skipped" }],
  // Only the oracle's log has the word, and the contract has its request.
  [["no-logs"], "pack-of-a-failed-callback", { contract: "passed", word_origin: "skipped", chain_logs: "skipped" }],
  // Logs that are numbered within their transactions failed an honest pull.
  [["within"], PULL, { contract: "passed" }],
];

/** Changes by one of two endpoints in the answers to an honest proof; each is true if it contradicts the other's answers. */
const HONEST = [
  ["lie:eth_chainId::altered", PULL, false],
  ["lie:eth_getBlockByNumber:hash:altered", RELAYED, false],
  ["lie:eth_call:word.0:altered", PULL, true],
  ["lie:eth_getLogs:0:dropped", PULL, false],
  ["lie:eth_getLogs:*.data:altered", PULL, false],
  ["within", PULL, false],
  ["lie:eth_getTransactionByHash:input:altered", RELAYED, true],
  ["lie:eth_getTransactionReceipt:status:zero", RELAYED, true],
];
const DISHONEST = [
  ["lie:eth_getLogs:0:dropped", "word-left-out"],
  ["lie:eth_getTransactionReceipt:logs.0:dropped", "event-seed-of-a-swapped-creation"],
];

export async function faults(index, folder, reader) {
  const listed = ["--coordinators", index.coordinators.join(","), "--oracle-keys", index.oracle_keys.join(","), "--contracts", index.contract_logs.join(",")];
  const endpoint = await serve({ target: index.rpc[0] });
  const second = await serve({ target: index.rpc[0] });
  const read = async (name, ...urls) => {
    const through = urls.flatMap((url) => ["--rpc", url]);
    const asked = ["read", "--json", ...through, ...listed, join(folder, `${name}.json`)];
    // Its exit status is not 0 for whatever is not verified.
    const { stdout } = await promisify(execFile)(reader, asked, { maxBuffer: 1 << 28 }).catch((ended) => ended);
    return JSON.parse(stdout);
  };
  try {
    for (const [names, name] of USABLE) {
      const { verdict, steps } = await read(name, endpoint.at(...names));
      assert.equal(verdict, "verified", `${names} before ${name}: ${JSON.stringify(steps)}`);
    }
    for (const [names, fault] of BROKEN) {
      const { verdict, steps, reading } = await read(PULL, endpoint.at(...names));
      assert.equal(verdict, "verified_offline", `${names}: ${JSON.stringify(steps)}`);
      for (const id of ["contract", "word_origin", "chain_logs"]) assert.equal(steps.find((step) => step.id === id).status, "skipped", `${names}: ${id}`);
      assert.equal(reading.endpoints[0].fault?.code, fault, JSON.stringify(reading.endpoints));
    }
    for (const [names, name, expected] of IN_PART) {
      const { verdict, steps } = await read(name, endpoint.at(...names));
      const found = Object.keys(expected).map((id) => [id, steps.find((step) => step.id === id).status]);
      assert.deepEqual(Object.fromEntries(found), expected, `${names} before ${name}`);
      assert.match(verdict, /^verified(_in_part)?$/, `${names} before ${name}: ${JSON.stringify(steps)}`);
    }
    for (const [lie, name, contradicts] of HONEST) {
      const { verdict, steps } = await read(name, second.at(lie), endpoint.url);
      const what = `${lie} of ${name}: ${JSON.stringify(steps)}`;
      assert.equal(steps.some(({ cause }) => cause?.code === "disagreement"), contradicts, what);
      if (contradicts) assert.notEqual(verdict, "not_verified", what);
      else assert.match(verdict, /^verified(_in_part)?$/, what);
    }
    for (const [lie, name] of DISHONEST) {
      assert.equal((await read(name, endpoint.url)).verdict, "not_verified", name);
      const { verdict } = await read(name, second.at(lie), endpoint.url);
      assert.notEqual(verdict, "verified", `${lie} of ${name}`);
    }
  } finally {
    await endpoint.close();
    await second.close();
  }
}
