"""The event of the self-test: three packs of a deck of four, so few that other seeds and recipes can give the same cards."""
import network
import rules
import selftest_chain as chain
from own_case import as_text
from stream import Stream

PACK_EVENT_ID = "00000000-0000-4000-8000-0000000000e0"
BLOCK = 1_000
REQUEST = chain.hash_of(0xE1)


def event():
    """The payload, its chain, its output seed, and another salt that draws the same cards."""
    stream = Stream("self-test: event")
    deck = [
        {"pack_card_id": f"card-{n}", "card_inventory_id": f"inventory-{n}", "initial_price": f"{n}.50"}
        for n in range(1, 5)
    ]
    buyers = ["1f", "2e", "1f"]

    def drawn(version, seed, salt=None):
        tag = rules.TAGS[version]
        return list(rules.pulled_cards(rules.effective_seed(version, seed, salt), tag, deck, buyers))

    salt = stream.hex32()
    while True:
        output_seed = stream.hex32()
        seed = chain.word_of(output_seed)
        cards = drawn("v2", seed, salt)
        if cards == drawn("v1", seed):
            break
    other_salt = salt
    while other_salt == salt or drawn("v2", seed, other_salt) != cards:
        other_salt = stream.hex32()

    deck_hash, commitment = rules.deck_hash(deck), rules.seed_commitment(salt)
    payload = {
        "pack_event_id": PACK_EVENT_ID,
        "fairness_algo_version": "v2",
        "is_active": False,
        "random_seed": seed,
        "seed_salt": salt,
        "seed_commitment": commitment,
        "deck_hash": deck_hash,
        "deck_commitment": rules.deck_commitment(deck_hash, commitment),
        "deck_snapshot": deck,
        "pulls": [
            {"sequence_index": at, "user_id": buyer, "pack_card_id": card["pack_card_id"]}
            for at, (buyer, card) in enumerate(zip(buyers, cards), start=1)
        ],
        "vrf_event_id": rules.vrf_event_id(PACK_EVENT_ID),
        "vrf_request_id": "0x" + REQUEST,
        "vrf_consumer_address": network.CONSUMER,
        "vrf_network": network.LABEL,
    }
    return payload, held(payload, output_seed), output_seed, other_salt


def held(payload, output_seed):
    """The chain of the event: its createEvent call, which asks for a word, and the word a block later."""
    event_id, anchored = payload["vrf_event_id"].removeprefix("0x"), payload["deck_commitment"]
    created = {"kind": "anchored", "event_id": event_id, "root": anchored, "block": BLOCK, "log_index": 0}
    called = {"to": network.CONSUMER, "input": chain.create_event(event_id, anchored)}
    logs = [
        chain.own_log(created, REQUEST),
        chain.request_log(1, (BLOCK, 1), REQUEST),
        chain.fulfilment_log(1, output_seed, (BLOCK + 1, 0), chain.hash_of(0xE3)),
    ]
    return chain.node({event_id: anchored}, {}, {REQUEST: called}, logs)


def vectors(payload, output_seed, other_salt):
    """(what it is checked with, verdict, the steps that say so, replacements) of each."""
    card, other = payload["pulls"][0]["pack_card_id"], payload["pulls"][1]["pack_card_id"]
    first = '"user_id":"1f","pack_card_id":"%s"'

    def bit(field):
        """A bit of a field of hex digits, at its end."""
        value = payload[field]
        return f'{field}":"{value}', f'{field}":"{value[:-1]}{int(value[-1], 16) ^ 1:x}'

    yield "check", "verified_offline", "", []
    # For v1 neither the salt nor its commitments are read.
    yield "check", "verified_offline", "", [('"v2"', '"v1"')]
    yield "check", "not_verified", "payload", [('"sequence_index":3', '"sequence_index":3.0')]
    yield "check", "not_replayable", "replayable draws", [('"is_active":false', '"is_active":true')]
    yield "check", "not_verified", "event_id", [bit("vrf_event_id")]
    yield "check", "not_verified", "deck_hash", [('"1.50"', '"1.51"')]
    yield "check", "not_verified", "salt", [(payload["seed_salt"], other_salt)]
    yield "check", "not_verified", "deck_commitment", [bit("deck_commitment")]
    yield "check", "not_verified", "draws", [(first % card, first % other)]
    held = '"events":{"' + payload["vrf_event_id"].removeprefix("0x") + '":"%s"}'
    yield "settle", "verified", "", []
    yield "settle", "not_verified", "contract", [(held % payload["deck_commitment"], held % ("5" * 64))]
    yield "settle", "not_verified", "seed_origin", [(output_seed, "5" * 64)]
    assert as_text(payload).count(first % card) == 1
