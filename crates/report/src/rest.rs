//! Writes the proofs of a pull's rest, and the parts that they do not reach.

use serde::Serialize;
use verify::claims::{self, RestPlan};
use verify::report::count;

use crate::hosts::Hosts;
use crate::unread::Unread;
use crate::value::{Decimal, EntryKind, Hash};

/// The reading that proves the rest of a pull.
#[derive(Clone, Debug)]
pub struct RestRead {
    /// The plan of the reading.
    pub plan: RestPlan,
    /// The blocks that were asked for and are not proven, each with the reason.
    pub unproven: Vec<(u64, claims::Unread)>,
}

/// The rest of a pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rest {
    /// The number of receipts that were read.
    pub receipts: u64,
    /// The number of block headers that were read.
    pub blocks: u64,
    /// The approximate number of bytes that this takes.
    pub bytes: u64,
    /// The entries that no proof reaches.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unreachable: Vec<Unreachable>,
    /// The blocks that were asked for and are not proven.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unproven: Vec<UnprovenBlock>,
}

/// An entry that no proof reaches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Unreachable {
    /// The kind of the entry.
    pub entry: EntryKind,
    /// The key of the entry.
    pub key: Hash,
    /// The reason for which no proof reaches it.
    pub cause: Unread,
}

/// A block that is not proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnprovenBlock {
    /// The number of the block.
    pub block: Decimal,
    /// The reason for which it is not proven.
    pub cause: Unread,
}

impl Rest {
    /// Translates the reading of the rest, with the names of the endpoints.
    pub fn of(read: &RestRead, hosts: &Hosts) -> Self {
        let plan = &read.plan;
        let unreachable = plan.unreachable.iter().map(|(shown, why)| Unreachable {
            entry: EntryKind::of(shown.kind),
            key: Hash(shown.key),
            cause: Unread::of(why, hosts),
        });
        let unproven = read.unproven.iter().map(|(block, why)| UnprovenBlock {
            block: (*block).into(),
            cause: Unread::of(why, hosts),
        });
        Self {
            receipts: count(plan.targets.len()),
            blocks: plan.blocks,
            bytes: plan.bytes,
            unreachable: unreachable.collect(),
            unproven: unproven.collect(),
        }
    }
}
