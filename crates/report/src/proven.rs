//! Writes the facts that the oracle's own proofs show.

use serde::Serialize;
use verify::claims;

use crate::hosts::Hosts;
use crate::unread::Unread;
use crate::value::{Decimal, Hash};

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

impl Proven {
    /// Builds the proven facts of a reading; `None` if nothing was proven and nothing was asked for.
    pub fn of(
        block: Option<&Result<claims::NotarisedBlock, claims::Unread>>,
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
