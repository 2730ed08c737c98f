//! The whole way from the oracle's key to a proven value, to be shown and followed.

use serde::{Deserialize, Serialize};

use super::comparison::{Comparison, Proven};
use super::receipt::Notarised;
use crate::answers::Address;
use crate::claims::limits::{MAX_TRAIL_BYTES, MAX_TRAILS};
use crate::step::{Place, Point, Value};
use values::chain::{ProvenBlock, ProvenLog, from_hex, in_hex};
use values::hash::Hash32;

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
    /// The value that the trail proves.
    pub value: TrailValue,
}

/// A request of the oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrailRequest {
    /// The request's id.
    pub id: Hash32,
    /// The preSeed, over which the proof is made together with the block's hash.
    pub pre_seed: Hash32,
}

/// A proven value, by the comparison that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrailValue {
    /// The point of the rules at which the two are compared.
    pub point: Point,
    /// The place in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The proven one.
    pub proven: Value,
}

/// The trails of all proven values, as many as are shown.
pub(crate) fn trails<'c>(
    compared: impl Iterator<Item = &'c Comparison>,
    notarised: &[Notarised<'_>],
) -> Vec<Trail> {
    let mut trails = Vec::new();
    let mut bytes = 0_usize;
    for comparison in compared {
        let Some(own) = notarised.get(comparison.proven.at.receipt) else {
            continue;
        };
        bytes = bytes.saturating_add(own.inclusion.size());
        if trails.len() >= MAX_TRAILS || bytes > MAX_TRAIL_BYTES {
            break;
        }
        trails.extend(trail(comparison, own));
    }
    trails
}

fn trail(comparison: &Comparison, own: &Notarised<'_>) -> Option<Trail> {
    let Proven { at, is_word, .. } = comparison.proven;
    let log = own.receipt.logs.get(at.log)?.clone();
    let mut requests = own.requests.iter();
    let asked = requests.find(|request| is_word && request.log == at.log);
    let of_word = asked.and_then(|request| Some((request.asked, request.word.as_ref()?)));
    // A word is proven by its own proof, which states its block, whichever way led there.
    let (notarised, headers) = match (of_word, own.inclusion.headers.last()) {
        (Some(_), Some(last)) => (own.receipt.block, vec![last.clone()]),
        _ => (own.receipt.notarised, own.inclusion.headers.clone()),
    };
    let (request, proof) = of_word.unwrap_or((own.stated_by, &own.proof));
    Some(Trail {
        key_hash: request.key_hash,
        coordinator: request.coordinator,
        request: TrailRequest {
            id: request.id,
            pre_seed: request.pre_seed,
        },
        proof: proof.proof.clone(),
        notarised,
        block: own.receipt.block,
        headers,
        index: own.receipt.index,
        path: own.inclusion.path.clone(),
        log,
        value: TrailValue {
            point: comparison.point,
            place: comparison.place.clone(),
            published: comparison.published.clone(),
            proven: comparison.proven.value.clone(),
        },
    })
}
