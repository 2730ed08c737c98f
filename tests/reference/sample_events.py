"""The stories of the sample pack events."""
import copy

import event_shop
import names
import rules
from stream import Stream


def ended_early():
    """v1, ended by the event EV rule after 27 of 40 cards."""
    stream = Stream("sample: event v1")
    prices = [64_000, 38_000, 29_000]
    prices += [stream.between(4500, 14_000) for _ in range(9)]
    prices += [stream.between(600, 3000) for _ in range(28)]
    deck, price_of = event_shop.new_deck(stream, stream.shuffled(prices))
    buyers = visits(stream, names.buyers(stream, 10), len(deck))
    pulled = []
    while len(pulled) != 27:
        seed = stream.hex32()
        pulled = event_shop.until_ev_drops(
            rules.effective_seed("v1", seed), rules.TAGS["v1"], deck, buyers, price_of, 60
        )
    pulls = event_shop.pull_entries(stream, pulled, buyers, price_of, titles_of(stream, deck))
    return event_shop.report(
        stream, "Lanterns over Hollowmere", "v1", 6500, 60, seed, None, deck, pulls
    )


def two_cards_exchanged(report):
    """The report with its best early card given to another buyer, and theirs taken back."""
    changed = copy.deepcopy(report)
    early = changed["pulls"][:20]
    best = max(early, key=lambda pull: float(pull["card"]["market_price"]))
    others = [pull for pull in early if pull["user_id"] != best["user_id"]]
    worst = min(others, key=lambda pull: float(pull["card"]["market_price"]))
    for field in ["pack_card_id", "card_token_id", "card"]:
        best[field], worst[field] = worst[field], best[field]
    return changed


def sold_out():
    """v2, every one of 24 packs opened."""
    stream = Stream("sample: event v2")
    return v2(stream, "Kettlebridge Sellout Break", 4000, [52_000, 21_000] + commons(stream, 22))


def live():
    """v2, still being sold."""
    stream = Stream("sample: event live")
    report = v2(stream, "Orchard Moon, Opening Night", 3000, [33_000, 18_000] + commons(stream, 28))
    return event_shop.while_active(report)


def commons(stream, count):
    return [stream.between(500, 6000) for _ in range(count)]


def v2(stream, name, pack_price_cents, prices):
    deck, price_of = event_shop.new_deck(stream, stream.shuffled(prices))
    buyers = visits(stream, names.buyers(stream, 9), len(deck))
    seed, salt = stream.hex32(), stream.hex32()
    pulled = event_shop.until_sold_out(
        rules.effective_seed("v2", seed, salt), rules.TAGS["v2"], deck, buyers
    )
    pulls = event_shop.pull_entries(stream, pulled, buyers, price_of, titles_of(stream, deck))
    return event_shop.report(stream, name, "v2", pack_price_cents, 85, seed, salt, deck, pulls)


def visits(stream, buyers, count):
    """Who opens each pack: the first of the buyers come back most often."""
    most = len(buyers)
    return [buyers[stream.below(stream.between(1, most + 1))] for _ in range(count)]


def titles_of(stream, deck):
    titles = names.titles(stream, len(deck))
    return {entry["pack_card_id"]: title for entry, title in zip(deck, titles)}
