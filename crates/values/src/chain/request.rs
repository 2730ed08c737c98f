//! A request of the oracle, and the word that answers it.

use super::address::Address;
use crate::hash::{Hash32, keccak};

/// A request of the oracle, in the block that it was made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OracleRequest {
    /// The hash of the key that must answer: topic 1 of the request's log.
    pub key_hash: Hash32,
    /// The coordinator's hash of the key, the sender, the subscription and the count: the second word of the log's data.
    pub pre_seed: Hash32,
    /// The hash of the block that holds the request. On Arbitrum this is the L2 block.
    pub block_hash: Hash32,
}

impl OracleRequest {
    /// The value that the oracle evaluates over: the request and the hash of its block.
    pub fn seed(&self) -> Hash32 {
        keccak(&[self.pre_seed.as_bytes(), self.block_hash.as_bytes()])
    }
}

/// The value that the oracle's proof of a request covers. `subscription` is a number of 32 bytes, in v2 too. `nonce` counts
/// a sender's requests under a subscription: the first is 2 in v2, 1 in v2.5.
pub fn pre_seed(key_hash: &Hash32, sender: Address, subscription: &Hash32, nonce: u64) -> Hash32 {
    let mut count = [0; 32];
    if let Some(low) = count.last_chunk_mut() {
        *low = nonce.to_be_bytes();
    }
    keccak(&[
        key_hash.as_bytes(),
        sender.as_topic().as_bytes(),
        subscription.as_bytes(),
        &count,
    ])
}

/// The id of a request: it commits to the key and to the preSeed.
pub fn request_id(key_hash: &Hash32, pre_seed: &Hash32) -> Hash32 {
    keccak(&[key_hash.as_bytes(), pre_seed.as_bytes()])
}

/// The first word of an output seed.
pub fn word(output_seed: &Hash32) -> Hash32 {
    keccak(&[output_seed.as_bytes(), Hash32::ZERO.as_bytes()])
}
