//! Supplied entries that no rule needs. They fail nothing and cost nothing: they are shown.

use serde::{Deserialize, Serialize};

use crate::pull::Entry;

/// A supplied entry that no rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unneeded {
    /// The entry.
    pub entry: Entry,
    /// What was seen of it on the way.
    pub seen: EntryMatch,
}

/// What was seen of an entry that no rule needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryMatch {
    /// Its log is where it says.
    Fits,
    /// It lies in a span that was read, and its log is not where it says.
    DoesNotFit,
    /// It lies outside of what was read.
    NotRead,
}
