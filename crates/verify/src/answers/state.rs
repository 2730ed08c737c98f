//! A chain's own state, and that of its contracts and transactions.

use serde::{Deserialize, Serialize};

use super::address::Address;
use super::log::Log;
use values::hash::Hash32;

/// How far an endpoint has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The chain's id.
    pub chain_id: u64,
    /// Its newest block.
    pub newest: u64,
    /// The number of blocks in ten minutes, at the pace of the last thousand. `None` if the pace is unknown.
    pub ten_minutes: Option<u64>,
    /// Whether its newest block shows that a block far above it does not exist: the network is known, the chain's id is
    /// that network's, and the newest block is recent.
    pub is_current: bool,
}

/// What `getPull` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PullState {
    /// The event id of the request.
    pub event_id: Hash32,
    /// Whether a word was requested.
    pub requested: bool,
    /// Whether the word arrived. This flag decides, and not whether the word is zero.
    pub fulfilled: bool,
    /// The word.
    pub word: Hash32,
    /// The oracle's own request id.
    pub request_id: Hash32,
}

/// A transaction's call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transaction {
    /// The contract that was called; `None` for a deployment.
    pub to: Option<Address>,
    /// The call's data.
    #[serde(with = "hex::serde")]
    pub input: Vec<u8>,
}

/// What a transaction wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// Its block.
    pub block: u64,
    /// Whether it succeeded; a transaction that was reverted wrote nothing.
    pub succeeded: bool,
    /// Its logs.
    pub logs: Vec<Log>,
}

impl PullState {
    /// The oracle's request, where the contract names one.
    pub fn request(&self) -> Option<Hash32> {
        Some(self.request_id).filter(|id| *id != Hash32::ZERO)
    }
}
