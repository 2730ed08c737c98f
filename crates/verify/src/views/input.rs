//! The request that a fulfilling transaction's input answers.
//!
//! The input holds the oracle's proof, with the key and the request's preSeed, and the commitment that the coordinator
//! compared: block, subscription, gas limit, number of words and sender. The preSeed commits to the sender.

use super::coordinator::Fulfilment;
use super::view::{Shown, View};
use crate::answers::{Address, Unread};
use crate::step::Cause;
use values::chain::{pre_seed, request_id};
use values::hash::{Hash32, keccak};
use values::order;

/// The most requests that a contract makes under one subscription.
const MAX_NONCE: u64 = 1 << 20;

/// The distance from a number that was found within which others are looked for first.
const NEAR: u64 = 256;

/// The place of the preSeed in a proof, which begins with the public key.
const PRE_SEED: usize = 192;

/// The request that an input answers.
pub(super) struct AskedFor {
    /// The block of the request, if this contract made it: the first that the input names. The preSeed does not commit to it.
    pub own_block: Option<u64>,
}

/// Finds the request of an answer in the input of its transaction; `None` if nothing in it fits.
pub(super) fn request(
    view: &View<'_>,
    input: &[u8],
    answer: &Fulfilment<'_>,
) -> Shown<Option<AskedFor>> {
    // Each byte may begin a proof, and each is hashed.
    if !view.work.spend(input.len()) {
        return Err(Cause::Unread(Unread::TooMuchWork));
    }
    let Some((at, key_hash, seed)) = proof(input, &answer.id) else {
        return Ok(None);
    };
    // A proof and its commitment stand in whole words of one call.
    let words = input.get(at.wrapping_rem(32)..).unwrap_or_default();
    let (words, _) = words.as_chunks::<32>();
    let read = words.windows(5).filter_map(Commitment::read);
    let read = read.filter(|read| read.block <= answer.position().block);
    let read: Vec<Commitment> = read.collect();
    let by = order::set(read.iter().map(|read| (read.sender, read.subscription)));
    let found: Vec<u64> = view.numbers.borrow().clone();
    let near = found
        .into_iter()
        .flat_map(|found| found.saturating_sub(NEAR)..found.saturating_add(NEAR).min(MAX_NONCE));
    // A batch holds the commitments of many requests. Most nonces are small, so all are tried with each nonce.
    for nonce in near.chain(0..MAX_NONCE) {
        if !view.work.spend(by.len()) {
            return Err(Cause::Unread(Unread::TooMuchWork));
        }
        let is_asked = |(sender, subscription): &&(Address, Hash32)| {
            pre_seed(&key_hash, *sender, subscription, nonce) == seed
        };
        if let Some(asked) = by.iter().find(is_asked) {
            let is_near = |found: &u64| found.abs_diff(nonce) < NEAR.div_euclid(2);
            let mut numbers = view.numbers.borrow_mut();
            if !numbers.iter().any(is_near) {
                numbers.push(nonce);
            }
            let own = read
                .iter()
                .filter(|read| (read.sender, read.subscription) == *asked);
            let own = own.filter(|read| read.sender == view.contract);
            let own_block = own.map(|read| read.block).min();
            return Ok(Some(AskedFor { own_block }));
        }
    }
    Ok(None)
}

/// Finds the proof for this request: its place, the key's hash and the preSeed.
fn proof(input: &[u8], id: &Hash32) -> Option<(usize, Hash32, Hash32)> {
    let mut places = input.windows(PRE_SEED.saturating_add(32)).enumerate();
    places.find_map(|(at, place)| {
        let (key, pre_seed) = (place.get(..64)?, place.get(PRE_SEED..)?);
        let pre_seed = Hash32::new(*pre_seed.first_chunk()?);
        let key_hash = keccak(&[key]);
        (request_id(&key_hash, &pre_seed) == *id).then_some((at, key_hash, pre_seed))
    })
}

/// The values of a coordinator's commitment to a request.
struct Commitment {
    block: u64,
    subscription: Hash32,
    sender: Address,
}

impl Commitment {
    /// Reads five words, if they can be a commitment's: small numbers, none of them zero, and an address, which is no small
    /// number.
    fn read(words: &[[u8; 32]]) -> Option<Self> {
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
            high.iter().all(|byte| *byte == 0) && low.iter().take(12).any(|byte| *byte != 0);
        small(gas_limit).and(small(number))?;
        is_address.then_some(Self {
            block: small(block)?,
            subscription: Hash32::new(*subscription),
            sender: Address::new(*low),
        })
    }
}
