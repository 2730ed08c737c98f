"""Pack events that cannot be replayed yet, any more, or wholly: live ones, early ones, and what was withheld."""
import event_shop
from own_case import changed, fails, passes, waits, without
from own_events import drawn_with_tag, event


def cases():
    v1, v2 = event("v1", 5, 3), event("v2", 3, 3)
    yield from live(v2)
    yield from public(v1, v2)
    yield from early(v1)
    yield from withheld(v1, v2)
    yield from versions(v1, v2)


def live(v2):
    hidden = event_shop.while_active(v2)
    yield waits("event-live", hidden, "an event that is still being sold")
    yield waits(
        "event-live-pulls-null", hidden | {"pulls": None}, "pulls null while nothing is replayed"
    )
    yield waits(
        "event-live-salt-published",
        hidden | {"seed_salt": v2["seed_salt"]},
        "the salt of a live event",
    )
    yield fails(
        "event-live-salt-of-another",
        hidden | {"seed_salt": v2["random_seed"]},
        "salt",
        "a live event that publishes another salt",
    )
    yield fails(
        "event-live-deck-of-another",
        hidden | {"deck_snapshot": v2["deck_snapshot"][:2]},
        "deck_hash",
        "a live event that publishes another deck",
    )
    yield waits(
        "event-live-deck-empty",
        hidden | {"deck_snapshot": []},
        "a live event that hides its deck as it hides its pulls",
    )
    yield waits(
        "event-live-seed-empty", hidden | {"random_seed": ""}, "an empty seed of a live event"
    )
    for name, edit, what in [
        ("seed-malformed", {"random_seed": "0x00"}, "a malformed seed"),
        ("seed-of-a-space", {"random_seed": " "}, "a seed of one space"),
        ("salt-empty", {"seed_salt": ""}, "an empty salt of a live event"),
        ("without-deck-hash", {"deck_hash": None}, "no deck_hash"),
        ("without-seed-commitment", {"seed_commitment": None}, "no seed_commitment"),
        ("without-event-id", {"vrf_event_id": None}, "no vrf_event_id"),
    ]:
        yield fails(f"event-live-{name}", hidden | edit, "payload", what)


def public(v1, v2):
    """Live events that publish their secrets are replayed: a difference counts against them."""
    for report in [v1, v2]:
        version, running = report["fairness_algo_version"], report | {"is_active": True}
        yield waits(f"event-live-{version}-all-public", running, "a live event, all of it public")
        one, two = (pull["pack_card_id"] for pull in report["pulls"][:2])
        swapped = changed(running, "pulls", 0, "pack_card_id", two)
        swapped = changed(swapped, "pulls", 1, "pack_card_id", one)
        yield fails(
            f"event-live-{version}-all-public-swapped",
            swapped,
            "draws",
            "a live event with two cards exchanged",
        )
        yield fails(
            f"event-live-{version}-all-public-first-pull-cut",
            without(running, "pulls", 0),
            "draws",
            "a live event whose pulls begin at 2",
        )
        yield waits(
            f"event-live-{version}-swapped-without-seed",
            without(swapped, "random_seed"),
            "two cards exchanged, which nothing can tell without the seed",
        )
    yield waits(
        "event-live-v2-swapped-without-salt",
        drawn_with_tag(v2, "v1") | {"is_active": True, "seed_salt": None},
        "cards that nothing can tell without the salt",
    )
    yield fails(
        "event-live-v1-swapped-without-deck-hash",
        without(drawn_with_tag(v1, "v2") | {"is_active": True}, "deck_hash"),
        "draws",
        "a live v1 event without deck_hash, drawn with another tag",
    )
    yield waits(
        "event-live-v1-public-without-deck-hash",
        without(v1 | {"is_active": True}, "deck_hash"),
        "a live v1 event without deck_hash",
    )


def early(v1):
    """A v1 report without a seed: whatever is absent or null in it is skipped."""
    seedless = without(v1, "random_seed")
    pulls, deck = seedless["pulls"], seedless["deck_snapshot"]
    bare = {"pack_event_id": v1["pack_event_id"], "fairness_algo_version": "v1"}
    others = [field for field in seedless if field not in bare]
    for name, report, what in [
        ("of-two-fields", bare, "an id and a version alone"),
        ("without-id", bare | {"pack_event_id": None}, "pack_event_id null"),
        ("all-null", bare | dict.fromkeys(others), "all else null"),
        ("event-id-empty", seedless | {"vrf_event_id": ""}, "an empty vrf_event_id"),
        ("pull-null", seedless | {"pulls": [None, *pulls[1:]]}, "a pull null"),
        ("pulls-without-user", changed(seedless, "pulls", 1, "user_id", None), "a user_id null"),
        ("deck-entry-null", changed(seedless, "deck_snapshot", 2, None), "a deck entry null"),
        (
            "deck-ids-null",
            seedless | {"deck_snapshot": [entry | {"pack_card_id": None} for entry in deck]},
            "every pack_card_id null, and the deck_hash of the ids",
        ),
        (
            "deck-without-prices",
            seedless | {"deck_snapshot": [without(entry, "initial_price") for entry in deck]},
            "no initial_price, and the deck_hash of the prices",
        ),
        (
            "live",
            without(event_shop.while_active(v1), "deck_hash") | {"is_active": True},
            "a live v1 event without deck_hash",
        ),
    ]:
        yield waits(f"event-early-{name}", report, f"v1 without a seed: {what}")
    for name, report, failing, what in [
        ("event-id-of-another", changed(bare, "vrf_event_id", "0x" + "1" * 64), "event_id", "of another"),
        ("deck-of-another", changed(seedless, "deck_snapshot", deck[:4]), "deck_hash", "another deck"),
        ("deck-hash-empty", changed(seedless, "deck_hash", ""), "payload", "an empty deck_hash"),
        ("seed-empty", changed(seedless, "random_seed", ""), "payload", "an empty seed, ended"),
        (
            "index-as-text-beside-null",
            changed(changed(seedless, "pulls", 0, "user_id", None), "pulls", 0, "sequence_index", "1"),
            "payload",
            "a sequence_index as text beside a user_id null",
        ),
        ("card-as-number", changed(bare, "deck_snapshot", [{"pack_card_id": 7}]), "payload", "an id 7"),
        ("card-twice", changed(bare, "deck_snapshot", [deck[0], None, deck[0]]), "payload", "a card twice"),
        ("active-as-text", changed(bare, "is_active", ""), "payload", "is_active as an empty text"),
    ]:
        yield fails(f"event-early-{name}", report, failing, f"v1 without a seed: {what}")


def withheld(v1, v2):
    yield waits("event-v2-seed-null", v2 | {"random_seed": None}, "an ended event without seed")
    yield fails(
        "event-v2-seed-null-salt-of-another",
        v2 | {"random_seed": None, "seed_salt": v2["random_seed"]},
        "salt",
        "no seed, and another salt",
    )
    yield waits(
        "event-v1-seed-null", v1 | {"random_seed": None, "seed_salt": 7}, "no seed; v1 has no salt"
    )
    yield waits(
        "event-v2-nothing-revealed",
        v2 | dict.fromkeys(["random_seed", "seed_salt", "deck_snapshot", "pulls"]),
        "an ended event that reveals nothing",
    )
    yield fails(
        "event-v2-seed-null-pull-field-null",
        changed(v2 | {"random_seed": None}, "pulls", 0, "user_id", None),
        "payload",
        "v2 without a seed is no early report: a user_id null",
    )
    for name, report in [
        ("v1-without-deck-hash", without(v1, "deck_hash")),
        ("v1-id-null", v1 | {"pack_event_id": None}),
        ("v1-pull-null", changed(v1, "pulls", 2, None)),
        ("v2-event-id-null", v2 | {"vrf_event_id": None}),
        ("v2-event-id-empty", v2 | {"vrf_event_id": ""}),
        ("v1-event-id-of-a-space", v1 | {"vrf_event_id": " "}),
        ("v2-salt-empty", v2 | {"seed_salt": ""}),
        ("active-as-number", v1 | {"is_active": 0}),
    ]:
        yield fails(f"event-{name}", report, "payload", "what an ended event with a seed must have")
    yield passes("event-active-null", v1 | {"is_active": None}, "is_active null: ended")
    yield passes("event-active-absent", without(v2, "is_active"), "no is_active: ended")


def versions(v1, v2):
    yield waits(
        "event-version-unknown-nothing-judged",
        {"pack_event_id": 7, "fairness_algo_version": "v3", "deck_hash": [], "pulls": "none"},
        "an unknown version, of which nothing else is judged",
    )
    yield waits("event-version-as-number", v2 | {"fairness_algo_version": 2}, "the version 2")
    yield waits("event-version-in-upper-case", v2 | {"fairness_algo_version": "V2"}, "V2 is not v2")
    yield waits("event-version-empty", v1 | {"fairness_algo_version": ""}, "an empty version")
