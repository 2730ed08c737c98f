//! The witnesses of what decides a report.

use chain::reading::Reading;
use verify::claims::Witnesses;
use verify::report::Report;

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
