//! Selects the supplied entries that a rule needs.

use crate::pull::{DrawClaim, Entry, NonPackWord, PullClaims};
use values::order;
use values::order::OrderedSet;

impl PullClaims {
    /// Returns the entries that a rule needs, each once: of every draw its anchors, its request and its word, of every other
    /// word of a window the word and what classified it.
    fn judged(&self) -> OrderedSet<Entry> {
        let draws = self.draws.iter().flat_map(DrawClaim::entries);
        let others = self.others.iter().flat_map(NonPackWord::entries);
        order::set(draws.chain(others))
    }

    /// Returns the judged entries as samples of their kinds: the target's own first.
    pub(crate) fn samples(&self) -> Vec<Entry> {
        let own: Vec<Entry> = self
            .draws
            .iter()
            .take(1)
            .flat_map(DrawClaim::entries)
            .collect();
        let others = self.judged().into_iter();
        let others: Vec<Entry> = others.filter(|entry| !own.contains(entry)).collect();
        own.into_iter().chain(others).collect()
    }
}
