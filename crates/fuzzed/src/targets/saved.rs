//! Saved proofs: their bytes, and those of a test chain with their tree changed.

use std::cell::OnceCell;

use chain::deployment::Lists;
use chain::reading::Reading;
use chain::saved_proof::{FORMAT, SavedProof, TimedReading};
use fixtures::chain::endpoint::read;
use fixtures::chain::listed;
use fixtures::chain::proof::LocalProver;
use fixtures::consistent::assert_consistent;
use fixtures::scenes::scenes;
use serde_json::Value;
use verify::claims::Witnesses;
use verify::report::Verdict;

use crate::choices::Choices;
use crate::tree;

/// Returns a saved proof of each scene.
pub fn texts() -> Vec<Vec<u8>> {
    let saved = scenes().into_iter().map(|scene| {
        let checked = verify::check(scene.payload.as_slice(), &mut |_| {}).expect("a payload");
        let claims = checked.claims.expect("claims");
        let answers = read(&claims, &scene.listed, &scene.endpoints);
        let mut reading = Reading::new();
        reading.record(answers);
        let at = "2026-11-20T12:00:00.000Z".to_owned();
        let payload = String::from_utf8(scene.payload).expect("text");
        let build = "0123456789ab".to_owned();
        let recorded = Some(TimedReading {
            at,
            reading,
            without: Witnesses::NONE,
        });
        SavedProof {
            packproof: FORMAT,
            build,
            deployment: None,
            payload,
            recorded,
        }
        .write()
    });
    saved.collect()
}

/// Runs a saved proof's bytes.
pub fn bytes(bytes: &[u8]) {
    judge(bytes);
}

/// Runs a saved proof with its tree changed.
pub fn tree(bytes: &[u8]) {
    thread_local! {
        static TREES: OnceCell<Vec<Value>> = const { OnceCell::new() };
    }
    let read = || {
        let texts = texts().into_iter();
        texts
            .map(|text| serde_json::from_slice(&text).expect("JSON"))
            .collect()
    };
    let mut choices = Choices::new(bytes);
    let tree = TREES.with(|trees| choices.of(trees.get_or_init(read)).clone());
    judge(tree::changed(tree, &mut choices).as_bytes());
}

fn report(bytes: &[u8]) -> Option<(Verdict, Value)> {
    let lists = Lists::default();
    let checked = check::check(bytes.to_vec(), &lists).ok()?;
    let report = check::report(Ok(&checked), &lists);
    Some((
        checked.answer.report.verdict,
        serde_json::to_value(report).expect("a report"),
    ))
}

fn judge(bytes: &[u8]) {
    let Ok(mut saved) = SavedProof::read(bytes) else {
        return;
    };
    if let Some((verdict, shown)) = report(bytes) {
        // Saved again and opened, it shows the same.
        let (_, again) = report(&saved.write()).expect("a saved proof");
        assert_eq!(again, shown);
        // No oracle proved anything here, and what a file records changes no verdict.
        let (alone, _) = report(saved.payload.as_bytes()).expect("the payload");
        assert_eq!(verdict, alone);
    }
    let checked = verify::check(saved.payload.as_bytes(), &mut |_| {});
    let Ok((claims, recorded)) = checked.map(|checked| (checked.claims, &mut saved.recorded))
    else {
        return;
    };
    let Some((claims, recorded)) = claims.zip(recorded.as_mut()) else {
        return;
    };
    // The same with a prover whose proofs the seeds hold.
    let once = recorded.settle(&claims, &listed(), &LocalProver);
    let twice = recorded.settle(&claims, &listed(), &LocalProver);
    assert_eq!((&once.steps, &once.proven), (&twice.steps, &twice.proven));
    for step in once.steps.iter().chain(&once.proven) {
        assert!(step.id.is_of_chain());
    }
    let checked = verify::check(saved.payload.as_bytes(), &mut |_| {}).expect("the payload");
    let offline = checked.report.clone();
    let report = checked.report.with_chain(&once);
    assert_consistent(&report, "a saved proof");
    // A payload that failed alone still fails.
    if offline.verdict == Verdict::NotVerified {
        assert_eq!(report.verdict, Verdict::NotVerified);
    }
}
