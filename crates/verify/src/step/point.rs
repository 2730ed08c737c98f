//! Lists the points of the rules, once for the check and for a report.

use serde::{Deserialize, Serialize};

/// The three kinds of `chain_events` entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// A root or commitment written under an event id.
    Anchored,
    /// A word requested for a pull key.
    Requested,
    /// A word delivered for a pull key.
    Fulfilled,
}

/// Passes each point of the rules to a macro: its meaning, its name, and the kind of entry if it is about one.
#[macro_export]
macro_rules! points {
    ($define:ident) => {
        $define! {
            /// A value that the check reads is well-formed: the value, beside the required form.
            FieldForm,
            /// No object repeats a key: the repeated key, and nothing.
            KeyOnce,
            /// The report's values are all there: their number.
            FieldsRead,
            /// `fairness_algo_version` is one of v1 and v2.
            AlgoVersion,
            /// `is_active` is false.
            EventEnded,
            /// `random_seed` is published.
            SeedPublished,
            /// v2: `seed_salt` is published.
            SaltPublished,
            /// `vrf_event_id`, beside SHA-256 of `pack_event_id`.
            EventId,
            /// `deck_hash`, beside SHA-256 of the serialised `deck_snapshot`.
            DeckHash,
            /// `seed_commitment`, beside SHA-256 of `seed_salt`.
            SeedCommitment,
            /// `deck_commitment`, beside SHA-256 of `deck_hash` and `seed_commitment`.
            DeckCommitment,
            /// No more pulls than cards: the number of pulls, beside the size of the deck.
            PullCount,
            /// Pulls are exactly 1 to N: the `sequence_index` found, beside the one expected.
            SequenceIndex,
            /// The pull's `pack_card_id`, beside the card at idx (rule D8).
            PulledCard,
            /// `selection_version`, beside the name of the draw's recipe.
            SelectionVersion,
            /// Write-once: how many different entries there are, beside how many keys they are written under.
            EntriesPerKey,
            /// Write-once: an entry, beside another of the same kind and key that differs from it.
            WrittenOnce(LogKind),
            /// The window starts inside coverage: `coverage.from`, beside the first position of the window.
            CoverageFrom,
            /// The window ends inside coverage: `coverage.to`, beside the draw's own word.
            CoverageTo,
            /// Every word in the window has a request, so that it can be classified: the word's position.
            WindowRequest,
            /// Every request in the window names an anchored root: the word's position, beside the event id.
            WindowRoot,
            /// Every Pack draw in the window has a record: the word's position.
            WindowRecord,
            /// The record's key, beside the `pull_key` of its purchase id.
            PullKey,
            /// The odds of all bands, beside 1,000,000.
            OddsTotal,
            /// A band is not empty of values: `lo_cents`, beside `hi_cents`.
            BandWidth,
            /// Bands are ordered: `lo_cents`, beside the previous band's `hi_cents`.
            BandOrder,
            /// A band with odds has at least one card: its number of cards.
            BandStocked,
            /// A card's value is not below its band: the value, beside `lo_cents`.
            CardValueFrom,
            /// A card's value is below the band's end: the value, beside `hi_cents`.
            CardValueBelow,
            /// No card appears twice in a version.
            CardOnce,
            /// There is a request for the target's key.
            RequestPresent,
            /// The request's event id, beside the recomputed `version_event_id`.
            RequestedVersion,
            /// The proof's `version_root`, beside the recomputed one.
            ProofVersionRoot,
            /// The proof's `version_event_id`, beside the recomputed one.
            ProofVersionEventId,
            /// The root anchored under the recomputed `version_event_id`, beside the recomputed one.
            AnchoredRoot,
            /// The position at which the version was anchored, before the one at which the word was requested.
            VersionBeforeRequest,
            /// The commitment anchored for the purchase, beside the recomputed one.
            PurchaseCommitment,
            /// The position at which the purchase was anchored, after `as_of`.
            PurchaseAfterAsOf,
            /// The position at which the purchase was anchored, before the one at which the word was requested.
            PurchaseBeforeRequest,
            /// The number of cards that a band with odds had in stock at the sale.
            BandInStock,
            /// There is a word for the target's key.
            WordPresent,
            /// The position at which the word arrived, after the one at which it was requested.
            WordAfterRequest,
            /// `claimed_award`, beside the card that the recipe gives.
            ClaimedAward,
            /// The proof's `award`, beside the card that the recipe gives.
            Award,
            /// Event: the value to be anchored, beside the one that `events(vrf_event_id)` holds.
            ContractAnchor,
            /// The recomputed `version_root`, beside the value that `events(version_event_id)` holds.
            ContractVersion,
            /// The recomputed `purchase_commitment`, beside the value that `events(purchase_event_id)` holds.
            ContractPurchase,
            /// The event id of the request, beside the one that `getPull` returns.
            ContractRequest,
            /// The word, beside the one that `getPull` returns.
            ContractWord,
            /// The root that classified another word, beside the value that `events` holds under its id.
            ContractOtherRoot,
            /// The word, beside the one that the coordinator logged for the draw's own request.
            CoordinatorWord,
            /// The newest block that the proof names, beside the endpoint's newest one.
            JudgedBlock,
            /// The transaction that the report names, beside the one that anchored the event.
            AnchorTransaction,
            /// The anchoring transaction succeeded.
            RequestSucceeded,
            /// Nothing, beside the pull's request that the transaction's log belongs to.
            RequestOfPull,
            /// `random_seed`, beside the word that the oracle gave for the event's request.
            SeedWord,
            /// An entry's position, beside that of its log.
            LogAt(LogKind),
            /// An entry's position, beside that of a second log of the same signature and key.
            LogTwice(LogKind),
            /// Nothing, beside the position of an omitted log of this kind.
            LogOmitted(LogKind),
            /// The word, beside the one that the oracle's proof gives.
            ProvenWord,
        }
    };
}

macro_rules! define {
    ($($(#[$meaning:meta])* $name:ident $(($kind:ident))?,)*) => {
        /// The point of the rules that a comparison is about. Each point is one sentence of the rules, with separate
        /// words on the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Point {
            $($(#[$meaning])* $name $(($kind))?,)*
        }
    };
}

points!(define);

impl Point {
    /// Returns the kind of entry that the point is about, if it is about one.
    pub const fn kind(self) -> Option<LogKind> {
        match self {
            Self::WrittenOnce(kind)
            | Self::LogAt(kind)
            | Self::LogTwice(kind)
            | Self::LogOmitted(kind) => Some(kind),
            _ => None,
        }
    }
}
