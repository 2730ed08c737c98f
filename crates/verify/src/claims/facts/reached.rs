//! Compares the endpoints' newest blocks with the newest one that the proof names (`docs/protocol.md#reached`).

use crate::answers::{AnswerSummary, Head, Unread};
use crate::claims::limits::{FAR_BLOCKS, THIRTY_DAYS};
use crate::claims::settlement::Settlement;
use crate::step::{Place, Point};

/// The endpoints' progress towards the newest block that the proof names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reached {
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
    /// Reads it from the endpoints' heads; `None` when they are not known, of several chains, or too far apart to be of one.
    pub(crate) fn read(case: &mut Settlement<'_>) -> Option<Self> {
        let needed = case.ledger.needed;
        let heads = case.heads()?;
        let newest = heads.iter().map(|head| head.value.newest).max()?;
        let short = heads
            .iter()
            .map(|head| head.value)
            .filter(|head| head.newest < needed);
        if needed <= newest && short.clone().any(|head| newest > far_above(&head)) {
            let said = heads
                .iter()
                .map(|head| (head.by, AnswerSummary::Newest(head.value.newest)));
            case.unread(Unread::Disagreement(said.collect()));
            return None;
        }
        Some(if needed <= newest {
            Self::Yes
        } else if short.clone().all(|head| does_not_exist(&head, needed)) {
            Self::Never { newest, needed }
        } else {
            Self::NotYet { newest, needed }
        })
    }

    /// Leaves a step without what the chain does not hold yet.
    pub(crate) fn lack(&self, case: &mut Settlement<'_>) {
        if let Self::NotYet { newest, needed } | Self::Never { newest, needed } = *self {
            case.unread(Unread::NotReached { newest, needed });
        }
    }

    /// A block that does not exist contradicts the proof.
    pub(crate) fn judge(&self, case: &mut Settlement<'_>) {
        if let Self::Never { newest, needed } = *self {
            case.run
                .differs(Point::BlockExists, &Place::Payload, needed, newest);
        }
    }
}

/// The last block that may be ten minutes above an endpoint's newest one.
fn far_above(head: &Head) -> u64 {
    head.newest
        .saturating_add(head.ten_minutes.unwrap_or(FAR_BLOCKS))
}

/// Returns whether an endpoint's newest block shows that a block above it does not exist. One that keeps up with its
/// chain is at most minutes behind, and one that has stopped at most a month.
fn does_not_exist(head: &Head, needed: u64) -> bool {
    let month = head
        .ten_minutes
        .unwrap_or(FAR_BLOCKS)
        .saturating_mul(THIRTY_DAYS);
    let is_far = head.is_current && needed > far_above(head);
    is_far || (head.is_known && needed > head.newest.saturating_add(month))
}
