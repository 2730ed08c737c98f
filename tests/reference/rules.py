"""The derivation rules, each under its own name, spelt as the specification spells it.

Hashes and words are bytes inside and hex text where the specification says hex.
"""
import hashlib
import json
import uuid


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def bytes32(text):
    """32 bytes from hex, with or without 0x; a word may be spelt with fewer digits."""
    return bytes.fromhex(text.removeprefix("0x").zfill(64))


def u8(number):
    return number.to_bytes(1, "big")


def u32(number):
    return number.to_bytes(4, "big")


def u64(number):
    return number.to_bytes(8, "big")


def id16(text):
    return uuid.UUID(text).bytes


# Pack events, D1 to D9.


def deck_text(deck_snapshot, ascii_only):
    """The serialisation that D1 hashes; the two spellings name the same deck."""
    return json.dumps(
        deck_snapshot,
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=ascii_only,
    )


def deck_hash(deck_snapshot, ascii_only=False):
    """D1. A lone surrogate has no UTF-8, so then only ascii_only gives a hash."""
    return sha256(deck_text(deck_snapshot, ascii_only).encode("utf-8")).hex()


def deck_commitment(deck_hash_hex, seed_commitment_hex):
    """D2"""
    return sha256(bytes32(deck_hash_hex), bytes32(seed_commitment_hex)).hex()


def seed_commitment(seed_salt):
    """D3"""
    return sha256(bytes32(seed_salt)).hex()


def vrf_event_id(pack_event_id):
    """D4"""
    return "0x" + sha256(pack_event_id.encode("utf-8")).hex()


def effective_seed(version, random_seed, seed_salt=None):
    """D5"""
    if version == "v1":
        return bytes32(random_seed)
    return sha256(bytes32(random_seed), bytes32(seed_salt))


# D6
TAGS = {"v1": b"pack_open_v1", "v2": b"pack_open_v2"}


def pull_number(seed, sequence_index, user_id, tag):
    """R of D7; the pulled card is the one at R mod (number of remaining cards)."""
    digest = sha256(seed, u64(sequence_index), str(user_id).encode("utf-8"), tag)
    return int.from_bytes(digest, "big")


def pulled_cards(seed, tag, cards, user_ids):
    """D8: the card of each pull in sequence_index order, one shrinking pool."""
    remaining = list(cards)
    for sequence_index, user_id in enumerate(user_ids, start=1):
        idx = pull_number(seed, sequence_index, user_id, tag) % len(remaining)
        yield remaining.pop(idx)


# The Pack recipes.


def rolled_band(odds_ppm, rolled):
    """The first band, lowest first, whose running total of odds is above the roll."""
    total = 0
    for index, odds in enumerate(odds_ppm):
        total += odds
        if total > rolled:
            return index
    raise ValueError("the odds do not reach the roll")


def search_order(band_count, rolled):
    """The rolled band, those above it, then those below from the nearest down."""
    return [*range(rolled, band_count), *reversed(range(rolled))]


class PacksV1:
    """packs_v1. It is frozen: another recipe is another class, which has this one's rules where it gives none."""

    name = "packs_v1"

    def leaf(self, inventory_id, value_cents):
        return sha256(b"\x00", id16(inventory_id), u64(value_cents))

    def node(self, left, right):
        return sha256(b"\x01", left, right)

    def band_root(self, leaves):
        level = [self.leaf(*card) for card in sorted(leaves, key=lambda card: id16(card[0]))]
        if not level:
            return bytes(32)
        while len(level) > 1:
            if len(level) % 2 == 1:
                level.append(level[-1])
            level = [self.node(level[i], level[i + 1]) for i in range(0, len(level), 2)]
        return level[0]

    def version_root(self, version):
        bands = [
            u32(band["odds_ppm"])
            + u64(band["lo_cents"])
            + u64(band["hi_cents"])
            + self.band_root(band["leaves"])
            + u32(len(band["leaves"]))
            for band in version["bands"]
        ]
        return sha256(
            b"\x02packs_v1",
            u64(version["tier_price_cents"]),
            u64(version["version_no"]),
            u8(len(bands)),
            *bands,
        )

    def version_event_id(self, root):
        return sha256(b"packs_v1:event", root).hex()

    def unavailable_hash(self, inventory_ids):
        unique = sorted({id16(inventory_id) for inventory_id in inventory_ids})
        return sha256(b"\x03", u32(len(unique)), *unique)

    def purchase_commitment(self, root, unavailable, as_of_block, as_of_log_index):
        return sha256(
            b"\x05", root, unavailable, u64(as_of_block), u32(as_of_log_index)
        ).hex()

    def purchase_event_id(self, purchase_id):
        return sha256(b"packs_v1:purchase", id16(purchase_id)).hex()

    def pull_key(self, purchase_id):
        return sha256(b"packs_v1:pull", id16(purchase_id)).hex()

    def roll(self, word):
        return int.from_bytes(sha256(word, b"packs_v1:band"), "big") % 1_000_000

    def rank(self, word, inventory_id):
        return sha256(word, b"packs_v1:card", id16(inventory_id))

    def draw(self, word, bands, blocked):
        """The award, or None when exhausted. blocked: the id16 of every blocked card."""
        start = rolled_band([band["odds_ppm"] for band in bands], self.roll(word))
        for index in search_order(len(bands), start):
            free = [card for card, _ in bands[index]["leaves"] if id16(card) not in blocked]
            if free:
                return min(free, key=lambda card: (self.rank(word, card), id16(card)))
        return None


PACKS_V1 = PacksV1()
RECIPES = {recipe.name: recipe for recipe in [PACKS_V1]}
# The name of a recipe that does not exist.
UNKNOWN = f"packs_v{len(RECIPES) + 1}"
