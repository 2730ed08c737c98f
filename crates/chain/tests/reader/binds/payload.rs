//! Payloads, with their contract read through one honest endpoint.

use fixtures::chain::endpoint::{self, Endpoint};
use fixtures::chain::{Chain, listed};
use serde_json::Value;
use verify::report::{Status, Verdict};

/// Names the steps that find a change, in the table's words.
pub fn found(payload: &Value, chain: &Chain) -> String {
    let Ok(checked) = verify::check(payload.to_string().into_bytes(), &mut |_| {}) else {
        return "no payload".into();
    };
    let mut report = checked.report;
    if let Some(claims) = &checked.claims {
        let settled = endpoint::settle(claims, &listed(), &[Endpoint::of(chain)]);
        report = report.with_chain(&settled);
    }
    let steps = |wanted: fn(&Status) -> bool| {
        let steps = report.steps.iter().filter(|step| wanted(&step.status));
        let names = steps.map(|step| format!("`{}`", step.id.name()));
        names.collect::<Vec<_>>().join(" ")
    };
    let failed = steps(|status| matches!(status, Status::Failed { .. }));
    match report.verdict {
        Verdict::Verified => "nothing".into(),
        _ if failed.is_empty() => format!(
            "not shown: {}",
            steps(|status| matches!(status, Status::Skipped(_)))
        ),
        _ => failed,
    }
}
