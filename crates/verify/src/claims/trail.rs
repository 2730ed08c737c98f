//! How a value is proven: from the oracle's key to the log that holds it.

use serde::{Deserialize, Serialize};

use super::prover::{ProvenBlock, ProvenLog};
use crate::answers::{Address, Inclusion};
use crate::hash::{Hash32, keccak};
use crate::step::{Place, Point};

/// How many bytes the oracle's proof has, and where the preSeed is in it.
const PROOF: usize = 416;
const PRE_SEED: usize = 192;

/// The way to a proven value. Its bytes are enough to check it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The comparison that it settles.
    pub point: Point,
    /// Where in the payload that is.
    pub place: Place,
    /// The hash of the oracle's key.
    pub key_hash: Hash32,
    /// The coordinator that logged the request.
    pub coordinator: Address,
    /// The request.
    pub request_id: Hash32,
    /// What the oracle's proof covers, with the hash of the request's block.
    pub pre_seed: Hash32,
    /// The oracle's proof.
    #[serde(with = "hex::serde")]
    pub proof: Vec<u8>,
    /// The block that the proof states.
    pub block: ProvenBlock,
    /// Its header, and the way from its root of receipts to the receipt.
    pub inclusion: Inclusion,
    /// The log in the receipt.
    pub log: ProvenLog,
    /// The value.
    pub value: Hash32,
}

/// The bytes of an input in which the oracle's proof for a request may be.
pub fn proofs_in<'a>(
    input: &'a [u8],
    key_hash: &'a Hash32,
    pre_seed: &'a Hash32,
) -> impl Iterator<Item = &'a [u8]> {
    input.windows(PROOF).filter(|proof| {
        let at = proof.get(PRE_SEED..).and_then(<[u8]>::first_chunk::<32>);
        let key = proof.first_chunk::<64>();
        at == Some(pre_seed.as_bytes()) && key.is_some_and(|key| keccak(&[key]) == *key_hash)
    })
}
