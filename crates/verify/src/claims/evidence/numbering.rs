//! How a coordinator numbers requests: by key, consumer, subscription and a count.
//!
//! `preSeed = keccak256(key hash, consumer, subscription, nonce)` and `id = keccak256(key hash,
//! preSeed)`, each part 32 bytes. A request is recognised as a consumer's by counting, however long
//! ago it was made.

use values::order::{OrderedMap, OrderedSet};

use crate::answers::Address;
use crate::claims::work::Work;
use values::hash::{Hash32, keccak};

/// How many requests of a consumer under one subscription are counted.
pub const MAX_REQUESTS: u64 = 100_000;

/// What it costs to count one request, in looks at a log.
const COST: usize = 2;

/// What the oracle's proof of a request is made over. `subscription` is a number of 32 bytes, in v2 too. `nonce`
/// counts a consumer's requests under a subscription: the first is 2 in v2, 1 in v2.5.
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

/// The id of a request: it commits to the key and to the preSeed.
pub fn request_id(key_hash: &Hash32, pre_seed: &Hash32) -> Hash32 {
    keccak(&[key_hash.as_bytes(), pre_seed.as_bytes()])
}

/// The id of a consumer's request, and its preSeed.
pub fn request(
    key_hash: &Hash32,
    consumer: Address,
    subscription: &Hash32,
    nonce: u64,
) -> (Hash32, Hash32) {
    let pre_seed = pre_seed(key_hash, consumer, subscription, nonce);
    (request_id(key_hash, &pre_seed), pre_seed)
}

/// Which of these ids are a consumer's requests under a subscription. `None` when there was no work
/// left to count them.
pub fn recognised(
    ids: &OrderedSet<Hash32>,
    key_hashes: &OrderedSet<Hash32>,
    consumer: Address,
    subscription: &Hash32,
    work: &Work,
) -> Option<OrderedSet<Hash32>> {
    let mut found = OrderedSet::new();
    for key_hash in key_hashes {
        let open = ids.difference(&found).copied().collect();
        found.extend(counted(&open, key_hash, consumer, subscription, work).into_keys());
        if work.is_spent() {
            return None;
        }
    }
    Some(found)
}

/// Which of these ids are a consumer's requests under a subscription and a key, each with its preSeed, as
/// far as there is work left to count them.
pub fn counted(
    ids: &OrderedSet<Hash32>,
    key_hash: &Hash32,
    consumer: Address,
    subscription: &Hash32,
    work: &Work,
) -> OrderedMap<Hash32, Hash32> {
    let asked = (key_hash, consumer, subscription);
    let mut found = OrderedMap::new();
    for (id, (_, pre_seed)) in counted_up_to(MAX_REQUESTS, ids, asked, work) {
        found.insert(id, pre_seed);
    }
    found
}

/// The same, of counts up to this one: each with its count and its preSeed.
pub fn counted_up_to(
    most: u64,
    ids: &OrderedSet<Hash32>,
    (key_hash, consumer, subscription): (&Hash32, Address, &Hash32),
    work: &Work,
) -> OrderedMap<Hash32, (u64, Hash32)> {
    let mut found = OrderedMap::new();
    for nonce in 1..=most.min(MAX_REQUESTS) {
        if found.len() == ids.len() || !work.spend(COST) {
            break;
        }
        let (id, pre_seed) = request(key_hash, consumer, subscription, nonce);
        if ids.contains(&id) {
            found.insert(id, (nonce, pre_seed));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_recognised_by_its_count() {
        let (key, subscription) = (Hash32::new([1; 32]), Hash32::new([2; 32]));
        let consumer = Address::new([3; 20]);
        let id = |nonce| request(&key, consumer, &subscription, nonce).0;
        let mut ids = OrderedSet::new();
        ids.extend([id(5), id(77), Hash32::ZERO]);
        let mut keys = OrderedSet::new();
        keys.insert(key);
        let work = Work::default();
        let found = recognised(&ids, &keys, consumer, &subscription, &work).expect("enough work");
        assert!(found.contains(&id(5)) && found.contains(&id(77)) && found.len() == 2);
    }
}
