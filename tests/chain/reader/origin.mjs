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
  const { status, cause } = await settle([() => dateOf(scene, draw.key, answer)]);
  if (answer.success && status === "skipped") skip(cause);
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

/** The seed is the answer to the one request of the transaction that anchors the event. */
export function seedOrigin(view, told) {
  const check = async () => {
    if (!told.seed || !told.transaction) skip(OPEN.noSeed);
    const { status, logs } = await view.receipt(told.transaction);
    if (status !== "0x1") fail("the transaction was reverted");
    const asked = requestsIn(logs, view.consumer);
    if (asked.length > 1) await isNoneOf(view, asked, told);
    await isAnchor(view, logs, told);
    if (asked.length === 0) skip(OPEN.notShown);
    const [request] = asked;
    if (!view.isListed(request.coordinator)) skip(ORIGIN.unlisted);
    const answer = await answerTo(view, request, { until: request.at[0], isClaimed: await view.isFresh() });
    if (answer.word !== told.seed) fail("the oracle answered another word");
  };
  return [check];
}

/** Of several requests nobody can tell which is the event's; but a seed that is no answer to any of them is invented. */
async function isNoneOf(view, asked, { seed }) {
  for (const request of asked) {
    if (!view.isListed(request.coordinator)) skip(ORIGIN.several);
    const answer = await answerTo(view, request, { until: request.at[0], isClaimed: false });
    if (answer.word === seed) skip(ORIGIN.several);
  }
  fail("the oracle answered other words");
}

/** The receipt shows the anchor: by the call's data, or by the contract's only log. */
async function isAnchor(view, logs, { id, value, transaction }) {
  const own = logs.filter(({ address }) => address === view.consumer);
  const shown = own.filter((log) => values(log).includes(id) && values(log).includes(value));
  if (shown.length === 0) skip(ORIGIN.anchorUnclear);
  const sent = (await view.ask("eth_getTransactionByHash", transaction)) ?? skip(OPEN.notShown);
  if (sent.to?.toLowerCase() === view.consumer && sent.input.startsWith(`0x${selectors["createEvent(bytes32,bytes32)"]}${id}${value}`)) return;
  const found = await readings(view, id, value);
  const isOne = own.length === 1 && found.length === 1 && found[0].kind === "anchored" && found[0].key === id;
  if (!isOne) skip(ORIGIN.anchorUnclear);
}
