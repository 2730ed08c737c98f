//! What the worker keeps between two messages: one payload, the last that it received, and what is done with it.

use std::cell::{Cell, RefCell};

use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::rest::ReadBy;
use super::tested::Tested;
use super::transport::Wallet;
use verify::claims::RestPlan;

/// The worker between two messages.
#[derive(Default)]
pub struct Session {
    /// The payload.
    pub held: RefCell<Option<CheckedPayload>>,
    /// The parts that have passed their self-test.
    pub tested: Tested,
    /// The browser wallet.
    pub wallet: Wallet,
    /// The reading of the contract.
    pub reading: LatestTask,
    /// Through whom the last reading was made.
    pub read_by: RefCell<Option<ReadBy>>,
    /// What the rest of the last reading takes.
    pub plan: RefCell<RestPlan>,
    /// Whether it is being read.
    pub reads_rest: Cell<bool>,
    /// How often a reading was cancelled.
    pub cancelled: Cell<u32>,
    /// The search in a list.
    pub search: LatestTask,
}
