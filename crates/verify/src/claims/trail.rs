//! The whole way from the oracle's key to a proven value, to be shown and followed.

use serde::{Deserialize, Serialize};

use super::prover::{ProvenBlock, ProvenLog};
use crate::answers::{Address, from_hex, in_hex};
use crate::hash::{Hash32, keccak};
use crate::step::{Place, Point, Value};

/// How many bytes the oracle's proof has, and where the preSeed is in it.
const PROOF: usize = 416;
const PRE_SEED: usize = 192;

/// The whole way from the oracle's key to a proven value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// The hash of the oracle's key.
    pub key_hash: Hash32,
    /// The coordinator that was asked.
    pub coordinator: Address,
    /// The request whose proof states the block.
    pub request: TrailRequest,
    /// The oracle's proof of that request's word: 416 bytes.
    #[serde(with = "hex::serde")]
    pub proof: Vec<u8>,
    /// The block of that request, whose hash the proof states: the headers begin there.
    pub notarised: ProvenBlock,
    /// The block that holds the receipt. Often it is the same.
    pub block: ProvenBlock,
    /// The headers in RLP, from `notarised` down to `block`: each has the hash that the one before calls its parent's.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub headers: Vec<Vec<u8>>,
    /// The index of the transaction in the block.
    pub index: u64,
    /// The nodes of the trie from the block's root of receipts on. The last one holds the receipt.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub path: Vec<Vec<u8>>,
    /// The log in the receipt: the contract's, or the coordinator's of the request whose word is proven.
    pub log: ProvenLog,
    /// What it proves.
    pub value: TrailValue,
}

/// A request of the oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrailRequest {
    /// Its id.
    pub id: Hash32,
    /// What the proof is made over, with the block's hash.
    pub pre_seed: Hash32,
    /// The subscription that pays.
    pub subscription: Hash32,
    /// The contract that asked, padded.
    pub sender: Hash32,
}

/// A proven value, by the comparison that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrailValue {
    /// What is compared.
    pub point: Point,
    /// Where.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The proven one.
    pub proven: Value,
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
