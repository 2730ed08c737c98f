//! The witnesses of what decides a report: endpoints that contradict each other, or a single one.

use chain::reading::Reading;
use verify::claims::{AnswerSummary, Unread, Witnesses};
use verify::report::{Cause, Report, Status};

/// The values on which endpoints contradict each other, if no step failed, and who gave each. This leads the verdict. A
/// shop may run one of the endpoints, so the page must not show a calm verdict from the others.
pub fn contradiction(report: &Report) -> Option<&[(Witnesses, AnswerSummary)]> {
    if report.steps.iter().any(|step| step.failed()) {
        return None;
    }
    report.steps.iter().find_map(|step| match &step.status {
        Status::Skipped(Cause::Unread(Unread::Disagreement(said))) => Some(said.as_slice()),
        _ => None,
    })
}

/// The one endpoint that gave everything that a report failed on; none if the data itself or several endpoints show it.
pub fn single_witness(report: &Report, reading: &Reading) -> Option<String> {
    let failed = report.steps.iter().filter(|step| step.failed());
    let differing =
        failed.flat_map(|step| step.findings.iter().filter(|finding| !finding.agrees()));
    let mut all = Witnesses::default();
    for finding in differing {
        if finding.grade.witnesses().count() != 1 {
            return None;
        }
        all = all.with(finding.grade.witnesses());
    }
    let mut places = all.places();
    match (places.next(), places.next()) {
        (Some(place), None) => reading.endpoints.get(place).map(|(host, _)| host.clone()),
        _ => None,
    }
}
