"""Pack events beyond the given vectors: what is published when, and in which values."""
import event_shop
import names
import rules
from own_case import changed, fails, passes, respelt, without
from stream import Stream


def cases():
    v1, v2 = event("v1", 5, 3), event("v2", 3, 3)
    yield from ids(v1)
    yield from pulls(v1)
    yield from commitments(v2)
    yield from decks(v2)
    yield from empty(v1, v2)
    yield passes("event-of-many-cards", undecorated(event("v2", 300, 300)), "300 cards, sold out")


def undecorated(report):
    """Without what no rule reads."""
    read = ["sequence_index", "user_id", "pack_card_id"]
    deck = [{"pack_card_id": entry["pack_card_id"]} for entry in report["deck_snapshot"]]
    deck_hash = rules.deck_hash(deck)
    return report | {
        "deck_snapshot": deck,
        "deck_hash": deck_hash,
        "deck_commitment": rules.deck_commitment(deck_hash, report["seed_commitment"]),
        "pulls": [{field: pull[field] for field in read} for pull in report["pulls"]],
    }


def event(version, cards, pulls, user_ids=None):
    """A small honest report of an ended event."""
    stream = Stream(f"own: event {version}")
    deck, prices = event_shop.new_deck(stream, [stream.between(500, 9000) for _ in range(cards)])
    buyers = names.buyers(stream, pulls)
    buyers = [buyers[n % len(buyers)] for n in range(pulls)]
    if user_ids:
        buyers = list(zip(user_ids, (username for _, username in buyers)))
    titles = dict(zip(prices, names.titles(stream, cards)))
    seed = stream.hex32()
    salt = stream.hex32() if version == "v2" else None
    effective = rules.effective_seed(version, seed, salt)
    pulled = event_shop.until_sold_out(effective, rules.TAGS[version], deck, buyers)
    entries = event_shop.pull_entries(stream, pulled, buyers, prices, titles)
    return event_shop.report(stream, "A small event", version, 2500, 60, seed, salt, deck, entries)


def ids(v1):
    upper = v1["pack_event_id"].upper()
    yield passes(
        "event-id-in-upper-case",
        changed(v1, "pack_event_id", upper),
        "D4 hashes the lowercase text",
    )
    yield fails(
        "event-id-hashed-in-upper-case",
        v1 | {"pack_event_id": upper, "vrf_event_id": rules.vrf_event_id(upper)},
        "event_id",
        "vrf_event_id of the uppercase text",
    )
    yield fails(
        "event-id-in-braces",
        changed(v1, "pack_event_id", "{%s}" % v1["pack_event_id"]),
        "payload",
        "pack_event_id in braces",
    )
    yield fails(
        "event-id-without-hyphens",
        changed(v1, "pack_event_id", v1["pack_event_id"].replace("-", "")),
        "payload",
        "pack_event_id without hyphens",
    )
    yield passes(
        "event-vrf-event-id-empty", changed(v1, "vrf_event_id", ""), "an empty vrf_event_id of v1"
    )
    yield passes(
        "event-vrf-event-id-with-capital-prefix",
        changed(v1, "vrf_event_id", "0X" + v1["vrf_event_id"].removeprefix("0x").upper()),
        "vrf_event_id with 0X",
    )
    for prefix in ["0x", "0X"]:
        yield fails(
            f"event-seed-with-prefix-{prefix}",
            changed(v1, "random_seed", prefix + v1["random_seed"]),
            "payload",
            f"random_seed with {prefix}",
        )
    yield passes(
        "event-vrf-event-id-null",
        changed(v1, "vrf_event_id", None),
        "vrf_event_id null, as if it were absent",
    )
    yield fails(
        "event-vrf-event-id-short",
        changed(v1, "vrf_event_id", v1["vrf_event_id"][:-2]),
        "payload",
        "vrf_event_id of 31 bytes",
    )


def pulls(v1):
    wide = event("v1", 5, 3, [12345678901234567890, -7, 2**64])
    yield passes("event-user-ids-beyond-64-bits", wide, "user_id as integers, hashed as decimals")
    zero = event("v1", 5, 3, ["0", "1", "2"])
    yield passes(
        "event-user-id-minus-zero",
        respelt(zero, '"user_id":"0"', '"user_id":-0'),
        "the integer -0 is the text 0",
    )
    yield fails(
        "event-user-id-float",
        respelt(zero, '"user_id":"0"', '"user_id":0.0'),
        "payload",
        "user_id as a float",
    )
    yield fails(
        "event-user-id-null", changed(v1, "pulls", 1, "user_id", None), "payload", "user_id null"
    )
    yield fails(
        "event-sequence-index-largest",
        changed(v1, "pulls", 2, "sequence_index", 2**64 - 1),
        "draws",
        "a sequence_index of 2^64 - 1",
    )
    yield fails(
        "event-sequence-index-too-large",
        changed(v1, "pulls", 2, "sequence_index", 2**64),
        "payload",
        "a sequence_index of 2^64",
    )
    yield fails(
        "event-pulled-card-in-upper-case",
        changed(v1, "pulls", 0, "pack_card_id", v1["pulls"][0]["pack_card_id"].upper()),
        "draws",
        "pack_card_id is compared as text",
    )
    yield fails(
        "event-v1-drawn-under-v2-tag", drawn_with_tag(v1, "v2"), "draws", "drawn with pack_open_v2"
    )


def drawn_with_tag(report, version):
    of = report["fairness_algo_version"]
    seed = rules.effective_seed(of, report["random_seed"], report.get("seed_salt"))
    user_ids = [pull["user_id"] for pull in report["pulls"]]
    cards = rules.pulled_cards(seed, rules.TAGS[version], report["deck_snapshot"], user_ids)
    entries = [
        pull | {"pack_card_id": card["pack_card_id"]}
        for pull, card in zip(report["pulls"], cards)
    ]
    assert entries != report["pulls"]
    return report | {"pulls": entries}


def commitments(v2):
    yield fails(
        "event-v2-salt-hashed-as-text",
        v2 | committed(v2, rules.sha256(v2["seed_salt"].encode()).hex()),
        "salt",
        "seed_commitment over the salt's hex text, and deck_commitment over that",
    )
    yield fails(
        "event-v2-commitment-parts-exchanged",
        v2 | {"deck_commitment": rules.deck_commitment(v2["seed_commitment"], v2["deck_hash"])},
        "deck_commitment",
        "deck_commitment with its parts the other way round",
    )
    yield passes(
        "event-v2-commitments-respelt",
        v2 | {"seed_commitment": "0x" + v2["seed_commitment"].upper()},
        "seed_commitment with 0x, in upper case",
    )


def committed(v2, seed_commitment):
    return {
        "seed_commitment": seed_commitment,
        "deck_commitment": rules.deck_commitment(v2["deck_hash"], seed_commitment),
    }


def decks(v2):
    """With a key twice a deck is no one value and has no hash; one was computed, and said to differ."""
    price = '"initial_price":"%s"' % v2["deck_snapshot"][1]["initial_price"]
    for name, twice in [
        ("the-same", f"{price},{price}"),
        ("the-last-as-committed", f'"initial_price":"0",{price}'),
        ("the-first-as-committed", f'{price},"initial_price":"0"'),
    ]:
        yield fails(
            f"event-deck-key-twice-{name}",
            respelt(v2, price, twice),
            "payload",
            "a key of a deck entry, which nothing but D1 reads, twice",
        )


def empty(v1, v2):
    """Nothing was pulled, or there was nothing to pull."""
    yield passes("event-v2-no-pulls", v2 | {"pulls": []}, "no card was pulled")
    deck_hash = rules.deck_hash([])
    bare = v1 | {"deck_snapshot": [], "deck_hash": deck_hash}
    yield passes("event-v1-empty-deck", bare | {"pulls": []}, "a deck without a card")
    yield fails("event-v1-empty-deck-with-pulls", bare, "draws", "pulls of a deck without a card")
    yield passes(
        "event-v2-empty-deck",
        v2 | {"deck_snapshot": [], "deck_hash": deck_hash, "pulls": []}
        | {"deck_commitment": rules.deck_commitment(deck_hash, v2["seed_commitment"])},
        "a deck without a card",
    )
