//! A request for a word, as the coordinator numbers it.

use verify::hash::Hash32;
use verify::hash::keccak;
use verify::numbering::request_id;

/// A request as `RandomWordsRequested` logs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The hash of the key that must answer: the log's topic 1.
    pub key_hash: Hash32,
    /// What the proof is made over: the second word of the log's data.
    pub pre_seed: Hash32,
}

impl Request {
    /// The request's id ([`request_id`]).
    pub fn id(&self) -> Hash32 {
        request_id(&self.key_hash, &self.pre_seed)
    }
}

/// What the oracle evaluates over: the request and the hash of its block. On Arbitrum this is the hash
/// of its own (L2) block.
pub fn seed(pre_seed: &Hash32, block_hash: &Hash32) -> Hash32 {
    keccak(&[pre_seed.as_bytes(), block_hash.as_bytes()])
}
