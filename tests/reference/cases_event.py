"""Cases for the derivations of pack events, D1 to D9."""
import rules
from deck_texts import texts
from stream import Stream

USER_IDS = [
    "3f0f5a7e-9d7c-4a0e-8a55-0c6e5d1b7f10",
    "usér-東京",
    "4217",
    "0",
    "-7",
    "18446744073709551616",
    "",
    "🦊",
    "é",
    "e\u0301",
    " padded ",
]
SEQUENCE_INDICES = [1, 2, 255, 256, 65536, 2**32 - 1, 2**32, 2**53 + 1, 2**64 - 1]
REMAINING = [1, 2, 3, 40, 255, 1000, 100_000]


def cases():
    yield from deck_hashes()
    yield from commitments(Stream("commitments"))
    yield from pull_numbers(Stream("pull numbers"))
    yield from walks(Stream("walks"))


def deck_hashes():
    for name, text in texts():
        deck = rules.read(text)
        try:
            utf8 = rules.deck_hash(deck)
        except UnicodeEncodeError:
            utf8 = None
        expected = {"utf8": utf8, "ascii": rules.deck_hash(deck, ascii_only=True)}
        yield {"rule": "D1", "name": name, "text": text, "expected": expected}


def commitments(stream):
    pairs = [("00" * 32, "ff" * 32), ("ff" * 32, "00" * 32), ("0123456789abcdef" * 4,) * 2]
    for a, b in pairs + [(stream.hex32(), stream.hex32()) for _ in range(5)]:
        yield {
            "rule": "D2",
            "deck_hash": a,
            "seed_commitment": b,
            "expected": rules.deck_commitment(a, b),
        }
        yield {"rule": "D3", "seed_salt": a, "expected": rules.seed_commitment(a)}
        yield {
            "rule": "D5",
            "version": "v1",
            "random_seed": a,
            "seed_salt": None,
            "expected": rules.effective_seed("v1", a).hex(),
        }
        yield {
            "rule": "D5",
            "version": "v2",
            "random_seed": a,
            "seed_salt": b,
            "expected": rules.effective_seed("v2", a, b).hex(),
        }
    for pack_event_id in [
        "00000000-0000-0000-0000-000000000000",
        "ffffffff-ffff-ffff-ffff-ffffffffffff",
        *(stream.uuid() for _ in range(4)),
    ]:
        yield {
            "rule": "D4",
            "pack_event_id": pack_event_id,
            "expected": rules.vrf_event_id(pack_event_id),
        }
    for version, tag in rules.TAGS.items():
        yield {"rule": "D6", "version": version, "expected": tag.decode("ascii")}


def pull_numbers(stream):
    for version in rules.TAGS:
        for user_id in USER_IDS:
            yield pull_number(stream, version, stream.between(1, 300), user_id)
        for sequence_index in SEQUENCE_INDICES:
            yield pull_number(stream, version, sequence_index, stream.pick(USER_IDS))


def pull_number(stream, version, sequence_index, user_id):
    seed = stream.bytes32()
    remaining = stream.pick(REMAINING)
    number = rules.pull_number(seed, sequence_index, user_id, rules.TAGS[version])
    return {
        "rule": "D7",
        "version": version,
        "effective_seed": seed.hex(),
        "sequence_index": sequence_index,
        "user_id": user_id,
        "remaining": remaining,
        "expected": {"r": "%064x" % number, "idx": number % remaining},
    }


def walks(stream):
    """D8: whole events. D9: one slot, and the card that each of two buyers would get there."""
    for version, tag in rules.TAGS.items():
        for card_count, pull_count in [(1, 0), (1, 1), (2, 2), (9, 9), (30, 12), (300, 300)]:
            seed = stream.bytes32()
            cards = [f"c{n}" for n in range(card_count)]
            user_ids = [stream.pick(USER_IDS) for _ in range(pull_count)]
            yield {
                "rule": "D8",
                "version": version,
                "effective_seed": seed.hex(),
                "deck": cards,
                "user_ids": user_ids,
                "expected": list(rules.pulled_cards(seed, tag, cards, user_ids)),
            }
        seed = stream.bytes32()
        yield {
            "rule": "D9",
            "version": version,
            "effective_seed": seed.hex(),
            "sequence_index": 6,
            "remaining": 1000,
            "user_ids": USER_IDS,
            "expected": [
                rules.pull_number(seed, 6, user_id, tag) % 1000 for user_id in USER_IDS
            ],
        }
