//! A request for a word, as the coordinator numbers it.

use verify::hash::Hash32;
use verify::hash::keccak;

/// A request as `RandomWordsRequested` logs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The hash of the key that must answer: the log's topic 1.
    pub key_hash: Hash32,
    /// What the proof is made over: the second word of the log's data.
    pub pre_seed: Hash32,
}

impl Request {
    /// The request's id: see [`request_id`].
    pub fn id(&self) -> Hash32 {
        request_id(&self.key_hash, &self.pre_seed)
    }
}

/// The `pre_seed` of a request.
///
/// `sub_id` is the subscription as a 32-byte number, in v2 too. `nonce` counts a consumer's requests
/// under a subscription: the first is 2 in v2, 1 in v2.5.
///
/// ```
/// use proofs::Hash32;
/// use proofs::vrf::{Request, pre_seed};
///
/// let key_hash = Hash32::new([1; 32]);
/// let pre_seed = pre_seed(&key_hash, &[2; 20], &Hash32::new([3; 32]), 1);
/// let request = Request { key_hash, pre_seed };
/// assert_eq!(request.id(), proofs::vrf::request_id(&key_hash, &pre_seed));
/// ```
pub fn pre_seed(key_hash: &Hash32, sender: &[u8; 20], sub_id: &Hash32, nonce: u64) -> Hash32 {
    keccak(&[
        key_hash.as_bytes(),
        &[0; 12],
        sender,
        sub_id.as_bytes(),
        &[0; 24],
        &nonce.to_be_bytes(),
    ])
}

/// The id of a request: it commits to the key and to the `pre_seed`.
pub fn request_id(key_hash: &Hash32, pre_seed: &Hash32) -> Hash32 {
    keccak(&[key_hash.as_bytes(), pre_seed.as_bytes()])
}

/// What the oracle evaluates over: the request and the hash of its block. On Arbitrum this is the hash
/// of its own (L2) block.
pub fn seed(pre_seed: &Hash32, block_hash: &Hash32) -> Hash32 {
    keccak(&[pre_seed.as_bytes(), block_hash.as_bytes()])
}
