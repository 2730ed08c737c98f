"""Writes src/worker/selftest/: an event and a pull, what their chains hold, and a table of changes that each end at one step.

A line of the table, its columns parted by tabs: a name; which payload; whether it is checked alone, or settled with its chain,
and then the change is to that; the verdict; the steps that say why; and what is replaced by what, wherever it stands.
"""
import pathlib

import selftest_event
import selftest_pull
from committed import settle
from own_case import as_text

FOLDER = pathlib.Path(__file__).parents[2] / "src" / "worker" / "selftest"


def lines(kind, texts, vectors):
    for how, verdict, steps, replaced in vectors:
        text = texts[how]
        for old, _ in replaced:
            assert old in text, f"{kind}, {how}, {steps}: {old} stands nowhere"
        edits = [each for pair in replaced for each in pair]
        version = "v1" if edits[1:] == ['"v1"'] else ""
        name = "-".join(filter(None, [kind, version, steps.split(" ")[0] or verdict]))
        yield "\t".join([name, kind, how, verdict, steps, *edits])


def main():
    event, event_chain, output_seed, other_salt = selftest_event.event()
    shop = selftest_pull.Shop()
    pull = shop.proof()
    texts = {
        "event": {"check": as_text(event), "settle": as_text(event_chain)},
        "pull": {"check": as_text(pull), "settle": as_text(shop.chain(pull))},
    }
    table = [
        *lines("event", texts["event"], selftest_event.vectors(event, output_seed, other_salt)),
        *lines("pull", texts["pull"], selftest_pull.vectors(shop, pull)),
    ]
    names = [line.split("\t")[0] for line in table]
    assert len(set(names)) == len(names), names
    files = {FOLDER / "vectors.tsv": "\n".join(table) + "\n"}
    for kind, of in texts.items():
        files[FOLDER / f"{kind}.json"] = of["check"]
        files[FOLDER / f"{kind}.chain.json"] = of["settle"]
    settle(files)


if __name__ == "__main__":
    main()
