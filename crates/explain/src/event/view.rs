//! Answers the page's questions about an event from the data that its check kept.

use core::cell::OnceCell;

use verify::event::EventReplay;
use verify::json::{Document, Raw};

use super::prices::Prices;
use super::value::ValueError;

/// The facts about an event that are computed once.
#[derive(Clone, Debug, Default)]
pub struct EventReplayCache {
    /// The row of the pull that takes each position of the deck.
    pub(super) takers: Vec<Option<usize>>,
    prices: OnceCell<Result<Prices, ValueError>>,
}

/// An event: its payload, its replay, and the facts that are computed once.
#[derive(Clone, Copy, Debug)]
pub struct EventView<'v> {
    pub(super) document: &'v Document,
    pub(super) replay: &'v EventReplay,
    pub(super) cache: &'v EventReplayCache,
}

impl EventReplayCache {
    /// Finds the pull that takes each card.
    pub fn of(replay: &EventReplay) -> Self {
        let mut takers = vec![None; replay.deck.as_ref().map_or(0, Vec::len)];
        for (row, position) in replay.taken.iter().enumerate() {
            if let Some(taker) = takers.get_mut(*position) {
                *taker = Some(row);
            }
        }
        Self {
            takers,
            prices: OnceCell::new(),
        }
    }
}

impl<'v> EventView<'v> {
    /// Returns a view of an event.
    pub const fn new(
        document: &'v Document,
        replay: &'v EventReplay,
        cache: &'v EventReplayCache,
    ) -> Self {
        Self {
            document,
            replay,
            cache,
        }
    }

    /// Returns the number of cards in the deck.
    pub fn cards(&self) -> usize {
        self.replay.deck.as_ref().map_or(0, Vec::len)
    }

    /// Returns true if there are no pulls.
    pub const fn is_empty(&self) -> bool {
        self.replay.pulls.is_empty()
    }

    /// Returns the deck's entry at a position.
    pub(super) fn entry(&self, position: usize) -> Option<Raw<'v>> {
        let entry = self.replay.deck.as_ref()?.get(position)?;
        self.document.value(*entry)
    }

    /// Returns the row of the pull that takes a position.
    pub(super) fn taker(&self, position: usize) -> Option<usize> {
        self.cache.takers.get(position).copied().flatten()
    }

    /// Returns the deck's prices, which are read once. An event that was not replayed has no value to show.
    pub(super) fn prices(&self) -> Result<&'v Prices, ValueError> {
        if !self.replay.is_replayed {
            return Err(ValueError::NotReplayed);
        }
        let read = || {
            let entries = (0..self.cards()).map(|position| self.entry(position));
            let object = self.document.object();
            let buffer = object.get("stop_ev_buffer").ok().flatten();
            Prices::read(entries, buffer.map(Raw::spelling))
        };
        let prices = self.cache.prices.get_or_init(read);
        prices.as_ref().map_err(Clone::clone)
    }
}
