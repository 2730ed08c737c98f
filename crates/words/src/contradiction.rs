//! Who told what decides a report: endpoints that contradict each other, or a single one.

use chain::reading::Reading;
use verify::claims::{AnswerSummary, Unread, Witnesses};
use verify::report::{Cause, Report, Status};

/// What endpoints contradict each other on, where no step failed: each value, and who gave it. It leads
/// the verdict: a shop may run one of them, so that no verdict of the others reads as calm.
pub fn contradiction(report: &Report) -> Option<&[(Witnesses, AnswerSummary)]> {
    if report.steps.iter().any(|step| step.failed()) {
        return None;
    }
    report.steps.iter().find_map(|step| match &step.status {
        Status::Skipped(Cause::Unread(Unread::Disagreement(said))) => Some(said.as_slice()),
        _ => None,
    })
}

/// The one endpoint that told everything that a report failed on; none where the data itself or several endpoints show it.
pub fn single_witness(report: &Report, reading: &Reading) -> Option<String> {
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
