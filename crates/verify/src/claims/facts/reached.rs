//! Whether the chain has come as far as the proof speaks (`docs/protocol.md#reached`).

use crate::answers::{Head, Unread};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::step::{Cause, Check, Place, Point};

/// How far above the newest block a position may be where the chain's pace is unknown.
const FAR_BLOCKS: u64 = 100_000;

/// Whether the endpoints have come as far as the proof speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reached {
    /// One at least has. What it does not hold is missing.
    Yes,
    /// None has. What they do not hold may be still to come.
    NotYet {
        /// The newest block of them all.
        newest: u64,
        /// The newest block that the proof speaks of.
        needed: u64,
    },
    /// None has, and the block is too far ahead to be a block at all.
    Never {
        /// The newest block of them all.
        newest: u64,
        /// The newest block that the proof speaks of.
        needed: u64,
    },
}

impl Reached {
    /// Reads it from the endpoints' heads; `None` when they are not known, or of several chains.
    pub fn read(needed: u64, lookup: &mut AnswerLookup<'_>, check: &mut Check) -> Option<Self> {
        let heads = lookup.heads(check)?;
        let newest = heads.iter().map(|head| head.newest).max()?;
        let is_far = |head: &Head| {
            let far = head.ten_minutes.unwrap_or(FAR_BLOCKS);
            head.is_current && needed > head.newest.saturating_add(far)
        };
        Some(if needed <= newest {
            Self::Yes
        } else if heads.iter().all(is_far) {
            Self::Never { newest, needed }
        } else {
            Self::NotYet { newest, needed }
        })
    }

    /// Leaves a step without what the chain does not hold yet.
    pub fn lack(&self, check: &mut Check) {
        if let Self::NotYet { newest, needed } | Self::Never { newest, needed } = *self {
            check.lacks(Cause::Unread(Unread::NotReached { newest, needed }));
        }
    }

    /// A block that does not exist contradicts the proof.
    pub fn judge(&self, check: &mut Check) {
        if let Self::Never { newest, needed } = *self {
            check.differs(Point::BlockExists, &Place::Payload, needed, newest);
        }
    }
}
