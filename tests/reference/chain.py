"""The chain steps of a payload (docs/protocol.md#the-chain), computed from replies that were exported as JSON lines.

Every clause has its name here: `word_origin_17` is the clause word_origin-17. Nothing is asked of a chain: a question
without a reply is reported by its name. An open step keeps the clause and the cause that decide it.

Left out are the clauses of proven blocks and of files, which an export does not show, and those of asking: asking-1 to
asking-25, views-8, views-21 to views-26, views-29, views-31, views-32, views-39, contract-8, contract-9 and left_out-35.
"""
import argparse
import json
import multiprocessing
import sys
from collections import Counter, namedtuple

from chain_steps import steps_of_a_view
from chain_view import FAILED, PASSED, SKIPPED, SPEAKS, EventLine, Part, PullLine, View, views_11


def settled(line, endpoint):
    """The deciding part of each step in an endpoint's view; None without a view."""
    view = View(line, endpoint)
    if not view.has_view:
        return None
    if line.reason:
        return {step: Part(SKIPPED, "views-37", "because") for step in line.steps}
    clause = view.contradicts()
    if clause:
        return {step: Part(SKIPPED, clause, "inconsistent") for step in line.steps}
    decided = {step: views_11(parts) for step, parts in steps_of_a_view(view).items()}
    return {step: views_28(view, part) for step, part in decided.items()}


def views_28(view, part):
    return Part(SKIPPED, "views-28", "not_settled") if view.head["is_doubted"] and part.status == FAILED else part


def views_12(line, views, chains):
    """The merge: views-6, views-7 and views-12 to views-17."""
    if not views or len(chains) > 1:
        return dict.fromkeys(line.steps, Part(SKIPPED, "views-17", "two_chains" if views else "endpoint"))
    result = {}
    for step in line.steps:
        parts = [view[step] for view in views]
        is_refuted = FAILED in {part.status for part in parts} and len({part.status for part in parts}) > 1
        result[step] = Part(SKIPPED, "views-14", "refuted") if is_refuted else views_11(parts)
    return result


def verdict(line, views, steps):
    statuses, before = {part.status for part in steps.values()}, line.line["offline"]
    if FAILED in statuses or any(each["status"] == FAILED for each in before):
        return "not_verified"
    if any(part.cause in ("refuted", "two_chains") for part in steps.values()):
        return "contradicted"
    if any(view["contract"].status == PASSED and view[line.origin].cause in SPEAKS for view in views):
        return "origin_unknown"
    if any(each["status"] == SKIPPED and (each["step"], each.get("cause")) != ("event_id", "not_published") for each in before):
        return "not_replayable"
    if not line.line["endpoints"] or line.contract and not views:
        return "verified_offline"
    if all(part.status == PASSED for step, part in steps.items() if step != "oracle_proof"):
        return "verified"
    return "not_confirmed"


def check(line, source):
    """The deciding parts of each view and of the merge, and the verdict."""
    given = (PullLine if "target_pull_key" in line["payload"] else EventLine)(line, source)
    if given.contract is None:
        steps = dict.fromkeys(given.steps, Part(SKIPPED, "views-1", "no_contract"))
        return [None] * len(line["endpoints"]), steps, verdict(given, [], steps)
    each = [settled(given, endpoint) for endpoint in line["endpoints"]]
    views = [view for view in each if view]
    heads = [item["reply"] for endpoint in line["endpoints"] for item in endpoint if item["reply"]["is"] == "head"]
    steps = views_12(given, views, {head["chain_id"] for head in heads})
    return each, steps, verdict(given, views, steps)


# The name of a reading is at the beginning of its line.
NAME = 300
Difference = namedtuple("Difference", "name where step expected found clause")


def differences(line, source):
    """The number of compared steps, and what differs from the expected result."""
    each, steps, said = check(line, source)
    expected, count, found = line["expected"], 0, []
    pairs = [("merged", steps, {"steps": expected["steps"]})]
    pairs += [(f"endpoint {number}", *pair) for number, pair in enumerate(zip(each, expected["endpoints"]))]
    for where, own, other in pairs:
        theirs = (other or {}).get("steps")
        if (own is None) != (theirs is None):
            found.append(Difference(line["name"], where, "view", str(other)[:60], str(own)[:60], "views-3"))
        for step in theirs or [] if own else []:
            part, cause, count = own[step["step"]], step.get("cause"), count + 1
            causes = part.causes or [part.cause]
            # The page orders no causes of `oracle_proof` where another step lacks what it needs.
            is_same = part.status != SKIPPED or cause in causes or "oracle_proof-1" in part.clause
            if part.status != step["status"] or not is_same:
                pair = told(step["status"], [cause]), told(part.status, causes)
                found.append(Difference(line["name"], where, step["step"], *pair, part.clause))
    if said != expected["verdict"]:
        found.append(Difference(line["name"], "merged", "verdict", expected["verdict"], said, None))
    return count, found


def told(status, causes):
    return " ".join([status, *(str(cause) for cause in causes if cause)])


def compared(source):
    return differences(json.loads(source), source)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compare", required=True, metavar="FILE", help="readings as JSON lines")
    parser.add_argument("--all", action="store_true", help="every difference, in groups, and not the first one alone")
    parser.add_argument("--name", default="", help="only the readings with this in their name, and what decides each step")
    given = parser.parse_args()
    readings, steps, different = 0, 0, []
    with open(given.compare, encoding="utf-8") as lines, multiprocessing.Pool() as pool:
        lines = [line for line in lines if given.name in line[:NAME]] if given.name else lines
        for line in lines if given.name else []:
            show(json.loads(line), line)
        for count, found in pool.imap(compared, lines, 20):
            readings, steps, different = readings + 1, steps + count, different + found
            if found and not given.all:
                print("differs:", *found[0], sep="\n  ")
                return 1
    groups, first = Counter(each[2:] for each in different), {each[2:]: each for each in reversed(different)}
    for group, number in groups.most_common():
        print(number, *group, "|", first[group].name, first[group].where)
    of_steps = [each for each in different if each.step not in ("view", "verdict")]
    print(f"{readings} readings, {len({each.name for each in different})} differ; {steps} steps, {len(of_steps)} differ")
    return 1 if different else 0


def show(line, source):
    each, _, said = check(line, source)
    print(line["name"], said, line["expected"]["verdict"])
    for number, (view, other) in enumerate(zip(each, line["expected"]["endpoints"])):
        for step, part in (view or {}).items():
            theirs = [one for one in (other or {}).get("steps", []) if one["step"] == step]
            print("  ", number, step, *part, "| expected", json.dumps(theirs))


if __name__ == "__main__":
    sys.exit(main())
