//! Writes the facts that the oracle's own proofs show, and the trail to each value.

use serde::Serialize;
use verify::claims;

use crate::hosts::Hosts;
use crate::point::PointCode;
use crate::unread::Unread;
use crate::value::{Address, Decimal, EntryKind, Hash, Hex, Place, Value};

/// The facts that the oracle's own proofs show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Proven {
    /// The proven block of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block: Option<NotarisedBlock>,
    /// The reason for which the requested block is not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub block_cause: Option<Unread>,
    /// The trail to each proven value.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub trails: Vec<Trail>,
    /// The counts of the contract's requests.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<RequestCount>,
}

/// A block that the oracle's proof states.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct NotarisedBlock {
    /// The hash of the oracle's key.
    pub key: Hash,
    /// The block.
    #[serde(flatten)]
    pub block: ProvenBlock,
}

/// A block, with the values of its header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ProvenBlock {
    /// The number of the block.
    pub number: Decimal,
    /// The hash of the header.
    pub hash: Hash,
    /// The time of the block, in seconds since 1970.
    pub timestamp: Decimal,
}

/// The trail from the oracle's key to a proven value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Trail {
    /// The point of the comparison.
    pub point: PointCode,
    /// The kind of entry that the comparison is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryKind>,
    /// The place of the comparison in the payload.
    pub place: Place,
    /// The published value.
    pub published: Value,
    /// The proven value.
    pub proven: Value,
    /// The hash of the oracle's key.
    pub key: Hash,
    /// The coordinator that took the request.
    pub coordinator: Address,
    /// The request whose proof states the block.
    pub request: TrailRequest,
    /// The oracle's proof: 416 bytes.
    pub proof: Hex,
    /// The block whose hash the proof states.
    pub notarised: ProvenBlock,
    /// The block that holds the receipt.
    pub block: ProvenBlock,
    /// The headers in RLP, from `notarised` down to `block`.
    pub headers: Vec<Hex>,
    /// The index of the transaction in the block.
    pub index: Decimal,
    /// The nodes of the trie of receipts, from its root on.
    pub path: Vec<Hex>,
    /// The log that holds the value.
    pub log: TrailLog,
}

/// A request of the oracle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrailRequest {
    /// The id of the request.
    pub id: Hash,
    /// The value that the oracle's proof covers, with the block's hash.
    pub pre_seed: Hash,
}

/// A log of a proven receipt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TrailLog {
    /// The contract that wrote it.
    pub address: Address,
    /// The signature and the indexed values of the log.
    pub topics: Vec<Hash>,
    /// The other values of the log.
    pub data: Hex,
}

/// The count of the contract's requests that lie between proven ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RequestCount {
    /// The coordinator that counts the requests.
    pub coordinator: Address,
    /// The id of the subscription.
    pub subscription: Hash,
    /// The count of the first proven request.
    pub first: Decimal,
    /// The count of the last proven request.
    pub last: Decimal,
    /// The number of requests between the two.
    pub between: Decimal,
    /// The number of requests between the two that are proven too.
    pub seen: Decimal,
    /// True if the coordinator may restart the count.
    pub restarts: bool,
    /// True if no request is missing between the two.
    pub is_complete: bool,
}

impl Proven {
    /// Builds the proven facts of a reading; `None` if nothing was proven and nothing was asked for.
    pub fn of(
        block: Option<&Result<claims::NotarisedBlock, claims::Unread>>,
        trails: &[claims::Trail],
        counts: &[claims::RequestCount],
        hosts: &Hosts,
    ) -> Option<Self> {
        let notarised = block.and_then(|block| block.as_ref().ok());
        let cause = block.and_then(|block| block.as_ref().err());
        let proven = Self {
            block: notarised.map(|notarised| NotarisedBlock {
                key: Hash(notarised.key_hash),
                block: (&notarised.block).into(),
            }),
            block_cause: cause.map(|cause| Unread::of(cause, hosts)),
            trails: trails.iter().map(Trail::from).collect(),
            requests: counts.iter().map(RequestCount::from).collect(),
        };
        (proven != Self::default()).then_some(proven)
    }
}

impl From<&claims::ProvenBlock> for ProvenBlock {
    fn from(block: &claims::ProvenBlock) -> Self {
        Self {
            number: block.number.into(),
            hash: Hash(block.hash),
            timestamp: block.timestamp.into(),
        }
    }
}

impl From<&claims::Trail> for Trail {
    fn from(trail: &claims::Trail) -> Self {
        let each = |parts: &[Vec<u8>]| parts.iter().cloned().map(Hex).collect();
        Self {
            point: trail.value.point.into(),
            entry: trail.value.point.kind().map(EntryKind::of),
            place: (&trail.value.place).into(),
            published: (&trail.value.published).into(),
            proven: (&trail.value.proven).into(),
            key: Hash(trail.key_hash),
            coordinator: Address(trail.coordinator),
            request: TrailRequest {
                id: Hash(trail.request.id),
                pre_seed: Hash(trail.request.pre_seed),
            },
            proof: Hex(trail.proof.clone()),
            notarised: (&trail.notarised).into(),
            block: (&trail.block).into(),
            headers: each(&trail.headers),
            index: trail.index.into(),
            path: each(&trail.path),
            log: TrailLog {
                address: Address(trail.log.address),
                topics: trail.log.topics.iter().copied().map(Hash).collect(),
                data: Hex(trail.log.data.clone()),
            },
        }
    }
}

impl From<&claims::RequestCount> for RequestCount {
    fn from(count: &claims::RequestCount) -> Self {
        Self {
            coordinator: Address(count.coordinator),
            subscription: Hash(count.subscription),
            first: count.first.into(),
            last: count.last.into(),
            between: count.between.into(),
            seen: count.seen.into(),
            restarts: count.restarts,
            is_complete: count.is_complete(),
        }
    }
}
