"""The rules of packs_v1 (docs/protocol.md#packs_v1). They are frozen."""
from rules import id16, sha256, u8, u32, u64

NAME = "packs_v1"
# The name of a recipe that does not exist.
UNKNOWN = "packs_v2"


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


def leaf(inventory_id, value_cents):
    return sha256(b"\x00", id16(inventory_id), u64(value_cents))


def node(left, right):
    return sha256(b"\x01", left, right)


def band_root(leaves):
    level = [leaf(*card) for card in sorted(leaves, key=lambda card: id16(card[0]))]
    if not level:
        return bytes(32)
    while len(level) > 1:
        if len(level) % 2 == 1:
            level.append(level[-1])
        level = [node(level[i], level[i + 1]) for i in range(0, len(level), 2)]
    return level[0]


def version_root(version):
    bands = [
        u32(band["odds_ppm"])
        + u64(band["lo_cents"])
        + u64(band["hi_cents"])
        + band_root(band["leaves"])
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


def version_event_id(root):
    return sha256(b"packs_v1:event", root).hex()


def unavailable_hash(inventory_ids):
    unique = sorted({id16(inventory_id) for inventory_id in inventory_ids})
    return sha256(b"\x03", u32(len(unique)), *unique)


def purchase_commitment(root, unavailable, as_of_block, as_of_log_index):
    return sha256(
        b"\x05", root, unavailable, u64(as_of_block), u32(as_of_log_index)
    ).hex()


def purchase_event_id(purchase_id):
    return sha256(b"packs_v1:purchase", id16(purchase_id)).hex()


def pull_key(purchase_id):
    return sha256(b"packs_v1:pull", id16(purchase_id)).hex()


def roll(word):
    return int.from_bytes(sha256(word, b"packs_v1:band"), "big") % 1_000_000


def rank(word, inventory_id):
    return sha256(word, b"packs_v1:card", id16(inventory_id))


def draw(word, bands, blocked):
    """The award, or None when exhausted. blocked: the id16 of every blocked card."""
    start = rolled_band([band["odds_ppm"] for band in bands], roll(word))
    for index in search_order(len(bands), start):
        free = [card for card, _ in bands[index]["leaves"] if id16(card) not in blocked]
        if free:
            return min(free, key=lambda card: (rank(word, card), id16(card)))
    return None
