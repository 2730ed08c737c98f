//! Distinguishes the ways in which one step can fail, if they differ to a reader.

use serde::{Deserialize, Serialize};

use crate::about::{difference, differing};
use crate::group::Group;
use verify::hash::Hash32;
use verify::report::{Finding, Point, Step, StepId, Value};

/// A way in which a step failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The step's values differ.
    Differs(StepId),
    /// The contract holds nothing under the id of a published value.
    HoldsNothing,
    /// The payload leaves out a random number that the chain holds.
    LeavesOut,
    /// The odds and cards were recorded, but not before the request.
    VersionTooLate,
    /// The purchase was recorded, but not before the request.
    PurchaseTooLate,
}

impl Failure {
    /// Classifies the failure of a step by its first difference.
    pub fn of(step: &Step) -> Self {
        Self::by(step, differing(step).next())
    }

    /// Classifies the failure of a step for a question: by the first difference that is about it, if there is one.
    pub fn about(step: &Step, group: Group, target: Option<Hash32>) -> Self {
        let first = difference(step, group, target);
        Self::by(step, first.or_else(|| differing(step).next()))
    }

    fn by(step: &Step, difference: Option<&Finding>) -> Self {
        match (step.id, difference) {
            (StepId::Contract, Some(first)) if first.computed == Value::Nothing => {
                Self::HoldsNothing
            }
            (_, Some(first)) if matches!(first.point, Point::LogOmitted(_)) => Self::LeavesOut,
            (_, Some(first)) if first.point == Point::VersionBeforeRequest => Self::VersionTooLate,
            (_, Some(first)) if first.point == Point::PurchaseBeforeRequest => {
                Self::PurchaseTooLate
            }
            (id, _) => Self::Differs(id),
        }
    }
}
