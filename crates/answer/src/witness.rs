//! Finds the one endpoint that decides a report, if there is one.

use crate::trust::EndpointTrust;
use chain::reading::Reading;
use verify::claims::Witnesses;
use verify::report::{Report, Verdict};

/// Returns the host of the one endpoint that gave every value on which a report failed; `None` if the data itself or
/// several endpoints show it.
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
    let mut indices = all.indices();
    match (indices.next(), indices.next()) {
        (Some(index), None) => reading.endpoints.get(index).map(|(host, _)| host.clone()),
        _ => None,
    }
}

/// Returns the host of the one endpoint on which a verdict rests. It gave every value on which the report failed, or a
/// value on which the report passed and that nothing proves. No other endpoint can settle who made a word, or which of
/// two is right.
pub fn lone_reader(report: &Report, reading: &Reading) -> Option<String> {
    match (report.verdict, EndpointTrust::of(report)) {
        (Verdict::NotVerified, _) => single_witness(report, reading),
        (
            Verdict::Verified | Verdict::VerifiedInPart | Verdict::NotReplayable,
            EndpointTrust::One(by),
        ) => {
            let (host, _) = reading.endpoints.get(by.indices().next()?)?;
            Some(host.clone())
        }
        _ => None,
    }
}
