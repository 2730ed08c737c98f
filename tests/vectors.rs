//! Every conformance payload gives its verdict, and fails on no step but those that are not true.

mod common;

use packproof::verify::report::StepId;
use packproof::verify::{self, Report};

fn report(bytes: &[u8]) -> Result<Report, verify::Unreadable> {
    verify::check(bytes, &mut |_| {}).map(|checked| checked.report)
}

#[test]
fn every_vector_gives_its_verdict() {
    let vectors = common::vectors();
    assert!(vectors.len() >= 397, "only {} vectors", vectors.len());
    let wrong: Vec<String> = vectors.iter().filter_map(common::Vector::complaint).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn steps_stand_in_the_order_of_their_kind() {
    for vector in common::vectors() {
        let Ok(report) = report(&vector.bytes) else {
            continue;
        };
        let ids: Vec<StepId> = report.steps.iter().map(|step| step.id).collect();
        let orders = [
            StepId::of_event(false),
            StepId::of_event(true),
            StepId::of_pull(),
        ];
        assert!(orders.contains(&ids.as_slice()), "{}: {ids:?}", vector.file);
    }
}
