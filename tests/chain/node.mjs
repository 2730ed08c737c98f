// A node's answers, and the values in them as 64 lowercase digits.
import sha3 from "js-sha3";

/** 64 lowercase digits of a value, however it was spelt. */
export const word = (value) => value.replace(/^0x/, "").toLowerCase().padStart(64, "0");
export const words = (data) => data.slice(2).match(/.{64}/g) ?? [];
export const ZERO = word("0");

/** Positions are [block, log index]. */
export const place = (log) => [Number(log.blockNumber), Number(log.logIndex)];
/** Every value of a log, indexed or not. */
export const values = (log) => [...log.topics.slice(1).map(word), ...words(log.data)];
/** The topic of an event's signature. */
export const topic = (signature) => `0x${sha3.keccak256(signature)}`;

/** Asks a node. */
export async function ask(rpc, method, ...params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(rpc, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
