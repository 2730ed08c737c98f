//! Reads the logs in which the oracle's coordinator records a request and its answer.
//!
//! VRF v2 and v2.5 differ in the tail of these logs. Read of a request: its key hash, subscription and
//! sender (the indexed values), its id and preSeed (the first two data words). Read of a fulfilment:
//! the request's id (first indexed value), the subscription (second, v2.5 alone), the output seed
//! (first data word).

use values::chain::{Address, word};
use values::hash::Hash32;

/// `RandomWordsRequested(bytes32,uint256,uint256,uint64,uint16,uint32,uint32,address)`.
pub(crate) const REQUESTED_V2: Hash32 = Hash32::new([
    0x63, 0x37, 0x3d, 0x1c, 0x46, 0x96, 0x21, 0x4b, 0x89, 0x89, 0x52, 0x99, 0x9c, 0x9a, 0xae, 0xc5,
    0x7d, 0xac, 0x1e, 0xe2, 0x72, 0x3c, 0xec, 0x59, 0xbe, 0xa6, 0x88, 0x8f, 0x48, 0x9a, 0x97, 0x72,
]);
/// `RandomWordsRequested(bytes32,uint256,uint256,uint256,uint16,uint32,uint32,bytes,address)`.
pub(super) const REQUESTED_V2_5: Hash32 = Hash32::new([
    0xeb, 0x0e, 0x36, 0x52, 0xe0, 0xf4, 0x4f, 0x41, 0x76, 0x95, 0xe6, 0xe9, 0x0f, 0x2f, 0x42, 0xc9,
    0x9b, 0x65, 0xcd, 0x71, 0x69, 0x07, 0x4c, 0x5a, 0x65, 0x4b, 0x16, 0xb9, 0x74, 0x8c, 0x3a, 0x4e,
]);
/// `RandomWordsFulfilled(uint256,uint256,uint96,bool)`.
pub(crate) const FULFILLED_V2: Hash32 = Hash32::new([
    0x7d, 0xff, 0xc5, 0xae, 0x5e, 0xe4, 0xe2, 0xe4, 0xdf, 0x16, 0x51, 0xcf, 0x6a, 0xd3, 0x29, 0xa7,
    0x3c, 0xeb, 0xdb, 0x72, 0x8f, 0x37, 0xea, 0x01, 0x87, 0xb9, 0xb1, 0x7e, 0x03, 0x67, 0x56, 0xe4,
]);
/// `RandomWordsFulfilled(uint256,uint256,uint256,uint96,bool,bool,bool)`.
pub(super) const FULFILLED_V2_5: Hash32 = Hash32::new([
    0xae, 0xb4, 0xb4, 0x78, 0x65, 0x71, 0xe1, 0x84, 0x24, 0x6d, 0x39, 0x58, 0x7f, 0x65, 0x9a, 0xbf,
    0x0e, 0x26, 0xf4, 0x1f, 0x6a, 0x33, 0x58, 0x69, 0x22, 0x50, 0x38, 0x2c, 0x0c, 0xdb, 0x47, 0xb7,
]);
/// The signatures of a request.
pub const REQUESTED: [Hash32; 2] = [REQUESTED_V2, REQUESTED_V2_5];
/// The signatures of a fulfilment.
pub const FULFILLED: [Hash32; 2] = [FULFILLED_V2, FULFILLED_V2_5];

/// A log's contract, topics and data, whether its place is known or not.
type Written<'l> = (Address, &'l [Hash32], &'l [u8]);

/// The values of a coordinator's log of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LoggedRequest {
    /// The coordinator.
    pub coordinator: Address,
    /// The request's id.
    pub id: Hash32,
    /// The seed of the oracle's proof, before the block's hash.
    pub pre_seed: Hash32,
    /// The hash of the key that is to answer.
    pub key_hash: Hash32,
    /// The subscription that pays.
    pub subscription: Hash32,
    /// The contract that asked, padded.
    pub sender: Hash32,
}

impl LoggedRequest {
    /// Reads a log, if it is one of a request.
    pub fn read<'l>(log: impl Into<Written<'l>>) -> Option<Self> {
        let (coordinator, topics, data) = log.into();
        let [signature, key_hash, subscription, sender] = topics else {
            return None;
        };
        let (words, _) = data.as_chunks::<32>();
        let [id, pre_seed, ..] = words else {
            return None;
        };
        REQUESTED.contains(signature).then_some(Self {
            coordinator,
            id: Hash32::new(*id),
            pre_seed: Hash32::new(*pre_seed),
            key_hash: *key_hash,
            subscription: *subscription,
            sender: *sender,
        })
    }
}

/// The values of a coordinator's log of a fulfilment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedFulfilment {
    /// The coordinator.
    pub coordinator: Address,
    /// The request's id.
    pub request_id: Hash32,
    /// The subscription that paid; v2 does not log it.
    pub subscription: Option<Hash32>,
    /// The word: keccak256(abi.encode(outputSeed, 0)).
    pub word: Hash32,
}

impl LoggedFulfilment {
    /// Reads a log, if it is one of a fulfilment.
    pub fn read<'l>(log: impl Into<Written<'l>>) -> Option<Self> {
        let (coordinator, topics, data) = log.into();
        let (signature, indexed) = topics.split_first()?;
        let (words, _) = data.as_chunks::<32>();
        let output_seed = Hash32::new(*words.first()?);
        FULFILLED.contains(signature).then_some(Self {
            coordinator,
            request_id: *indexed.first()?,
            subscription: indexed.get(1).copied(),
            word: word(&output_seed),
        })
    }
}
