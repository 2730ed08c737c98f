//! Checks that every conformance payload gives its verdict, and fails only on the steps that are not true.

use fixtures::Vector;
use verify::report::Step;

#[test]
fn every_vector_gives_its_verdict() {
    let vectors = fixtures::vectors();
    assert!(vectors.len() > 397, "only {} vectors", vectors.len());
    let wrong: Vec<String> = vectors.iter().filter_map(mismatch).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the fault in the check of a vector, if there is one.
fn mismatch(vector: &Vector) -> Option<String> {
    let Vector {
        file,
        verdict: expected,
        failing,
    } = vector;
    let (verdict, failed) = match verify::check(fixtures::payload(file), &mut |_| {}) {
        Err(_) => ("unreadable", Vec::new()),
        Ok(checked) => {
            let failed = checked.report.steps.iter().filter(|step| step.failed());
            let failed: Vec<&str> = failed.map(|step: &Step| step.id.name()).collect();
            (checked.report.verdict.name(), failed)
        }
    };
    // Our own vectors name every step that fails.
    let enough = match file.starts_with("own/") {
        true => failed.len() == failing.len(),
        false => failed.is_empty() == failing.is_empty(),
    };
    let named = |step: &&str| failing.iter().any(|each| each == step);
    let right = verdict == expected && failed.iter().all(named) && enough;
    (!right).then(|| format!("{file}: {verdict} {failed:?}, expected {expected} {failing:?}"))
}
