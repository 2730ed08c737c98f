//! One change to a payload's bytes, so that a reader sees what the check says of it.
//!
//! Nothing is judged here, and nothing of the payload is kept: a change makes new bytes, which differ
//! from the old ones where the changed value stands and nowhere else.

mod edit;

use serde::{Deserialize, Serialize};

use edit::Payload;
use verify::json;

/// The largest payload, in bytes, that is changed: the changed one is held beside it.
pub const LARGEST: u64 = 64 * 1024 * 1024;

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

/// The changes that can be made to a payload, in the order of [`What::ALL`].
pub fn offers(bytes: &[u8]) -> Vec<Offer> {
    let Ok(document) = json::read(bytes) else {
        return Vec::new();
    };
    let payload = Payload::of(document.object());
    let offer = |what| {
        let of = payload.count(what);
        let first = Change { what, at: 0 };
        (of > 0 && payload.edit(first).is_some()).then_some(Offer { what, of })
    };
    What::ALL.into_iter().filter_map(offer).collect()
}

/// Makes a change; `None` where there is nothing to change.
pub fn change(bytes: &[u8], change: Change) -> Option<Changed> {
    let document = json::read(bytes).ok()?;
    Payload::of(document.object()).edit(change)?.apply(bytes)
}
