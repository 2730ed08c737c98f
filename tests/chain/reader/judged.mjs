// Lists what judges a proof: the target and every draw in its window, and so on, with the entries that a rule needs of them.
import { createHash } from "node:crypto";
import { compare, word } from "./node.mjs";

const sha256 = (text, hex) => createHash("sha256").update(text, "ascii").update(hex, "hex").digest("hex");
export const versionEventId = (root) => sha256("packs_v1:event", root);
const purchaseEventId = (uuid) => sha256("packs_v1:purchase", uuid.replaceAll("-", ""));
const at = ({ block, log_index }) => [Number(block), Number(log_index)];

/** An entry as { kind, key, value, at }: a word's value is the word, a request's the event id, an anchor's the root. */
const read = (entry) => ({
  kind: entry.kind,
  key: word(entry.kind === "anchored" ? entry.event_id : entry.pull_key),
  value: word(entry.root ?? entry.word ?? entry.event_id),
  at: at(entry),
});

/** True if a position is inside a draw's window. */
export function isInside(draw, position, key) {
  const before = compare(position, draw.word.at) || (key < draw.key ? -1 : 1);
  return key !== draw.key && compare(position, draw.from) > 0 && before < 0;
}

/** `draws`: { key, from, version, purchase, request, word }, as they are followed; `others`: { key, request, anchor } of each
 *  other word in a window; `words`: the position of each supplied word by its key; `entries`: the judged ones, each once. */
export function judge(proof) {
  const entries = proof.chain_events.map(read);
  const find = (kind, key) => entries.find((entry) => entry.kind === kind && entry.key === key);
  const supplied = entries.filter(({ kind }) => kind === "fulfilled");
  const classified = (key) => {
    const request = find("requested", key);
    return { key, request, anchor: find("anchored", request.value) };
  };

  const draws = [];
  const others = new Map();
  const follow = (key) => {
    if (draws.some((draw) => draw.key === key)) return;
    const { request, anchor: version } = classified(key);
    const record = proof.records[key];
    const purchase = find("anchored", purchaseEventId(record.purchase_id));
    const draw = { key, from: at(record.as_of), version, purchase, request, word: find("fulfilled", key) };
    draws.push(draw);
    for (const other of supplied.filter((other) => isInside(draw, other.at, other.key))) {
      const { request, anchor } = classified(other.key);
      if (versionEventId(anchor.value) === request.value) follow(other.key);
      else others.set(other.key, { key: other.key, request, anchor });
    }
  };
  follow(word(proof.target_pull_key));
  const judged = draws.flatMap(({ version, purchase, request, word }) => [version, purchase, request, word]);
  return { draws, others: [...others.values()], words: new Map(supplied.map(({ key, at }) => [key, at])), entries: [...new Set(judged)] };
}
