//! Bounds the work of a settlement. Entries and logs are compared with each other, and whoever
//! makes both, in a saved file or as a shop and its endpoint, could keep a reader's device busy for
//! days with them.

use core::cell::Cell;

use super::limits::{BYTES_PER_LOOK, MAX_WORK, PROOF_COST};
use crate::answers::Unread;
use crate::step::Cause;

/// The work that is left.
#[derive(Debug)]
pub struct Work(Cell<u64>);

impl Default for Work {
    fn default() -> Self {
        Self(Cell::new(MAX_WORK))
    }
}

impl Work {
    /// Takes a number of looks. `false` if fewer were left, and then none are: a fact that was not looked at says nothing.
    pub fn spend(&self, looks: usize) -> bool {
        let left = u64::try_from(looks)
            .ok()
            .and_then(|looks| self.0.get().checked_sub(looks));
        self.0.set(left.unwrap_or(0));
        left.is_some()
    }

    /// Takes the cost of looking at a number of bytes.
    ///
    /// # Errors
    ///
    /// [`Unread::TooMuchWork`] if that is not left.
    pub fn spend_bytes(&self, bytes: usize) -> Result<(), Unread> {
        self.spend_looks(bytes.checked_div(BYTES_PER_LOOK).unwrap_or_default())
    }

    /// Takes the cost of trying an input of this many bytes for a proof.
    ///
    /// # Errors
    ///
    /// [`Unread::TooMuchWork`] if that is not left.
    pub fn try_proof(&self, bytes: usize) -> Result<(), Unread> {
        let looks = bytes.checked_div(BYTES_PER_LOOK).unwrap_or_default();
        self.spend_looks(looks.saturating_add(PROOF_COST))
    }

    fn spend_looks(&self, looks: usize) -> Result<(), Unread> {
        let is_left = self.spend(looks);
        is_left.then_some(()).ok_or(Unread::TooMuchWork)
    }

    /// Returns the number of looks that were taken.
    pub fn spent(&self) -> u64 {
        MAX_WORK.saturating_sub(self.0.get())
    }

    /// Returns how often this number of looks is left.
    pub fn affords(&self, looks: u64) -> u64 {
        self.0.get().checked_div(looks).unwrap_or(u64::MAX)
    }

    /// Returns the cause for which something was not seen: this one, unless there was no work left to look for it.
    pub fn unless_spent(&self, unread: Unread) -> Cause {
        Cause::Unread(if self.is_spent() {
            Unread::TooMuchWork
        } else {
            unread
        })
    }

    /// Returns whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.0.get() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_spent_and_no_more() {
        let most = usize::try_from(MAX_WORK).expect("a count");
        let why = |work: &Work| work.unless_spent(Unread::NoTransaction);
        let work = Work::default();
        assert!(work.spend(most - 1) && !work.is_spent());
        assert_eq!(why(&work), Cause::Unread(Unread::NoTransaction));
        assert!(!work.spend(2) && work.is_spent());
        assert_eq!(why(&work), Cause::Unread(Unread::TooMuchWork));
        assert!(Work::default().spend(most) && !work.spend(1));
    }
}
