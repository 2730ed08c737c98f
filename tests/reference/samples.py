"""Writes the page's sample payloads and their manifest."""
import json
import pathlib

import sample_events
import sample_pulls
from committed import settle

FOLDER = pathlib.Path(__file__).parents[2] / "assets" / "samples"
PULL_ID = "5b0d6c1e-7a42-4f0b-9d3a-2e8f51c7a904"
BROKEN_PULL_ID = "c19e2f74-03ab-4d58-8b67-f4a0d95e1b32"


def samples():
    """(file name, kind, id of the proof's link, verdict, failing steps, payload) of each."""
    v1, v2, live = sample_events.ended_early(), sample_events.sold_out(), sample_events.live()
    exchanged = sample_events.two_cards_exchanged(v1)
    pull, anchored_late = sample_pulls.pulls()
    for name, payload, verdict, failing in [
        ("event-v1", v1, "verified_offline", []),
        ("event-v2", v2, "verified_offline", []),
        ("event-live", live, "not_replayable", []),
        ("event-broken", exchanged, "not_verified", ["draws"]),
    ]:
        yield name, "pack_event", payload["pack_event_id"], verdict, failing, payload
    yield "pull", "pack_pull", PULL_ID, "verified_offline", [], pull
    broken = ("not_verified", ["purchase_anchor"], anchored_late)
    yield "pull-broken", "pack_pull", BROKEN_PULL_ID, *broken


def main():
    files, manifest = {}, []
    for name, kind, link_id, verdict, failing, payload in samples():
        file = f"{name}.json"
        files[FOLDER / file] = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
        manifest.append(
            {
                "name": name,
                "file": file,
                "kind": kind,
                "id": link_id,
                "verdict": verdict,
                "failing": failing,
            }
        )
    files[FOLDER / "manifest.json"] = json.dumps(manifest, indent=2) + "\n"
    settle(files)


if __name__ == "__main__":
    main()
