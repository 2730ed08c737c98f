"""Invented cards and buyers. No brand, league or person here exists."""

SETS = ["Hollowmere", "Tidelantern", "Orchard Moon", "Glidewheel Cup", "Kettlebridge League"]
SUBJECTS = [
    "Lantern Fox",
    "Brass Tortoise",
    "Tidecaller Heron",
    "Glidewheel Pilot",
    "Port Marrow Gulls Keeper",
    "Highfen Herons Captain",
    "Moth Queen",
    "Clockwork Otter",
    "Marsh Wyvern",
    "Left-Wing Comet",
    "Beekeeper of Ash Hill",
    "Thistle Golem",
    "Winter Courier",
    "Quarry Giant",
    "Rooftop Relay Anchor",
    "Paper Dragon",
]
FINISHES = ["first print", "river foil", "alternate art", "base", "base", "numbered of 50"]
USERNAMES = [
    "juniper.vale",
    "marigold_77",
    "quiet.otter",
    "ferncastle",
    "ほしぞら",
    "tidepool_tess",
    "café_lune",
    "biscuit&brass",
    "northbound9",
    "plumwood",
    "grønn.skog",
    "copperkettle",
]


def buyers(stream, count):
    """(user_id, username) of each."""
    usernames = stream.shuffled(USERNAMES)[:count]
    return [(stream.uuid(), username) for username in usernames]


def titles(stream, count):
    """Titles that differ at least in their number."""
    subjects = stream.shuffled(SUBJECTS)
    return [
        f"{stream.pick(SETS)} {subjects[number % len(subjects)]} #{number}, {stream.pick(FINISHES)}"
        for number in stream.shuffled(range(1, count + 1))
    ]
