"""Writes tests/vectors/own/: payloads beyond the given vectors, one change each, and a manifest.

The vectors in tests/vectors/ come from an implementation that shares no code with this project: they are never edited, and one that
seems wrong is compared with the specification by hand. Both manifests have, for each file, `verdict` (of a check without the chain, or
`unreadable` for what is no payload), `what` (the change in words), and for `not_verified` the `failing` steps: of the given vectors the
steps that are truly broken, of which a correct report fails at least one and no other; of our own, every step that fails. A name with
`ok_` is of a change that no check reads.
"""
import json
import pathlib

import own_anchors
import own_events
import own_history
import own_recipes
import own_spelling
import own_unreplayed
import own_versions
import own_windows
from committed import settle

FOLDER = pathlib.Path(__file__).parents[1] / "vectors" / "own"


def all_cases():
    for of in [
        own_events,
        own_unreplayed,
        own_spelling,
        own_windows,
        own_history,
        own_recipes,
        own_versions,
        own_anchors,
    ]:
        yield from of.cases()


def main():
    files, manifest = {}, []
    for case in all_cases():
        file = f"{case.name}.json"
        assert FOLDER / file not in files, f"{file} twice"
        files[FOLDER / file] = case.text + "\n"
        manifest.append(
            {
                "file": f"own/{file}",
                "verdict": case.verdict,
                "failing": case.failing,
                "what": case.what,
            }
        )
    files[FOLDER / "manifest.json"] = json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"
    settle(files)


if __name__ == "__main__":
    main()
