//! Grades how the check knows the second value of a comparison.

use serde::{Deserialize, Serialize};

use crate::replies::Witnesses;
use values::hash::Hash32;

/// The way in which the check knows the second value of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// The value follows from the payload.
    Computed,
    /// These endpoints returned the value.
    Told(Witnesses),
    /// The oracle's proof shows the value, under the listed key of this hash. It does not matter who supplied the
    /// proof.
    Proven(Hash32),
}

impl Grade {
    /// Returns the endpoints that returned the value; none for another grade.
    pub fn witnesses(self) -> Witnesses {
        match self {
            Self::Told(by) => by,
            Self::Computed | Self::Proven(_) => Witnesses::default(),
        }
    }
}

/// The grades of all of a step's comparisons. A report carries a bounded number of findings, and the grades of all of
/// them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grades {
    /// The number of values that follow from the payload.
    pub computed: u64,
    /// Each set of endpoints that returned values, with the number of these.
    pub told: Vec<(Witnesses, u64)>,
    /// The hash of each key under which values are proven, with the number of these.
    pub proven: Vec<(Hash32, u64)>,
}

impl Grades {
    /// Counts one more value.
    pub(super) fn count(&mut self, grade: Grade) {
        match grade {
            Grade::Computed => self.computed = self.computed.saturating_add(1),
            Grade::Told(by) => count(&mut self.told, by),
            Grade::Proven(key_hash) => count(&mut self.proven, key_hash),
        }
    }

    /// Gives one value another grade.
    pub(super) fn change(&mut self, from: Grade, to: Grade) {
        match from {
            Grade::Computed => self.computed = self.computed.saturating_sub(1),
            Grade::Told(by) => discount(&mut self.told, &by),
            Grade::Proven(key_hash) => discount(&mut self.proven, &key_hash),
        }
        self.count(to);
    }
}

/// Subtracts one from the count of `of`, and removes a count of zero.
fn discount<T: PartialEq>(counts: &mut Vec<(T, u64)>, of: &T) {
    if let Some((_, number)) = counts.iter_mut().find(|(known, _)| known == of) {
        *number = number.saturating_sub(1);
    }
    counts.retain(|(_, number)| *number > 0);
}

/// Adds one to the count of `of`. The counts are few.
fn count<T: PartialEq>(counts: &mut Vec<(T, u64)>, of: T) {
    match counts.iter_mut().find(|(known, _)| *known == of) {
        Some((_, number)) => *number = number.saturating_add(1),
        None => counts.push((of, 1)),
    }
}
