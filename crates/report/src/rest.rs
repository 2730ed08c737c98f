//! What proves the rest of a pull, and what of it was not reached.

use serde::Serialize;
use verify::claims::{self, RestPlan};
use verify::report::count;

use crate::hosts::Hosts;
use crate::unread::Unread;
use crate::value::{Decimal, EntryKind, Hash};

/// What was read to prove the rest of a pull.
#[derive(Clone, Debug)]
pub struct RestRead {
    /// What it takes.
    pub plan: RestPlan,
    /// The blocks that were asked for and are not proven, and why.
    pub unproven: Vec<(u64, claims::Unread)>,
}

/// The rest of a pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Rest {
    /// How many receipts were read.
    pub receipts: u64,
    /// How many headers of blocks were read.
    pub blocks: u64,
    /// About how many bytes that takes.
    pub bytes: u64,
    /// The entries that cannot be reached.
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
    /// Its kind.
    pub entry: EntryKind,
    /// Its key.
    pub key: Hash,
    /// Why.
    pub cause: Unread,
}

/// A block that is not proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnprovenBlock {
    /// Its number.
    pub block: Decimal,
    /// Why.
    pub cause: Unread,
}

impl Rest {
    /// What was read, with the names of the endpoints.
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
