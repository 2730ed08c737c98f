//! Counts the tries of a call.

use super::failure::Remedy;
use super::limits;

/// A call that waits for its answer, with the number of times that it failed.
#[derive(Clone, Copy)]
pub(crate) struct Waiting {
    /// The index of the call.
    pub index: usize,
    busy: u32,
    refused: u32,
}

impl Waiting {
    /// Creates a call that was not sent yet.
    pub(crate) const fn new(index: usize) -> Self {
        Self {
            index,
            busy: 0,
            refused: 0,
        }
    }

    /// Counts a failure, and returns whether the call is sent again: `most` times in all while the endpoint is busy.
    pub(crate) fn fails(&mut self, remedy: Remedy, most: u32) -> bool {
        match remedy {
            Remedy::Wait => {
                self.busy = self.busy.saturating_add(1);
                // asking-3
                self.busy < most
            }
            Remedy::Less => {
                self.refused = self.refused.saturating_add(1);
                // asking-4
                self.refused < limits::TRIES_OF_A_REFUSED_CALL.min(most)
            }
            Remedy::Parts | Remedy::None => false,
        }
    }
}
