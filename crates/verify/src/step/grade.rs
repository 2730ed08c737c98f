//! How the second value of a comparison is known.

use serde::{Deserialize, Serialize};

use crate::answers::Witnesses;
use crate::hash::Hash32;

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
