//! What the worker keeps between two messages: one payload, the last that it received, and what is done with it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::prover::ProverModule;
use super::rest::ReadBy;
use super::tested::Tested;
use super::transport::Wallet;
use verify::claims::{Answers, Listed, RestPlan};

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
    /// The module that checks what proves itself, once it has come.
    pub prover: RefCell<Option<Rc<ProverModule>>>,
    /// What the rest of the last reading takes.
    pub plan: RefCell<RestPlan>,
    /// Whether it is being read.
    pub reads_rest: Cell<bool>,
    /// How often a reading was cancelled.
    pub cancelled: Cell<u32>,
    /// The search in a list.
    pub search: LatestTask,
    /// What the last reading told, until what of it proves itself is checked.
    pub proofs: RefCell<Option<Unchecked>>,
    /// What a saved proof recorded.
    pub recorded_proofs: RefCell<Option<Unchecked>>,
}

/// Answers of which some prove themselves, and what is listed for their network.
pub struct Unchecked {
    /// What is listed.
    pub listed: Listed,
    /// The answers.
    pub answers: Answers,
}
