//! What the worker keeps between two messages: one payload, the last that it received, and what is done with it.

use std::cell::RefCell;

use super::checked_payload::CheckedPayload;
use super::latest_task::LatestTask;
use super::tested::Tested;
use super::transport::Wallet;
use verify::claims::{Answers, Listed};

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
