"""Compares the check with this one, on payloads of both kinds: by verdict and failing steps.

    python3 tests/reference/differential.py COUNT [SEED]   # COUNT vectors with their trees changed, and COUNT / 4 of random shops
    python3 tests/reference/differential.py --sample COUNT [SEED]  # prints such payloads with this check's results, one a line
    python3 tests/reference/differential.py --vectors      # this check alone, against the verdicts of every vector

The first two run `cargo run -p packproof-fuzzed -- payloads`, which checks what it is given and
prints its results. Tests of the page and of the package take the sample.
"""
import json
import multiprocessing
import pathlib
import subprocess
import sys
import threading
import time

import many
import wire
from check_event import FAILED, Event
from check_pull import Pull
from stream import Stream

VECTORS = pathlib.Path(__file__).parents[1] / "vectors"
ROOT = pathlib.Path(__file__).parents[2]


def judge(text):
    """The verdict of a payload's text, and its failing steps."""
    try:
        payload = wire.read(text)
        if payload.has("target_pull_key"):
            check = Pull(payload)
        elif payload.has("pack_event_id"):
            check = Event(payload, text)
        else:
            raise wire.Unreadable("of neither kind")
    except wire.Unreadable:
        return "unreadable", []
    steps = check.check()
    return check.verdict(), sorted(step for step, status in steps.items() if status == FAILED)


def vectors():
    """Whether each vector has its verdict."""
    wrong = 0
    for manifest in (VECTORS / "manifest.json", VECTORS / "own" / "manifest.json"):
        for vector in json.loads(manifest.read_text()):
            name = vector["file"]
            found = judge((VECTORS / name).read_bytes().decode("utf-8", "replace"))
            is_own = name.startswith("own/")
            expected = set(vector["failing"])
            steps = set(found[1]) == expected if is_own else set(found[1]) <= expected
            if found[0] != vector["verdict"] or not steps or bool(expected) != bool(found[1]):
                wrong += 1
                print(f"{name}: {found}, expected {vector['verdict']} {vector['failing']}")
    return wrong


def random_payloads(count, seed):
    """Honest proofs and bad ones of random shops."""
    stream = Stream(f"differential {seed}")
    for number in range(count):
        if number % 500 == 0:
            sold = many.versions(stream)
        yield many.line(stream, stream.pick([many.pull, many.event]), sold, stream.below(3) == 0)[0]


def differs(line):
    ours = json.loads(line)
    theirs = judge(ours["payload"])
    same = (ours["verdict"], sorted(ours["failing"])) == theirs
    return ours["verdict"], None if same else (ours, theirs)


def send(stdin, lines):
    with stdin:
        stdin.writelines(line + "\n" for line in lines)


def command(count, seed):
    return ["cargo", "run", "--quiet", "--locked", "--package", "packproof-fuzzed", "--", "payloads", str(count), seed]


def sample(count, seed):
    """Prints payloads with the results of this check."""
    sent = "".join(line + "\n" for line in random_payloads(count // 4, seed))
    made = subprocess.run(command(count, seed), cwd=ROOT, input=sent, stdout=subprocess.PIPE, text=True, check=True)
    for line in made.stdout.rstrip("\n").split("\n"):
        payload = json.loads(line)["payload"]
        verdict, failing = judge(payload)
        print(json.dumps({"payload": payload, "verdict": verdict, "failing": failing}))


def main():
    if sys.argv[1:] == ["--vectors"]:
        sys.exit(vectors() > 0)
    arguments = [word for word in sys.argv[1:] if word != "--sample"]
    count = int(arguments[0])
    seed = arguments[1] if len(arguments) > 1 else "1"
    if "--sample" in sys.argv:
        return sample(count, seed)
    began = time.monotonic()
    sent = list(random_payloads(count // 4, seed))
    verdicts, differing = {}, 0
    # The workers begin before the pipe is there, so that they do not hold its end open.
    with multiprocessing.Pool(2) as pool:
        process = subprocess.Popen(command(count, seed), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=send, args=(process.stdin, sent)).start()
        for verdict, difference in pool.imap_unordered(differs, process.stdout, chunksize=200):
            verdicts[verdict] = verdicts.get(verdict, 0) + 1
            if difference:
                differing += 1
                ours, theirs = difference
                if differing <= 20:
                    print(f"{ours['verdict']} {ours['failing']}, here {theirs}: {ours['payload']}")
        ended = process.wait()
    total = sum(verdicts.values())
    print(f"{total} payloads, {differing} differ, {round(time.monotonic() - began)} s: {verdicts}")
    sys.exit(differing > 0 or ended != 0 or total < count)


if __name__ == "__main__":
    main()
