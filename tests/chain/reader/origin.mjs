// The steps `word_origin` and `seed_origin`: each word is the oracle's answer to the contract's own request.
import { fail, OPEN, ORIGIN, settle, skip } from "./finding.mjs";
import { readings } from "./kinds.mjs";
import { compare, place, values } from "./node.mjs";
import { answerTo, requestsIn } from "./oracle.mjs";
import { selectors } from "./view.mjs";

/** Returns the oracle's answer for a draw, whose request is the contract's log at the supplied position. */
export function answerFor(scene, draw) {
  const { view } = scene;
  return view.once(`answer ${draw.key}`, async () => {
    const [block] = draw.request.at;
    const log = (await view.own(block, block)).find((log) => compare(place(log), draw.request.at) === 0) ?? skip(OPEN.notShown);
    const { id } = await view.pull(draw.key);
    const asked = requestsIn((await view.receipt(log.transactionHash)).logs, view.consumer).filter((request) => request.id === id);
    const request = asked.find(({ coordinator }) => view.isListed(coordinator)) ?? skip(ORIGIN.unlisted);
    return answerTo(view, request, { until: draw.word.at[0], isClaimed: true });
  });
}

/** Returns the position of a word: that of the contract's log of the key in the transaction of the oracle's answer, else that of the answer. */
export async function dateOf({ view, kinds }, key, answer) {
  const { logs } = await view.receipt(answer.transaction);
  const own = kinds.of("fulfilled", logs.filter(({ address }) => address === view.consumer));
  const found = own.find((read) => read.key === key);
  if (found) return place(found.log);
  if (answer.success === null) skip(OPEN.unknownKind);
  if (answer.success) skip(ORIGIN.elsewhere);
  return answer.at;
}

export const wordOrigin = (scene, { draws }) => draws.flatMap((draw) => [() => isOwn(scene, draw), () => isAlone(scene, draw)]);

async function isOwn(scene, draw) {
  const answer = await answerFor(scene, draw);
  if (answer.word !== draw.word.value) fail("the oracle answered another word");
  const { cause } = await settle([() => dateOf(scene, draw.key, answer)]);
  if (cause === ORIGIN.elsewhere) skip(cause);
}

/** No other key that the transaction requested has the same id. */
async function isAlone({ view, kinds }, { key, request }) {
  const [block] = request.at;
  const log = (await view.own(block, block)).find((log) => compare(place(log), request.at) === 0) ?? skip(OPEN.notShown);
  const { id } = await view.pull(key);
  const own = (await view.receipt(log.transactionHash)).logs.filter(({ address }) => address === view.consumer);
  for (const other of kinds.of("requested", own)) {
    if (other.key !== key && (await view.pull(other.key)).id === id) fail("two keys have one request");
  }
}

export function seedOrigin(view, { id, value, transaction, seed }) {
  if (!seed || !transaction) return [() => skip(OPEN.noSeed)];
  const receipt = async () => {
    const found = await view.receipt(transaction);
    if (found.status !== "0x1") fail("the transaction was reverted");
    return found;
  };
  return [async () => isSeed(view, await receipt(), seed), async () => isAnchor(view, await receipt(), { id, value, transaction })];
}

/** The seed is the answer to the transaction's one request. */
async function isSeed(view, { logs }, seed) {
  const asked = requestsIn(logs, view.consumer);
  if (asked.length === 0) skip(OPEN.notShown);
  const areListed = asked.every(({ coordinator }) => view.isListed(coordinator));
  if (!areListed) skip(asked.length > 1 ? ORIGIN.several : ORIGIN.unlisted);
  const isClaimed = asked.length === 1 && (await view.isFresh());
  const given = [];
  for (const request of asked) given.push((await answerTo(view, request, { until: request.at[0], isClaimed })).word);
  if (!given.includes(seed)) fail("the oracle answered another word");
  if (given.length > 1) skip(ORIGIN.several);
}

/** The receipt shows the anchor: by the call's data, or by the contract's only log. */
async function isAnchor(view, { logs }, { id, value, transaction }) {
  const own = logs.filter(({ address }) => address === view.consumer);
  const shown = own.filter((log) => values(log).includes(id) && values(log).includes(value));
  if (shown.length === 0) skip(OPEN.anchorUnclear);
  const sent = (await view.ask("eth_getTransactionByHash", transaction)) ?? skip(OPEN.notShown);
  if (sent.to?.toLowerCase() === view.consumer && sent.input.startsWith(`0x${selectors["createEvent(bytes32,bytes32)"]}${id}${value}`)) return;
  const found = await readings(view, id, value);
  const isOne = own.length === 1 && found.length === 1 && found[0].kind === "anchored" && found[0].key === id;
  if (!isOne) skip(OPEN.anchorUnclear);
}
