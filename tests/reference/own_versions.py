"""Versions and stock. Every hash is made again, so that one rule alone is broken."""
import copy

from own_case import changed, fails, passes
from own_scene import Scene, sold
from pack_shop import Version


def cases():
    yield from odds_and_bands()
    yield from bounds()
    yield from stock()


def sells(edit):
    """The shop selling its dearer tier with other bands."""

    def before(scene):
        old = scene.fifty
        bands = copy.deepcopy(old.bands)
        edit(bands)
        scene.fifty = Version(5000, 2, bands, old.anchored)
        for purchase in scene.purchases:
            if purchase.version is old:
                purchase.version = scene.fifty

    return before


def odds_and_bands():
    def odds_that_wrap(bands):
        for band, odds_ppm in zip(bands, [2**32 - 1, 1_000_001, 0]):
            band["odds_ppm"] = odds_ppm

    def a_cent_too_low(bands):
        bands[1]["lo_cents"] -= 1

    def value_of_the_upper_bound(bands):
        bands[2]["leaves"][0][1] = bands[2]["hi_cents"]

    def card_in_two_spellings(bands):
        card, value_cents = bands[0]["leaves"][2]
        bands[0]["leaves"].append([card.upper(), value_cents])

    def highest_first(bands):
        bands.reverse()

    for edit, what in [
        (odds_that_wrap, "odds that total 1,000,000 only in 32 bits"),
        (a_cent_too_low, "a band that starts a cent below the end of the one before"),
        (value_of_the_upper_bound, "a card of hi_cents"),
        (card_in_two_spellings, "a card twice in a band, once in upper case"),
        (highest_first, "bands in falling order"),
    ]:
        name = "pull-version-" + edit.__name__.replace("_", "-")
        yield fails(name, sold(before=sells(edit)), "version_rules", what)

    def no_bands(scene):
        scene.target.version = Version(5000, 2, [], scene.fifty.anchored)

    yield fails("pull-version-no-bands", sold(after=no_bands), "version_rules", "no band at all")


def bounds():
    def most_bands(bands):
        bands += [
            {"odds_ppm": 0, "lo_cents": 2000 + n, "hi_cents": 2001 + n, "leaves": []}
            for n in range(255 - len(bands))
        ]

    def value_below_the_upper_bound(bands):
        bands[2]["leaves"][0][1] = bands[2]["hi_cents"] - 1

    for edit, what in [
        (most_bands, "255 bands"),
        (value_below_the_upper_bound, "a card of a cent less than hi_cents"),
        (band_of_one_odd, "odds of 999,999, none and 1"),
    ]:
        name = "pull-version-" + edit.__name__.replace("_", "-")
        yield passes(name, sold(before=sells(edit)), what)

    honest, key = sold(), Scene().target.pull_key
    bands = ["records", key, "version", "bands"]
    for name, path, value in [
        ("price-of-65-bits", ["records", key, "version", "tier_price_cents"], 2**64),
        ("number-as-text", ["records", key, "version", "version_no"], "1"),
        ("odds-as-float", [*bands, 0, "odds_ppm"], 600000.0),
        ("leaf-without-value", [*bands, 0, "leaves", 0], [honest["award"]]),
        ("bands-null", bands, None),
    ]:
        proof = changed(honest, *path, value)
        yield fails(f"pull-version-{name}", proof, "payload", f"{path[-1]} malformed")


def band_of_one_odd(bands):
    bands[0]["odds_ppm"], bands[1]["odds_ppm"], bands[2]["odds_ppm"] = 999_999, 0, 1


def stock():
    def only_band_with_odds(bands):
        """One card in the only band with odds."""
        bands[0]["leaves"] = bands[0]["leaves"][2:3]
        for band, odds_ppm in zip(bands, [1_000_000, 0, 0]):
            band["odds_ppm"] = odds_ppm

    def taken_in_the_window(scene):
        sells(only_band_with_odds)(scene)
        scene.old.version, scene.wants = scene.ten, {}

    proof, scene = sold(before=taken_in_the_window), Scene()
    rolled, above, _ = proof["records"][scene.target.pull_key]["version"]["bands"]
    near = proof["records"][scene.near.pull_key]
    assert near["claimed_award"] in dict(rolled["leaves"])
    assert proof["award"] in dict(above["leaves"])
    yield passes(
        "pull-award-of-a-band-without-odds",
        proof,
        "the only band with odds had a card at sale, which a dependent took: the band above gives",
    )

    def strangers_unavailable(scene):
        scene.near.unavailable += [scene.stream.uuid(), scene.twin.purchase_id]

    def respelt(scene):
        scene.near.unavailable = [card.upper() for card in scene.near.unavailable * 2]
        assert scene.near.unavailable

    def sold_out_in_upper_case(scene):
        assert scene.near.award not in cards_of(scene, 1)
        scene.near.unavailable += [card.upper() for card in cards_of(scene, 1)]

    yield passes(
        "pull-unavailable-cards-of-no-version",
        sold(after=strangers_unavailable),
        "committed_unavailable with cards that the version does not have",
    )
    yield passes(
        "pull-unavailable-respelt",
        sold(after=respelt),
        "committed_unavailable in upper case, each card twice",
    )
    def rarest_sold_out(scene):
        scene.near.unavailable += cards_of(scene, 2)

    yield fails(
        "pull-stock-gone-of-odds-of-1",
        sold(sells(band_of_one_odd), rarest_sold_out),
        "stock",
        "all cards of a band with odds of 1 unavailable",
    )
    yield fails(
        "pull-stock-gone-in-upper-case",
        sold(after=sold_out_in_upper_case),
        "stock",
        "all cards of a band unavailable, in upper case",
    )


def cards_of(scene, band):
    return [card for card, _ in scene.fifty.bands[band]["leaves"]]
