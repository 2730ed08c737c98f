//! Keeps the facts about an endpoint that outlive a reading.

use core::cell::Cell;

/// The facts known about an endpoint, in this reading and the next ones of this page.
#[derive(Debug)]
pub struct Known {
    /// True if the endpoint has answered any call.
    pub(crate) has_answered: Cell<bool>,
    /// The most blocks of a range that the endpoint answers, as earlier readings saw.
    pub(crate) width: Cell<u64>,
}

impl Default for Known {
    fn default() -> Self {
        Self {
            has_answered: Cell::new(false),
            width: Cell::new(u64::MAX),
        }
    }
}
