"""A shop that sells Packs honestly on a chain of logs, and its pull proofs.

A position is (block, log_index).
"""
import dataclasses

import network
import packs_v1
import rules


@dataclasses.dataclass
class Purchase:
    purchase_id: str
    username: str
    version: "Version"
    as_of: tuple
    anchored: tuple
    requested: tuple
    fulfilled: tuple
    # Filled in by settle.
    unavailable: list = None
    window: list = None
    word: bytes = None
    award: str = None

    def __post_init__(self):
        self.pull_key = packs_v1.pull_key(self.purchase_id)


class Version:
    def __init__(self, tier_price_cents, version_no, bands, anchored):
        self.published = {
            "tier_price_cents": tier_price_cents,
            "version_no": version_no,
            "bands": bands,
        }
        self.bands = bands
        self.cards = {card for band in bands for card, _ in band["leaves"]}
        self.root = packs_v1.version_root(self.published)
        self.event_id = packs_v1.version_event_id(self.root)
        self.anchored = anchored


def settle(purchases, out_of_stock, word_for, most_out=None):
    """Draws every purchase in chain order.

    word_for(purchase, blocked) gives the oracle's word. A card that was drawn is out of stock;
    with most_out, the longest out comes back on sale when more are out.
    """
    out = list(out_of_stock)
    landed = []
    # A card taken at the very position of an as_of is already part of that unavailable set.
    moments = [(p.fulfilled, 0, p.pull_key, p) for p in purchases]
    moments += [(p.as_of, 1, p.pull_key, p) for p in purchases]
    for _, is_sale, _, purchase in sorted(moments, key=lambda moment: moment[:3]):
        if is_sale:
            purchase.unavailable = [card for card in out if card in purchase.version.cards]
            continue
        purchase.window = []
        for other in reversed(landed):
            if other.fulfilled <= purchase.as_of:
                break
            purchase.window.append(other)
        taken = [other.award for other in purchase.window if other.award]
        blocked = {rules.id16(card) for card in purchase.unavailable + taken}
        purchase.word = word_for(purchase, blocked)
        version = purchase.version
        purchase.award = packs_v1.draw(purchase.word, version.bands, blocked)
        landed.append(purchase)
        if purchase.award:
            out = [card for card in out if card != purchase.award] + [purchase.award]
        if most_out is not None:
            out = out[max(0, len(out) - most_out) :]


def needed(target):
    """The target and every draw that its result depends on."""
    found = {target.pull_key: target}
    waiting = [target]
    while waiting:
        for other in waiting.pop().window:
            if other.pull_key not in found:
                found[other.pull_key] = other
                waiting.append(other)
    return list(found.values())


def anchored(position, event_id, root):
    return log("anchored", position, event_id=event_id, root=root)


def requested(position, pull_key, event_id):
    return log("requested", position, pull_key=pull_key, event_id=event_id)


def fulfilled(position, pull_key, word):
    return log("fulfilled", position, pull_key=pull_key, word=word.hex())


def log(kind, position, **fields):
    return {"kind": kind, **as_json(position), **fields}


def as_json(position):
    return {"block": position[0], "log_index": position[1]}


def logs(purchase):
    version = purchase.version
    commitment = packs_v1.purchase_commitment(
        version.root, packs_v1.unavailable_hash(purchase.unavailable), *purchase.as_of
    )
    purchase_event_id = packs_v1.purchase_event_id(purchase.purchase_id)
    return [
        anchored(version.anchored, version.event_id, version.root.hex()),
        anchored(purchase.anchored, purchase_event_id, commitment),
        requested(purchase.requested, purchase.pull_key, version.event_id),
        fulfilled(purchase.fulfilled, purchase.pull_key, purchase.word),
    ]


def record(purchase):
    return {
        "purchase_id": purchase.purchase_id,
        "version": purchase.version.published,
        "selection_version": packs_v1.NAME,
        "committed_unavailable": purchase.unavailable,
        "as_of": as_json(purchase.as_of),
        "claimed_award": purchase.award,
        "username": purchase.username,
    }


def proof(stream, target, purchases, other_logs):
    """The proof of target's pull, from every purchase and other log of the shop."""
    supplied = {}
    for entry in [*other_logs, *(entry for p in purchases for entry in logs(p))]:
        position = (entry["block"], entry["log_index"])
        assert supplied.setdefault(position, entry) == entry, "two logs at one position"
    records = needed(target)
    return {
        "target_pull_key": target.pull_key,
        "award": target.award,
        "records": {each.pull_key: record(each) for each in records},
        "chain_events": [supplied[at] for at in sorted(supplied) if at <= target.fulfilled],
        "coverage": {
            "from": as_json(min(each.as_of for each in records)),
            "to": as_json(target.fulfilled),
        },
        "version_root": target.version.root.hex(),
        "version_event_id": target.version.event_id,
        "selection_version": packs_v1.NAME,
        "vrf_network": network.LABEL,
        "vrf_consumer_address": network.CONSUMER,
        "version_anchor_tx_hash": "0x" + stream.hex32(),
        "purchase_anchor_tx_hash": "0x" + stream.hex32(),
        "request_tx_hash": "0x" + stream.hex32(),
        "max_depth": 256,
        "verified": True,
        "payment_unavailable": None,
        "payment_unavailable_hash": None,
    }
