//! Words the check of a copy in which one digit of the random number is changed.

use crate::catalogue::say;
use crate::detail::detail;
use crate::step::{failed_lead, title};
use answer::{Brief, Failure};
use verify::report::{Kind, Report, Step};

/// Returns the specification's name of the changed field.
pub const fn changed_field(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => "random_seed",
        Kind::PackPull => "chain_events[].word",
    }
}

/// Words the check's result for the changed copy in a sentence or two.
pub fn copy_lead(brief: &Brief) -> String {
    let failed: Vec<&Step> = brief
        .report
        .steps
        .iter()
        .filter(|step| step.failed())
        .collect();
    match failed.as_slice() {
        [] => say!(digit_still_passes).into(),
        [first, rest @ ..] => {
            let lead = say!(
                digit_stops_at,
                step = title(first.id),
                failed = failed_lead(Failure::of(first)),
                detail = detail(first)
            );
            match u64::try_from(rest.len()).unwrap_or(u64::MAX) {
                0 => lead,
                more => say!(digit_stops_more, lead = lead, more = more),
            }
        }
    }
}

/// Announces the result for the changed copy.
pub fn copy_said(brief: &Brief) -> String {
    let lead = copy_lead(brief);
    match brief.report.steps.iter().any(Step::failed) {
        true => say!(digit_said_not_verified, lead = lead),
        false => lead,
    }
}

/// Says how many steps of the changed copy still pass.
pub fn others_of_copy(report: &Report) -> String {
    let passed = report.steps.iter().filter(|step| step.passed()).count();
    let passed = u64::try_from(passed).unwrap_or(u64::MAX);
    say!(digit_others, passed = passed)
}
