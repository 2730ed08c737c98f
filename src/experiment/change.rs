//! What of a payload can be changed, and what came of it.

use serde::{Deserialize, Serialize};

/// What of a payload is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Event: the lowest bit of a byte of `random_seed`.
    Seed,
    /// Event, v2: the lowest bit of a byte of `seed_salt`.
    Salt,
    /// Event: the `pack_card_id` of a pull, by its `sequence_index`.
    PulledCard,
    /// Event: the last digit of the `initial_price` of a deck entry.
    Price,
    /// Event: a deck entry and the one after it change places.
    DeckOrder,
    /// Event: a pull is left out, by its `sequence_index`.
    MissingPull,
    /// Pull: the lowest bit of a byte of the target's word.
    Word,
    /// Pull: the award.
    Award,
    /// Pull: the `claimed_award` of another draw.
    OtherAward,
    /// Pull: the `value_cents` of a card of the target's version, by one.
    CardValue,
    /// Pull: a card fewer in the target's `committed_unavailable`, or the first one.
    Unavailable,
    /// Pull: the `log_index` of the target's `as_of`, by one.
    AsOf,
    /// Pull: the record of another draw is left out.
    MissingRecord,
    /// Pull: the word of another draw is left out of `chain_events`.
    MissingWord,
}

/// One change: what, and which of them, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// What is changed.
    pub what: What,
    /// Which byte, pull, deck entry, card or draw.
    pub at: u64,
}

/// A change that can be made to a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What can be changed.
    pub what: What,
    /// How many there are to choose from.
    pub of: u64,
}

/// A changed payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// All of it.
    pub bytes: Vec<u8>,
    /// The beginning of what stood there.
    pub before: String,
    /// The beginning of what stands there now; `None` when it was left out.
    pub after: Option<String>,
}

impl What {
    /// Every change, those of an event first.
    pub const ALL: [Self; 14] = [
        Self::Seed,
        Self::Salt,
        Self::PulledCard,
        Self::Price,
        Self::DeckOrder,
        Self::MissingPull,
        Self::Word,
        Self::Award,
        Self::OtherAward,
        Self::CardValue,
        Self::Unavailable,
        Self::AsOf,
        Self::MissingRecord,
        Self::MissingWord,
    ];

    /// The agreed name, as in `data-change`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Salt => "salt",
            Self::PulledCard => "pulled_card",
            Self::Price => "price",
            Self::DeckOrder => "deck_order",
            Self::MissingPull => "missing_pull",
            Self::Word => "word",
            Self::Award => "award",
            Self::OtherAward => "other_award",
            Self::CardValue => "card_value",
            Self::Unavailable => "unavailable",
            Self::AsOf => "as_of",
            Self::MissingRecord => "missing_record",
            Self::MissingWord => "missing_word",
        }
    }
}
