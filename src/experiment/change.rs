//! The changes that can be made to a payload, and the result.

use serde::{Deserialize, Serialize};
use words::experiment::ChangedValue;

/// One change: what, and which of them, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// What is changed.
    pub what: ChangedValue,
    /// Which byte, pull, deck entry, card or draw.
    pub at: u64,
}

/// A change that can be made to a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What can be changed.
    pub what: ChangedValue,
    /// How many there are to choose from.
    pub of: u64,
}

/// A changed payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// All of it.
    pub bytes: Vec<u8>,
    /// The beginning of the old value.
    pub before: String,
    /// The beginning of the new value; `None` when it was left out.
    pub after: Option<String>,
}
