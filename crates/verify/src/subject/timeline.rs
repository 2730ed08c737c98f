//! The moments of a pull, in the order in which they stand on the chain.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::hash::Hash32;
use crate::position::Position;

/// What happened to a pull and around it, as the proof says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timeline {
    /// The pull's own five moments, and the other words after `as_of` and before its own: in chain
    /// order, those that stand nowhere last.
    pub moments: Vec<Moment>,
    /// How many other words there are besides, the earliest of them.
    pub left_out: u64,
}

/// Something that happened on the chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// What.
    pub what: Happening,
    /// Where it stands.
    pub stands: Stands,
    /// The transaction that the proof names for it, as published.
    pub transaction: Option<String>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// The version was anchored, under this event id.
    Version(Hash32),
    /// The unavailable set was taken: `as_of`.
    Stock,
    /// The purchase was anchored, under this event id.
    Purchase(Hash32),
    /// The word was requested, for this pull key.
    Request(Hash32),
    /// The word arrived, for this pull key.
    Word(Hash32),
    /// Another word arrived.
    Another(OtherWord),
}

/// Where a moment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stands {
    /// At this position, with the value that is written there; `as_of` is a position alone.
    At(Position, Option<Hash32>),
    /// The proof supplies no entry of it.
    Nowhere,
    /// The proof supplies entries of it that contradict each other.
    Contradicted,
}

/// A word that is not the pull's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OtherWord {
    /// The key it was requested for.
    pub pull_key: Hash32,
    /// The purchase that it was drawn for, when its record is there.
    pub purchase_id: Option<Uuid>,
    /// What kind of word it is.
    pub kind: WordKind,
}

/// What a word was requested for (selection 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WordKind {
    /// A Pack draw.
    Pack,
    /// No Pack draw.
    Other,
    /// It cannot be told from the proof.
    Unknown,
}

impl Happening {
    /// The key that it is written under; `as_of` has none.
    pub const fn key(&self) -> Option<Hash32> {
        match self {
            Self::Version(key) | Self::Purchase(key) | Self::Request(key) | Self::Word(key) => {
                Some(*key)
            }
            Self::Another(word) => Some(word.pull_key),
            Self::Stock => None,
        }
    }
}

impl Moment {
    /// Its position, when it has one.
    pub const fn position(&self) -> Option<Position> {
        match self.stands {
            Stands::At(position, _) => Some(position),
            Stands::Nowhere | Stands::Contradicted => None,
        }
    }
}

impl Timeline {
    /// The blocks of the pull's own moments: five at most.
    pub fn blocks(&self) -> impl Iterator<Item = u64> + '_ {
        let own = self
            .moments
            .iter()
            .filter(|moment| !matches!(moment.what, Happening::Another(_)));
        own.filter_map(|moment| Some(moment.position()?.block))
    }
}
