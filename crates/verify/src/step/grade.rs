//! How the second value of a comparison is known.

use serde::{Deserialize, Serialize};

use crate::answers::Witnesses;
use values::hash::Hash32;

/// How the second value of a comparison is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// It follows from the payload.
    Computed,
    /// These endpoints told it.
    Told(Witnesses),
    /// The oracle's proof shows it, under the listed key of this hash. It does not matter who handed it over.
    Proven(Hash32),
}

impl Grade {
    /// The endpoints that told it; none where it is not only told.
    pub fn witnesses(self) -> Witnesses {
        match self {
            Self::Told(by) => by,
            Self::Computed | Self::Proven(_) => Witnesses::default(),
        }
    }

    /// The agreed name, as in `data-grade`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Computed => "computed",
            Self::Told(_) => "told",
            Self::Proven(_) => "proven",
        }
    }
}

/// How the values of all of a step's comparisons are known. A report carries a bounded number of findings, and the
/// grades of all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grades {
    /// How many follow from the payload.
    pub computed: u64,
    /// Each set of endpoints that told some, with how many.
    pub told: Vec<(Witnesses, u64)>,
    /// The hash of each key that some are proven to, with how many.
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
}

/// Counts one more of these. They are few.
fn count<T: PartialEq>(counts: &mut Vec<(T, u64)>, of: T) {
    match counts.iter_mut().find(|(known, _)| *known == of) {
        Some((_, number)) => *number = number.saturating_add(1),
        None => counts.push((of, 1)),
    }
}
