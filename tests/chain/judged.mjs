// Lists the records that judge a proof: the target, every draw in its window, and so on, and of these the entries that a rule needs.
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

/** `draws`: { key, from, word } by chain order of following; `entries`: those that a rule needs, each once. */
export function judge(proof) {
  const entries = proof.chain_events.map(read);
  const find = (kind, key) => entries.find((entry) => entry.kind === kind && entry.key === key);
  const words = entries.filter(({ kind }) => kind === "fulfilled");
  const isPack = (key) => {
    const request = find("requested", key);
    const root = request && find("anchored", request.value);
    return root !== undefined && versionEventId(root.value) === request.value;
  };

  const needed = new Set();
  const classify = (key) => {
    const request = find("requested", key);
    needed.add(find("fulfilled", key)).add(request).add(find("anchored", request.value));
  };
  const draws = [];
  const follow = (key) => {
    if (draws.some((draw) => draw.key === key)) return;
    const record = proof.records[key];
    const own = find("fulfilled", key);
    const from = at(record.as_of);
    draws.push({ key, from, word: own });
    classify(key);
    needed.add(find("anchored", purchaseEventId(record.purchase_id)));
    for (const other of words) {
      const before = compare(other.at, own.at) || (other.key < key ? -1 : 1);
      if (other.key === key || compare(other.at, from) <= 0 || before > 0) continue;
      if (isPack(other.key)) follow(other.key);
      else classify(other.key);
    }
  };
  follow(word(proof.target_pull_key));
  return { draws, entries: [...needed] };
}
