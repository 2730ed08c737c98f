//! Lists the causes for which a step was not checked.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::id::StepId;
use crate::replies::Unread;

/// The cause for which a step was not checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The fault of another step leaves this one without inputs.
    Because(StepId),
    /// The payload cannot be replayed.
    NotReplayable(NotReplayable),
    /// The report does not publish this field, which is optional.
    NotPublished(Cow<'static, str>),
    /// The contract has not been read.
    ContractNotRead,
    /// The page asked the contract and could not read this.
    Unread(Unread),
}

impl Cause {
    /// Returns the cause's place in the order of causes, the hardest first. A question that waits for its reply comes
    /// before all others, because its reply can decide.
    pub const fn rank(&self) -> u8 {
        match self {
            // causes-1
            Self::ContractNotRead => 0,
            Self::Unread(unread) => unread.rank().saturating_add(1),
            Self::Because(_) | Self::NotReplayable(_) | Self::NotPublished(_) => {
                Unread::NoContract.rank().saturating_add(1)
            }
        }
    }
}

/// The reason why a payload cannot be replayed, although no comparison failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotReplayable {
    /// `fairness_algo_version` is neither v1 nor v2: the event is older or newer than these rules.
    UnknownVersion(Option<String>),
    /// The event has not ended, and hides its secrets, as it must.
    Active,
    /// The event has not ended, and publishes a secret that it must hide.
    ActiveAndPublic,
    /// v1: `random_seed` is not published, so the report may be of an early event.
    Early,
    /// v2: `random_seed` is not published.
    NoSeed,
    /// v2: `seed_salt` is not published.
    NoSalt,
    /// The proof names this recipe, which this version of the check does not know.
    UnknownRecipe(String),
    /// A draw that the proof needs names this recipe, which this version of the check does not know.
    DependentOfUnknownRecipe(String),
}
