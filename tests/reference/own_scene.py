"""A small shop whose draws depend on each other, to be rearranged before it sells or after.

    block   5    8    12    14    16    20    24    26    30    33
    far     as_of -------- word
    near         as_of --------------------- word
    target                  as_of ------------------------- word
    twin                          as_of ---------- word
    late                                          as_of ---------- word

far takes the card that ranks first for near, and near the one that ranks first for target: far's
word is in near's window, but lands before target's as_of. old's word lands before every window.
"""
import json

import network
import pack_shop
import packs_v1
import rules
from own_case import listed
from pack_shop import Purchase, Version
from stream import Stream

BLOCK = 1000


def at(offset, log_index):
    return (BLOCK + offset, log_index)


class Scene:
    def __init__(self):
        self.stream = stream = Stream("own: pull")
        cards = [[stream.uuid(), 100 * n + 50] for n in range(1, 13)]
        shared = cards[0]
        self.fifty = Version(5000, 1, bands(cards[:5], cards[5:8], cards[8:10]), at(-50, 0))
        self.ten = Version(1000, 3, bands([shared, *cards[10:]]), at(-40, 0))
        self.shared = shared[0]
        self.old = self.buys(self.fifty, at(0, 1), at(0, 4), at(1, 2), at(4, 3))
        self.far = self.buys(self.ten, at(5, 0), at(6, 1), at(7, 2), at(12, 5))
        self.near = self.buys(self.fifty, at(8, 3), at(9, 1), at(11, 4), at(20, 6))
        self.target = self.buys(self.fifty, at(14, 2), at(15, 5), at(17, 1), at(30, 4))
        self.twin = self.buys(self.ten, at(16, 0), at(18, 3), at(19, 2), at(24, 7))
        self.late = self.buys(self.fifty, at(26, 0), at(27, 1), at(28, 1), at(33, 2))
        self.out_of_stock, self.most_out = [cards[1][0]], None
        # The card that ranks first for a purchase, free or not.
        self.wants = {
            self.far.pull_key: lambda: self.shared,
            self.near.pull_key: lambda: self.far.award,
            self.target.pull_key: lambda: self.near.award,
        }
        # The words that are not left to chance.
        self.words = {}
        # Purchases whose records are published though no draw needs them.
        self.unneeded = []
        self.breaks = [self.opens_break(at(8, 1), at(9, 5), at(10, 2))]
        self.breaks += [self.opens_break(at(19, 5), at(21, 0), at(22, 3))]

    def buys(self, version, *positions):
        return Purchase(self.stream.uuid(), "quiet.otter", version, *positions)

    def opens_break(self, anchor, request, answer):
        """The three logs of a word that is no Pack's."""
        event_id, pull_key = self.stream.hex32(), self.stream.hex32()
        return [
            pack_shop.anchored(anchor, event_id, self.stream.hex32()),
            pack_shop.requested(request, pull_key, event_id),
            pack_shop.fulfilled(answer, pull_key, self.stream.bytes32()),
        ]

    @property
    def purchases(self):
        return [self.old, self.far, self.near, self.target, self.twin, self.late]

    def sell(self):
        def word_for(purchase, blocked):
            if purchase.pull_key in self.words:
                return self.words[purchase.pull_key]
            card = self.wants.get(purchase.pull_key, lambda: None)()
            return self.word_that_wants(card, purchase.version, blocked)

        pack_shop.settle(self.purchases, self.out_of_stock, word_for, self.most_out)

    def word_that_wants(self, card, version, blocked):
        """A word that gives this card where it is free; any word, when there is none."""
        while True:
            word = self.stream.bytes32()
            if card is None or card not in version.cards:
                return word
            if packs_v1.draw(word, version.bands, blocked - {rules.id16(card)}) == card:
                return word

    def with_key(self, purchase, below=None, above=None):
        """The same purchase under another id, whose key is below or above another's."""
        while True:
            positions = purchase.as_of, purchase.anchored, purchase.requested, purchase.fulfilled
            purchase = self.buys(purchase.version, *positions)
            if below and purchase.pull_key < below or above and purchase.pull_key > above:
                return purchase

    def proof(self):
        target = self.target
        records = pack_shop.needed(target)
        logs = [log for purchase in self.purchases for log in pack_shop.logs(purchase)]
        logs += [log for three in self.breaks for log in three]
        return {
            "target_pull_key": target.pull_key,
            "award": target.award,
            "records": {
                each.pull_key: pack_shop.record(each) for each in [*records, *self.unneeded]
            },
            "chain_events": listed(logs),
            "coverage": {
                "from": pack_shop.as_json(min(each.as_of for each in records)),
                "to": pack_shop.as_json(target.fulfilled),
            },
            "version_root": target.version.root.hex(),
            "version_event_id": target.version.event_id,
            "selection_version": packs_v1.NAME,
            "vrf_network": network.LABEL,
            "vrf_consumer_address": network.CONSUMER,
            "max_depth": 256,
            "verified": True,
        }


def bands(*leaves):
    """Bands of $5 and up, the first with most of the odds."""
    limits = [100, 600, 900, 2000]
    odds = {1: [1_000_000], 3: [600_000, 300_000, 100_000]}[len(leaves)]
    if len(leaves) == 1:
        limits = [100, 2000]
    return [
        {"odds_ppm": odds[n], "lo_cents": limits[n], "hi_cents": limits[n + 1], "leaves": each}
        for n, each in enumerate(leaves)
    ]


def sold(before=None, after=None):
    """The proof of a shop that is rearranged before it sells, or lies about what it sold."""
    scene = Scene()
    if before:
        before(scene)
    scene.sell()
    if after:
        after(scene)
    # Read again, so that no two records share a version that one of them may change.
    return json.loads(json.dumps(scene.proof()))


def key_of(log):
    return log["event_id"] if log["kind"] == "anchored" else log["pull_key"]


def logged(proof, *logs):
    """The proof with more logs."""
    return proof | {"chain_events": [*proof["chain_events"], *logs]}


def relogged(proof, kind, key, **fields):
    """The proof with one log's fields changed."""
    logs = [
        log | fields if (log["kind"], key_of(log)) == (kind, key) else log
        for log in proof["chain_events"]
    ]
    assert logs != proof["chain_events"]
    return proof | {"chain_events": logs}


def unlogged(proof, kind, key):
    """The proof without one log."""
    logs = [log for log in proof["chain_events"] if (log["kind"], key_of(log)) != (kind, key)]
    assert len(logs) == len(proof["chain_events"]) - 1
    return proof | {"chain_events": logs}


def log_of(proof, kind, key):
    (log,) = [log for log in proof["chain_events"] if (log["kind"], key_of(log)) == (kind, key)]
    return log
