//! Computes the ids of requests as a coordinator does: from key, consumer, subscription and a count.
//!
//! `preSeed = keccak256(key hash, consumer, subscription, nonce)` and `id = keccak256(key hash, preSeed)`, each part 32
//! bytes. Counting recognises a request as a consumer's, however long ago it was made.

use core::cell::Cell;
use core::fmt;

use crate::answers::Address;
use values::chain::request_id;
use values::hash::{Hash32, keccak};
use values::order::{GrowingMap, OrderedMap, OrderedSet};

/// The most requests of a consumer under one subscription that a tally counts.
pub const MAX_REQUESTS: u64 = 100_000;

/// The most ids that a tally keeps before it starts over.
const MAX_KNOWN: usize = 10_000;

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

/// The counts of ids that were found so far: a reader settles in rounds, and each round asks for the same counts.
#[derive(Default)]
pub struct Tally(Cell<GrowingMap<(Series, Hash32), Option<Counted>>>);

impl Tally {
    /// Finds these ids among the first `most` requests of a series. Returns those that it found, each with its count.
    pub fn count(
        &self,
        ids: &OrderedSet<Hash32>,
        series: Series,
        most: u64,
    ) -> OrderedMap<Hash32, Counted> {
        let most = most.min(MAX_REQUESTS);
        let mut known = self.0.take();
        if known.len() > MAX_KNOWN {
            known = GrowingMap::new();
        }
        let is_open = |id: &&Hash32| !known.contains_key(&(series, **id));
        let open: OrderedSet<Hash32> = ids.iter().filter(is_open).copied().collect();
        let mut left = open.len();
        let Series {
            key_hash,
            consumer,
            subscription,
        } = series;
        for nonce in 1..=most {
            if left == 0 {
                break;
            }
            let (id, pre_seed) = request(&key_hash, consumer, &subscription, nonce);
            if open.contains(&id) {
                left = left.saturating_sub(1);
                known.insert((series, id), Some((nonce, pre_seed)));
            }
        }
        if most == MAX_REQUESTS {
            for id in open {
                known.get_or_insert_with((series, id), || None);
            }
        }
        let found = ids.iter().filter_map(|id| {
            let counted = known.get(&(series, *id)).copied().flatten();
            let counted = counted.filter(|(count, _)| *count <= most);
            counted.map(|counted| (*id, counted))
        });
        let found = found.collect();
        self.0.set(known);
        found
    }
}

impl Clone for Tally {
    /// Returns an empty tally: a copy counts for itself.
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Tally")
    }
}
