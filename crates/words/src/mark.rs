//! The mark of a step, or of several together.

use crate::steps::Steps;
use verify::report::{Status, StepId};

/// The mark of a question or a step: a shape and a word on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not settled yet.
    Waiting,
    /// Everything agreed.
    Passed,
    /// Something did not agree.
    Failed,
    /// Not checked in full.
    Skipped,
}

impl Mark {
    /// The mark of a step.
    pub const fn of(status: &Status) -> Self {
        match status {
            Status::Passed(_) => Self::Passed,
            Status::Failed { .. } => Self::Failed,
            Status::Skipped(_) => Self::Skipped,
        }
    }

    /// The mark of several steps together. A failed step decides, then one to come, then one that was not checked.
    pub fn together(steps: &Steps, ids: &[StepId]) -> Self {
        let marks: Vec<Self> = ids
            .iter()
            .map(|id| {
                steps
                    .get(*id)
                    .map_or(Self::Waiting, |step| Self::of(&step.status))
            })
            .collect();
        if marks.is_empty() {
            return Self::Waiting;
        }
        [Self::Failed, Self::Waiting, Self::Skipped]
            .into_iter()
            .find(|mark| marks.contains(mark))
            .unwrap_or(Self::Passed)
    }

    /// The agreed name, as in `data-status`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Passed => "passed",
            Self::Failed => "failed",
            Self::Skipped => "skipped",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::{Cause, Kind, Step};

    #[test]
    fn nothing_settled_is_no_pass_and_neither_is_nothing_at_all() {
        let mut steps = Steps::of(Kind::PackPull);
        let ids = [StepId::Contract, StepId::ChainLogs];
        assert_eq!(Mark::together(&steps, &ids), Mark::Waiting);
        assert_eq!(Mark::together(&steps, &[]), Mark::Waiting);
        steps.insert(Step::skipped(StepId::Contract, Cause::ContractNotRead));
        assert_eq!(Mark::together(&steps, &ids), Mark::Waiting);
        steps.insert(Step::skipped(StepId::ChainLogs, Cause::ContractNotRead));
        assert_eq!(Mark::together(&steps, &ids), Mark::Skipped);
    }
}
