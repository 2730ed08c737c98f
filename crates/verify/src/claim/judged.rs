//! Selects the supplied entries from which the kinds of logs are learnt.

use crate::pull::{DrawClaim, Entry, PullClaims};

impl PullClaims {
    /// Returns the entries of the judged draws, the target's own first. Whoever writes the entries of another word chooses
    /// both of its values, so they teach nothing.
    pub(crate) fn samples(&self) -> Vec<Entry> {
        self.draws.iter().flat_map(DrawClaim::entries).collect()
    }
}
