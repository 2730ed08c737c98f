"""Proofs and records that name another recipe than their own: what was committed under a recipe is judged by it."""
import packs_v1
from own_case import changed, fails, passes, respelt, waits, without
from own_scene import Scene, log_of, logged, sold

OTHER = packs_v1.UNKNOWN


def cases():
    honest, scene = sold(), Scene()
    yield from proofs(honest, scene)
    yield from targets(honest, scene)
    yield from dependents(honest, scene)
    yield from unneeded(scene)


def of_another(record):
    """A record as another recipe may have it."""
    return {"selection_version": OTHER, "version": {"tiers": []}, "bought": record["purchase_id"]}


def proofs(honest, scene):
    key = scene.target.pull_key
    other = honest | {"selection_version": OTHER}
    foreign = changed(other, "records", key, of_another(honest["records"][key]))
    yield fails("pull-recipe-relabelled", other, "recipe", "a proof relabelled")
    yield fails(
        "pull-recipe-relabelled-with-its-records",
        changed(other, "records", key, "selection_version", OTHER),
        "recipe",
        "a proof and its record relabelled",
    )
    yield fails(
        "pull-recipe-in-upper-case",
        honest | {"selection_version": "PACKS_V1"},
        "recipe",
        "the recipe's name in upper case",
    )
    yield fails(
        "pull-recipe-relabelled-and-root-respelt",
        other | {"version_root": "0X" + other["version_root"].upper()},
        "recipe",
        "a proof relabelled, its root with 0X",
    )
    yield fails(
        "pull-recipe-relabelled-and-award-malformed",
        other | {"award": 7},
        "recipe payload",
        "a proof relabelled, its award 7",
    )
    yield waits("pull-of-another-recipe", foreign, "another recipe, of another form")
    yield waits(
        "pull-of-another-recipe-nothing-judged",
        {"target_pull_key": 7, "selection_version": OTHER, "records": [], "award": {}},
        "another recipe, of which nothing else is judged",
    )
    yield waits(
        "pull-of-another-recipe-and-root",
        other | {"version_root": "5" * 64},
        "another recipe, whose root is not this one's",
    )
    yield waits(
        "pull-of-another-recipe-record-malformed",
        changed(other, "records", key, "claimed_award", 7),
        "another recipe, and a record that is not well-formed under this one",
    )
    yield waits(
        "pull-of-another-recipe-root-malformed",
        other | {"version_root": None},
        "another recipe, without a root",
    )
    yield fails(
        "pull-of-another-recipe-key-twice",
        respelt(foreign, '"max_depth":256', '"max_depth":256,"max_depth":256'),
        "payload",
        "another recipe, with a key twice",
    )
    yield fails("pull-recipe-null", honest | {"selection_version": None}, "payload", "null")


def targets(honest, scene):
    key = scene.target.pull_key
    yield fails(
        "pull-record-of-another-recipe",
        changed(honest, "records", key, "selection_version", OTHER),
        "recipe",
        "the target's record names another recipe than its proof",
    )
    yield fails(
        "pull-record-of-another-recipe-and-form",
        changed(honest, "records", key, of_another(honest["records"][key])),
        "recipe payload",
        "the target's record names another recipe than its proof, and has its form",
    )


def dependents(honest, scene):
    def relabelled(proof, draw):
        return changed(proof, "records", draw.pull_key, "selection_version", OTHER)

    def foreign(proof, draw):
        record = proof["records"][draw.pull_key]
        return changed(proof, "records", draw.pull_key, of_another(record))

    for name, draw in [("dependent", scene.near), ("dependents-dependent", scene.far)]:
        yield fails(
            f"pull-{name}-of-another-recipe",
            relabelled(honest, draw),
            "recipe",
            "a needed record relabelled: its root was committed under this recipe",
        )
        yield waits(
            f"pull-{name}-of-another-recipe-and-form",
            foreign(honest, draw),
            "a needed record of another recipe, of another form",
        )
    yield fails(
        "pull-dependent-drawn-by-another-recipe",
        changed(
            relabelled(honest, scene.near), *("records", scene.near.pull_key, "claimed_award"), None
        ),
        "recipe",
        "a needed record relabelled, with another award than this recipe gives",
    )
    yield waits(
        "pull-dependent-of-another-recipe-and-root",
        changed(
            relabelled(honest, scene.near),
            *("records", scene.near.pull_key, "version", "version_no"),
            9,
        ),
        "a needed record of another recipe, whose root is not the anchored one",
    )
    yield waits(
        "pull-dependent-of-another-recipe-record-malformed",
        changed(relabelled(honest, scene.near), "records", scene.near.pull_key, "as_of", None),
        "a needed record of another recipe, without as_of",
    )
    yield fails(
        "pull-dependents-relabelled-and-of-another-form",
        foreign(relabelled(honest, scene.twin), scene.near),
        "recipe",
        "one needed record relabelled, and another of another recipe",
    )
    yield fails(
        "pull-dependent-of-another-recipe-beside-a-fault",
        foreign(honest, scene.near) | {"award": 7},
        "payload",
        "a needed record of another recipe, and an award of 7",
    )
    word = log_of(honest, "fulfilled", scene.late.pull_key) | {"word": "1"}
    yield waits(
        "pull-dependent-of-another-recipe-history-not-judged",
        logged(foreign(honest, scene.near), word),
        "a needed record of another recipe; what follows the recipe is skipped, the history too",
    )
    # The steps after the recipe were judged although the proof's own recipe was malformed too.
    yield fails(
        "pull-dependent-of-another-recipe-beside-no-recipe",
        logged(foreign(honest, scene.near), word) | {"selection_version": None},
        "payload",
        "a needed record of another recipe, in a proof that names none",
    )
    yield fails(
        "pull-dependent-without-recipe",
        changed(honest, "records", scene.near.pull_key, "selection_version", None),
        "payload",
        "a needed record that names no recipe",
    )


def unneeded(scene):
    def more(scene):
        scene.unneeded = [scene.old]

    proof, old = sold(after=more), scene.old.pull_key
    record = proof["records"][old]
    yield passes(
        "pull-unneeded-record-of-another-recipe",
        changed(proof, "records", old, "selection_version", OTHER),
        "another recipe's record, which no draw needs",
    )
    yield passes(
        "pull-unneeded-record-of-another-form",
        changed(proof, "records", old, of_another(record)),
        "another recipe's record, of another form, which no draw needs",
    )
    strange = without(proof, "records", old)
    yield passes(
        "pull-unneeded-record-under-a-strange-key",
        changed(strange, "records", f"{OTHER}:{old}", of_another(record)),
        "another recipe's record under a key that no draw can have",
    )
    yield fails(
        "pull-unneeded-record-under-a-strange-key-of-this-recipe",
        changed(strange, "records", f"packs_v1:{old}", record),
        "payload",
        "this recipe's record under a key that no draw can have",
    )
    yield fails(
        "pull-unneeded-record-malformed",
        changed(proof, "records", old, "purchase_id", "?"),
        "payload",
        "this recipe's record malformed, though no draw needs it",
    )
    yield fails(
        "pull-unneeded-record-without-recipe",
        changed(proof, "records", old, {"version": {"tiers": []}}),
        "payload",
        "a record without a recipe, though no draw needs it",
    )
    yield passes(
        "pull-unneeded-record-false",
        changed(
            changed(proof, "records", old, "claimed_award", scene.shared),
            *("records", old, "version", "bands"),
            [],
        ),
        "a false record, which no draw needs",
    )
