//! The request that a fulfilling transaction's input answers (`docs/protocol.md#nothing-left-out`).
//!
//! The input holds the oracle's proof, with the key and the request's preSeed, and the commitment that the coordinator
//! compared: block, subscription, gas limit, number of words and sender. The preSeed commits to the sender.

use super::searches::{By, Hashes, Search, Turn};
use crate::replies::Address;
use crate::views::coordinator::Fulfilment;
use crate::views::limits::{MAX_NUMBER, MAX_PLACES, NEAR};
use values::chain::{pre_seed, request_id};
use values::hash::{Hash32, keccak};
use values::order::{self, OrderedSet};

/// The number of bytes of a proof.
const PROOF: usize = 416;

/// The number of bytes of a function's selector, with which a call begins.
const SELECTOR: usize = 4;

/// The number of bytes of a public key, with which a proof begins.
const KEY: usize = 64;

/// The place of the preSeed in a proof.
const PRE_SEED: usize = 192;

/// The place of an address in a proof, behind the preSeed.
const WITNESS: usize = 224;

/// The number of words of a commitment.
const COMMITMENT: usize = 5;

/// Whose request an input answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AskedBy {
    /// Another contract's.
    Another,
    /// This contract's, under the key of this hash: in one of these blocks, which the input names for it. The preSeed does not commit
    /// to the block.
    This(Hash32, Vec<u64>),
    /// Nothing in the input fits.
    Unclear,
}

/// Returns whose request an input answers; `None` if the search needs more than its turn has.
pub(super) fn asked_by(
    input: &[u8],
    fulfilment: &Fulfilment<'_>,
    contract: Address,
    search: &mut Search<'_>,
) -> Option<AskedBy> {
    let Some(proof) = find(
        input,
        0,
        |found| *found == fulfilment.id,
        &mut search.hashes,
    )?
    else {
        return Some(AskedBy::Unclear);
    };
    let all = commitments(input, proof.at);
    let may_be_asked = |named: &&Commitment<'_>| {
        let subscription = fulfilment.subscription.unwrap_or(named.subscription);
        // left_out-25
        named.block <= fulfilment.position().block && named.subscription == subscription
    };
    let named: Vec<&Commitment<'_>> = all.iter().filter(may_be_asked).collect();
    // left_out-42
    if search.turn != Turn::OfAll && !named.iter().any(|named| named.sender == contract) {
        return None;
    }
    let by = order::set(named.iter().map(|named| named.by()));
    let likely = likely(&proof, &all, &named, contract);
    let (likely, others): (Vec<By>, Vec<By>) = by.into_iter().partition(|by| likely.contains(by));
    let Some(by) = committed(&proof, &likely, &others, search)? else {
        return Some(AskedBy::Unclear);
    };
    let (sender, _) = by;
    if sender != contract {
        // left_out-27
        return Some(AskedBy::Another);
    }
    let own = named.iter().filter(|named| named.by() == by);
    // left_out-29
    let blocks = order::set(own.map(|named| named.block));
    Some(AskedBy::This(proof.key_hash, blocks.into_iter().collect()))
}

/// Returns the parts of an input that a settlement reads: the proofs of these requests, and the commitments next to them.
pub fn kept(input: &[u8], is_fulfilled: impl Fn(&Hash32) -> bool) -> Vec<u8> {
    let mut hashes = Hashes::new(MAX_PLACES);
    let (mut parts, mut from, mut first) = (Vec::new(), 0, None);
    while let Some(Some(proof)) = find(input, from, &is_fulfilled, &mut hashes) {
        from = proof.at.saturating_add(PROOF);
        first.get_or_insert(proof.at);
        parts.extend_from_slice(input.get(proof.at..from).unwrap_or_default());
    }
    for named in first.map(|at| commitments(input, at)).iter().flatten() {
        parts.extend_from_slice(named.words.as_flattened());
    }
    parts
}

/// A proof in an input.
struct Proof {
    at: usize,
    key_hash: Hash32,
    seed: Hash32,
}

/// Finds the first proof for one of these requests from a byte on; `None` if the search needs more than is left. The words of a
/// call come first, so that no bytes around them hide a proof; then all other places.
fn find(
    input: &[u8],
    from: usize,
    is_fulfilled: impl Fn(&Hash32) -> bool,
    hashes: &mut Hashes,
) -> Option<Option<Proof>> {
    let places = (from..).zip(input.get(from..).unwrap_or_default().windows(PROOF));
    let words = places.clone();
    let words = words.filter(|(at, _)| at.wrapping_rem(32) == SELECTOR);
    // left_out-22
    for (at, place) in words.chain(places).filter(|(_, place)| may_be_proof(place)) {
        let (Some(key), Some(seed)) = (place.get(..KEY), place.get(PRE_SEED..WITNESS)) else {
            continue;
        };
        let Some(seed) = seed.first_chunk().copied().map(Hash32::new) else {
            continue;
        };
        if !hashes.take(2) {
            return None;
        }
        let key_hash = keccak(&[key]);
        if is_fulfilled(&request_id(&key_hash, &seed)) {
            return Some(Some(Proof { at, key_hash, seed }));
        }
    }
    Some(None)
}

/// Returns whether bytes have the look of a proof: the coordinates of its key are large numbers, and it holds an address. So
/// zeros and small numbers cost no hash.
fn may_be_proof(place: &[u8]) -> bool {
    let is_zero = |from: usize, count: usize| {
        let mut bytes = place.iter().skip(from).take(count);
        bytes.all(|byte| *byte == 0)
    };
    is_zero(WITNESS, 12) && !is_zero(0, 8) && !is_zero(KEY.div_euclid(2), 8)
}

/// The values of a coordinator's commitment to a request.
struct Commitment<'i> {
    words: &'i [[u8; 32]],
    block: u64,
    subscription: Hash32,
    sender: Address,
}

impl<'i> Commitment<'i> {
    /// Reads five words, if they can be a commitment's: small numbers, none of them zero, and an address, which is not a
    /// small number.
    fn read(words: &'i [[u8; 32]]) -> Option<Self> {
        // left_out-23
        let [block, subscription, gas_limit, number, sender] = words else {
            return None;
        };
        let small = |word: &[u8; 32]| {
            let (high, low) = word.split_last_chunk::<8>()?;
            let number = u64::from_be_bytes(*low);
            (high.iter().all(|byte| *byte == 0) && number > 0).then_some(number)
        };
        let (high, low) = sender.split_last_chunk::<20>()?;
        let is_address =
            // left_out-24
            high.iter().all(|byte| *byte == 0) && low.iter().take(12).any(|byte| *byte != 0);
        small(gas_limit).and(small(number))?;
        is_address.then_some(Self {
            words,
            block: small(block)?,
            subscription: Hash32::new(*subscription),
            sender: Address::new(*low),
        })
    }

    /// Returns the sender with its subscription.
    const fn by(&self) -> By {
        (self.sender, self.subscription)
    }
}

/// Returns the commitments in an input, in its order. They are whole words of the call that holds the proof.
fn commitments(input: &[u8], proof: usize) -> Vec<Commitment<'_>> {
    let words = input.get(proof.wrapping_rem(32)..).unwrap_or_default();
    let (words, _) = words.as_chunks::<32>();
    let read = words.windows(COMMITMENT).filter_map(Commitment::read);
    read.collect()
}

/// Returns the senders to which a proof's preSeed is likely to commit: that of the commitment at the proof's place, and this
/// contract if a commitment names it. A batch holds its proofs in a row and the commitments in the same order.
fn likely(
    proof: &Proof,
    all: &[Commitment<'_>],
    named: &[&Commitment<'_>],
    contract: Address,
) -> OrderedSet<By> {
    let place = proof.at.div_euclid(PROOF);
    let at_place = all.get(place).or_else(|| all.first());
    let own = named.iter().find(|named| named.sender == contract).copied();
    order::set([at_place, own].into_iter().flatten().map(Commitment::by))
}

/// Finds the sender and the subscription to which a preSeed commits, among those named; `None` if the search needs more than its
/// turn has.
fn committed(
    proof: &Proof,
    likely: &[By],
    others: &[By],
    search: &mut Search<'_>,
) -> Option<Option<By>> {
    let near = likely
        .iter()
        .filter_map(|by| Some((*by, search.found(by)?)));
    let near = near.flat_map(|(by, number)| {
        let numbers = number.saturating_sub(NEAR)..number.saturating_add(NEAR);
        numbers.map(move |number| (by, number))
    });
    let near: Vec<(By, u64)> = near.collect();
    for (by, number) in near {
        if fits(proof, by, number, search)? {
            return Some(Some(by));
        }
    }
    // Half of the search goes to the likely ones: their numbers may be large, and the others many.
    let mut of_likely = from_0(likely).skip(search.tried);
    let mut of_others = from_0(others).skip(search.tried);
    loop {
        let tried = [of_likely.next(), of_others.next()];
        if tried == [None, None] {
            return Some(None);
        }
        for (by, number) in tried.into_iter().flatten() {
            if fits(proof, by, number, search)? {
                return Some(Some(by));
            }
        }
        search.tried = search.tried.saturating_add(1);
    }
}

/// Returns whether a preSeed commits to a sender with a number, and keeps the number; `None` if no hash is left.
fn fits(
    proof: &Proof,
    (sender, subscription): By,
    number: u64,
    search: &mut Search<'_>,
) -> Option<bool> {
    if !search.hashes.take(1) {
        return None;
    }
    // left_out-26
    let fits = pre_seed(&proof.key_hash, sender, &subscription, number) == proof.seed;
    if fits {
        search.finds((sender, subscription), number);
    }
    Some(fits)
}

/// Returns these senders with each number, from 0 up.
fn from_0(senders: &[By]) -> impl Iterator<Item = (By, u64)> {
    (0..MAX_NUMBER).flat_map(move |number| senders.iter().map(move |by| (*by, number)))
}
