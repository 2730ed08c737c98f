"""The story of the sample Pack pull.

A $50 Pack waits while five other words land. The card that ranks first for it went to a $25 Pack,
the second was out of stock at sale, the third went to another $50 Pack; the fourth is the award.
"""
import names
import pack_shop
import packs_v1
from pack_shop import Purchase, Version
from stream import Stream

BLOCK = 33_418_200


def at(offset, log_index):
    return (BLOCK + offset, log_index)


def story():
    """(stream, target, purchases, other logs) of the settled shop."""
    stream = Stream("sample: pull")
    older, current, cheaper, shared = catalogue(stream)
    first, second, third = shared
    usernames = stream.shuffled(names.USERNAMES)

    def purchase(version, *positions):
        return Purchase(stream.uuid(), usernames.pop(), version, *positions)

    target = purchase(current, at(14, 3), at(16, 11), at(18, 5), at(36, 8))
    to_third = purchase(current, at(15, 6), at(17, 2), at(20, 9), at(25, 14))
    to_first = purchase(cheaper, at(21, 1), at(24, 7), at(26, 3), at(31, 10))
    purchases = [
        purchase(older, at(0, 12), at(1, 4), at(3, 9), at(12, 7)),
        purchase(cheaper, at(2, 5), at(4, 10), at(6, 2), at(19, 6)),
        purchase(older, at(5, 8), at(6, 13), at(7, 5), at(22, 4)),
        target,
        to_third,
        purchase(current, at(17, 9), at(20, 3), at(23, 12), at(28, 5)),
        to_first,
        # Asked for in the target's span, answered after it.
        purchase(current, at(27, 6), at(30, 2), at(33, 11), at(41, 3)),
    ]
    target_word = word_that_ranks(stream, current, shared)
    awards = {to_third.pull_key: third, to_first.pull_key: first}

    def word_for(purchase, blocked):
        """A word with which the story comes out."""
        if purchase is target:
            return target_word
        while True:
            word = stream.bytes32()
            award = packs_v1.draw(word, purchase.version.bands, blocked)
            if purchase.pull_key in awards:
                if award == awards[purchase.pull_key]:
                    return word
            elif value_of(purchase.version, award) < 12_000:
                return word

    out_of_stock = [second, *(current.bands[band]["leaves"][0][0] for band in [0, 1])]
    pack_shop.settle(purchases, out_of_stock, word_for)
    return stream, target, purchases, other_logs(stream)


def catalogue(stream):
    """Two versions of a $50 tier, one of a $25 tier, and three cards of the $120 to $480 band.

    The tiers sell from one inventory: the first of the three is in the $25 tier too.
    """
    limits = [1000, 4000, 12_000, 48_000, 200_000]
    counts = [60, 24, 14, 5]
    bands = [cards(stream, n, *limits[i : i + 2]) for i, n in enumerate(counts)]
    shared = [card for card, _ in bands[2][3:6]]
    first = next(card for card in bands[2] if card[0] == shared[0])
    first[1] = 21_400
    odds = [700_000, 205_000, 85_000, 10_000]
    current = Version(5000, 3, as_bands(odds, limits, bands), at(8, 3))
    before = [band[1:] + cards(stream, 2, *limits[i : i + 2]) for i, band in enumerate(bands)]
    older = Version(5000, 2, as_bands(odds, limits, before), at(-912, 6))

    limits = [500, 2000, 6000, 15_000, 60_000]
    odds = [720_000, 220_000, 50_000, 10_000]
    bands = [cards(stream, n, *limits[i : i + 2]) for i, n in enumerate([30, 14, 8, 3])]
    bands[3].append(first)
    cheaper = Version(2500, 1, as_bands(odds, limits, bands), at(-40_231, 2))
    return older, current, cheaper, shared


def cards(stream, count, lo_cents, hi_cents):
    """More of them near the lower limit, as shops have it."""
    width = hi_cents - lo_cents
    skewed = [stream.below(1000) ** 2 for _ in range(count)]
    return [[stream.uuid(), lo_cents + width * each // 1_000_000] for each in skewed]


def as_bands(odds, limits, bands):
    return [
        {
            "odds_ppm": odds[i],
            "lo_cents": limits[i],
            "hi_cents": limits[i + 1],
            "leaves": leaves,
        }
        for i, leaves in enumerate(bands)
    ]


def value_of(version, card):
    return next(
        value for band in version.bands for each, value in band["leaves"] if each == card
    )


def word_that_ranks(stream, version, first_three):
    """Rolls the third band, with these three first in it, and a good card next."""
    odds = [band["odds_ppm"] for band in version.bands]
    in_band = [card for card, _ in version.bands[2]["leaves"]]
    while True:
        word = stream.bytes32()
        if packs_v1.rolled_band(odds, packs_v1.roll(word)) != 2:
            continue
        ranked = sorted(in_band, key=lambda card: packs_v1.rank(word, card))
        if ranked[:3] == first_three and value_of(version, ranked[3]) > 24_000:
            return word


def other_logs(stream):
    """What else the contract saw: three breaks with a word each, and a pack event."""
    logs = [pack_shop.anchored(at(22, 15), stream.hex32(), stream.hex32())]
    for anchor, request, answer in [
        (at(9, 4), at(10, 6), at(13, 2)),
        (at(11, 8), at(13, 11), at(24, 2)),
        (at(19, 12), at(21, 7), at(29, 9)),
    ]:
        event_id, pull_key = stream.hex32(), stream.hex32()
        logs.append(pack_shop.anchored(anchor, event_id, stream.hex32()))
        logs.append(pack_shop.requested(request, pull_key, event_id))
        logs.append(pack_shop.fulfilled(answer, pull_key, stream.bytes32()))
    return logs


def pulls():
    """The proof, and the same with the purchase anchored after the request."""
    stream, target, purchases, logs = story()
    honest = pack_shop.proof(stream, target, purchases, logs)
    anchored_late = {
        "kind": "anchored",
        "block": target.requested[0] + 1,
        "log_index": 2,
        "event_id": packs_v1.purchase_event_id(target.purchase_id),
    }
    chain_events = [
        entry | anchored_late if entry.get("event_id") == anchored_late["event_id"] else entry
        for entry in honest["chain_events"]
    ]
    chain_events.sort(key=lambda entry: (entry["block"], entry["log_index"]))
    return honest, honest | {"chain_events": chain_events}
