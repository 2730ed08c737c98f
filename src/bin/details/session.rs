//! Keeps the worker's state between two messages: its payload, and everything done with it.

use std::cell::RefCell;

use super::held::Held;
use super::latest_task::LatestTask;

/// The worker's state between two messages.
#[derive(Default)]
pub struct Session {
    /// The held payload.
    pub held: RefCell<Option<Held>>,
    /// The current reading of the contract.
    pub reading: LatestTask,
}
