//! Writes the seeds of a target into a folder, or prints changed payloads with their results.
//!
//!     fuzzed seeds TARGET FOLDER
//!     fuzzed payloads COUNT [SEED] < NDJSON

#![allow(
    clippy::missing_errors_doc,
    clippy::needless_pass_by_value,
    clippy::restriction,
    unreachable_pub,
    reason = "only tests use this crate"
)]

use std::io::{BufRead, Write};
use std::path::Path;
use std::{env, fs, io};

use fixtures::random::Random;
use fuzzed::{TARGETS, changed_payload};
use serde_json::json;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["targets"] => TARGETS
            .iter()
            .try_for_each(|target| writeln!(io::stdout(), "{}", target.name)),
        ["seeds", name, folder] => seeds(name, Path::new(folder)),
        ["payloads", count] => payloads(count.parse().expect("a count"), 1),
        ["payloads", count, seed] => payloads(
            count.parse().expect("a count"),
            seed.parse().expect("a number"),
        ),
        _ => Err(io::Error::other(
            "usage: fuzzed targets | seeds TARGET FOLDER | payloads COUNT [SEED]",
        )),
    }
}

fn seeds(name: &str, folder: &Path) -> io::Result<()> {
    let target = TARGETS
        .iter()
        .find(|target| target.name == name)
        .expect("a target");
    fs::create_dir_all(folder)?;
    (0..)
        .zip((target.seeds)())
        .try_for_each(|(number, seed): (usize, _)| {
            fs::write(folder.join(format!("seed-{number}")), seed)
        })
}

/// Prints each line of the input with its result, and then `count` vectors with their trees changed.
fn payloads(count: usize, seed: u64) -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        result(&mut out, &line?)?;
    }
    let mut random = Random::new(seed);
    for _ in 0..count {
        let length = 2 + random.below(28);
        result(&mut out, &changed_payload(&random.bytes(length)))?;
    }
    out.flush()
}

fn result(out: &mut impl Write, payload: &str) -> io::Result<()> {
    let (verdict, failing) = match verify::check(payload, &mut |_| {}) {
        Err(_) => ("unreadable", Vec::new()),
        Ok(checked) => {
            let failed = checked.report.steps.iter().filter(|step| step.failed());
            let failed: Vec<&str> = failed.map(|step| step.id.name()).collect();
            (checked.report.verdict.name(), failed)
        }
    };
    writeln!(
        out,
        "{}",
        json!({ "payload": payload, "verdict": verdict, "failing": failing })
    )
}
