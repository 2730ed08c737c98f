"""Writes derivations.json: for each rule, inputs and the value it must give."""
import json
import pathlib

import cases_draw
import cases_event
import cases_pack
import rules
from committed import settle

OUTPUT = pathlib.Path(__file__).parent / "derivations.json"


def main():
    cases = [*cases_event.cases()]
    for recipe in rules.RECIPES.values():
        # A case without a name is of packs_v1.
        name = {} if recipe is rules.PACKS_V1 else {"recipe": recipe.name}
        of_recipe = [*cases_pack.cases(recipe), *cases_draw.cases(recipe)]
        cases += [name | case for case in of_recipe]
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    settle({OUTPUT: f"[\n{lines}\n]\n"})


if __name__ == "__main__":
    main()
