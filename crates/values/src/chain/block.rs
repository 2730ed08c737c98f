//! A block and a receipt, as their hashes show them.

use serde::{Deserialize, Serialize};

use super::address::Address;
use crate::hash::Hash32;

/// A block, as its header describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenBlock {
    /// The hash of its header.
    pub hash: Hash32,
    /// The block's number.
    pub number: u64,
    /// The block's time, in seconds since 1970.
    pub timestamp: u64,
}

/// A receipt that a block holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenReceipt {
    /// The block that holds the receipt. It exists if the oracle's proof states its hash.
    pub block: ProvenBlock,
    /// The index of the transaction in the block.
    pub index: u64,
    /// True if the transaction succeeded.
    pub succeeded: bool,
    /// The logs of the transaction, in order.
    pub logs: Vec<ProvenLog>,
}

/// A log, as a receipt has it. The receipt does not contain its place in the block.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenLog {
    /// The contract that wrote it.
    pub address: Address,
    /// The log's signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The rest of its values.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
}
