//! Bounds the work of a settlement. Entries and logs are compared with each other. Someone who makes both, in a saved file
//! or as a shop and its endpoint, could otherwise keep a reader's device busy for days.

use core::cell::Cell;

use super::limits::{BYTES_PER_LOOK, MAX_WORK, PROOF_COST};
use crate::replies::Unread;

/// The work that is left.
#[derive(Debug)]
pub(crate) struct Work(Cell<u64>);

impl Default for Work {
    fn default() -> Self {
        Self(Cell::new(MAX_WORK))
    }
}

impl Work {
    /// Returns a separate share of the work for each of this many.
    pub(crate) fn shared(among: usize) -> Vec<Self> {
        let most = usize::try_from(MAX_WORK).unwrap_or(usize::MAX);
        let each = most
            .checked_div(among)
            .and_then(|each| u64::try_from(each).ok());
        let part = || Self(Cell::new(each.unwrap_or(0)));
        core::iter::repeat_with(part).take(among).collect()
    }

    /// Takes a number of looks. `false` if fewer were left; then none remain, and a fact that was not looked at does not
    /// count.
    pub(crate) fn spend(&self, looks: usize) -> bool {
        let left = u64::try_from(looks)
            .ok()
            .and_then(|looks| self.0.get().checked_sub(looks));
        self.0.set(left.unwrap_or(0));
        left.is_some()
    }

    /// Spends the cost of looking at a number of bytes.
    ///
    /// # Errors
    ///
    /// [`Unread::TooMuchWork`] if that is not left.
    pub(crate) fn spend_bytes(&self, bytes: usize) -> Result<(), Unread> {
        self.spend_looks(bytes.checked_div(BYTES_PER_LOOK).unwrap_or_default())
    }

    /// Spends the cost of trying an input of this many bytes for a proof.
    ///
    /// # Errors
    ///
    /// [`Unread::TooMuchWork`] if that is not left.
    pub(crate) fn try_proof(&self, bytes: usize) -> Result<(), Unread> {
        let looks = bytes.checked_div(BYTES_PER_LOOK).unwrap_or_default();
        self.spend_looks(looks.saturating_add(PROOF_COST))
    }

    fn spend_looks(&self, looks: usize) -> Result<(), Unread> {
        let is_left = self.spend(looks);
        is_left.then_some(()).ok_or(Unread::TooMuchWork)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_spent_and_no_more() {
        let most = usize::try_from(MAX_WORK).expect("a count");
        let work = Work::default();
        assert!(work.spend(most - 1));
        // Nothing is left after a look that was too many.
        assert!(!work.spend(2) && !work.spend(1));
        assert_eq!(work.spend_bytes(16), Err(Unread::TooMuchWork));
        assert!(Work::default().spend(most));
    }
}
