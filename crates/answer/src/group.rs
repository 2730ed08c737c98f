//! Maps each step to the one of the buyer's six questions that it helps to answer.

use serde::{Deserialize, Serialize};

use verify::report::StepId;

/// A question of the buyer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Group {
    /// The published data.
    Data,
    /// Was it locked in before the draw?
    LockedIn,
    /// Was the random word used as published?
    Word,
    /// Does the recipe give this card?
    Recipe,
    /// Was every other draw accounted for?
    Others,
    /// Does the blockchain confirm it?
    Contract,
}

impl Group {
    /// All groups, in the order of the page.
    pub const ALL: [Self; 6] = [
        Self::Data,
        Self::LockedIn,
        Self::Word,
        Self::Recipe,
        Self::Others,
        Self::Contract,
    ];

    /// Returns the question that a step helps to answer.
    pub const fn of(step: StepId) -> Self {
        match step {
            StepId::Payload => Self::Data,
            StepId::EventId
            | StepId::DeckHash
            | StepId::DeckCommitment
            | StepId::VersionRules
            | StepId::VersionRoot
            | StepId::VersionAnchor
            | StepId::PurchaseAnchor
            | StepId::Stock => Self::LockedIn,
            StepId::Replayable
            | StepId::Salt
            | StepId::History
            | StepId::PullKey
            | StepId::Word => Self::Word,
            StepId::Draws | StepId::Recipe | StepId::Replay | StepId::Award => Self::Recipe,
            StepId::Window => Self::Others,
            StepId::Contract
            | StepId::SeedOrigin
            | StepId::WordOrigin
            | StepId::ChainLogs
            | StepId::OracleProof => Self::Contract,
        }
    }

    /// Returns the name of the group in `data-group`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::LockedIn => "locked_in",
            Self::Word => "word",
            Self::Recipe => "recipe",
            Self::Others => "others",
            Self::Contract => "contract",
        }
    }
}
