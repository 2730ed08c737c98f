"""Writes derivations.json: for each rule, inputs and the value it must give."""
import json
import pathlib

import cases_draw
import cases_event
import cases_pack
from committed import settle

OUTPUT = pathlib.Path(__file__).parent / "derivations.json"


def main():
    cases = [*cases_event.cases(), *cases_pack.cases(), *cases_draw.cases()]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    settle({OUTPUT: f"[\n{lines}\n]\n"})


if __name__ == "__main__":
    main()
