"""One vector of ours: a payload, and what a check of it must say."""
import copy
import dataclasses
import json


@dataclasses.dataclass
class Case:
    name: str
    text: str
    verdict: str
    failing: list
    what: str


def passes(name, payload, what, verdict="verified_offline"):
    return Case(name, as_text(payload), verdict, [], what)


def waits(name, payload, what):
    """Nothing to replay, and nothing that differs."""
    return passes(name, payload, what, "not_replayable")


def fails(name, payload, failing, what):
    return Case(name, as_text(payload), "not_verified", failing.split(), what)


def as_text(payload):
    if isinstance(payload, str):
        return payload
    return json.dumps(payload, ensure_ascii=False, separators=(",", ":"))


def respelt(payload, old, new):
    """The payload's text with one piece of it spelt in another way."""
    text = as_text(payload)
    assert text.count(old) == 1, f"{old} stands there {text.count(old)} times"
    return text.replace(old, new)


def changed(payload, *path_and_value):
    """A copy with another value at a path of keys and indices."""
    *path, last, value = path_and_value
    payload = copy.deepcopy(payload)
    place = payload
    for step in path:
        place = place[step]
    place[last] = value
    return payload


def without(payload, *path):
    """A copy without the member or item at a path."""
    *path, last = path
    payload = copy.deepcopy(payload)
    place = payload
    for step in path:
        place = place[step]
    del place[last]
    return payload


def listed(logs):
    """The logs in chain order, each once."""
    once = {json.dumps(log, sort_keys=True): log for log in logs}
    return sorted(once.values(), key=lambda log: (log["block"], log["log_index"]))
