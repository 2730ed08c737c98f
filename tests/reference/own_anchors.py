"""What was written when, what was committed to, and what was awarded."""
import uuid

import packs_v1
import rules
from own_case import changed, fails, passes
from own_scene import Scene, at, log_of, relogged, sold, unlogged
from own_versions import sells
from pack_shop import Version, as_json


def cases():
    honest, scene = sold(), Scene()
    yield from anchors(honest, scene)
    yield from commitments(honest, scene)
    yield from requests(honest, scene)
    yield from words(honest, scene)
    yield from awards()


def anchors(honest, scene):
    def purchase_moved(purchase, position):
        event_id = packs_v1.purchase_event_id(purchase.purchase_id)
        return relogged(honest, "anchored", event_id, **as_json(position))

    def version_moved(position):
        return relogged(honest, "anchored", scene.fifty.event_id, **as_json(position))

    block, log_index = scene.target.as_of
    yield fails(
        "pull-purchase-anchored-at-as-of",
        purchase_moved(scene.target, (block, log_index)),
        "purchase_anchor",
        "the purchase anchored exactly at as_of",
    )
    yield passes(
        "pull-purchase-anchored-one-log-after-as-of",
        purchase_moved(scene.target, (block, log_index + 1)),
        "the purchase anchored one log after as_of",
    )
    yield fails(
        "pull-far-dependent-anchored-after-its-request",
        purchase_moved(scene.far, at(7, 3)),
        "purchase_anchor",
        "a dependent's dependent anchored one log after its request",
    )
    yield fails(
        "pull-far-dependent-not-anchored",
        unlogged(honest, "anchored", packs_v1.purchase_event_id(scene.far.purchase_id)),
        "purchase_anchor",
        "nothing anchored for the purchase of a dependent's dependent",
    )
    block, log_index = scene.near.requested
    yield passes(
        "pull-version-anchored-just-in-time",
        version_moved((block, log_index - 1)),
        "the version anchored one log before the first request that is needed",
    )
    yield fails(
        "pull-version-anchored-after-a-dependents-request",
        version_moved((block, log_index + 1)),
        "version_anchor",
        "the version anchored after a dependent's request, before the target's",
    )


    def alone(scene):
        """A version that nobody else bought."""
        scene.target.version = Version(5000, 7, scene.fifty.bands, at(-3, 0))

    alone_sold = sold(before=alone)
    yield fails(
        "pull-version-anchored-with-another-root",
        relogged(alone_sold, "anchored", alone_sold["version_event_id"], root="5" * 64),
        "version_anchor",
        "another root under the version's id",
    )


def commitments(honest, scene):
    def committed(proof, purchase, unavailable_hash, root=None):
        as_of = proof["records"][purchase.pull_key]["as_of"]
        commitment = packs_v1.purchase_commitment(
            root or purchase.version.root, unavailable_hash, as_of["block"], as_of["log_index"]
        )
        event_id = packs_v1.purchase_event_id(purchase.purchase_id)
        return relogged(proof, "anchored", event_id, root=commitment)

    target = scene.target
    cards = honest["records"][target.pull_key]["committed_unavailable"]
    ids = sorted(rules.id16(card) for card in cards)
    assert len(ids) > 1
    for name, count, ids_hashed, what in [
        ("in-falling-order", len(ids), ids[::-1], "the unavailable ids hashed in falling order"),
        ("with-an-id-twice", len(ids) + 1, [ids[0], *ids], "an unavailable id hashed twice"),
        ("without-count", None, ids, "the unavailable ids hashed without their number"),
    ]:
        counted = b"" if count is None else rules.u32(count)
        unavailable_hash = rules.sha256(b"\x03", counted, *ids_hashed)
        proof = committed(honest, target, unavailable_hash)
        yield fails(f"pull-unavailable-hashed-{name}", proof, "purchase_anchor", what)
    yield fails(
        "pull-purchase-of-another-version",
        committed(honest, target, packs_v1.unavailable_hash(cards), scene.ten.root),
        "purchase_anchor",
        "the purchase committed to another version",
    )


def requests(honest, scene):
    def requested(purchase, event_id):
        return relogged(honest, "requested", purchase.pull_key, event_id=event_id)

    yield fails(
        "pull-dependent-requested-for-another-version",
        requested(scene.near, scene.ten.event_id),
        "version_root",
        "a dependent's request names another version",
    )
    yield fails(
        "pull-target-requested-for-a-break",
        requested(scene.target, scene.breaks[0][1]["event_id"]),
        "version_root",
        "the target's request names what is no version",
    )
    yield fails(
        "pull-far-dependent-requested-before-as-of",
        relogged(honest, "requested", scene.far.pull_key, **as_json(at(4, 9))),
        "purchase_anchor",
        "a dependent's dependent requested before its as_of",
    )
    yield fails(
        "pull-far-dependent-requested-with-its-word",
        relogged(honest, "requested", scene.far.pull_key, **as_json(scene.far.fulfilled)),
        "word",
        "a dependent's dependent requested where its word arrived",
    )


def words(honest, scene):
    def zero(scene):
        scene.words[scene.target.pull_key] = bytes(32)

    key = scene.target.pull_key
    proof = sold(before=zero)
    assert int(log_of(proof, "fulfilled", key)["word"], 16) == 0
    yield passes("pull-word-zero", proof, "a word of zero is a word")
    yield passes(
        "pull-word-zero-in-one-digit",
        relogged(proof, "fulfilled", key, word="0x0"),
        "a word of zero, spelt 0x0",
    )
    yield passes(
        "pull-word-with-upper-case-prefix",
        relogged(proof, "fulfilled", key, word="0X0"),
        "a word spelt 0X0",
    )
    for name, word in [("a-prefix-alone", "0X"), ("two-prefixes", "0x0x0"), ("a-sign", "+1")]:
        yield fails(
            f"pull-word-of-{name}",
            relogged(proof, "fulfilled", key, word=word),
            "payload",
            f"a word spelt {word}",
        )


def awards():
    def null(scene):
        scene.target.award = None

    def second_best(scene):
        free = scene.fifty.cards - {scene.target.award, scene.near.award}
        scene.target.award = min(free - set(scene.target.unavailable))

    def false_claim_believed(scene):
        scene.target.award, scene.near.award = scene.near.award, scene.target.award

    for edit, what in [
        (null, "no award, though cards were free"),
        (second_best, "another free card"),
        (false_claim_believed, "a dependent's false claim, and the award that follows from it"),
    ]:
        name = "pull-award-" + edit.__name__.replace("_", "-")
        yield fails(name, sold(after=edit), "replay award", what)

    def one_card(bands):
        del bands[1:], bands[0]["leaves"][:2], bands[0]["leaves"][1:]
        bands[0]["odds_ppm"] = 1_000_000

    def exhausted(scene):
        sells(one_card)(scene)
        scene.old.version, scene.wants = scene.ten, {}

    def takes_it_again(scene):
        assert scene.near.award and scene.target.award is None
        scene.target.award = scene.near.award

    yield passes("pull-exhausted-by-a-dependent", sold(exhausted), "the only card went before")
    yield fails(
        "pull-exhausted-yet-awarded",
        sold(exhausted, takes_it_again),
        "replay award",
        "the only card awarded again",
    )
    def exhausted_twice(scene):
        exhausted(scene)
        scene.twin.version = scene.fifty

    def dependent_takes_it_again(scene):
        assert scene.near.award and scene.twin.award is None
        scene.twin.award = scene.near.award

    yield fails(
        "pull-dependent-exhausted-yet-awarded",
        sold(exhausted_twice, dependent_takes_it_again),
        "replay",
        "a dependent awarded what another was",
    )
    honest = sold()
    yield passes(
        "pull-award-in-upper-case",
        changed(honest, "award", str(uuid.UUID(honest["award"])).upper()),
        "the award in upper case",
    )
