//! The witnesses of what decides a report.

use crate::trust::EndpointTrust;
use chain::reading::Reading;
use verify::claims::Witnesses;
use verify::report::{Report, Verdict};

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

/// The one endpoint on which a verdict rests: that gave everything that a report failed on, or a value that it passed on
/// and that nothing proves. No other reader can settle who made a word, or which of two is right.
pub fn lone_reader(report: &Report, reading: &Reading) -> Option<String> {
    match (report.verdict, EndpointTrust::of(report)) {
        (Verdict::NotVerified, _) => single_witness(report, reading),
        (
            Verdict::Verified | Verdict::VerifiedInPart | Verdict::NotReplayable,
            EndpointTrust::One(by),
        ) => {
            let (host, _) = reading.endpoints.get(by.places().next()?)?;
            Some(host.clone())
        }
        _ => None,
    }
}
