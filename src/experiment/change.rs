//! Lists the changes that can be made to a payload, and their result.

use serde::{Deserialize, Serialize};
use words::experiment::ChangedValue;

/// One change: the kind of value, and which of them, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The kind of value that changes.
    pub what: ChangedValue,
    /// The number of the byte, pull, deck entry, card or draw, counted from 0.
    pub at: u64,
}

/// A change that can be made to a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The kind of value that can change.
    pub what: ChangedValue,
    /// The number of such values to choose from.
    pub of: u64,
}

/// A changed payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The bytes of the whole changed payload.
    pub bytes: Vec<u8>,
    /// The beginning of the old value.
    pub before: String,
    /// The beginning of the new value; `None` if the value was left out.
    pub after: Option<String>,
}
