//! A chain's own state, and that of its contracts and transactions.

use serde::{Deserialize, Serialize};

use super::log::Log;
use values::chain::Address;
use values::hash::Hash32;

/// How far an endpoint has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The chain's id.
    pub chain_id: u64,
    /// Its newest block.
    pub newest: u64,
    /// The most blocks in ten minutes, at the pace of the last hundred, thousand and ten thousand. `None` if the pace is
    /// unknown.
    pub ten_minutes: Option<u64>,
    /// Whether the endpoint keeps up with a known chain: while the reader waited, its newest block's time went on as the
    /// waiting did. A device's clock takes no part.
    pub is_current: bool,
    /// Whether the network is known, and the chain's id is that network's.
    #[serde(default)]
    pub is_known: bool,
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
    /// What the contract holds under a key that was never requested.
    pub const NONE: Self = Self {
        event_id: Hash32::ZERO,
        requested: false,
        fulfilled: false,
        word: Hash32::ZERO,
        request_id: Hash32::ZERO,
    };

    /// The oracle's request, where the contract names one.
    pub fn request(&self) -> Option<Hash32> {
        Some(self.request_id).filter(|id| *id != Hash32::ZERO)
    }
}
