//! Defines the state of a chain, and that of its contracts and transactions.

use serde::{Deserialize, Serialize};

use super::log::Log;
use values::chain::Address;
use values::hash::Hash32;

/// The chain of an endpoint, and its blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The chain's id.
    pub chain_id: u64,
    /// The endpoint's newest block.
    pub newest: u64,
    /// True if the network is known, and the chain's id is that network's. A saved proof may leave it out.
    #[serde(default)]
    pub is_known: bool,
    /// The block at which this endpoint is asked for present state.
    #[serde(default)]
    pub pinned: u64,
    /// True if the newest block is under a minute old by the device's clock, and not ahead of it by more; or the chain is
    /// a local one.
    #[serde(default)]
    pub is_fresh: bool,
    /// The age of the newest block in seconds, by the device's clock.
    #[serde(default)]
    pub age: u64,
    /// True if the newest block is two minutes younger than the moment at which the payload was loaded: every block that the
    /// payload can name exists by then.
    #[serde(default)]
    pub is_after_load: bool,
    /// True if the chain is a local one: its one node lacks nothing, and its clock may stop.
    #[serde(default)]
    pub is_local: bool,
    /// True if the replies refute the payload or contradict each other, and a second reading gave no newest block.
    #[serde(default)]
    pub is_doubted: bool,
}

#[cfg(test)]
impl Head {
    /// Returns the head of an endpoint that keeps up with a known chain.
    pub const fn at(newest: u64) -> Self {
        Self {
            chain_id: 1,
            newest,
            is_known: true,
            pinned: newest,
            is_fresh: true,
            age: 0,
            is_after_load: false,
            is_local: false,
            is_doubted: false,
        }
    }
}

/// The values that `getPull` returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PullState {
    /// The event id of the request.
    pub event_id: Hash32,
    /// True if a word was requested.
    pub requested: bool,
    /// True if the word arrived. This flag decides: an arrived word may be zero.
    pub fulfilled: bool,
    /// The word.
    pub word: Hash32,
    /// The oracle's request id.
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

/// The result of a transaction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Receipt {
    /// The block of the transaction.
    pub block: u64,
    /// True if the transaction succeeded; one that was reverted wrote nothing.
    pub succeeded: bool,
    /// The logs of the transaction.
    pub logs: Vec<Log>,
}

impl PullState {
    /// The state of the contract under a key that was never requested.
    pub const NONE: Self = Self {
        event_id: Hash32::ZERO,
        requested: false,
        fulfilled: false,
        word: Hash32::ZERO,
        request_id: Hash32::ZERO,
    };
}
