"""Writes tests/vectors/own/: payloads beyond the given vectors, one change each, and their manifest."""
import json
import pathlib

import own_events
from committed import settle

FOLDER = pathlib.Path(__file__).parents[1] / "vectors" / "own"


def main():
    files, manifest = {}, []
    for case in [*own_events.cases()]:
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
