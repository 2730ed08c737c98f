//! What leads a report: its verdict, or what a reader has to know before it.

use crate::chain::reading::Reading;
use crate::verify::Report;
use crate::verify::claims::Witnesses;
use crate::verify::claims::unread::{Said, Unread};
use crate::verify::report::{Cause, Point, Status, StepId, Value};

/// What leads a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead<'r> {
    /// Endpoints contradict each other on a fact that is judged: each value, and who gave it. A shop may
    /// run one of them, so that no verdict of the others reads as calm.
    Contradiction(&'r [(Witnesses, Said)]),
    /// The contract holds the event's value, so that a seed was requested, and the report has none.
    SeedWithheld,
    /// The verdict itself.
    Verdict,
}

impl<'r> Lead<'r> {
    /// What leads this report.
    pub fn of(report: &'r Report) -> Self {
        if report.steps.iter().any(|step| step.failed()) {
            return Self::Verdict;
        }
        let mut contradictions = report.steps.iter().filter_map(|step| match &step.status {
            Status::Skipped(Cause::Unread(Unread::Disagreement(said))) => Some(said),
            _ => None,
        });
        match contradictions.next() {
            Some(said) => Self::Contradiction(said),
            None if is_seed_withheld(report) => Self::SeedWithheld,
            None => Self::Verdict,
        }
    }
}

/// Whether the contract holds the event's value and the report publishes no seed.
fn is_seed_withheld(report: &Report) -> bool {
    let step = |id| report.steps.iter().find(move |step| step.id == id);
    let lacks_seed = step(StepId::SeedOrigin).is_some_and(|step| {
        matches!(&step.status, Status::Skipped(Cause::NotPublished(field)) if field == "random_seed")
    });
    let is_held = step(StepId::Contract).is_some_and(|step| {
        let mut findings = step.findings.iter();
        findings.any(|finding| {
            finding.point == Point::ContractAnchor && finding.computed != Value::Nothing
        })
    });
    lacks_seed && is_held
}

/// The one endpoint that told everything that a report failed on; none where the data itself or several endpoints show it.
pub fn lone_teller(report: &Report, reading: &Reading) -> Option<String> {
    let failed = report.steps.iter().filter(|step| step.failed());
    let differing =
        failed.flat_map(|step| step.findings.iter().filter(|finding| !finding.agrees()));
    let mut all = Witnesses::default();
    for finding in differing {
        if finding.by.count() != 1 {
            return None;
        }
        all = all.with(finding.by);
    }
    let mut places = all.places();
    match (places.next(), places.next()) {
        (Some(place), None) => reading.endpoints.get(place).map(|(host, _)| host.clone()),
        _ => None,
    }
}
