"""Windows, ties and coverage: which draws a result depends on."""
from own_case import changed, fails, passes, without
from own_scene import Scene, at, log_of, logged, relogged, sold, unlogged
from pack_shop import as_json


def cases():
    honest, scene = sold(), Scene()
    yield passes("pull-small-shop", honest, "the shop that the other pulls here change")
    yield from dependents(honest, scene)
    yield from as_of(scene)
    yield from ties()
    yield from coverage(honest, scene)


def dependents(honest, scene):
    yield fails(
        "pull-record-beyond-as-of-missing",
        without(honest, "records", scene.far.pull_key),
        "window",
        "no record of a draw that only a dependent's window holds",
    )
    yield fails(
        "pull-request-beyond-as-of-missing",
        unlogged(honest, "requested", scene.far.pull_key),
        "window",
        "no request of a draw that only a dependent's window holds",
    )
    yield fails(
        "pull-root-of-dependents-missing",
        unlogged(honest, "anchored", scene.ten.event_id),
        "window",
        "no root under the id that two dependents' requests name",
    )
    yield fails(
        "pull-stranger-beyond-as-of-without-request",
        unlogged(honest, "requested", scene.breaks[0][1]["pull_key"]),
        "window",
        "a word without request that only a dependent's window holds",
    )
    yield passes(
        "pull-stranger-before-every-window",
        unlogged(honest, "requested", scene.old.pull_key),
        "a word without request before every window",
    )
    yield passes(
        "pull-stranger-after-the-target",
        unlogged(honest, "requested", scene.late.pull_key),
        "a word without request after the target's",
    )
    yield passes(
        "pull-dependent-requested-for-a-break",
        relogged(
            honest, "requested", scene.twin.pull_key, event_id=scene.breaks[1][1]["event_id"]
        ),
        "a request under an id whose root is no version's: not a Pack draw",
    )
    yield passes(
        "pull-card-awarded-twice",
        sold(before=back_on_sale),
        "one card awarded to two dependents, on sale again in between",
    )
    yield fails(
        "pull-card-awarded-three-times",
        sold(before=back_on_sale, after=takes_the_shared_card),
        "replay award",
        "a card that two dependents were awarded, and then the target",
    )
    yield passes(
        "pull-card-awarded-again-after-as-of",
        sold(before=again_after_as_of),
        "a card that one dependent was awarded before as_of, and another after it",
    )


def again_after_as_of(scene):
    back_on_sale(scene)
    scene.target.as_of = at(14, 2)


def back_on_sale(scene):
    scene.most_out = 0
    scene.target.as_of = at(11, 0)
    scene.wants[scene.twin.pull_key] = scene.wants[scene.target.pull_key] = lambda: scene.shared


def takes_the_shared_card(scene):
    assert scene.far.award == scene.twin.award == scene.shared != scene.target.award
    scene.target.award = scene.shared


def as_of(scene):
    near = scene.near.pull_key

    def after_near(scene, as_of):
        twin, target = scene.twin, scene.target
        twin.as_of, twin.anchored, twin.requested = at(20, 7), at(21, 1), at(22, 0)
        target.as_of, target.anchored, target.requested = as_of, at(21, 5), at(22, 1)

    one_before = sold(before=lambda scene: after_near(scene, at(20, 5)))
    yield passes("pull-word-one-log-after-as-of", one_before, "a word just inside the window")
    yield fails(
        "pull-word-one-log-after-as-of-without-record",
        without(one_before, "records", near),
        "window",
        "no record of a word just inside the window",
    )
    exactly = sold(before=lambda scene: after_near(scene, at(20, 6)))
    assert near not in exactly["records"]
    yield passes(
        "pull-word-exactly-at-as-of",
        exactly,
        "no record of a word at as_of: it is not in the window",
    )

    def taken_at_as_of(scene):
        scene.most_out = 0
        scene.target.as_of = scene.near.fulfilled
        scene.target.anchored, scene.target.requested = at(21, 5), at(22, 1)

    def not_awarded(scene):
        assert scene.target.award == scene.near.award
        scene.target.award = None

    yield passes(
        "pull-card-awarded-exactly-at-as-of",
        sold(taken_at_as_of),
        "a card that a dependent's dependent was awarded at as_of: it is not blocked",
    )
    yield fails(
        "pull-card-awarded-exactly-at-as-of-withheld",
        sold(taken_at_as_of, not_awarded),
        "replay award",
        "the same card withheld from the target",
    )

    def last_log(scene):
        scene.far.as_of = at(5, 2**32 - 1)

    def last_log_but_one(scene):
        scene.far.as_of = at(5, 2**32 - 2)

    last, but_one = sold(before=last_log), sold(before=last_log_but_one)
    block, _ = at(5, 0)
    yield passes("pull-as-of-at-the-last-log-index", last, "as_of at log_index 4294967295")
    for name, proof, start, what in [
        ("next-block", last, (block + 1, 0), "the next block's first log follows"),
        ("no-log", last, (block, 2**64 - 1), "no log stands between"),
        ("last-log", but_one, (block, 2**32 - 1), "the last log follows"),
    ]:
        proof = changed(proof, "coverage", "from", as_json(start))
        yield passes(f"pull-window-from-the-{name}", proof, f"coverage starts where {what}")
    for name, proof, start in [
        ("second-of-the-next-block", last, (block + 1, 1)),
        ("after-the-last-log", but_one, (block, 2**32)),
        ("next-block-after-one-more-log", but_one, (block + 1, 0)),
    ]:
        proof = changed(proof, "coverage", "from", as_json(start))
        yield fails(f"pull-window-from-the-{name}", proof, "window", "coverage starts a log late")
    yield fails(
        "pull-as-of-beyond-the-last-log-index",
        changed(sold(), "records", near, "as_of", "log_index", 2**32),
        "payload",
        "as_of at log_index 4294967296",
    )
    yield fails(
        "pull-as-of-beyond-the-last-log-index-in-hex",
        changed(sold(), "records", near, "as_of", "log_index", "0x100000000"),
        "payload",
        "as_of at log_index 0x100000000",
    )


def ties():
    def earlier(scene):
        """twin's word lands with the target's, and comes before it."""
        scene.twin = scene.with_key(scene.twin, below=scene.target.pull_key)
        scene.twin.version, scene.twin.fulfilled = scene.fifty, scene.target.fulfilled
        scene.wants[scene.target.pull_key] = lambda: scene.twin.award

    def later(scene):
        """The same, and comes after it."""
        scene.twin = scene.with_key(scene.twin, above=scene.target.pull_key)
        scene.twin.version, scene.twin.fulfilled = scene.fifty, scene.target.fulfilled
        scene.wants[scene.twin.pull_key] = lambda: scene.target.award

    def takes_the_twins_card(scene):
        scene.target.award = scene.twin.award

    def loses_its_card(scene):
        scene.target.award, scene.twin.award = scene.twin.award, scene.target.award

    yield passes("pull-tie-with-a-smaller-key", sold(earlier), "a smaller key takes the card first")
    yield fails(
        "pull-tie-with-a-smaller-key-ignored",
        sold(earlier, takes_the_twins_card),
        "replay award",
        "the target takes the card that the smaller key took",
    )
    yield passes("pull-tie-with-a-larger-key", sold(later), "a larger key comes after the target")
    yield fails(
        "pull-tie-with-a-larger-key-put-first",
        sold(later, loses_its_card),
        "replay award",
        "the larger key takes the target's card",
    )
    honest, scene = sold(), Scene()
    word = log_of(honest, "fulfilled", scene.target.pull_key)
    yield fails(
        "pull-tie-with-a-stranger-before-it",
        logged(honest, word | {"pull_key": "0" * 64}),
        "window",
        "a word without request at the target's position, with a smaller key",
    )
    yield passes(
        "pull-tie-with-a-stranger-after-it",
        logged(honest, word | {"pull_key": "f" * 64}),
        "a word without request at the target's position, with a larger key",
    )

    def dependents_tie(scene):
        scene.twin = scene.with_key(scene.twin, below=scene.near.pull_key)
        scene.twin.version, scene.twin.fulfilled = scene.fifty, scene.near.fulfilled
        scene.wants[scene.near.pull_key] = lambda: scene.twin.award

    def exchanged(scene):
        scene.near.award, scene.twin.award = scene.twin.award, scene.near.award

    yield passes("pull-dependents-tie", sold(dependents_tie), "two dependents at one position")
    yield fails(
        "pull-dependents-tie-exchanged",
        sold(dependents_tie, exchanged),
        "replay",
        "two dependents at one position with each other's card",
    )


def coverage(honest, scene):
    block, log_index = scene.far.as_of
    for name, start, what in [
        ("target-alone", scene.target.as_of, "coverage starts at the target's as_of"),
        ("near-alone", scene.near.as_of, "coverage starts after a dependent's dependent's as_of"),
        ("two-logs-late", (block, log_index + 2), "coverage starts two logs after as_of"),
        ("next-block", (block + 1, 0), "coverage starts in the block after as_of"),
    ]:
        proof = changed(honest, "coverage", "from", as_json(start))
        yield fails(f"pull-coverage-from-{name}", proof, "window", what)
    block, log_index = scene.target.fulfilled
    yield fails(
        "pull-coverage-to-one-log-early",
        changed(honest, "coverage", "to", as_json((block, log_index - 1))),
        "window",
        "coverage ends one log before the target's word",
    )
    yield passes(
        "pull-coverage-to-the-end-of-the-block",
        changed(honest, "coverage", "to", "log_index", 2**64 - 1),
        "coverage to an index of 64 bits",
    )
    yield passes(
        "pull-coverage-to-the-end-of-the-block-in-hex",
        changed(honest, "coverage", "to", "log_index", "0X" + "f" * 16),
        "coverage to an index of 64 bits, in hex",
    )
    yield fails(
        "pull-coverage-to-the-end-of-the-block-before",
        changed(honest, "coverage", "to", as_json((block - 1, 2**64 - 1))),
        "window",
        "coverage to the end of the block before the word's",
    )
    yield passes(
        "pull-coverage-of-everything",
        honest | {"coverage": {"from": as_json((0, 0)), "to": as_json((2**64 - 1, 2**32 - 1))}},
        "coverage of all that a chain can hold",
    )
