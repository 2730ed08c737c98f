// Checks a pack event's report in plain JavaScript, as a good web developer would: JSON.parse, @noble/hashes, D1 to D9.
import { Mismatch, bytes32, hashOf, hex, hex32, modulo, must, sha256, u64, utf8, uuid } from "./bytes.js";
import { Fenwick } from "./remaining.js";

/** Returns the verdict on a report's bytes, and the step that failed. */
export function checkEvent(bytes) {
  try {
    return { verdict: replay(JSON.parse(new TextDecoder().decode(bytes))), failed: null };
  } catch (cause) {
    if (cause instanceof Mismatch) return { verdict: "not_verified", failed: cause.message };
    throw cause;
  }
}

function replay(report) {
  const version = report.fairness_algo_version;
  if (version !== "v1" && version !== "v2") return "not_replayable";
  const v2 = version === "v2";
  must("payload", typeof report.is_active === "boolean");
  if (report.is_active || report.random_seed == null || (v2 && report.seed_salt == null)) return "not_replayable";
  const { deck_snapshot: deck, pulls } = report;
  must("payload", Array.isArray(deck) && Array.isArray(pulls));

  // D4
  const eventId = hex(sha256(utf8(uuid(report.pack_event_id))));
  must("event_id", report.vrf_event_id == null || hex32(report.vrf_event_id) === eventId);

  // D1
  must("payload", deck.every((entry) => typeof entry.pack_card_id === "string"));
  must("payload", new Set(deck.map((entry) => entry.pack_card_id)).size === deck.length);
  const deckHash = hex32(report.deck_hash);
  const text = JSON.stringify(canonical(deck));
  must("deck_hash", hex(sha256(utf8(text))) === deckHash || hex(sha256(utf8(ascii(text)))) === deckHash);

  let seed = bytes32(report.random_seed, { bare: true });
  if (v2) {
    // D3, D2, D5
    const salt = bytes32(report.seed_salt, { bare: true });
    must("salt", hex(sha256(salt)) === hex32(report.seed_commitment));
    const commitment = hashOf(bytes32(report.deck_hash), bytes32(report.seed_commitment));
    must("deck_commitment", hex(commitment) === hex32(report.deck_commitment));
    seed = hashOf(seed, salt);
  }

  // D6 to D9
  const tag = utf8(v2 ? "pack_open_v2" : "pack_open_v1");
  const inOrder = pulls.toSorted((one, other) => one.sequence_index - other.sequence_index);
  must("draws", inOrder.length <= deck.length);
  const remaining = new Fenwick(deck.length);
  inOrder.forEach((pull, at) => {
    must("draws", pull.sequence_index === at + 1);
    const R = hashOf(seed, u64(pull.sequence_index), utf8(String(pull.user_id)), tag);
    const position = remaining.take(modulo(R, remaining.left));
    must("draws", deck[position].pack_card_id === pull.pack_card_id);
  });
  return "verified_offline";
}

/** Returns the value with every object's keys sorted. */
function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const sorted = {};
  for (const key of Object.keys(value).sort()) sorted[key] = canonical(value[key]);
  return sorted;
}

const ascii = (text) =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
