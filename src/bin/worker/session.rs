//! Keeps the worker's state between two messages: the last payload that it received, and everything done with it.

use std::cell::{Cell, RefCell};

use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::tested::Tested;

/// The worker's state between two messages.
#[derive(Default)]
pub struct Session {
    /// The held payload.
    pub held: RefCell<Option<CheckedPayload>>,
    /// The parts that have passed their self-test.
    pub tested: Tested,
    /// The current reading of the contract.
    pub reading: LatestTask,
    /// The number of cancelled readings.
    pub cancelled: Cell<u32>,
}
