"""Writes a large honest payload of either kind, for benchmarks and for the page's patience.

    python3 tests/reference/large.py -o event.json event --pulls 20000
    python3 tests/reference/large.py -o pull.json pull --records 256 --cards 400

The same arguments give the same bytes. A pull is about 600 bytes of an event; a record repeats
its version, so it is about 50 bytes a card.
"""
import argparse
import json
import sys

import event_shop
import names
import pack_shop
import rules
from pack_shop import Purchase, Version
from stream import Stream


def large_event(stream, pull_count):
    """A sold out v2 event of so many cards."""
    prices = [stream.between(100, 60_000) for _ in range(pull_count)]
    deck, price_of = event_shop.new_deck(stream, prices)
    regulars = [(stream.uuid(), f"collector_{n}") for n in range(1 + pull_count // 7)]
    buyers = [stream.pick(regulars) for _ in deck]
    titles = dict(zip(price_of, names.titles(stream, pull_count)))
    seed, salt = stream.hex32(), stream.hex32()
    pulled = event_shop.until_sold_out(
        rules.effective_seed("v2", seed, salt), rules.TAGS["v2"], deck, buyers
    )
    pulls = event_shop.pull_entries(stream, pulled, buyers, price_of, titles)
    return event_shop.report(stream, "A large event", "v2", 5000, 85, seed, salt, deck, pulls)


# In blocks, from as_of to the word: about as many other words land in a window.
LONGEST_WAIT = 12
SHARES = [60, 25, 10, 5]
LIMITS = [1000, 4000, 12_000, 48_000, 200_000]
ODDS = [700_000, 205_000, 85_000, 10_000]


def large_pull(stream, record_count, card_count):
    """One purchase a block, every one of them in the target's transitive window."""
    versions = three_versions(stream, card_count)
    answered = set()
    purchases, breaks = [], []
    for block in range(1000, 1000 + record_count):
        answer = block + stream.between(1, LONGEST_WAIT + 1)
        while answer in answered:
            answer += 1
        answered.add(answer)
        purchases.append(
            Purchase(
                stream.uuid(),
                f"collector_{stream.below(900)}",
                stream.pick(versions),
                as_of=(block, 0),
                anchored=(block, 2),
                requested=(block, 4),
                fulfilled=(answer, 6),
            )
        )
        if block % 8 == 0:
            breaks += break_logs(stream, block)
    # Fewer out of stock than the smallest band holds: no band is sold out at sale.
    most_out = len(versions[0].bands[-1]["leaves"]) - 1
    pack_shop.settle(purchases, [], lambda *_: stream.bytes32(), most_out)
    target = max(purchases, key=lambda purchase: purchase.fulfilled)
    return pack_shop.proof(stream, target, purchases, breaks)


def three_versions(stream, card_count):
    """Of one tier; each replaces a tenth of the cards before it."""
    counts = [max(1, card_count * share // 100) for share in SHARES]
    cards = [new_cards(stream, band, count) for band, count in enumerate(counts)]
    versions = []
    for version_no in range(1, 4):
        bands = [
            {
                "odds_ppm": odds,
                "lo_cents": LIMITS[band],
                "hi_cents": LIMITS[band + 1],
                "leaves": cards[band],
            }
            for band, odds in enumerate(ODDS)
        ]
        versions.append(Version(5000, version_no, bands, anchored=(version_no, 0)))
        cards = [
            leaves[len(leaves) // 10 :] + new_cards(stream, band, len(leaves) // 10)
            for band, leaves in enumerate(cards)
        ]
    return versions


def new_cards(stream, band, count):
    lo_cents, hi_cents = LIMITS[band : band + 2]
    return [[stream.uuid(), stream.between(lo_cents, hi_cents)] for _ in range(count)]


def break_logs(stream, block):
    event_id, pull_key = stream.hex32(), stream.hex32()
    return [
        pack_shop.anchored((block, 1), event_id, stream.hex32()),
        pack_shop.requested((block, 3), pull_key, event_id),
        pack_shop.fulfilled((block, 5), pull_key, stream.bytes32()),
    ]


def positive(text):
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1", help="another seed, another payload")
    parser.add_argument("-o", "--output", help="a file; standard output if absent")
    kinds = parser.add_subparsers(dest="kind", required=True)
    kinds.add_parser("event").add_argument("--pulls", type=positive, required=True)
    pull = kinds.add_parser("pull")
    pull.add_argument("--records", type=positive, required=True)
    pull.add_argument("--cards", type=positive, required=True)
    options = parser.parse_args()

    stream = Stream(f"large {options.kind}: {options.seed}")
    if options.kind == "event":
        payload = large_event(stream, options.pulls)
    else:
        payload = large_pull(stream, options.records, options.cards)
    text = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.buffer.write(text.encode("utf-8"))


if __name__ == "__main__":
    main()
