"""Logs that contradict each other or are not what they are said to be."""
from own_case import fails, passes, without
from own_scene import Scene, at, log_of, logged, sold, unlogged
from pack_shop import anchored, as_json, requested


def cases():
    honest, scene = sold(), Scene()
    yield from history(honest, scene)
    yield from hidden(scene)


def history(honest, scene):
    stranger = scene.breaks[1]
    for name, log, what in [
        ("anchor-of-a-stranger", stranger[0] | {"root": "1" * 64}, "another root of a break"),
        ("request-of-a-stranger", stranger[1] | as_json(at(21, 1)), "a break's request again"),
        (
            "word-after-the-target",
            log_of(honest, "fulfilled", scene.late.pull_key) | {"word": "1"},
            "another word for a key that no window holds",
        ),
        (
            "version-anchored-again",
            log_of(honest, "anchored", scene.ten.event_id) | as_json(at(-3, 0)),
            "the same root anchored again, later",
        ),
    ]:
        yield fails(f"pull-history-{name}", logged(honest, log), "history", what)
    yield passes(
        "pull-one-key-in-two-kinds",
        logged(honest, stranger[0] | {"event_id": scene.target.pull_key}),
        "an anchored id that is the target's pull key: another kind, so no contradiction",
    )


def hidden(scene):
    """near's word hidden, so that the target can take its card: only the chain can tell."""

    def takes_nears_card(scene):
        scene.target.award = scene.near.award

    proof = sold(after=takes_nears_card)
    word = log_of(proof, "fulfilled", scene.near.pull_key)
    proof = unlogged(without(proof, "records", scene.near.pull_key), "fulfilled", word["pull_key"])
    yield passes(
        "pull-hidden-word-called-an-anchor",
        logged(
            proof,
            anchored((word["block"], word["log_index"]), word["pull_key"], word["word"]),
        ),
        "a dependent's word said to be an anchor: only the chain can tell",
    )
    exchanged = word | {"pull_key": word["word"], "word": word["pull_key"]}
    event_id = scene.breaks[1][1]["event_id"]
    yield passes(
        "pull-hidden-word-exchanged-with-its-key",
        logged(proof, exchanged, requested(at(21, 7), word["word"], event_id)),
        "a dependent's word exchanged with its key: only the chain can tell",
    )
