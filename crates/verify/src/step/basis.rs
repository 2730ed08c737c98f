//! What a step's comparisons rest on.

use serde::{Deserialize, Serialize};

use super::id::StepId;

/// What a step's comparisons rest on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// The payload's own values, which need nothing else to be true.
    Data,
    /// The history that the shop supplies: nothing in the payload shows that it is the chain's.
    History,
    /// What endpoints tell of the chain.
    Chain,
    /// The oracle's own proof.
    Proof,
}

impl Basis {
    /// What a step rests on.
    pub const fn of(id: StepId) -> Self {
        match id {
            StepId::Payload
            | StepId::Replayable
            | StepId::EventId
            | StepId::DeckHash
            | StepId::Salt
            | StepId::DeckCommitment
            | StepId::Draws
            | StepId::Recipe
            | StepId::PullKey
            | StepId::VersionRules
            | StepId::Stock
            | StepId::Replay
            | StepId::Award => Self::Data,
            StepId::History
            | StepId::Window
            | StepId::VersionRoot
            | StepId::VersionAnchor
            | StepId::PurchaseAnchor
            | StepId::Word => Self::History,
            StepId::Contract | StepId::SeedOrigin | StepId::WordOrigin | StepId::ChainLogs => {
                Self::Chain
            }
            StepId::OracleProof => Self::Proof,
        }
    }

    /// The agreed name, as in `data-basis`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::History => "history",
            Self::Chain => "chain",
            Self::Proof => "proof",
        }
    }
}
