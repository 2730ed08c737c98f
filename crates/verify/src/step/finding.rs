//! Defines one comparison of a check: the point of the rules, the place, and the two values.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::grade::Grade;
use values::hash::Hash32;
use values::json::{Form, truncate};
use values::position::{Bound, Position};

/// The point of the rules that a comparison is about. Each point is one sentence of the rules, and has its own words on
/// the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Point {
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
    /// Write-once: the number of different entries, beside the number of keys under which they are written.
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
    /// A band has a range of values: `lo_cents`, beside `hi_cents`.
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
    /// The version was anchored before the request: the two positions.
    VersionBeforeRequest,
    /// The commitment anchored for the purchase, beside the recomputed one.
    PurchaseCommitment,
    /// The purchase was anchored after `as_of`: the two positions.
    PurchaseAfterAsOf,
    /// The purchase was anchored before the request: the two positions.
    PurchaseBeforeRequest,
    /// A band with odds has a card at sale: its number of cards that were not unavailable.
    BandInStock,
    /// There is a word for the target's key.
    WordPresent,
    /// The word arrived after the request: the two positions.
    WordAfterRequest,
    /// `claimed_award`, beside the card that the recipe gives.
    ClaimedAward,
    /// The proof's `award`, beside the card that the recipe gives.
    Award,
    /// Event: the value to be anchored, beside the value that `events(vrf_event_id)` holds.
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
    LogAt(LogKind),
    /// The block of an entry, beside the proven block that holds its log. The rules need no more of its position.
    BlockAt(LogKind),
    /// An entry, beside the contract's log of the same kind and key, which holds another value.
    LogValue(LogKind),
    /// An entry's position, beside that of a second log of the same signature and key.
    LogTwice(LogKind),
    /// The block of an entry, beside the one that the contract's state dates it to.
    StateAt(LogKind),
    /// Nothing, beside the position of an omitted log of this kind.
    LogOmitted(LogKind),
    /// No word is omitted: the number of words that the endpoints show in the windows and the proof does not supply,
    /// beside none.
    WordsOmitted,
    /// The word, beside the one that the oracle's proof gives.
    ProvenWord,
}

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

/// The name of a draw of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DrawName {
    /// The key of the record.
    pub pull_key: Hash32,
    /// The purchase of the record, if there is one.
    pub purchase_id: Option<Uuid>,
    /// True if this is the draw that the proof is about.
    pub target: bool,
}

/// The part of the payload that a comparison is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The payload as a whole.
    Payload,
    /// A field, by its path: `pulls[3].sequence_index`.
    Field(String),
    /// A pull of an event, by its `sequence_index`.
    Pull(u64),
    /// A draw of a proof.
    Draw(DrawName),
    /// A band of a draw's version, counted from 1, lowest first.
    Band(DrawName, u64),
    /// A card of a draw's version.
    Card(DrawName, Uuid),
    /// An event id or pull key of the chain's history.
    Key(Hash32),
}

/// One of the two values of a comparison.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// Nothing is there; for an award: the draw was exhausted.
    Nothing,
    /// 32 bytes.
    Hash(Hash32),
    /// A card or purchase id.
    Id(Uuid),
    /// Text as it was published, cut if it is too long.
    Text(String),
    /// A number without a unit, odds in ppm among them.
    Number(u64),
    /// An amount of money in cents.
    Cents(u64),
    /// A place in the chain's history.
    Position(Position),
    /// An end of a proof's coverage.
    Bound(Bound),
    /// The form that the check reads at a place.
    Form(Form),
    /// A log entry: its position and its 32 bytes.
    Entry(Position, Hash32),
}

impl Place {
    /// Names a field, with its path cut if it is too long.
    pub fn field(path: &str) -> Self {
        Self::Field(truncate(path))
    }
}

impl Value {
    /// Returns a text as published, cut if it is too long.
    pub fn text(text: &str) -> Self {
        Self::Text(truncate(text))
    }
}

/// An amount of money in cents, as a rule compares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cents(pub u64);

impl From<Cents> for Value {
    fn from(cents: Cents) -> Self {
        Self::Cents(cents.0)
    }
}

impl From<Hash32> for Value {
    fn from(hash: Hash32) -> Self {
        Self::Hash(hash)
    }
}

impl From<Uuid> for Value {
    fn from(id: Uuid) -> Self {
        Self::Id(id)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<Position> for Value {
    fn from(position: Position) -> Self {
        Self::Position(position)
    }
}

impl From<Bound> for Value {
    fn from(bound: Bound) -> Self {
        Self::Bound(bound)
    }
}

impl From<Form> for Value {
    fn from(form: Form) -> Self {
        Self::Form(form)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nothing, Into::into)
    }
}

/// One comparison. Only a check makes one, from the two values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The point that was compared.
    pub point: Point,
    /// The place of the comparison.
    pub place: Place,
    /// The value that was published.
    pub published: Value,
    /// The value that was computed, or that the rule sets beside it.
    pub computed: Value,
    /// The grade of the second value.
    pub grade: Grade,
    pub(super) agrees: bool,
}

impl Finding {
    /// Returns whether the other finding compares the same two values at the same place.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        (self.point, &self.place) == (other.point, &other.place)
            && (&self.published, &self.computed) == (&other.published, &other.computed)
    }

    /// Returns whether the two values are as the rule says.
    pub const fn agrees(&self) -> bool {
        self.agrees
    }
}
