//! How a coordinator numbers requests: by key, consumer, subscription and a count.
//!
//! `preSeed = keccak256(key hash, consumer, subscription, nonce)` and `id = keccak256(key hash,
//! preSeed)`, each part 32 bytes. A request is recognised as a consumer's by counting, however long
//! ago it was made.

use std::collections::BTreeSet;

use crate::answers::Address;
use crate::claims::work::Work;
use crate::hash::{Hash32, keccak};

/// How many requests of a consumer under one subscription are counted.
pub const MAX_REQUESTS: u64 = 100_000;

/// What it costs to count one request, in looks at a log.
const COST: usize = 2;

/// The id of a consumer's request, and what the oracle's proof is made of.
pub fn request(
    key_hash: &Hash32,
    consumer: Address,
    subscription: &Hash32,
    nonce: u64,
) -> (Hash32, Hash32) {
    let mut count = [0; 32];
    if let Some(low) = count.last_chunk_mut() {
        *low = nonce.to_be_bytes();
    }
    let sender = consumer.as_topic();
    let parts: [&[u8]; 4] = [
        key_hash.as_bytes(),
        sender.as_bytes(),
        subscription.as_bytes(),
        &count,
    ];
    let pre_seed = keccak(&parts);
    (
        keccak(&[key_hash.as_bytes(), pre_seed.as_bytes()]),
        pre_seed,
    )
}

/// Which of these ids are a consumer's requests under a subscription. `None` when there was no work
/// left to count them.
pub fn recognised(
    ids: &BTreeSet<Hash32>,
    key_hashes: &BTreeSet<Hash32>,
    consumer: Address,
    subscription: &Hash32,
    work: &Work,
) -> Option<BTreeSet<Hash32>> {
    let mut found = BTreeSet::new();
    for key_hash in key_hashes {
        for nonce in 1..=MAX_REQUESTS {
            if found.len() == ids.len() {
                return Some(found);
            }
            if !work.spend(COST) {
                return None;
            }
            let (id, _) = request(key_hash, consumer, subscription, nonce);
            if ids.contains(&id) {
                found.insert(id);
            }
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_recognised_by_its_count() {
        let (key, subscription) = (Hash32::new([1; 32]), Hash32::new([2; 32]));
        let consumer = Address::new([3; 20]);
        let id = |nonce| request(&key, consumer, &subscription, nonce).0;
        let mut ids = BTreeSet::new();
        ids.extend([id(5), id(77), Hash32::ZERO]);
        let mut keys = BTreeSet::new();
        keys.insert(key);
        let work = Work::default();
        let found = recognised(&ids, &keys, consumer, &subscription, &work).expect("enough work");
        assert!(found.contains(&id(5)) && found.contains(&id(77)) && found.len() == 2);
    }
}
