"""A shop that sells pack events honestly, and its fairness reports."""
import datetime

import network
import rules

OPENED_AT = datetime.datetime(2026, 3, 14, 18, 30, tzinfo=datetime.timezone.utc)


def decimal(cents):
    return f"{cents // 100}.{cents % 100:02}"


def new_deck(stream, prices_cents):
    """The entries in the committed order, and the price of each pack_card_id."""
    deck = [
        {
            "pack_card_id": stream.uuid(),
            "card_inventory_id": stream.uuid(),
            "initial_price": decimal(cents),
        }
        for cents in prices_cents
    ]
    return deck, {entry["pack_card_id"]: cents for entry, cents in zip(deck, prices_cents)}


def until_sold_out(seed, tag, deck, buyers):
    """The entry that each buyer in turn pulls (Sellout Break, Head-to-Head)."""
    user_ids = [user_id for user_id, _ in buyers]
    return list(rules.pulled_cards(seed, tag, deck, user_ids))


def until_ev_drops(seed, tag, deck, buyers, prices, stop_percent):
    """As until_sold_out, ended by the event EV rule (Standard)."""
    pulled = []
    start = left = sum(prices.values())
    for entry in until_sold_out(seed, tag, deck, buyers):
        pulled.append(entry)
        left -= prices[entry["pack_card_id"]]
        remaining = len(deck) - len(pulled)
        # left / remaining < start / len(deck) * stop_percent / 100, in integers
        if left * len(deck) * 100 < start * remaining * stop_percent:
            break
    return pulled


def pull_entries(stream, pulled, buyers, prices, titles):
    """titles: the title of each pack_card_id."""
    at = OPENED_AT
    entries = []
    for index, (entry, (user_id, username)) in enumerate(zip(pulled, buyers), start=1):
        at += datetime.timedelta(seconds=stream.between(9, 200))
        pack_card_id, card_id = entry["pack_card_id"], stream.uuid()
        market_cents = prices[pack_card_id] * stream.between(93, 109) // 100
        image = f"https://img.example.com/cards/{card_id}"
        entries.append(
            {
                "pull_id": stream.uuid(),
                "sequence_index": index,
                "user_id": user_id,
                "username": username,
                "pack_card_id": pack_card_id,
                "card_token_id": str(stream.between(100_000, 1_000_000)),
                "card": {
                    "id": card_id,
                    "title": titles[pack_card_id],
                    "front_image": f"{image}/front.jpg",
                    "back_image": f"{image}/back.jpg",
                    "market_price": decimal(market_cents),
                },
                "pulled_at": at.isoformat(),
            }
        )
    return entries


def report(stream, name, version, pack_price_cents, stop_percent, seed, salt, deck, pulls):
    """The report of an ended event. salt is None for v1."""
    pack_event_id = stream.uuid()
    deck_hash = rules.deck_hash(deck)
    payload = {
        "pack_event_id": pack_event_id,
        "name": name,
        "pack_price": decimal(pack_price_cents),
        "stop_ev_buffer": stop_percent / 100,
        "random_seed": seed,
        "random_seed_source": "vrf",
        "deck_hash": deck_hash,
        "deck_snapshot": deck,
        "fairness_algo_version": version,
        "pulls": pulls,
        "is_active": False,
        "vrf_event_id": rules.vrf_event_id(pack_event_id),
        "vrf_request_id": "0x" + stream.hex32(),
        "vrf_consumer_address": network.EARLIER_CONSUMER if salt is None else network.CONSUMER,
        "vrf_network": network.LABEL,
    }
    if version == "v2":
        commitment = rules.seed_commitment(salt)
        payload["seed_salt"] = salt
        payload["seed_commitment"] = commitment
        payload["deck_commitment"] = rules.deck_commitment(deck_hash, commitment)
    return payload


def while_active(payload):
    """The same v2 report as it stands before the event ends."""
    hidden = ["random_seed", "random_seed_source", "deck_snapshot"]
    shown = {key: value for key, value in payload.items() if key not in hidden}
    return shown | {"seed_salt": None, "pulls": [], "is_active": True}
