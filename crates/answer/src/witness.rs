//! Finds the one endpoint that decides a report, if there is one.

use crate::about::differing;
use crate::trust::EndpointTrust;
use chain::reading::Reading;
use verify::report::{Grade, Report, Verdict};

/// Returns the host of the one endpoint on which a verdict rests; `None` if several show it, or the data itself does. No
/// other endpoint can settle who made a word.
pub fn lone_reader(report: &Report, reading: &Reading) -> Option<String> {
    let EndpointTrust::One(by) = EndpointTrust::of(report) else {
        return None;
    };
    let failed = report.steps.iter().filter(|step| step.failed());
    let mut differing = failed.flat_map(differing);
    let is_told = differing.all(|finding| matches!(finding.grade, Grade::Told(_)));
    if !is_told || report.verdict == Verdict::OriginUnknown {
        return None;
    }
    let (host, _) = reading.endpoints.get(by.indices().next()?)?;
    Some(host.clone())
}
