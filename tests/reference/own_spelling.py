"""How a payload may be spelt: its bytes, its keys, and the texts and numbers of a deck."""
import json
import re

import rules
from own_case import Case, as_text, changed, fails, passes, respelt, without
from own_events import event
from own_scene import Scene, sold

UUID = r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"
# The fields of a log that hold 32 bytes.
NAMES = {"event_id", "root", "pull_key", "word"}
# Numbers of a deck, each with another spelling of its value.
NUMBERS = [
    ("one", "1", "1.0"),
    ("with-fraction", "1.0", "1"),
    ("with-zero-at-the-end", "0.10", "0.1"),
    ("with-exponent", "1e2", "100.0"),
    ("with-signed-exponent", "1E+2", "1e+2"),
    ("minus-zero", "-0", "0"),
    ("minus-zero-with-fraction", "-0.0", "0.0"),
    ("of-thirty-digits", "123456789012345678901234567890", "1.2345678901234568e+29"),
    ("of-more-digits-than-a-double", "0.1000000000000000055511151231257827", "0.1"),
    ("beyond-a-double", "1e400", "1e401"),
]


def cases():
    v1 = event("v1", 5, 3)
    yield from bytes_before_and_after(v1)
    yield from no_payload(v1)
    yield from keys(v1)
    yield from decks(v1)
    yield from texts(v1)
    yield from proofs()


def bytes_before_and_after(v1):
    text = as_text(v1)
    yield passes("event-byte-order-mark", "\ufeff" + text, "a byte order mark before the text")
    yield passes("event-spaces-around", f"\n\t {text} \n\n", "white space around the text")
    yield passes(
        "event-key-escaped",
        respelt(v1, '"pulls"', r'"\u0070ull\u0073"'),
        "a key spelt with escapes",
    )


def no_payload(v1):
    text = as_text(v1)
    for name, text, what in [
        ("empty", "", "no text at all"),
        ("byte-order-mark-alone", "\ufeff", "a byte order mark and nothing else"),
        ("empty-object", "{}", "an object without either id"),
        ("null", "null", "null"),
        ("two", f"{text}{text}", "two payloads, one after the other"),
        ("trailing-comma", f"{text[:-1]},}}", "a comma before the end"),
        ("not-a-number", respelt(v1, '"stop_ev_buffer":0.6', '"stop_ev_buffer":NaN'), "NaN"),
        ("leading-zero", respelt(v1, '"sequence_index":2', '"sequence_index":02'), "02"),
        ("raw-control-character", text.replace("A small event", "A\nsmall event"), "a raw newline"),
        ("nested-without-end", '{"pulls":%s' % ("[" * 1000), "a thousand brackets"),
    ]:
        yield Case(f"unreadable-{name}", text, "unreadable", [], what)


def keys(v1):
    title = json.dumps(v1["pulls"][0]["card"]["title"], ensure_ascii=False)
    for name, old, new, what in [
        ("unread", '"name":', '"name":"","name":', "a key that nothing reads, twice"),
        (
            "nested",
            f'"title":{title}',
            f'"title":{title},"title":{title}',
            "a key of a card, which nothing reads, twice",
        ),
        ("escaped", '"is_active":', r'"\u0069s_active":false,"is_active":', "twice, once escaped"),
        (
            "escaped-in-a-small-object",
            '"name":',
            r'"x":{"ab":1,"a\u0062":1},"name":',
            "twice in an object of two, once escaped",
        ),
        (
            "after-a-backslash",
            '"name":',
            r'"x":"\\","k":"\"","k":"","name":',
            "twice, after texts that end with an escaped backslash and an escaped quote",
        ),
        ("unknown", '"name":', '"x":[{"y":{"k":1,"k":1}}],"name":', "in an unknown field"),
        ("empty", '"name":', '"":1,"":2,"name":', "the empty key, twice"),
        (
            "half-surrogate",
            '"name":',
            r'"\ud800":1,"\uD800":2,"name":',
            "half of a surrogate pair as a key, twice",
        ),
    ]:
        yield fails(f"event-key-twice-{name}", respelt(v1, old, new), "payload", what)
    yield passes(
        "event-keys-that-differ-in-case",
        respelt(v1, '"name":', '"NAME":"","Pulls":[],"name":'),
        "keys that differ from known ones in case",
    )


def decks(v1):
    """The deck's first entry with one more member, spelt so; Python reads it and hashes it."""
    for name, member, what in [
        ("delete", '"note":"a\x7fb"', "DEL in a text"),
        ("slash", r'"note":"a\/b"', "an escaped slash"),
        ("controls", r'"note":"\u0000\u0008\u001f\u007f\u0080"', "control characters"),
        ("escaped-letters", r'"not\u0065":"\u0041\u00e9"', "letters spelt with escapes"),
        ("astral-keys", r'"\uffff":1,"\ud83d\ude00":2,"\ue000":3', "keys beyond 16 bits"),
        ("numbers-nested", '"tier":[1.0,{"b":[-0,1E5],"a":1e-05}]', "numbers in lists and objects"),
        ("nested", '"tier":{"b":[{"d":1,"c":[{}]}],"a":{"z":null,"y":true}}', "nested keys"),
    ]:
        yield passes(f"event-deck-{name}", with_deck(v1, member, ascii_only=False), what)
    for name, member, what in [
        ("delete-ascii", '"note":"a\x7fb"', "DEL, hashed as ASCII"),
        ("half-surrogate", r'"note":"\ud800"', "half of a surrogate pair, which has no UTF-8"),
        ("astral-ascii", '"\U0001f600":"é"', "a character beyond 16 bits, hashed as ASCII"),
    ]:
        yield passes(f"event-deck-{name}", with_deck(v1, member, ascii_only=True), what)
    yield fails(
        "event-deck-half-surrogate-replaced",
        with_deck(v1, r'"note":"\ud800"', ascii_only=True, hashed='"note":"?"'),
        "deck_hash",
        "half of a surrogate pair, hashed as a question mark",
    )
    for name, number, other in NUMBERS:
        hashed, served = f'"tier":{number}', f'"tier":{other}'
        yield passes(
            f"event-deck-number-{name}",
            with_deck(v1, hashed, ascii_only=False),
            f"{number} in a deck, hashed by its text",
        )
        yield fails(
            f"event-deck-number-{name}-respelt",
            with_deck(v1, served, ascii_only=False, hashed=hashed),
            "deck_hash",
            f"{other} where {number} was hashed",
        )
    yield fails(
        "event-deck-card-as-number",
        changed(v1, "deck_snapshot", 4, "pack_card_id", 7),
        "payload",
        "pack_card_id as a number",
    )
    yield fails(
        "event-deck-entry-null", changed(v1, "deck_snapshot", 4, None), "payload", "an entry null"
    )


def with_deck(v1, member, ascii_only, hashed=None):
    text, of_hash = (
        as_text(v1).replace('"deck_snapshot":[{', '"deck_snapshot":[{%s,' % spelt, 1)
        for spelt in [member, hashed or member]
    )
    deck = rules.read(of_hash)["deck_snapshot"]
    return text.replace(v1["deck_hash"], rules.deck_hash(deck, ascii_only))


def texts(v1):
    name = json.dumps(v1["pulls"][0]["username"], ensure_ascii=False)
    user = json.dumps(v1["pulls"][0]["user_id"])
    yield passes(
        "event-username-of-half-a-surrogate",
        respelt(v1, f'"username":{name}', r'"username":"\ud800"'),
        "half of a surrogate pair in a display name",
    )
    yield fails(
        "event-user-id-of-half-a-surrogate",
        respelt(v1, f'"user_id":{user}', r'"user_id":"\ud800"'),
        "payload",
        "half of a surrogate pair in a user_id",
    )
    escaped = event("v1", 5, 3, ["caf\u00e9 \U0001f98a", "", "\u0000\""])
    yield passes(
        "event-user-ids-escaped",
        json.dumps(escaped),
        "user ids outside ASCII, an empty one, and controls",
    )


def proofs():
    honest, scene = sold(), Scene()
    key = scene.target.pull_key
    yield passes(
        "pull-display-malformed",
        changed(
            honest | {"verified": "no", "max_depth": -1.5, "payment_unavailable": {"a": []}},
            *("records", key, "username"),
            "\u2028",
        ),
        "malformed fields that no rule reads",
    )
    yield passes(
        "pull-key-respelt",
        honest | {"target_pull_key": "0x" + key.upper()},
        "target_pull_key with 0x, in upper case",
    )
    yield passes(
        "pull-ids-without-hyphens",
        without_hyphens(honest),
        "every id as 32 hex digits, some in upper case",
    )
    yield passes(
        "pull-hex-with-capital-prefixes",
        with_capital_prefixes(honest),
        "keys, roots, words and positions with 0X",
    )
    yield passes(
        "pull-server-says-otherwise",
        honest | {"verified": False, "max_depth": 0},
        "the server's own verdict and limit, which are no inputs",
    )
    yield passes(
        "pull-position-minus-zero",
        respelt(honest, '5,"log_index":0},"claimed_award"', '5,"log_index":-0},"claimed_award"'),
        "a log_index of -0, which is 0",
    )
    for name, payload, what in [
        ("target-null", honest | {"target_pull_key": None}, "target_pull_key null"),
        ("award-empty", honest | {"award": ""}, "an award of no characters"),
        ("coverage-without-to", without(honest, "coverage", "to"), "no coverage.to"),
        ("records-as-list", honest | {"records": []}, "records as a list"),
        ("root-with-prefix-alone", honest | {"version_root": "0X"}, "a root of 0X"),
        (
            "as-of-without-log-index",
            changed(honest, "records", key, "as_of", {"block": 1}),
            "as_of without log_index",
        ),
        (
            "unavailable-null",
            changed(honest, "records", key, "committed_unavailable", None),
            "committed_unavailable null",
        ),
        (
            "claim-empty",
            changed(honest, "records", key, "claimed_award", ""),
            "a claimed_award of no characters",
        ),
        ("kind-in-upper-case", changed(honest, "chain_events", 0, "kind", "Anchored"), "Anchored"),
        ("block-of-65-bits", changed(honest, "chain_events", 0, "block", 2**64), "2^64"),
        (
            "block-in-hex-of-65-bits",
            changed(honest, "chain_events", 0, "block", "1" + "0" * 16),
            "2^64 in hex",
        ),
        ("id-of-31-digits", honest | {"award": honest["award"].replace("-", "")[1:]}, "31 digits"),
        ("id-with-one-hyphen", honest | {"award": respaced(honest["award"])}, "one hyphen"),
        ("id-without-hyphens-in-braces", honest | {"award": "{%s}" % plain_id(honest)}, "braces"),
        ("coverage-of-65-bits", changed(honest, "coverage", "to", "log_index", 2**64), "2^64"),
        ("coverage-index-null", changed(honest, "coverage", "to", "log_index", None), "null"),
        ("log-index-of-33-bits", changed(honest, "chain_events", 0, "log_index", 2**32), "2^32"),
        ("block-in-decimal-text", changed(honest, "chain_events", 0, "block", "12_3"), "12_3"),
        ("block-signed", changed(honest, "chain_events", 0, "block", "+1"), "+1"),
    ]:
        yield fails(f"pull-{name}", payload, "payload", what)
    yield fails(
        "pull-key-twice-in-unread-object",
        respelt(honest, '"max_depth":256', '"max_depth":{"a":1,"a":1}'),
        "payload",
        "a key twice in what nothing reads",
    )
    yield fails(
        "pull-band-with-odds-twice",
        as_text(honest).replace('"odds_ppm":600000', '"odds_ppm":600000,"odds_ppm":600000', 1),
        "payload",
        "odds_ppm twice in a band",
    )


def plain_id(proof):
    return proof["award"].replace("-", "")


def respaced(id):
    digits = id.replace("-", "")
    return f"{digits[:16]}-{digits[16:]}"


def without_hyphens(value):
    """The same with every UUID spelt without hyphens, every other one in upper case."""
    ids = set(re.findall(UUID, as_text(value)))
    text = as_text(value)
    for at, id in enumerate(sorted(ids)):
        plain = id.replace("-", "")
        text = text.replace(id, plain.upper() if at % 2 else plain)
    assert len(ids) > 12
    return text


def with_capital_prefixes(proof):
    logs = [log | {name: "0X" + log[name] for name in NAMES & log.keys()} for log in proof["chain_events"]]
    logs = [log | {"block": f"0X{log['block']:X}", "log_index": f"{log['log_index']:x}"} for log in logs]
    roots = {name: "0X" + proof[name] for name in ["target_pull_key", "version_root", "version_event_id"]}
    records = {"0X" + key: record for key, record in proof["records"].items()}
    return proof | roots | {"chain_events": logs, "records": records}
