"""Cases for the commitments of packs_v1."""
import packs_v1
from stream import Stream

U32_MAX = 2**32 - 1
U64_MAX = 2**64 - 1
FIRST_ID = "00000000-0000-0000-0000-000000000000"
LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff"


def cases():
    yield from trees(Stream("trees"))
    yield from versions(Stream("versions"))
    yield from purchases(Stream("purchases"))


def cards(stream, count, lo_cents, hi_cents):
    return [[stream.uuid(), stream.between(lo_cents, hi_cents)] for _ in range(count)]


def trees(stream):
    for card in [
        [FIRST_ID, 0],
        [LAST_ID, U64_MAX],
        [stream.uuid(), 1],
        [stream.uuid(), 255],
        [stream.uuid(), 256],
        [stream.uuid().upper(), 2**32],
        [stream.uuid(), 2**53 + 1],
    ]:
        yield {
            "rule": "leaf",
            "inventory_id": card[0],
            "value_cents": card[1],
            "expected": packs_v1.leaf(*card).hex(),
        }
    for left, right in [(bytes(32), bytes(32)), (stream.bytes32(), stream.bytes32())]:
        for a, b in [(left, right), (right, left)]:
            yield {
                "rule": "node",
                "left": a.hex(),
                "right": b.hex(),
                "expected": packs_v1.node(a, b).hex(),
            }
    for count in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 17, 33]:
        leaves = cards(stream, count, 100, 90_000)
        yield band_root("as published", leaves)
        if count > 1:
            yield band_root("ordered by id", sorted(leaves))
    yield band_root("upper case", [[card.upper(), value] for card, value in leaves])
    yield band_root("equal values", [[card, 500] for card, _ in leaves])


def band_root(name, leaves):
    return {
        "rule": "band_root",
        "name": name,
        "leaves": leaves,
        "expected": packs_v1.band_root(leaves).hex(),
    }


def band(stream, odds_ppm, lo_cents, hi_cents, count):
    return {
        "odds_ppm": odds_ppm,
        "lo_cents": lo_cents,
        "hi_cents": hi_cents,
        "leaves": cards(stream, count, lo_cents, hi_cents),
    }


def versions(stream):
    one = [band(stream, 1_000_000, 100, 500, 1)]
    four = [
        band(stream, 700_000, 1000, 4000, 9),
        band(stream, 205_000, 4000, 12_000, 5),
        band(stream, 85_000, 12_000, 48_000, 3),
        band(stream, 10_000, 48_000, 200_000, 2),
    ]
    empty = [band(stream, 1_000_000, 0, 1, 1), band(stream, 0, 5, 9, 0)]
    widest = [band(stream, U32_MAX, U64_MAX - 1, U64_MAX, 2)]
    many = [band(stream, 1, n, n + 1, 0) for n in range(255)]
    for name, tier_price_cents, version_no, bands in [
        ("no bands", 0, 0, []),
        ("one band", 2500, 1, one),
        ("four bands", 5000, 1, four),
        ("four bands, next version", 5000, 2, four),
        ("four bands, the other way round", 5000, 1, four[::-1]),
        ("an empty band without odds", 1, 2**53 + 1, empty),
        ("the widest numbers", U64_MAX, U64_MAX, widest),
        ("255 bands", 2500, 256, many),
    ]:
        version = {
            "tier_price_cents": tier_price_cents,
            "version_no": version_no,
            "bands": bands,
        }
        root = packs_v1.version_root(version)
        yield {
            "rule": "version_root",
            "name": name,
            "version": version,
            "expected": root.hex(),
        }
        yield {
            "rule": "version_event_id",
            "version_root": root.hex(),
            "expected": packs_v1.version_event_id(root),
        }


def purchases(stream):
    ids = [stream.uuid() for _ in range(6)]
    for name, unavailable in [
        ("none", []),
        ("one", ids[:1]),
        ("unsorted", ids),
        ("sorted", sorted(ids)),
        ("repeats", ids[:2] + ids + ids[3:]),
        ("one, repeated", ids[:1] * 3),
        ("repeated in another case", [ids[0], ids[0].upper(), ids[1]]),
        ("the first and last ids", [LAST_ID, FIRST_ID]),
        ("many", [stream.uuid() for _ in range(300)]),
    ]:
        yield {
            "rule": "unavailable_hash",
            "name": name,
            "inventory_ids": unavailable,
            "expected": packs_v1.unavailable_hash(unavailable).hex(),
        }
    for block, log_index in [
        (0, 0),
        (0, U32_MAX),
        (U64_MAX, 0),
        (U64_MAX, U32_MAX),
        (2**53 + 1, 1),
        (33_418_205, 256),
    ]:
        root, unavailable = stream.bytes32(), stream.bytes32()
        yield {
            "rule": "purchase_commitment",
            "version_root": root.hex(),
            "unavailable_hash": unavailable.hex(),
            "as_of": {"block": block, "log_index": log_index},
            "expected": packs_v1.purchase_commitment(root, unavailable, block, log_index),
        }
    for purchase_id in [FIRST_ID, LAST_ID, ids[0], ids[0].upper(), *ids[1:4]]:
        for rule in [packs_v1.purchase_event_id, packs_v1.pull_key]:
            yield {
                "rule": rule.__name__,
                "purchase_id": purchase_id,
                "expected": rule(purchase_id),
            }
