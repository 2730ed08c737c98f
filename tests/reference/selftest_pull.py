"""The Pack pull of the self-test: a target and three draws that it depends on.

    block   2         4    6    8    10   12   14   16   18
    C       as_of ----------- word
    B                 as_of ------------------- word
    A                                as_of ---------- word
    target                      as_of ---------------------- word

Both versions have enough cards to be hashed four at a time, and each draw's card stands in a place of its own among those four.
The target's first choice went to A. B's window reaches C, whose word is not in the target's.
"""
import network
import pack_shop
import packs_v1
import rules
import selftest_chain as chain
from own_case import as_text, listed
from pack_shop import Purchase, Version
from stream import Stream

BLOCK = 10_000


def small_id(number):
    return f"00000000-0000-4000-8000-{number:012x}"


def at(offset, log_index=0):
    return (BLOCK + offset, log_index)


class Shop:
    def __init__(self):
        stream = Stream("self-test: pull")
        # In the order of their ids, as they are hashed.
        cards = [[small_id(n), 1000 + 10 * n] for n in range(1, 10)]
        self.rare = [small_id(0xFF), 6000]
        self.dear = Version(2500, 7, bands([700_000, cards], [300_000, [self.rare]]), at(-2))
        self.plain = Version(1500, 2, bands([1_000_000, cards[:6]]), at(-1))
        self.target = Purchase(small_id(0xA0), "t", self.dear, at(10), at(11), at(12), at(18))
        self.a = Purchase(small_id(0xA1), "a", self.plain, at(11, 5), at(12, 5), at(13), at(16))
        self.b = Purchase(small_id(0xA2), "b", self.plain, at(4), at(5), at(6), at(14))
        self.c = Purchase(small_id(0xA3), "c", self.plain, at(2), at(3), at(4, 5), at(8))
        self.output_seeds = {}
        self.purchases = [self.target, self.a, self.b, self.c]
        places = {self.target.pull_key: 0, self.a.pull_key: 1, self.b.pull_key: 2, self.c.pull_key: 3}

        def word_for(purchase, blocked):
            band = purchase.version.bands[0]["leaves"]
            free = [card for card, _ in band if rules.id16(card) not in blocked]
            while True:
                output_seed = stream.hex32()
                word = bytes.fromhex(chain.word_of(output_seed))
                self.output_seeds[word.hex()] = output_seed
                if packs_v1.roll(word) >= purchase.version.bands[0]["odds_ppm"]:
                    continue
                first = min((card for card, _ in band), key=lambda card: packs_v1.rank(word, card))
                if purchase is self.target and first != self.a.award:
                    continue
                if free.index(packs_v1.draw(word, purchase.version.bands, blocked)) % 4 == places[purchase.pull_key]:
                    return word

        pack_shop.settle(self.purchases, [cards[8][0]], word_for)
        # A word that is no Pack's, in the target's window; and an anchor beside A's, which no draw needs.
        event_id, pull_key = chain.hash_of(0xB1), chain.hash_of(0xB2)
        output_seed = stream.hex32()
        word = chain.word_of(output_seed)
        self.output_seeds[word] = output_seed
        self.other_purchase = small_id(0xA9)
        _, own_anchor, _, _ = pack_shop.logs(self.a)
        beside = packs_v1.purchase_event_id(self.other_purchase)
        self.strangers = [
            pack_shop.anchored(at(13, 5), event_id, chain.hash_of(0xB3)),
            pack_shop.requested(at(14, 5), pull_key, event_id),
            pack_shop.fulfilled(at(15), pull_key, bytes.fromhex(word)),
            pack_shop.anchored(at(12, 6), beside, own_anchor["root"]),
        ]

    def proof(self):
        target = self.target
        entries = [log for purchase in self.purchases for log in pack_shop.logs(purchase)]
        return {
            "target_pull_key": target.pull_key,
            "award": target.award,
            "records": {each.pull_key: pack_shop.record(each) for each in pack_shop.needed(target)},
            "chain_events": listed([*entries, *self.strangers]),
            "coverage": {
                "from": pack_shop.as_json(self.c.as_of),
                "to": pack_shop.as_json(target.fulfilled),
            },
            "version_root": target.version.root.hex(),
            "version_event_id": target.version.event_id,
            "selection_version": packs_v1.NAME,
            "vrf_network": network.LABEL,
            "vrf_consumer_address": network.CONSUMER,
        }

    def chain(self, proof):
        """The chain on which each entry happened just as the proof says; a request and a word have the coordinator's log beside them."""
        events, pulls, logs = {}, {}, []
        for number, entry in enumerate(proof["chain_events"], start=1):
            transaction = chain.hash_of(0x100 + number)
            key, value = chain.pair_of(entry)
            if (entry["block"], entry["log_index"]) == self.c.requested:
                # A block has a log of index 0: here a stranger's.
                logs.append(chain.log("0x" + "66" * 20, [], "", (entry["block"], 0), "66" * 32))
            logs.append(chain.own_log(entry, transaction))
            beside = (entry["block"], entry["log_index"] + 1)
            if entry["kind"] == "anchored":
                events[key] = value
            elif entry["kind"] == "requested":
                pulls[key] = {"event_id": value, "requested": True, "nonce": number}
                logs.append(chain.request_log(number, beside, transaction))
        for number, entry in enumerate(proof["chain_events"], start=1):
            if entry["kind"] == "fulfilled":
                key, word = chain.pair_of(entry)
                pulls[key] |= {"fulfilled": True, "word": word}
                beside = (entry["block"], entry["log_index"] + 1)
                seed = self.output_seeds[word]
                logs.append(chain.fulfilment_log(pulls[key]["nonce"], seed, beside, chain.hash_of(0x100 + number)))
        for state in pulls.values():
            state["request_id"] = chain.request(state.pop("nonce"))[0]
        return chain.node(events, pulls, {}, logs)

    def commitment(self, root=None, unavailable=None):
        """Of the target's purchase, under another root or another stock."""
        target = self.target
        unavailable = target.unavailable if unavailable is None else unavailable
        return packs_v1.purchase_commitment(
            root or target.version.root, packs_v1.unavailable_hash(unavailable), *target.as_of
        )


def bands(*given):
    limits = [1000, 5000, 9000]
    return [
        {"odds_ppm": odds, "lo_cents": limits[n], "hi_cents": limits[n + 1], "leaves": leaves}
        for n, (odds, leaves) in enumerate(given)
    ]


def vectors(shop, proof):
    """(what it is checked with, verdict, the steps that say so, replacements) of each."""
    target, a, dear = shop.target, shop.a, shop.dear
    text = as_text(proof)

    def entry(kind, key, **fields):
        """An entry's text, and the same with other fields."""
        (own,) = [
            log for log in proof["chain_events"] if log["kind"] == kind and key == chain.pair_of(log)[0]
        ]
        return as_text(own), as_text(own | fields)

    def moved(kind, key, position):
        return entry(kind, key, **pack_shop.as_json(position))

    def claims(purchase, card):
        claim = '"claimed_award":"%s","username":"' + purchase.username + '"'
        return claim % purchase.award, claim % card

    # The dearer band begins a cent too low: all that is hashed from it is hashed again.
    low = [dear.bands[0], dear.bands[1] | {"lo_cents": 4999}]
    low = Version(2500, 7, low, dear.anchored)
    sold_out = [*target.unavailable, shop.rare[0]]
    stranger = as_text(shop.strangers[0])
    twice = as_text(shop.strangers[0] | {"root": chain.hash_of(0xB5)})
    purchase = packs_v1.purchase_event_id(target.purchase_id)
    other = next(card for card, _ in shop.plain.bands[0]["leaves"] if card not in (a.award, target.award))

    yield "check", "verified_offline", "", []
    yield "check", "not_verified", "payload", [(f'"award":"{proof["award"]}"', '"award":"none"')]
    name = '"selection_version":"%s","vrf_network"'
    yield "check", "not_verified", "recipe", [(name % packs_v1.NAME, name % packs_v1.UNKNOWN)]
    yield "check", "not_verified", "history", [(stranger, f"{stranger},{twice}")]
    start = '"from":{"block":%d,"log_index":%d}'
    yield "check", "not_verified", "window", [(start % shop.c.as_of, start % at(2, 2))]
    yield "check", "not_verified", "pull_key", [(a.purchase_id, shop.other_purchase)]
    yield "check", "not_verified", "version_rules", [
        ('"lo_cents":5000', '"lo_cents":4999'),
        (dear.root.hex(), low.root.hex()),
        (dear.event_id, low.event_id),
        (shop.commitment(), shop.commitment(root=low.root)),
    ]
    root = '"version_root":"%s"'
    yield "check", "not_verified", "version_root", [(root % dear.root.hex(), root % low.root.hex())]
    yield "check", "not_verified", "version_anchor", [moved("anchored", dear.event_id, at(12, 2))]
    yield "check", "not_verified", "purchase_anchor", [moved("anchored", purchase, target.as_of)]
    yield "check", "not_verified", "stock", [
        (as_text(target.unavailable), as_text(sold_out)),
        (shop.commitment(), shop.commitment(unavailable=sold_out)),
    ]
    yield "check", "not_verified", "word", [moved("requested", a.pull_key, a.fulfilled)]
    yield "check", "not_verified", "replay", [claims(a, other)]
    yield "check", "not_verified", "award", [(f'"award":"{proof["award"]}"', f'"award":"{other}"')]
    yield "settle", "verified", "", []
    word = f'"fulfilled":true,"word":"%s"'
    yield "settle", "not_verified", "contract", [(word % a.word.hex(), word % ("5" * 64))]
    served = '"data":"' + shop.output_seeds[a.word.hex()]
    yield "settle", "not_verified", "word_origin", [(served, '"data":"' + "5" * 64)]
    place = '"position":{"block":%d,"log_index":%d}'
    # The other log of the block takes its index, which some log must have.
    other = (place % at(16, 1), place % at(16, 0))
    yield "settle", "not_verified", "chain_logs", [(place % a.fulfilled, place % at(16, 9)), other]
    assert text.count(as_text(target.unavailable)) == 1
