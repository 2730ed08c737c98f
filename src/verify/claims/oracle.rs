//! The oracle's coordinator: its two logs, and the word that they give.
//!
//! VRF v2 and v2.5 differ in the tail of these logs. Only what they share is read: of a request its
//! id (first data word) and its sender (third indexed value), of a fulfilment the request id (first
//! indexed value) and the output seed (first data word).

use sha3::{Digest, Keccak256};

use super::question::Log;
use crate::verify::hash::Hash32;

const REQUESTED: [&[u8]; 2] = [
    b"RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)",
    b"RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)",
];
const FULFILLED: [&[u8]; 2] = [
    b"RandomWordsFulfilled(uint256,uint256,uint96,bool)",
    b"RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)",
];

/// Keccak-256 of the parts, one after the other.
pub fn keccak(parts: &[&[u8]]) -> Hash32 {
    let mut hasher = Keccak256::new();
    for part in parts {
        hasher.update(part);
    }
    Hash32::new(hasher.finalize().into())
}

/// The data of the call `createEvent(event_id, value)`.
pub fn create_event(event_id: &Hash32, value: &Hash32) -> Vec<u8> {
    let signature = keccak(&[b"createEvent(bytes32,bytes32)"]);
    let selector = signature
        .as_bytes()
        .first_chunk::<4>()
        .copied()
        .unwrap_or_default();
    [&selector[..], event_id.as_bytes(), value.as_bytes()].concat()
}

/// The first word of a fulfilment: keccak256(abi.encode(outputSeed, 0)).
pub fn word(fulfilment: &Log) -> Option<Hash32> {
    let output_seed = fulfilment.words().next()?;
    Some(keccak(&[output_seed.as_bytes(), Hash32::ZERO.as_bytes()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logs_have_their_published_signatures() {
        let topic = |signature| keccak(&[signature]).to_string();
        assert_eq!(
            topic(REQUESTED[0]),
            "63373d1c4696214b898952999c9aaec57dac1ee2723cec59bea6888f489a9772"
        );
        assert_eq!(
            topic(REQUESTED[1]),
            "eb0e3652e0f44f417695e6e90f2f42c99b65cd7169074c5a654b16b9748c3a4e"
        );
        assert_eq!(
            topic(FULFILLED[0]),
            "7dffc5ae5ee4e2e4df1651cf6ad329a73cebdb728f37ea0187b9b17e036756e4"
        );
    }
}
