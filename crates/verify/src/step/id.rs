//! Names the kinds of payload, and the steps of each.

use serde::{Deserialize, Serialize};

/// The two kinds of payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A pack event's fairness report.
    PackEvent,
    /// A Pack pull's proof.
    PackPull,
}

impl Kind {
    /// Returns the agreed name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PackEvent => "pack_event",
            Self::PackPull => "pack_pull",
        }
    }
}

/// The name of a step, as tests and pages spell it. The section of `docs/protocol.md` with this name has its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepId {
    /// Every value that the check reads exists and is well-formed: `docs/protocol.md#payload`.
    Payload,
    /// Event: the report publishes the values of a replay (`docs/protocol.md#replayable`).
    Replayable,
    /// Event: `vrf_event_id` is the hash of `pack_event_id` (`docs/protocol.md#event_id`).
    EventId,
    /// Event: `deck_hash` is the hash of `deck_snapshot` (`docs/protocol.md#deck_hash`).
    DeckHash,
    /// Event v2: `seed_commitment` is the hash of `seed_salt` (`docs/protocol.md#salt`).
    Salt,
    /// Event v2: `deck_commitment` binds `deck_hash` and `seed_commitment` (`docs/protocol.md#deck_commitment`).
    DeckCommitment,
    /// Event: every pull's card is the one that the recipe gives (`docs/protocol.md#draws`).
    Draws,
    /// Pull: every `selection_version` is the recipe of its draw (`docs/protocol.md#recipe`).
    Recipe,
    /// Pull: no key is anchored, requested or fulfilled twice (`docs/protocol.md#history`).
    History,
    /// Pull: the window is in the coverage and every word in it is accounted for (`docs/protocol.md#window`).
    Window,
    /// Pull: the pull key is the hash of the purchase id (`docs/protocol.md#pull_key`).
    PullKey,
    /// Pull: the version sanity rules (`docs/protocol.md#version_rules`).
    VersionRules,
    /// Pull: the request names the recomputed version (`docs/protocol.md#version_root`).
    VersionRoot,
    /// Pull: the version was anchored before the request (`docs/protocol.md#version_anchor`).
    VersionAnchor,
    /// Pull: the purchase was anchored after `as_of` and before the request (`docs/protocol.md#purchase_anchor`).
    PurchaseAnchor,
    /// Pull: every band with odds still had a card at sale (`docs/protocol.md#stock`).
    Stock,
    /// Pull: the word arrived after the request (`docs/protocol.md#word`).
    Word,
    /// Pull: the recipe gives the record's `claimed_award` (`docs/protocol.md#replay`).
    Replay,
    /// Pull: the replayed award is the proof's `award` (`docs/protocol.md#award`).
    Award,
    /// Chain: the contract holds the published values (`docs/protocol.md#contract`).
    Contract,
    /// Chain, event: the seed is the oracle's word for this event (`docs/protocol.md#seed_origin`).
    SeedOrigin,
    /// Chain, pull: each judged word is the oracle's for this draw (`docs/protocol.md#word_origin`).
    WordOrigin,
    /// Chain, pull: every judged entry has its right date, and the proof omits no word of a window
    /// (`docs/protocol.md#chain_logs`).
    ChainLogs,
    /// Chain: the oracle's proof gives each judged word (`docs/protocol.md#oracle_proof`).
    OracleProof,
}

impl StepId {
    /// Returns the steps of a pack event, in order; `salt` and `deck_commitment` are v2's.
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
                OracleProof,
            ]
        } else {
            &[
                Payload,
                Replayable,
                EventId,
                DeckHash,
                Draws,
                Contract,
                SeedOrigin,
                OracleProof,
            ]
        }
    }

    /// Returns the steps of a Pack pull, in order.
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
            OracleProof,
        ]
    }

    /// Returns whether only the chain can settle the step.
    pub const fn is_of_chain(self) -> bool {
        matches!(
            self,
            Self::Contract
                | Self::SeedOrigin
                | Self::WordOrigin
                | Self::ChainLogs
                | Self::OracleProof
        )
    }

    /// Returns whether a verdict needs the step to pass. The oracle's proof reduces how much the endpoints must be
    /// trusted; a missing one does not weaken a result, and a failed one counts as every other.
    pub const fn is_needed(self) -> bool {
        !matches!(self, Self::OracleProof)
    }

    /// Returns the agreed name, as in `data-step`, which is also the anchor of the step's rule in `docs/protocol.md`.
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
            Self::OracleProof => "oracle_proof",
        }
    }
}
