//! The searches for the senders of requests, through all settlements of a reading.
//!
//! A reading is settled once a round. What a search found, and what it cost, stays from one settlement to the next.

use core::cell::RefCell;

use super::input::AskedBy;
use crate::replies::Address;
use crate::views::limits::MAX_HASHES;
use values::hash::Hash32;
use values::order::GrowingMap;

/// A sender of requests, with its subscription.
pub(super) type By = (Address, Hash32);

/// A turn of the searches. One that finds nothing in it goes on in the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// Of each input that names this contract, with at most so many hashes.
    OfThis(u64),
    /// Of all inputs, with all hashes that are left.
    OfAll,
}

/// The searches of a reading.
#[derive(Debug, Default)]
pub struct Searches {
    is_file: bool,
    /// The searches in the view of each endpoint, by its index.
    by_endpoint: RefCell<GrowingMap<usize, Own>>,
}

/// The searches in one view.
#[derive(Debug, Default)]
struct Own {
    /// Whose request the input of a transaction answers, of the request with this id.
    asked: GrowingMap<(Hash32, Hash32), AskedBy>,
    /// The numbers that the searches for these have tried in vain.
    tried: GrowingMap<(Hash32, Hash32), usize>,
    /// The number of a sender's request that was found last.
    numbers: GrowingMap<By, u64>,
    /// The hashes that were made.
    hashes: u64,
}

impl Searches {
    /// Creates the searches of a file, whose views share one budget.
    pub fn of_file() -> Self {
        Self {
            is_file: true,
            ..Self::default()
        }
    }

    /// Returns whether all views share one budget.
    pub(crate) const fn is_file(&self) -> bool {
        self.is_file
    }

    /// Returns whose request the input of a transaction answers: by an earlier search of this view, or by one that goes on.
    pub(super) fn asked_by(
        &self,
        endpoint: usize,
        of: (Hash32, Hash32),
        turn: Turn,
        search: impl FnOnce(&mut Search<'_>) -> Option<AskedBy>,
    ) -> Option<AskedBy> {
        let mut views = self.by_endpoint.borrow_mut();
        let spent = views.values().map(|own| own.hashes);
        let spent = spent.fold(0, u64::saturating_add);
        if !views.contains_key(&endpoint) {
            views.insert(endpoint, Own::default());
        }
        let own = views.get_mut(&endpoint)?;
        // left_out-35
        if let Some(known) = own.asked.get(&of) {
            return Some(known.clone());
        }
        // file-5
        let spent = if self.is_file { spent } else { own.hashes };
        // left_out-35
        let left = MAX_HASHES.saturating_sub(spent);
        let most = match turn {
            Turn::OfThis(most) => left.min(most),
            Turn::OfAll => left,
        };
        let mut run = Search {
            hashes: Hashes::new(most),
            turn,
            tried: own.tried.get(&of).copied().unwrap_or(0),
            numbers: &mut own.numbers,
        };
        let found = search(&mut run);
        let made = most.saturating_sub(run.hashes.left);
        own.hashes = own.hashes.saturating_add(made);
        own.tried.insert(of, run.tried);
        own.asked.insert(of, found.clone()?);
        found
    }
}

/// The hashes that are left.
pub(super) struct Hashes {
    left: u64,
}

impl Hashes {
    /// Creates a budget.
    pub(super) const fn new(left: u64) -> Self {
        Self { left }
    }

    /// Takes a number of hashes. `false` if fewer are left; then none remain.
    pub(super) fn take(&mut self, hashes: u64) -> bool {
        let left = self.left.checked_sub(hashes);
        self.left = left.unwrap_or(0);
        left.is_some()
    }
}

/// One search.
pub(super) struct Search<'s> {
    /// The hashes that it may make.
    pub hashes: Hashes,
    /// The turn that it is.
    pub turn: Turn,
    /// The numbers that it has tried in vain, from 0 up.
    pub tried: usize,
    numbers: &'s mut GrowingMap<By, u64>,
}

impl Search<'_> {
    /// Returns the number of a sender's request that was found last. Its others are near.
    pub(super) fn found(&self, by: &By) -> Option<u64> {
        self.numbers.get(by).copied()
    }

    /// Keeps the number of a sender's request.
    pub(super) fn finds(&mut self, by: By, number: u64) {
        self.numbers.insert(by, number);
    }
}
