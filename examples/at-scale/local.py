"""Checks generated proofs on a local cluster of two workers, kills one half-way, and expects exactly the bad proofs.

    python3 local.py target/scale      a folder that tests/reference/many.py has filled
"""
import json
import os
import pathlib
import shutil
import signal
import sys
import time

import dask
import pandas
from distributed import Client, LocalCluster, wait

from check import table, verdicts


def main():
    folder = pathlib.Path(sys.argv[1])
    shards = sorted((folder / "shards").glob("*.ndjson.gz"))
    output = folder / "verdicts"
    shutil.rmtree(output, ignore_errors=True)
    # A worker that is killed is started again, and its shards are checked again.
    dask.config.set({"distributed.scheduler.allowed-failures": 3})
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            begun = time.monotonic()
            written = client.compute(verdicts(shards).to_parquet(output, write_index=False, compute=False))
            while len(list(output.glob("*.parquet"))) < len(shards) // 2:
                if written.done():
                    sys.exit(f"ended before half of the shards were written: {written.exception()}")
                time.sleep(0.05)
            killed = cluster.workers[0].pid
            os.kill(killed, signal.SIGKILL)
            print(f"killed worker {killed} with {len(list(output.glob('*.parquet')))} of {len(shards)} shards written")
            wait(written)
            written.result()
            seconds = time.monotonic() - begun
            assert killed not in [worker.pid for worker in cluster.workers.values()]
            print(table(output).to_string())

    all = pandas.read_parquet(output, columns=["file", "verdict"])
    bad = all[all["verdict"] != "verified_offline"]["file"]
    found = sorted(pathlib.Path(file).name for file in bad)
    expected = sorted(json.loads((folder / "bad.json").read_text()))
    assert all["file"].is_unique
    print(f"{len(all)} proofs in {seconds:.0f} s, {len(all) / seconds:.0f} a second: {len(found)} are bad")
    if found != expected:
        sys.exit(f"{len(expected)} are: {sorted(set(found) ^ set(expected))[:20]}")


if __name__ == "__main__":
    main()
