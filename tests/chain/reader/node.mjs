// A node's answers, and the values in them as 64 lowercase digits.

/** 64 lowercase digits of a value, however it was spelt. */
export const word = (value) => value.replace(/^0x/, "").toLowerCase().padStart(64, "0");
export const words = (data) => data.slice(2).match(/.{64}/g) ?? [];
export const number = (value) => `0x${value.toString(16)}`;
export const ZERO = word("0");
export const ONE = word("1");

/** Positions are [block, log index]. */
export const compare = ([block, index], [otherBlock, otherIndex]) => block - otherBlock || index - otherIndex;
export const place = (log) => [Number(log.blockNumber), Number(log.logIndex)];
/** Every value of a log, indexed or not. */
export const values = (log) => [...log.topics.slice(1).map(word), ...words(log.data)];

/** Asks a node. */
export async function ask(rpc, method, ...params) {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const response = await fetch(rpc, { method: "POST", headers: { "content-type": "application/json" }, body });
  const { result, error } = await response.json();
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
