//! Computes the ids of requests as a coordinator does: from key, consumer, subscription and a count.
//!
//! `preSeed = keccak256(key hash, consumer, subscription, nonce)` and `id = keccak256(key hash, preSeed)`, each part 32
//! bytes. So an id that follows from a count is of a consumer's request, and of no other contract's.

use crate::answers::Address;
use values::chain::request_id;
use values::hash::{Hash32, keccak};
use values::order::{OrderedMap, OrderedSet};

/// The most requests of a consumer under one subscription that are counted.
pub const MAX_REQUESTS: u64 = 100_000;

/// Computes the value that the oracle's proof of a request covers. `subscription` is a number of 32 bytes, in v2 too.
/// `nonce` counts a consumer's requests under a subscription: the first is 2 in v2, 1 in v2.5.
pub fn pre_seed(key_hash: &Hash32, consumer: Address, subscription: &Hash32, nonce: u64) -> Hash32 {
    let mut count = [0; 32];
    if let Some(low) = count.last_chunk_mut() {
        *low = nonce.to_be_bytes();
    }
    let sender = consumer.as_topic();
    keccak(&[
        key_hash.as_bytes(),
        sender.as_bytes(),
        subscription.as_bytes(),
        &count,
    ])
}

/// Computes the id of a consumer's request, and its preSeed.
pub fn request(
    key_hash: &Hash32,
    consumer: Address,
    subscription: &Hash32,
    nonce: u64,
) -> (Hash32, Hash32) {
    let pre_seed = pre_seed(key_hash, consumer, subscription, nonce);
    (request_id(key_hash, &pre_seed), pre_seed)
}

/// The requests that one nonce counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Series {
    /// The hash of the key that must answer.
    pub key_hash: Hash32,
    /// The consumer that asks.
    pub consumer: Address,
    /// The subscription that pays.
    pub subscription: Hash32,
}

/// A request's nonce, and its preSeed.
pub type Counted = (u64, Hash32);

/// Finds these ids among the first `most` requests of a series. Returns those that it found, each with its count.
pub fn find(ids: &OrderedSet<Hash32>, series: Series, most: u64) -> OrderedMap<Hash32, Counted> {
    let Series {
        key_hash,
        consumer,
        subscription,
    } = series;
    let mut found = Vec::new();
    for nonce in 1..=most.min(MAX_REQUESTS) {
        if found.len() == ids.len() {
            break;
        }
        let (id, pre_seed) = request(&key_hash, consumer, &subscription, nonce);
        if ids.contains(&id) {
            found.push((id, (nonce, pre_seed)));
        }
    }
    found.into_iter().collect()
}
