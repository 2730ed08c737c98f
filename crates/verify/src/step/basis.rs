//! Names the basis of each step.

use serde::{Deserialize, Serialize};

use super::id::StepId;

/// The basis of a step's comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Basis {
    /// The payload's values, which need nothing else to be true.
    Data,
    /// The history that the shop supplies: nothing in the payload shows that it is the chain's.
    History,
    /// The replies of endpoints about the chain.
    Chain,
    /// The oracle's proof.
    Proof,
}

impl Basis {
    /// Returns the basis of a step.
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

    /// Returns the agreed name, as in `data-basis`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Data => "data",
            Self::History => "history",
            Self::Chain => "chain",
            Self::Proof => "proof",
        }
    }
}
