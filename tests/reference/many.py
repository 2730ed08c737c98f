"""Writes shards of many small proofs, one a line, with a few bad ones at places that the seed chooses.

    python3 tests/reference/many.py -o target/scale --proofs 200000 --bad 200 --shards 200

The shards are shards/00000.ndjson.gz and so on; bad.json has the kind of each bad proof by its shard and line. The same
arguments give the same bytes.
"""
import argparse
import gzip
import json
import multiprocessing
import os
import pathlib

import event_shop
import large
import names
import pack_shop
import rules
from pack_shop import Purchase, Version
from stream import Stream

# Of the cards of each band, lowest first.
CARDS = [6, 3, 2, 1]


def versions(stream):
    """Two versions of one tier, which all pulls of a shard are sold from."""
    return [
        Version(
            5000,
            number,
            [
                {
                    "odds_ppm": odds,
                    "lo_cents": large.LIMITS[band],
                    "hi_cents": large.LIMITS[band + 1],
                    "leaves": large.new_cards(stream, band, CARDS[band]),
                }
                for band, odds in enumerate(large.ODDS)
            ],
            anchored=(number, 0),
        )
        for number in (1, 2)
    ]


def pull(stream, sold):
    """The proof of the later of two purchases, which overlap."""
    block = 1000 + stream.below(1_000_000)
    purchases = [
        Purchase(
            stream.uuid(),
            f"collector_{stream.below(900)}",
            stream.pick(sold),
            as_of=(block + place, 0),
            anchored=(block + place, 2),
            requested=(block + place, 4),
            fulfilled=(block + 3 + place, 6),
        )
        for place in (0, 1)
    ]
    pack_shop.settle(purchases, [], lambda *_: stream.bytes32())
    return pack_shop.proof(stream, purchases[1], purchases, [])


def event(stream):
    """The report of a sold out event of four cards."""
    prices = [stream.between(100, 60_000) for _ in range(4)]
    deck, price_of = event_shop.new_deck(stream, prices)
    buyers = [(stream.uuid(), f"collector_{stream.below(900)}") for _ in deck]
    titles = dict(zip(price_of, names.titles(stream, len(deck))))
    seed, salt = stream.hex32(), stream.hex32()
    effective = rules.effective_seed("v2", seed, salt)
    pulled = event_shop.until_sold_out(effective, rules.TAGS["v2"], deck, buyers)
    pulls = event_shop.pull_entries(stream, pulled, buyers, price_of, titles)
    return event_shop.report(stream, "An event", "v2", 5000, 85, seed, salt, deck, pulls)


def other_award(proof):
    leaves = [card for band in record_of(proof)["version"]["bands"] for card, _ in band["leaves"]]
    proof["award"] = next(card for card in leaves if card != proof["award"])


def other_commitment(proof):
    # Another word would not do: now and then it gives the same card, and then only the chain can tell.
    anchors = [entry for entry in proof["chain_events"] if entry["kind"] == "anchored"]
    anchors[-1]["root"] = rules.sha256(anchors[-1]["root"].encode()).hex()


def other_odds(proof):
    bands = record_of(proof)["version"]["bands"]
    bands[0]["odds_ppm"] -= 10_000
    bands[3]["odds_ppm"] += 10_000


def record_of(proof):
    return proof["records"][proof["target_pull_key"]]


def other_salt(report):
    report["seed_salt"] = rules.sha256(report["seed_salt"].encode()).hex()


def other_price(report):
    report["deck_snapshot"][0]["initial_price"] += "1"


def other_card(report):
    pulls = report["pulls"]
    pulls[0]["pack_card_id"], pulls[1]["pack_card_id"] = (
        pulls[1]["pack_card_id"],
        pulls[0]["pack_card_id"],
    )


# None is a line that is cut off.
WRONGS = {
    pull: [other_award, other_commitment, other_odds, None],
    event: [other_salt, other_price, other_card, None],
}


def line(stream, kind, sold, is_bad):
    """A proof's text, and in which way it is bad."""
    proof = kind(stream, sold) if kind is pull else kind(stream)
    wrong = stream.pick(WRONGS[kind]) if is_bad else None
    if wrong:
        # Its own copy: all pulls of a shard share their versions.
        proof = json.loads(json.dumps(proof))
        wrong(proof)
    text = json.dumps(proof, ensure_ascii=False, separators=(",", ":"))
    if is_bad and not wrong:
        text = text[: len(text) // 2]
    return text, wrong.__name__ if wrong else "cut_off"


def shard(folder, seed, number, count, bad):
    """Writes a shard; bad has the places of its bad lines, from 1. Returns their kinds by their names."""
    stream = Stream(f"many {seed}: {number}")
    sold = versions(stream)
    name = f"{number:05}.ndjson.gz"
    kinds = {}
    # The name of no file and no time are in the bytes.
    with open(folder / f".{name}.part", "wb") as file, gzip.GzipFile("", "wb", 1, file, 0) as packed:
        for place in range(1, count + 1):
            text, wrong = line(stream, stream.pick([pull, event]), sold, place in bad)
            packed.write(text.encode("utf-8") + b"\n")
            if place in bad:
                kinds[f"{name}:{place}"] = wrong
    os.replace(folder / f".{name}.part", folder / name)
    return kinds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default="1")
    parser.add_argument("-o", "--output", type=pathlib.Path, required=True, help="a folder")
    parser.add_argument("--proofs", type=large.positive, default=200_000)
    parser.add_argument("--bad", type=int, default=200)
    parser.add_argument("--shards", type=large.positive, default=200)
    options = parser.parse_args()

    folder = options.output / "shards"
    folder.mkdir(parents=True, exist_ok=True)
    each = -(-options.proofs // options.shards)
    stream = Stream(f"bad {options.seed}")
    places = set()
    while len(places) < min(options.bad, options.proofs):
        places.add(stream.below(options.proofs))
    shards = []
    for number in range(options.shards):
        count = min(each, options.proofs - number * each)
        bad = {place % each + 1 for place in places if place // each == number}
        shards.append((folder, options.seed, number, count, bad))
    with multiprocessing.Pool() as pool:
        kinds = pool.starmap(shard, shards, chunksize=1)
    bad = {name: kind for each in kinds for name, kind in each.items()}
    (options.output / "bad.json").write_text(json.dumps(bad, indent=1) + "\n")


if __name__ == "__main__":
    main()
