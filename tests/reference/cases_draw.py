"""Cases for the selection of packs_v1."""
import packs_v1
import rules
from cases_pack import FIRST_ID, LAST_ID, band
from stream import Stream

SHORT_WORDS = ["0", "1", "7b", "00ff", "f" * 63, "0" * 63 + "1", "0x1f", "AB" * 31]


def cases():
    yield from parts(Stream("parts of a draw"))
    yield from draws(Stream("draws"))


def parts(stream):
    words = SHORT_WORDS + ["f" * 64] + [stream.hex32() for _ in range(8)]
    for word in words:
        number = packs_v1.roll(rules.bytes32(word))
        yield {"rule": "roll", "word": word, "expected": number}
        inventory_id = stream.pick([FIRST_ID, LAST_ID, stream.uuid()])
        yield {
            "rule": "rank",
            "word": word,
            "inventory_id": inventory_id,
            "expected": packs_v1.rank(rules.bytes32(word), inventory_id).hex(),
        }
    four = [700_000, 205_000, 85_000, 10_000]
    limits = [0, 699_999, 700_000, 904_999, 905_000, 989_999, 990_000, 999_999]
    for odds, roll in [
        *((four, roll) for roll in limits),
        ([1_000_000], 0),
        ([1_000_000], 999_999),
        ([0, 1_000_000], 0),
        ([0, 1, 0, 999_999, 0], 0),
        ([0, 1, 0, 999_999, 0], 1),
        ([999_999, 0, 1], 999_999),
    ]:
        yield {
            "rule": "rolled_band",
            "odds_ppm": odds,
            "roll": roll,
            "expected": packs_v1.rolled_band(odds, roll),
        }
    for band_count, rolled in [(1, 0), (2, 0), (2, 1), (4, 0), (4, 2), (4, 3), (9, 4)]:
        yield {
            "rule": "search_order",
            "band_count": band_count,
            "rolled_band": rolled,
            "expected": packs_v1.search_order(band_count, rolled),
        }


def draws(stream):
    word = stream.hex32()
    roll = packs_v1.roll(rules.bytes32(word))
    even = four_bands(stream, [250_000] * 4)
    skewed = four_bands(stream, [700_000, 205_000, 85_000, 10_000])
    at_total = four_bands(stream, [roll, 1_000_000 - roll, 0, 0])
    below_total = four_bands(stream, [roll + 1, 999_999 - roll, 0, 0])
    empties = four_bands(stream, [0, 0, 1_000_000, 0], counts=[3, 0, 2, 0])
    one = [band(stream, 1_000_000, 100, 500, 5)]

    yield draw("the roll equals a running total", word, at_total, [])
    yield draw("the roll is just below a running total", word, below_total, [])
    yield draw("one band", word, one, [])
    yield draw("one band, one card left", word, one, ids(one)[1:])
    yield draw("one band, exhausted", word, one, ids(one))
    yield draw("blocked ids that no band holds", word, one, [stream.uuid()])
    yield draw("past an empty band above and one below", word, empties, ids([empties[2]]))
    for short in SHORT_WORDS:
        yield draw("a word spelt short", short, skewed, [])
    for _ in range(6):
        word = stream.hex32()
        yield draw("every card free", word, skewed, [])
    for rolled in range(4):
        word = word_for(stream, even, rolled)
        first = packs_v1.draw(rules.bytes32(word), even, set())
        yield draw("the first choice is blocked", word, even, [first.upper()])
        yield draw("the rolled band is blocked", word, even, ids([even[rolled]]))
        yield draw("that band and all above are blocked", word, even, ids(even[rolled:]))
        yield draw("only the lowest band is free", word, even, ids(even[1:]))
        yield draw("exhausted", word, even, ids(even))


def four_bands(stream, odds_ppm, counts=(5, 4, 3, 2)):
    limits = [1000, 4000, 12_000, 48_000, 200_000]
    return [
        band(stream, odds, limits[n], limits[n + 1], counts[n])
        for n, odds in enumerate(odds_ppm)
    ]


def ids(bands):
    return [card for each in bands for card, _ in each["leaves"]]


def word_for(stream, bands, rolled):
    odds = [each["odds_ppm"] for each in bands]
    while True:
        word = stream.hex32()
        if packs_v1.rolled_band(odds, packs_v1.roll(rules.bytes32(word))) == rolled:
            return word


def draw(name, word, bands, blocked):
    word32 = rules.bytes32(word)
    roll = packs_v1.roll(word32)
    return {
        "rule": "draw",
        "name": name,
        "word": word,
        "bands": bands,
        "blocked": blocked,
        "expected": {
            "roll": roll,
            "rolled_band": packs_v1.rolled_band([each["odds_ppm"] for each in bands], roll),
            "ranks": {card: packs_v1.rank(word32, card).hex() for card in ids(bands)},
            "award": packs_v1.draw(word32, bands, {rules.id16(card) for card in blocked}),
        },
    }
