//! Keeps the worker's state between two messages: the last payload that it received, and everything done with it.

use std::cell::{Cell, RefCell};

use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::rest::ReadBy;
use super::tested::Tested;
use verify::claims::RestPlan;

/// The worker's state between two messages.
#[derive(Default)]
pub struct Session {
    /// The held payload.
    pub held: RefCell<Option<CheckedPayload>>,
    /// The parts that have passed their self-test.
    pub tested: Tested,
    /// The current reading of the contract.
    pub reading: LatestTask,
    /// The endpoints of the last reading, with the lists and the network that it used.
    pub read_by: RefCell<Option<ReadBy>>,
    /// The plan for the rest of the last reading.
    pub plan: RefCell<RestPlan>,
    /// True while the worker reads the rest.
    pub reads_rest: Cell<bool>,
    /// The number of cancelled readings.
    pub cancelled: Cell<u32>,
}
