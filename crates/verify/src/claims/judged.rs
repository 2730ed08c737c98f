//! Selects the supplied entries that a rule needs.

use super::window::Window;
use crate::pull::{DrawClaim, Entry, NonPackWord, PullClaims};
use values::order;
use values::order::OrderedSet;

impl PullClaims {
    /// The newest block that a judged entry names.
    pub(super) fn newest_block(&self) -> Option<u64> {
        let judged = self.judged().into_iter();
        judged.map(|entry| entry.position.block).max()
    }

    /// The entries that a rule needs, each once: of every draw its anchors, its request and its word,
    /// of every other word of a window the word and what classified it.
    pub(crate) fn judged(&self) -> OrderedSet<Entry> {
        let draws = self.draws.iter().flat_map(DrawClaim::entries);
        let others = self.others.iter().flat_map(NonPackWord::entries);
        order::set(draws.chain(others))
    }

    /// The judged windows together.
    pub(crate) fn window(&self) -> Option<Window> {
        let target = self.draws.first()?;
        let from = self.draws.iter().map(|draw| draw.as_of).min()?;
        Some(Window {
            from,
            to: target.word?.position,
        })
    }

    /// The target's own entries.
    pub(super) fn of_target(&self) -> Vec<Entry> {
        let own = self.draws.iter().take(1).flat_map(|target| {
            [
                target.version_anchor,
                target.purchase_anchor,
                target.request,
                target.word,
            ]
        });
        own.flatten().collect()
    }

    /// The judged entries as samples of their kinds: the target's own first.
    pub(crate) fn samples(&self) -> Vec<Entry> {
        let own = self.of_target();
        let others = self.judged().into_iter();
        let others: Vec<Entry> = others.filter(|entry| !own.contains(entry)).collect();
        own.into_iter().chain(others).collect()
    }
}
