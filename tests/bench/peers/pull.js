// Checks a Pack pull's proof in plain JavaScript, as a good web developer would: JSON.parse, @noble/hashes, the packs_v1 recipe.
import {
  Mismatch, bytes32, compare, hashOf, hex, hex32, id16, integer, modulo, must, sha256, u32, u64, utf8, uuid, word32,
} from "./bytes.js";
import { ranker } from "./ranks.js";

const NAME = "packs_v1";

/** Returns the verdict on a proof's bytes, and the step that failed. */
export function checkPull(bytes) {
  try {
    replay(JSON.parse(new TextDecoder().decode(bytes)));
    return { verdict: "verified_offline", failed: null };
  } catch (cause) {
    if (cause instanceof Mismatch) return { verdict: "not_verified", failed: cause.message };
    throw cause;
  }
}

function replay(proof) {
  const history = readHistory(proof.chain_events);
  const versions = new Map();
  const records = new Map(
    Object.entries(proof.records).map(([key, record]) => [hex32(key), readRecord(record, versions)]),
  );
  const target = hex32(proof.target_pull_key);
  const coverage = { from: position(proof.coverage.from), to: position(proof.coverage.to) };
  must("payload", records.has(target));
  must("version_root", history.requested.has(target));
  must("word", history.fulfilled.has(target));
  must("recipe", proof.selection_version === NAME);

  const { draws, awards } = { draws: walk(target, records, history, coverage), awards: new Map() };
  for (const draw of draws) checkDraw(draw, history);
  const { version } = draws.at(-1).record;
  must("version_root", hex32(proof.version_root) === hex(version.root));
  must("version_root", hex32(proof.version_event_id) === version.eventId);

  // Rule 7, in chain order: a card is blocked when the latest word that took it landed after as_of.
  for (const draw of draws) {
    const award = select(draw, (card) => {
      const taken = awards.get(card);
      return draw.record.unavailable.has(card) || (taken !== undefined && before(draw.record.asOf, taken));
    });
    must("replay", award === draw.record.claimedAward);
    if (award !== null) awards.set(award, draw.word);
  }
  must("award", draws.at(-1).record.claimedAward === (proof.award === null ? null : uuid(proof.award)));
}

/** Returns the target's draw and every Pack draw in its window and theirs, in chain order. */
function walk(target, records, history, coverage) {
  const words = [...history.fulfilled].map(([key, word]) => ({ ...word, key })).sort(inChainOrder);
  const draws = [];
  let earliest = null;
  for (let at = words.findIndex(({ key }) => key === target); at >= 0; at -= 1) {
    const word = words[at];
    if (earliest && !before(earliest, word)) break;
    const request = history.requested.get(word.key);
    must("window", request);
    const anchor = history.anchored.get(request.value);
    must("window", word.key === target || anchor);
    const isPack = word.key === target || versionEventId(bytes32(anchor.value)) === request.value;
    if (!isPack) continue;
    const record = records.get(word.key);
    must("window", record);
    const { asOf } = record;
    must("window", !before({ ...asOf, log_index: asOf.log_index + 1 }, coverage.from) && !before(coverage.to, word));
    if (!earliest || before(asOf, earliest)) earliest = asOf;
    draws.push({ key: word.key, record, request, word });
  }
  return draws.reverse();
}

/** Applies rules 1 to 6. */
function checkDraw({ key, record, request, word }, history) {
  const { version, purchaseId } = record;
  must("recipe", record.selectionVersion === NAME);
  must("pull_key", hex(hashOf(utf8("packs_v1:pull"), purchaseId)) === key);
  must("version_root", request.value === version.eventId);
  const anchor = history.anchored.get(version.eventId);
  must("version_anchor", anchor?.value === hex(version.root) && before(anchor, request));

  const purchase = history.anchored.get(hex(hashOf(utf8("packs_v1:purchase"), purchaseId)));
  const out = [...record.unavailable].sort().map(id16);
  const unavailableHash = hashOf(Uint8Array.of(3), u32(out.length), ...out);
  const asOf = [u64(record.asOf.block), u32(record.asOf.log_index)];
  const commitment = hashOf(Uint8Array.of(5), version.root, unavailableHash, ...asOf);
  must("purchase_anchor", purchase?.value === hex(commitment));
  must("purchase_anchor", before(record.asOf, purchase) && before(purchase, request));

  for (const band of version.bands) {
    must("stock", band.odds === 0 || band.cards.some((card) => !record.unavailable.has(card.id)));
  }
  must("word", before(request, word));
}

/** Applies selection 1 to 5. */
function select({ record: { version }, word }, blocked) {
  const word32 = bytes32(word.value);
  const roll = modulo(hashOf(word32, utf8("packs_v1:band")), 1_000_000);
  let total = 0;
  const rolled = version.bands.findIndex((band) => (total += band.odds) > roll);
  must("version_rules", rolled >= 0);
  const rank = ranker(word32);
  const order = [...version.bands.slice(rolled), ...version.bands.slice(0, rolled).reverse()];
  for (const band of order) {
    let lowest = null;
    // By id16 ascending, so that the first of two equal ranks wins.
    for (const card of band.cards) {
      if (blocked(card.id)) continue;
      const own = rank(card.id16);
      if (!lowest || compare(own, lowest.rank) < 0) lowest = { rank: own, id: card.id };
    }
    if (lowest) return lowest.id;
  }
  return null;
}

function readHistory(entries) {
  const history = { anchored: new Map(), requested: new Map(), fulfilled: new Map() };
  for (const entry of entries) {
    const under = history[entry.kind];
    must("payload", under);
    const [key, value] =
      entry.kind === "anchored" ? [hex32(entry.event_id), hex32(entry.root)]
      : entry.kind === "requested" ? [hex32(entry.pull_key), hex32(entry.event_id)]
      : [hex32(entry.pull_key), hex(word32(entry.word))];
    const found = { ...position(entry), value };
    const known = under.get(key);
    must("history", !known || (known.value === value && inChainOrder(known, found) === 0));
    under.set(key, found);
  }
  return history;
}

/** Reads a record. Many records repeat a version, so each version is read, judged and rooted once. */
function readRecord(record, versions) {
  const text = JSON.stringify(record.version);
  let version = versions.get(text);
  if (!version) versions.set(text, (version = readVersion(record.version)));
  return {
    version,
    purchaseId: id16(uuid(record.purchase_id)),
    selectionVersion: record.selection_version,
    unavailable: new Set(record.committed_unavailable.map(uuid)),
    asOf: position(record.as_of),
    claimedAward: record.claimed_award === null ? null : uuid(record.claimed_award),
  };
}

function readVersion({ tier_price_cents, version_no, bands: published }) {
  must("payload", published.length <= 255);
  const bands = published.map(({ odds_ppm, lo_cents, hi_cents, leaves }) => ({
    odds: integer(odds_ppm, 0xffff_ffff),
    lo: integer(lo_cents),
    hi: integer(hi_cents),
    cards: leaves
      .map(([id, cents]) => ({ id: uuid(id), id16: id16(id), cents: integer(cents) }))
      .sort((one, other) => compare(one.id16, other.id16)),
  }));
  must("version_rules", bands.reduce((sum, band) => sum + band.odds, 0) === 1_000_000);
  bands.forEach(({ odds, lo, hi, cards }, at) => {
    must("version_rules", lo < hi && (at === 0 || lo >= bands[at - 1].hi) && (odds === 0 || cards.length > 0));
    must("version_rules", cards.every(({ cents }) => lo <= cents && cents < hi));
  });
  const ids = bands.flatMap(({ cards }) => cards.map(({ id }) => id));
  must("version_rules", new Set(ids).size === ids.length);
  const root = hashOf(
    Uint8Array.of(2), utf8(NAME), u64(tier_price_cents), u64(version_no), Uint8Array.of(bands.length),
    ...bands.flatMap(({ odds, lo, hi, cards }) => [u32(odds), u64(lo), u64(hi), bandRoot(cards), u32(cards.length)]),
  );
  return { bands, root, eventId: versionEventId(root) };
}

const versionEventId = (root) => hex(hashOf(utf8("packs_v1:event"), root));

function bandRoot(cards) {
  if (cards.length === 0) return new Uint8Array(32);
  let level = cards.map(({ id16, cents }) => hashOf(Uint8Array.of(0), id16, u64(cents)));
  while (level.length > 1) {
    const next = [];
    for (let at = 0; at < level.length; at += 2) {
      next.push(hashOf(Uint8Array.of(1), level[at], level[at + 1] ?? level[at]));
    }
    level = next;
  }
  return level[0];
}

function position({ block, log_index }) {
  const read = (value, most) => integer(typeof value === "string" ? Number.parseInt(value, 16) : value, most);
  return { block: read(block), log_index: read(log_index, 0xffff_ffff) };
}

const before = (one, other) =>
  one.block < other.block || (one.block === other.block && one.log_index < other.log_index);

const inChainOrder = (one, other) =>
  one.block - other.block || one.log_index - other.log_index || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
