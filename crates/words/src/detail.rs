//! Says in one sentence how a step ended.

#![allow(
    clippy::disallowed_types,
    reason = "matches their variants to sentences"
)]

use crate::catalogue::say;
use crate::cause::cause;
use crate::point::sentence;
use verify::report::{Status, Step};

/// Says in one plain sentence how a step ended.
pub fn detail(step: &Step) -> String {
    match &step.status {
        Status::Passed(evidence) => match evidence.comparisons() {
            1 => say!(detail_one_agrees).into(),
            count => say!(detail_all_agree, count = count),
        },
        Status::Skipped(why) => cause(why),
        Status::Failed { differing } => {
            let first = step
                .findings
                .iter()
                .find(|finding| !finding.agrees())
                .map_or_else(|| say!(detail_differs).into(), sentence);
            match differing.get().saturating_sub(1) {
                0 => first,
                more => say!(detail_more, first = first, more = more),
            }
        }
    }
}
