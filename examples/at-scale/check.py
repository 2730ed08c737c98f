"""Checks shards of proofs on a Dask cluster, with one packproof for each shard, and writes the verdicts as Parquet.

    python3 -m venv scale && scale/bin/pip install --require-hashes -r requirements.txt
    PACKPROOF=/usr/local/bin/packproof scale/bin/python check.py -o verdicts proofs/*.ndjson.gz
    scale/bin/python check.py -o verdicts --scheduler tcp://10.0.0.1:8786 /shared/proofs/*.ndjson.gz

A shard has one proof a line. A report needs its own line and nothing else, so shards may have any size and any order, and a shard that
is checked twice gives the same reports. Every worker of a cluster needs packproof, these packages, and the shards and the output folder
under the same paths. Give each worker one thread, or one process a core.

The table has a row for each line: `file` (SHARD:LINE), `payload_sha256`, `verdict` or the code of the error, `failing_steps`, `award`
and `build`: the codes of the report (docs/terminal.md#the-report). If a worker dies, Dask checks its shards again. If packproof
cannot write, crashes or is called wrongly, the run stops with an error.

On Spark, `pipe` gives each partition's lines to a packproof of its own:

    command = "sh -c '/usr/local/bin/packproof check --lines --json --jobs 1; test $? -lt 4'"
    reports = spark.sparkContext.textFile("proofs/*.ndjson.gz").pipe(command, checkCode=True)
    spark.read.json(reports).select("payload_sha256", "verdict", "error.code", "steps").write.parquet("verdicts")

`pipe` has no PATH, so the command has whole paths. packproof ends with 1 to 3 if a proof of the partition is bad; only a status from 4
on is a failure of the task. The reports are named `-:1`, `-:2` and so on; `payload_sha256` identifies the payload.
"""
import argparse
import json
import os
import pathlib
import subprocess

import dask.dataframe
import pandas
from distributed import Client

# The program's path on every worker.
PACKPROOF = os.environ.get("PACKPROOF", "packproof")

COLUMNS = ["file", "payload_sha256", "verdict", "failing_steps", "award", "build"]
META = pandas.DataFrame({name: pandas.Series(dtype="string") for name in COLUMNS})


def check(shard):
    """The verdict of each line of a shard. An error of a line is a verdict too; an error of the program is none."""
    command = [PACKPROOF, "check", "--lines", "--json", "--jobs", "1", str(shard)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as running:
        rows = [row(json.loads(report)) for report in running.stdout]
    # The statuses 1 to 3 are of verdicts. Wrong usage is 2 without a report.
    if running.returncode not in (0, 1, 2, 3) or (running.returncode and not rows):
        raise RuntimeError(f"{shard}: packproof ended with {running.returncode}")
    return pandas.DataFrame(rows, columns=COLUMNS, dtype="string")


def row(report):
    failed = [step["id"] for step in report.get("steps", []) if step["status"] == "failed"]
    return {
        "file": report["file"],
        "payload_sha256": report.get("payload_sha256"),
        "verdict": report["verdict"] if "verdict" in report else report["error"]["code"],
        "failing_steps": " ".join(failed),
        "award": report.get("award", {}).get("card"),
        "build": report["tool"]["build"],
    }


def verdicts(shards):
    """A table with a partition for each shard."""
    return dask.dataframe.from_map(check, [str(shard) for shard in shards], meta=META)


def table(folder):
    """How many proofs have which verdict and failing steps."""
    columns = ["verdict", "failing_steps"]
    all = dask.dataframe.read_parquet(folder, columns=columns)
    # There are few groups, so none of them is moved between workers.
    return all.groupby(columns).size(split_out=1).compute().sort_values(ascending=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("shards", nargs="+", type=pathlib.Path)
    parser.add_argument("-o", "--output", required=True, help="a folder for the Parquet files")
    parser.add_argument("--scheduler", help="a cluster's address; this machine if absent")
    options = parser.parse_args()
    # Each packproof has one thread.
    with Client(options.scheduler) if options.scheduler else Client(threads_per_worker=1):
        verdicts(options.shards).to_parquet(options.output, write_index=False, overwrite=True)
        print(table(options.output).to_string())


if __name__ == "__main__":
    main()
