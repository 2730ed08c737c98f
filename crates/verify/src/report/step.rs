//! A step of a check: which it is, how it ended, and the findings it rests on.

use core::num::NonZeroU64;
use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::Finding;
use crate::claims::unread::Unread;

/// The two kinds of payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A pack event's fairness report.
    PackEvent,
    /// A Pack pull's proof.
    PackPull,
}

/// The name of a step, as tests and pages spell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepId {
    /// Every value that the check reads is there and well-formed.
    Payload,
    /// Event: what a replay needs is published.
    Replayable,
    /// Event, D4: `vrf_event_id` is the hash of `pack_event_id`.
    EventId,
    /// Event, D1: `deck_hash` is the hash of `deck_snapshot`.
    DeckHash,
    /// Event v2, D3: `seed_commitment` is the hash of `seed_salt`.
    Salt,
    /// Event v2, D2: `deck_commitment` binds `deck_hash` and `seed_commitment`.
    DeckCommitment,
    /// Event, D5 to D9: every pull's card is the one that the recipe gives.
    Draws,
    /// Pull: every `selection_version` is `packs_v1`.
    Recipe,
    /// Pull: no key is anchored, requested or fulfilled twice.
    History,
    /// Pull: the window lies in the coverage and every word in it is accounted for.
    Window,
    /// Pull, valid proof 1: the pull key is the hash of the purchase id.
    PullKey,
    /// Pull: the version sanity rules.
    VersionRules,
    /// Pull, valid proof 2: the request names the recomputed version.
    VersionRoot,
    /// Pull, valid proof 3: the version was anchored before the request.
    VersionAnchor,
    /// Pull, valid proof 4: the purchase was anchored after `as_of` and before the request.
    PurchaseAnchor,
    /// Pull, valid proof 5: every band with odds still had a card at sale.
    Stock,
    /// Pull, valid proof 6: the word arrived after the request.
    Word,
    /// Pull, valid proof 7: the recipe gives the record's `claimed_award`.
    Replay,
    /// Pull: the replayed award is the proof's `award`.
    Award,
    /// Chain: the contract holds what was published.
    Contract,
    /// Chain, event: the seed is the oracle's word for this event.
    SeedOrigin,
    /// Chain, pull: each judged word is the oracle's for this draw.
    WordOrigin,
    /// Chain, pull: every judged entry is dated right, and no word of a window was left out.
    ChainLogs,
}

impl StepId {
    /// The steps of a pack event, in order; `salt` and `deck_commitment` are v2's.
    pub const fn of_event(v2: bool) -> &'static [Self] {
        use StepId::*;
        if v2 {
            &[
                Payload,
                Replayable,
                EventId,
                DeckHash,
                Salt,
                DeckCommitment,
                Draws,
                Contract,
                SeedOrigin,
            ]
        } else {
            &[
                Payload, Replayable, EventId, DeckHash, Draws, Contract, SeedOrigin,
            ]
        }
    }

    /// The steps of a Pack pull, in order.
    pub const fn of_pull() -> &'static [Self] {
        use StepId::*;
        &[
            Payload,
            Recipe,
            History,
            Window,
            PullKey,
            VersionRules,
            VersionRoot,
            VersionAnchor,
            PurchaseAnchor,
            Stock,
            Word,
            Replay,
            Award,
            Contract,
            WordOrigin,
            ChainLogs,
        ]
    }

    /// Whether the step can only be settled by reading the chain.
    pub const fn is_of_chain(self) -> bool {
        matches!(
            self,
            Self::Contract | Self::SeedOrigin | Self::WordOrigin | Self::ChainLogs
        )
    }

    /// The agreed name, as in `data-step`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Payload => "payload",
            Self::Replayable => "replayable",
            Self::EventId => "event_id",
            Self::DeckHash => "deck_hash",
            Self::Salt => "salt",
            Self::DeckCommitment => "deck_commitment",
            Self::Draws => "draws",
            Self::Recipe => "recipe",
            Self::History => "history",
            Self::Window => "window",
            Self::PullKey => "pull_key",
            Self::VersionRules => "version_rules",
            Self::VersionRoot => "version_root",
            Self::VersionAnchor => "version_anchor",
            Self::PurchaseAnchor => "purchase_anchor",
            Self::Stock => "stock",
            Self::Word => "word",
            Self::Replay => "replay",
            Self::Award => "award",
            Self::Contract => "contract",
            Self::SeedOrigin => "seed_origin",
            Self::WordOrigin => "word_origin",
            Self::ChainLogs => "chain_logs",
        }
    }
}

/// How many findings a pass rests on: at least one, and made by the check that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence(pub(super) NonZeroU64);

impl Evidence {
    /// The number of comparisons that were made, all of which agreed.
    pub const fn comparisons(self) -> u64 {
        self.0.get()
    }
}

/// How a step ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Every comparison agreed.
    Passed(Evidence),
    /// At least one comparison did not agree; the step's findings name it.
    Failed {
        /// How many comparisons did not agree; the findings may hold fewer.
        differing: NonZeroU64,
    },
    /// Not checked, or not wholly, and nothing that was checked differed.
    Skipped(Cause),
}

impl Status {
    /// The agreed name, as in `data-status`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Passed(_) => "passed",
            Self::Failed { .. } => "failed",
            Self::Skipped(_) => "skipped",
        }
    }
}

/// Why a step was not checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The fault of another step leaves this one without inputs.
    Because(StepId),
    /// There is nothing to replay, yet or any more.
    NotReplayable(NotReplayable),
    /// The report does not publish this field, and need not.
    NotPublished(Cow<'static, str>),
    /// The contract has not been read.
    ContractNotRead,
    /// The contract was asked, and this could not be read.
    Unread(Unread),
}

impl Cause {
    /// Whether this cause is reported before that one.
    pub const fn outranks(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Unread(unread), Self::Unread(other)) => unread.outranks(other),
            (Self::Unread(Unread::Disagreement(_)), _) => true,
            _ => false,
        }
    }
}

/// Why a payload cannot be replayed, though nothing in it is seen to be wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NotReplayable {
    /// `fairness_algo_version` is neither v1 nor v2: an event of before, or after, these rules.
    UnknownVersion(Option<String>),
    /// The event has not ended, and hides what it must.
    Active,
    /// The event has not ended, and publishes what it must hide.
    ActiveAndPublic,
    /// v1: `random_seed` is not published, as it may be of an early event.
    Early,
    /// v2: `random_seed` is not published.
    NoSeed,
    /// v2: `seed_salt` is not published.
    NoSalt,
    /// The proof names this recipe, which is not known here.
    UnknownRecipe(String),
    /// A draw that the proof needs names this recipe, which is not known here.
    DependentOfUnknownRecipe(String),
}

/// One step of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Which step.
    pub id: StepId,
    /// How it ended.
    pub status: Status,
    /// What was compared: those that differ first, then the first few that agree.
    pub findings: Vec<Finding>,
}

impl Step {
    /// A step that was not checked at all.
    pub const fn skipped(id: StepId, cause: Cause) -> Self {
        Self {
            id,
            status: Status::Skipped(cause),
            findings: Vec::new(),
        }
    }

    /// Whether the step failed.
    pub const fn failed(&self) -> bool {
        matches!(self.status, Status::Failed { .. })
    }

    /// Whether the step passed.
    pub const fn passed(&self) -> bool {
        matches!(self.status, Status::Passed(_))
    }
}
