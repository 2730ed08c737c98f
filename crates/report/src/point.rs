//! Writes the point of a comparison as a code.

use serde::Serialize;
use verify::report::Point;

use crate::value::EntryKind;

/// The point of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PointCode {
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
    /// The pull's `pack_card_id`, beside the card at idx (`docs/protocol.md#d8`).
    PulledCard,
    /// `selection_version`, beside `packs_v1`.
    SelectionVersion,
    /// Write-once: how many different entries there are, beside how many keys they are written under.
    EntriesPerKey,
    /// Write-once: an entry, beside another of the same kind and key that differs from it.
    WrittenOnce,
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
    /// The block of a judged entry, beside the newest block.
    BlockExists,
    /// The word, beside the one that the coordinator logged for the draw's own request.
    CoordinatorWord,
    /// The anchoring transaction succeeded.
    RequestSucceeded,
    /// The call createEvent(vrf_event_id, anchored value), or a log of the anchor, beside the transaction's own.
    RequestCall,
    /// Nothing, beside the pull's request that the transaction's log belongs to.
    RequestOfPull,
    /// Nothing, beside the value that `events(vrf_event_id)` held one block before the transaction.
    AnchoredBefore,
    /// `random_seed`, beside the word that the oracle gave for the event's request.
    SeedWord,
    /// An entry's position, beside that of its log.
    LogAt,
    /// The block of an entry, beside the proven block that holds its log. The rules need no more of its position.
    BlockAt,
    /// An entry, beside the contract's log of the same kind and key, which holds another value.
    LogValue,
    /// An entry's position, beside that of a second log of the same signature and key.
    LogTwice,
    /// The block of an entry, beside the one that the contract's state dates it to.
    StateAt,
    /// Nothing, beside the position of an omitted log of this kind.
    LogOmitted,
    /// No word is omitted: the number of words that the endpoints show in the windows and the proof does not supply,
    /// beside none.
    WordsOmitted,
    /// The word, beside the one that the oracle's proof gives.
    ProvenWord,
}

/// Translates a point, and returns the kind of entry that it is about, if it is about one.
pub const fn point(point: Point) -> (PointCode, Option<EntryKind>) {
    use PointCode as Code;
    match point {
        Point::FieldForm => (Code::FieldForm, None),
        Point::KeyOnce => (Code::KeyOnce, None),
        Point::FieldsRead => (Code::FieldsRead, None),
        Point::AlgoVersion => (Code::AlgoVersion, None),
        Point::EventEnded => (Code::EventEnded, None),
        Point::SeedPublished => (Code::SeedPublished, None),
        Point::SaltPublished => (Code::SaltPublished, None),
        Point::EventId => (Code::EventId, None),
        Point::DeckHash => (Code::DeckHash, None),
        Point::SeedCommitment => (Code::SeedCommitment, None),
        Point::DeckCommitment => (Code::DeckCommitment, None),
        Point::PullCount => (Code::PullCount, None),
        Point::SequenceIndex => (Code::SequenceIndex, None),
        Point::PulledCard => (Code::PulledCard, None),
        Point::SelectionVersion => (Code::SelectionVersion, None),
        Point::EntriesPerKey => (Code::EntriesPerKey, None),
        Point::WrittenOnce(kind) => (Code::WrittenOnce, Some(EntryKind::of(kind))),
        Point::CoverageFrom => (Code::CoverageFrom, None),
        Point::CoverageTo => (Code::CoverageTo, None),
        Point::WindowRequest => (Code::WindowRequest, None),
        Point::WindowRoot => (Code::WindowRoot, None),
        Point::WindowRecord => (Code::WindowRecord, None),
        Point::PullKey => (Code::PullKey, None),
        Point::OddsTotal => (Code::OddsTotal, None),
        Point::BandWidth => (Code::BandWidth, None),
        Point::BandOrder => (Code::BandOrder, None),
        Point::BandStocked => (Code::BandStocked, None),
        Point::CardValueFrom => (Code::CardValueFrom, None),
        Point::CardValueBelow => (Code::CardValueBelow, None),
        Point::CardOnce => (Code::CardOnce, None),
        Point::RequestPresent => (Code::RequestPresent, None),
        Point::RequestedVersion => (Code::RequestedVersion, None),
        Point::ProofVersionRoot => (Code::ProofVersionRoot, None),
        Point::ProofVersionEventId => (Code::ProofVersionEventId, None),
        Point::AnchoredRoot => (Code::AnchoredRoot, None),
        Point::VersionBeforeRequest => (Code::VersionBeforeRequest, None),
        Point::PurchaseCommitment => (Code::PurchaseCommitment, None),
        Point::PurchaseAfterAsOf => (Code::PurchaseAfterAsOf, None),
        Point::PurchaseBeforeRequest => (Code::PurchaseBeforeRequest, None),
        Point::BandInStock => (Code::BandInStock, None),
        Point::WordPresent => (Code::WordPresent, None),
        Point::WordAfterRequest => (Code::WordAfterRequest, None),
        Point::ClaimedAward => (Code::ClaimedAward, None),
        Point::Award => (Code::Award, None),
        Point::ContractAnchor => (Code::ContractAnchor, None),
        Point::ContractVersion => (Code::ContractVersion, None),
        Point::ContractPurchase => (Code::ContractPurchase, None),
        Point::ContractRequest => (Code::ContractRequest, None),
        Point::ContractWord => (Code::ContractWord, None),
        Point::ContractOtherRoot => (Code::ContractOtherRoot, None),
        Point::BlockExists => (Code::BlockExists, None),
        Point::CoordinatorWord => (Code::CoordinatorWord, None),
        Point::RequestSucceeded => (Code::RequestSucceeded, None),
        Point::RequestCall => (Code::RequestCall, None),
        Point::RequestOfPull => (Code::RequestOfPull, None),
        Point::AnchoredBefore => (Code::AnchoredBefore, None),
        Point::SeedWord => (Code::SeedWord, None),
        Point::LogAt(kind) => (Code::LogAt, Some(EntryKind::of(kind))),
        Point::BlockAt(kind) => (Code::BlockAt, Some(EntryKind::of(kind))),
        Point::LogValue(kind) => (Code::LogValue, Some(EntryKind::of(kind))),
        Point::LogTwice(kind) => (Code::LogTwice, Some(EntryKind::of(kind))),
        Point::StateAt(kind) => (Code::StateAt, Some(EntryKind::of(kind))),
        Point::LogOmitted(kind) => (Code::LogOmitted, Some(EntryKind::of(kind))),
        Point::WordsOmitted => (Code::WordsOmitted, None),
        Point::ProvenWord => (Code::ProvenWord, None),
    }
}
