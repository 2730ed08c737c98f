"""Writes derivations.json: for each rule, inputs and the value it must give.

rules.py and packs_v1.py are the specification's derivations in Python, independent of the Rust ones. The tests and the honest shop of
the samples and vectors take their values from them. With --check, this and the other scripts write nothing, and exit with 1 if a
committed file differs.
"""
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
