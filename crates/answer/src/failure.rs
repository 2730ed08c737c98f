//! What failed, where one step fails in ways that are not the same to a reader.

use serde::{Deserialize, Serialize};

use verify::report::{Point, Step, StepId, Value};

/// What failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Failure {
    /// This step, on values that differ.
    Differs(StepId),
    /// The contract holds nothing where a value was published.
    HoldsNothing,
    /// The chain has no such block.
    NoSuchBlock,
}

impl Failure {
    /// What failed of a step, by its first difference.
    pub fn of(step: &Step) -> Self {
        let mut differing = step.findings.iter().filter(|finding| !finding.agrees());
        match (step.id, differing.next()) {
            (StepId::Contract, Some(first)) if first.point == Point::BlockExists => {
                Self::NoSuchBlock
            }
            (StepId::Contract, Some(first)) if first.computed == Value::Nothing => {
                Self::HoldsNothing
            }
            (id, _) => Self::Differs(id),
        }
    }
}
