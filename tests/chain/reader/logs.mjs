// The step `chain_logs`: each judged entry stands at its position, and no Pack draw's word is left out of a window.
import { all, fail, OPEN, ORIGIN, skip, unlessFailed } from "./finding.mjs";
import { isInside, versionEventId } from "./judged.mjs";
import { Kinds } from "./kinds.mjs";
import { compare, place, values, ZERO } from "./node.mjs";
import { answerFor, dateOf } from "./origin.mjs";
import { answers, requests } from "./oracle.mjs";
import { requestOf } from "./requester.mjs";

/** The least blocks by which the range of the answers is widened downwards. */
const WIDENED = 1_000;

/** Reads the logs at the judged positions and in the windows, and learns their signatures. `windows` rejects if a range is refused. */
export async function readScene(view, judged, listed) {
  for (const { at: [block] } of judged.entries) await view.own(block, block).catch(ignored);
  const windows = readWindows(view, judged.draws);
  await windows.catch(ignored);
  const kinds = new Kinds(listed);
  await kinds.learn(view, view.shownOwn(), judged.entries);
  return { view, kinds, windows };
}

/** A refusal is found again by the check that needs the answer; anything else is not. */
const ignored = (finding) => {
  if (!finding.status) throw finding;
};

async function readWindows(view, draws) {
  const found = { own: [], asked: [], answered: [] };
  for (const [from, to] of union(draws.map((draw) => [draw.from[0], draw.word.at[0]]))) {
    found.own.push(...(await view.own(from, to)));
    found.asked.push(...(await requests(view, from, to)));
    found.answered.push(...(await answers(view, from, to)));
    if (view.oldest > from) await answers(view, Math.max(0, from - Math.max(WIDENED, to - from)), from);
  }
  return found;
}

/** Ranges of blocks that no two share. */
function union(ranges) {
  const merged = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export function chainLogs(scene, judged) {
  const { view } = scene;
  const entries = judged.entries.filter(({ kind }) => kind !== "fulfilled").map((entry) => () => isDated(scene, entry));
  const words = judged.draws.map((draw) => async () => {
    const answer = await unlessFailed(answerFor(scene, draw), ORIGIN.noAnswer);
    await isAt(view, draw.word.at, await dateOf(scene, draw.key, answer));
  });
  const isOld = judged.draws.map(({ from }) => async () => {
    await scene.windows;
    if (view.oldest > from[0]) skip(OPEN.nothingOlder);
  });
  return [...entries, ...words, () => isComplete(scene, judged), ...isOld];
}

/** An anchor or a request is the contract's log at its position. */
async function isDated({ view, kinds }, { kind, key, value, at }) {
  await view.own(at[0], at[0]);
  const isOf = (log) => {
    const read = kinds.read(log);
    return read?.kind === kind && read.key === key && read.value === value;
  };
  const shown = view.shownOwn();
  if (shown.some((log) => compare(place(log), at) === 0 && isOf(log))) return;
  if (shown.some((log) => !kinds.read(log) && values(log).includes(key) && values(log).includes(value))) skip(OPEN.unknownKind);
  const elsewhere = shown.filter(isOf);
  if (elsewhere.length === 0) skip(OPEN.notShown);
  await differs(view, at, place(elsewhere[0]));
}

async function isAt(view, supplied, position) {
  if (compare(supplied, position) !== 0) await differs(view, supplied, position);
}

async function differs(view, supplied, position) {
  if (supplied[0] === position[0]) await view.countsIndexes(supplied[0]);
  fail("it stands elsewhere");
}

/** Each word of the windows is no Pack draw's, or is supplied at its date. */
async function isComplete(scene, judged) {
  const { own, asked, answered } = await scene.windows;
  const isNear = (position) => judged.draws.some((draw) => isInside(draw, position, ""));
  const logged = async () => {
    const words = scene.kinds.of("fulfilled", own.filter((log) => isNear(place(log))));
    await all(words.map(({ log, key }) => async () => {
      if (await isPack(scene.view, key)) await isSupplied(scene, judged, key, await answerIn(scene, log, key, judged));
    }));
  };
  const refused = answered.filter(({ at, success }) => isNear(at) && success !== true).map((answer) => async () => {
    if (answer.success === null) skip(OPEN.unknownKind);
    const keys = await keysOf(scene, asked, answer);
    await all(keys.map((key) => async () => {
      if (await isPack(scene.view, key)) await isSupplied(scene, judged, key, answer);
    }));
  });
  await all([logged, ...refused]);
}

async function isSupplied(scene, { draws, words }, key, answer) {
  const position = await dateOf(scene, key, answer);
  if (words.has(key)) await isAt(scene.view, words.get(key), position);
  else await isOutside(scene.view, draws.filter((draw) => isInside(draw, position, key)), position);
}

/** No window holds this position. In the first and the last block of a window, its index decides. */
async function isOutside(view, within, [block]) {
  if (within.length === 0) return;
  if (within.every(({ from, word }) => [from[0], word.at[0]].includes(block))) await view.countsIndexes(block);
  fail("a word is left out");
}

/** A Pack draw's event id is that of the version root that the contract holds under it. */
async function isPack(view, key) {
  const { eventId } = await view.pull(key);
  const root = await view.event(eventId);
  if (root === ZERO) skip(OPEN.unclassified);
  return versionEventId(root) === eventId;
}

/** The listed answer by which a key got the word that the contract logged: in the same transaction, or in an earlier one. */
async function answerIn({ view }, log, key, { draws }) {
  const { id } = await view.pull(key);
  const [block] = place(log);
  const beside = (await answers(view, block, block, { id })).find(({ transaction }) => transaction === log.transactionHash);
  if (beside) return beside;
  const newest = Number((await view.newest()).number);
  const [first] = await answers(view, 0, newest, { id });
  if (first) return first;
  if (draws.some((draw) => draw.key === key)) skip(ORIGIN.unlisted);
  return fail("a word is left out that is not the oracle's");
}

/** The keys of this contract to which an answer belongs whose callback failed. */
async function keysOf({ view, kinds }, asked, answer) {
  const before = asked.filter(({ id, coordinator, at }) => id === answer.id && coordinator === answer.coordinator && compare(at, answer.at) < 0);
  const request = before.at(-1) ?? (await requestOf(view, answer));
  if (!request) return [];
  const own = (await view.receipt(request.transaction)).logs.filter(({ address }) => address === view.consumer);
  const keys = [];
  for (const { key } of kinds.of("requested", own)) if ((await view.pull(key)).id === answer.id) keys.push(key);
  return keys;
}
