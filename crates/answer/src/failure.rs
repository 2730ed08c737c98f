//! Tells apart the ways in which one step can fail, if they differ to a reader.

use serde::{Deserialize, Serialize};

use verify::report::{Point, Step, StepId, Value};

/// A way in which a step failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// The step's values differ.
    Differs(StepId),
    /// The contract holds nothing under the id of a published value.
    HoldsNothing,
    /// The chain does not have a block that the payload names.
    NoSuchBlock,
    /// The payload leaves out a random number that the chain holds.
    LeavesOut,
}

impl Failure {
    /// Classifies the failure of a step by its first difference.
    pub fn of(step: &Step) -> Self {
        let mut differing = step.findings.iter().filter(|finding| !finding.agrees());
        match (step.id, differing.next()) {
            (StepId::Contract, Some(first)) if first.point == Point::BlockExists => {
                Self::NoSuchBlock
            }
            (StepId::Contract, Some(first)) if first.computed == Value::Nothing => {
                Self::HoldsNothing
            }
            (_, Some(first)) if matches!(first.point, Point::LogOmitted(_)) => Self::LeavesOut,
            (id, _) => Self::Differs(id),
        }
    }
}
