// The request that a fulfilling transaction answers, read from its input: the oracle's proof in it, and the commitment beside the proof.
import { OPEN, skip } from "./finding.mjs";
import { keccak } from "./keccak.mjs";
import { number, word } from "./node.mjs";
import { requests } from "./oracle.mjs";

const DIGITS = 64;
const NONCES = 2 ** 20;
/** Digits before preSeed in a proof: both coordinates of the key and of gamma, c and s. */
const BEFORE = 6 * DIGITS;

/** Returns the contract's request that an answer is of; none if it is another contract's. */
export async function requestOf(view, answer) {
  const { blockHash, transactionIndex } = answer.log;
  const transaction = (await view.ask("eth_getTransactionByBlockHashAndIndex", blockHash, transactionIndex)) ?? skip(OPEN.requester);
  const input = transaction.input.slice(2);
  const asked = committed(input, proven(input, answer.id) ?? skip(OPEN.requester)) ?? skip(OPEN.requester);
  if (asked.sender !== word(view.consumer)) return undefined;
  const found = await requests(view, asked.block, asked.block, [answer.coordinator]);
  return found.find(({ id }) => id === answer.id) ?? skip(OPEN.notShown);
}

/** The key's hash and preSeed of the proof for a request id, and the place of preSeed in the input. */
function proven(input, id) {
  for (let at = BEFORE; at + DIGITS <= input.length; at += 2) {
    const key = keccak(input.slice(at - BEFORE, at - BEFORE + 2 * DIGITS));
    const preSeed = input.slice(at, at + DIGITS);
    if (keccak(key + preSeed) === id) return { key, preSeed, at };
  }
  return undefined;
}

/** The commitment (block, subscription, gas limit, words, sender) of which preSeed was made, with some nonce. */
function committed(input, { key, preSeed, at }) {
  const candidates = [];
  for (let from = at % DIGITS; from + 5 * DIGITS <= input.length; from += DIGITS) {
    const [block, subscription, gas, count, sender] = [0, 1, 2, 3, 4].map((each) => input.slice(from + each * DIGITS, from + (each + 1) * DIGITS));
    const fits = below(block, 16) && below(gas, 8) && below(count, 8) && below(sender, 40) && !/^0*$/.test(sender);
    if (fits) candidates.push({ block: Number(`0x${block}`), subscription, sender });
  }
  for (let nonce = 1; candidates.length > 0 && nonce < NONCES; nonce += 1) {
    const last = word(number(nonce));
    const found = candidates.find(({ sender, subscription }) => keccak(key + sender + subscription + last) === preSeed);
    if (found) return found;
  }
  return undefined;
}

const below = (value, digits) => /^0*$/.test(value.slice(0, DIGITS - digits));
