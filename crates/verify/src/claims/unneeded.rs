//! Supplied entries that no rule needs. They fail nothing and cost nothing: they are shown.

use serde::{Deserialize, Serialize};

use crate::pull::Entry;

/// A supplied entry that no rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unneeded {
    /// The entry.
    pub entry: Entry,
    /// The entry's log, as far as it was seen on the way.
    pub seen: EntryMatch,
}

/// The log of an entry that no rule needs, as far as it was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryMatch {
    /// The log is where the entry says.
    Fits,
    /// The entry lies in a span that was read, and the log is not where the entry says.
    DoesNotFit,
    /// The entry lies outside of what was read.
    NotRead,
}
