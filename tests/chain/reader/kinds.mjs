// The meaning of the contract's logs: of which kind a signature is, and where a log of it has the key and the value.
import { OPEN, skip } from "./finding.mjs";
import { ZERO, values } from "./node.mjs";

/** The readings of two values, of six, that the contract's state allows: each { kind, key, value }. */
export async function readings(view, a, b) {
  if (a === ZERO || b === ZERO) return [];
  const found = [];
  for (const [key, value] of [[a, b], [b, a]]) {
    const { eventId, fulfilled, held } = await view.pull(key);
    if ((await view.event(key)) === value) found.push({ kind: "anchored", key, value });
    if (eventId === value) found.push({ kind: "requested", key, value });
    if (fulfilled && held === value) found.push({ kind: "fulfilled", key, value });
  }
  return found;
}

export class Kinds {
  /** `listed`: { kind, topic, key, value } of each signature that the deployment lists. */
  constructor(listed) {
    this.known = new Map(listed.map((each) => [each.topic, each]));
    this.listed = new Set(listed.map(({ kind }) => kind));
  }

  /** Learns from the contract's logs that hold both values of an entry. */
  async learn(view, logs, entries) {
    const learnt = new Map();
    for (const log of logs) {
      const [topic] = log.topics;
      const own = values(log);
      const entry = entries.find(({ kind, key, value }) => !this.listed.has(kind) && own.includes(key) && own.includes(value));
      if (!entry || this.known.has(topic)) continue;
      const all = [];
      for (let one = 0; one < own.length; one += 1) {
        for (let other = one + 1; other < own.length; other += 1) {
          for (const { kind, key } of await readings(view, own[one], own[other])) {
            const [at, to] = own[one] === key ? [one, other] : [other, one];
            all.push({ kind, topic, key: at, value: to });
          }
        }
      }
      if (all.length !== 1 || all[0].kind !== entry.kind || own[all[0].key] !== entry.key || own[all[0].value] !== entry.value) continue;
      learnt.set(topic, [...(learnt.get(topic) ?? []), all[0]]);
    }
    for (const [topic, found] of learnt) {
      const isOne = new Set(found.map((each) => JSON.stringify(each))).size === 1;
      if (isOne) this.known.set(topic, found[0]);
    }
  }

  has(kind) {
    return [...this.known.values()].some((known) => known.kind === kind);
  }

  /** A log as { kind, key, value }; undefined if nobody knows its signature. */
  read(log) {
    const known = this.known.get(log.topics[0]);
    const own = values(log);
    return known && { kind: known.kind, key: own[known.key], value: own[known.value] };
  }

  /** The logs of a kind among these; skips if a log of an unknown signature might be one. */
  of(kind, logs) {
    if (!this.has(kind) && logs.some((log) => !this.read(log))) skip(OPEN.unknownKind);
    return logs.map((log) => ({ log, ...this.read(log) })).filter((read) => read.kind === kind);
  }
}
