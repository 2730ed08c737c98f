//! The payload that the worker holds, with its results.

use super::transport::BrowserClock;
use chain::deployment::Lists;
use chain::endpoint::Endpoint;
use chain::transport::Clock;
use check::Checked;

/// A payload, and its results.
pub struct Held {
    /// The payload, its check and its answer.
    pub checked: Checked,
    /// The deployment's lists.
    pub lists: Lists,
    /// The moment at which the payload was loaded, in seconds since 1970.
    pub loaded: u64,
    /// The endpoints of its reading, as the tab keeps it.
    pub asked: Vec<Endpoint>,
    /// True while its reading goes on.
    pub goes_on: bool,
}

impl Held {
    /// Holds a payload that was loaded just now.
    pub fn of(checked: Checked, lists: Lists) -> Self {
        Self {
            checked,
            lists,
            loaded: BrowserClock.now(),
            asked: Vec::new(),
            goes_on: false,
        }
    }
}
