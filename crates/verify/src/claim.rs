//! Defines the values that the chain must have for a payload to be true.

mod listed;

pub use listed::{Listed, ListedLog, UsedCoordinator};

use crate::event::EventClaims;
use crate::pull::{DrawClaim, PullClaims};
use crate::replies::Address;
use crate::step::{Cause, Step, StepId};

/// The values that the chain must have for a payload to be true.
#[derive(Clone, Debug)]
pub enum Claims {
    /// Of a pack event.
    Event(EventClaims),
    /// Of a Pack pull.
    Pull(Box<PullClaims>),
}

impl Claims {
    /// Returns the contract that the payload names, if it is an address.
    pub fn contract(&self) -> Option<Address> {
        match self {
            Self::Event(claims) => claims.contract,
            Self::Pull(claims) => claims.contract,
        }
    }

    /// Returns the newest block that an entry of a judged draw names. A report of an event names no
    /// block.
    pub fn newest_block(&self) -> Option<u64> {
        let Self::Pull(claims) = self else {
            return None;
        };
        let entries = claims.draws.iter().flat_map(DrawClaim::entries);
        entries.map(|entry| entry.position.block).max()
    }

    /// Returns the chain steps when nothing could be read, and why.
    pub fn unread(&self, cause: &Cause) -> Vec<Step> {
        let steps: &[StepId] = match self {
            Self::Event(_) => &[StepId::Contract, StepId::SeedOrigin, StepId::OracleProof],
            Self::Pull(_) => &[
                StepId::Contract,
                StepId::WordOrigin,
                StepId::ChainLogs,
                StepId::OracleProof,
            ],
        };
        let skipped = |id: &_| Step::skipped(*id, cause.clone());
        steps.iter().map(skipped).collect()
    }
}
