// The oracle's logs: a contract's requests, and what the listed coordinators answered.
import { fail, OPEN, ORIGIN, skip } from "./finding.mjs";
import { keccak, topic } from "./keccak.mjs";
import { compare, place, word, words, ZERO } from "./node.mjs";

const V2 = {
  asked: topic("RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)"),
  answered: topic("RandomWordsFulfilled(uint256,uint256,uint96,bool)"),
  // outputSeed, payment, success
  length: 3,
  success: 2,
  commitment: topic("getCommitment(uint256)").slice(0, 10),
};
const V2_5 = {
  asked: topic("RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)"),
  answered: topic("RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)"),
  // outputSeed, payment, nativePayment, success, onlyPremium
  length: 5,
  success: 3,
  commitment: topic("s_requestCommitments(uint256)").slice(0, 10),
};
const BOTH = [V2, V2_5];
const ASKED = BOTH.map(({ asked }) => asked);
const ANSWERED = BOTH.map(({ answered }) => answered);
const FIRST_STEP = 64;

const wordOf = (outputSeed) => keccak(outputSeed + ZERO);
const ofLog = (log) => ({ coordinator: log.address, at: place(log), transaction: log.transactionHash, log });

/** The consumer's requests among these logs, whoever serves them. */
export function requestsIn(logs, consumer) {
  const own = logs.filter(({ topics }) => ASKED.includes(topics[0]) && word(topics[3] ?? "") === word(consumer));
  return own.map((log) => ({ ...ofLog(log), id: words(log.data)[0], version: log.topics[0] === V2.asked ? V2 : V2_5 }));
}

/** The consumer's requests at listed coordinators in a range of blocks. */
export async function requests(view, from, to, coordinators = view.coordinators) {
  const topics = [ASKED, null, null, `0x${word(view.consumer)}`];
  return requestsIn(await view.logs({ address: coordinators, topics }, from, to), view.consumer);
}

/** The answers of listed coordinators in a range of blocks, to one request id or to any. `success` is null if it cannot be read. */
export async function answers(view, from, to, { id = null, coordinators = view.coordinators } = {}) {
  const topics = id ? [ANSWERED, `0x${id}`] : [ANSWERED];
  const logs = await view.logs({ address: coordinators, topics }, from, to);
  return logs.map((log) => {
    const { length, success } = log.topics[0] === V2.answered ? V2 : V2_5;
    const data = words(log.data);
    const isSuccess = data.length === length ? data[success] !== ZERO : null;
    return { ...ofLog(log), id: word(log.topics[1]), word: wordOf(data[0]), success: isSuccess };
  });
}

/** Returns the first answer after a request: sought up to the block `until` and then beyond. If the oracle still waits at a block at or
 *  after it, a word that is already claimed (`isClaimed`) was invented. */
export async function answerTo(view, request, { until, isClaimed }) {
  const [first] = request.at;
  const find = async (from, to) => {
    const found = await answers(view, from, to, { id: request.id, coordinators: [request.coordinator] });
    return found.find(({ at }) => compare(at, request.at) > 0);
  };
  let answer = await find(first, until);
  if (!answer && isClaimed && (await isOpen(view, request, until))) fail("the oracle had not answered");
  const newest = Number((await view.newest()).number);
  for (let from = until, step = FIRST_STEP; !answer && from <= newest; from += step + 1, step *= 2) answer = await find(from, Math.min(from + step, newest));
  if (!answer) skip(ORIGIN.noAnswer);
  const between = await requests(view, first, answer.at[0], [request.coordinator]);
  const isBetween = ({ id, at }) => id === request.id && compare(at, request.at) > 0 && compare(at, answer.at) < 0;
  if (between.some(isBetween)) fail("the same id was asked again before the answer");
  return answer;
}

/** True if the coordinator still waits for this very request, at a block at or after this one. */
async function isOpen(view, request, block) {
  const newest = Number((await view.newest()).number);
  if (newest < block) return false;
  const read = view.call(request.coordinator, request.version.commitment + request.id, newest);
  const [held = ZERO] = await read.catch(() => []);
  if (held === ZERO) return false;
  if (held !== commitment(request)) skip(OPEN.otherCommitment);
  return true;
}

/** The hash by which a coordinator remembers a request. */
function commitment({ id, at, version, log }) {
  const [, , , gasLimit, count, , ...args] = words(log.data);
  const head = [id, word(at[0].toString(16)), word(log.topics[2]), gasLimit, count, word(log.topics[3])];
  const tail = version === V2_5 ? [word("e0"), ...args] : [];
  return keccak([...head, ...tail].join(""));
}
