//! Finds the one endpoint that decides a report, if there is one.

use crate::trust::EndpointTrust;
use chain::reading::Reading;
use verify::report::{Report, Verdict};

/// Returns the host of the one endpoint on which a verdict rests; `None` if several show it, or the data itself does. No
/// other endpoint can settle who made a word.
pub fn lone_reader(report: &Report, reading: &Reading) -> Option<String> {
    let EndpointTrust::One(by) = EndpointTrust::of(report) else {
        return None;
    };
    let mut failed = report.steps.iter().filter(|step| step.failed());
    if !failed.all(|step| step.id.is_of_chain()) || report.verdict == Verdict::OriginUnknown {
        return None;
    }
    let (host, _) = reading.endpoints.get(by.indices().next()?)?;
    Some(host.clone())
}
