"""The derivation rules, each under its own name, spelt as the specification spells it.

Hashes and words are bytes inside and hex text where the specification says hex.
"""
import hashlib
import json
import uuid


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def bytes32(text):
    """32 bytes from hex, with or without 0x; a word may be spelt with fewer digits."""
    return bytes.fromhex(text.removeprefix("0x").zfill(64))


def u8(number):
    return number.to_bytes(1, "big")


def u32(number):
    return number.to_bytes(4, "big")


def u64(number):
    return number.to_bytes(8, "big")


def id16(text):
    return uuid.UUID(text).bytes


# Pack events, D1 to D9.


class NumberText(str):
    """A number by its text, which D1 hashes unchanged."""


def read(text):
    """Reads JSON, and each number in it as its text."""
    return json.loads(text, parse_int=NumberText, parse_float=NumberText)


def deck_text(value, ascii_only):
    """The serialisation that D1 hashes; the two spellings of text name the same deck."""
    if isinstance(value, NumberText):
        return value
    if isinstance(value, list):
        return "[%s]" % ",".join(deck_text(item, ascii_only) for item in value)
    if isinstance(value, dict):
        members = (f"{deck_text(key, ascii_only)}:{deck_text(value[key], ascii_only)}" for key in sorted(value))
        return "{%s}" % ",".join(members)
    return json.dumps(value, ensure_ascii=ascii_only)


def deck_hash(deck_snapshot, ascii_only=False):
    """D1. A lone surrogate has no UTF-8, so then only ascii_only gives a hash."""
    return sha256(deck_text(deck_snapshot, ascii_only).encode("utf-8")).hex()


def deck_commitment(deck_hash_hex, seed_commitment_hex):
    """D2"""
    return sha256(bytes32(deck_hash_hex), bytes32(seed_commitment_hex)).hex()


def seed_commitment(seed_salt):
    """D3"""
    return sha256(bytes32(seed_salt)).hex()


def vrf_event_id(pack_event_id):
    """D4"""
    return "0x" + sha256(pack_event_id.encode("utf-8")).hex()


def effective_seed(version, random_seed, seed_salt=None):
    """D5"""
    if version == "v1":
        return bytes32(random_seed)
    return sha256(bytes32(random_seed), bytes32(seed_salt))


# D6
TAGS = {"v1": b"pack_open_v1", "v2": b"pack_open_v2"}


def pull_number(seed, sequence_index, user_id, tag):
    """R of D7; the pulled card is the one at R mod (number of remaining cards)."""
    digest = sha256(seed, u64(sequence_index), str(user_id).encode("utf-8"), tag)
    return int.from_bytes(digest, "big")


def pulled_cards(seed, tag, cards, user_ids):
    """D8: the card of each pull in sequence_index order, one shrinking pool."""
    remaining = list(cards)
    for sequence_index, user_id in enumerate(user_ids, start=1):
        idx = pull_number(seed, sequence_index, user_id, tag) % len(remaining)
        yield remaining.pop(idx)
