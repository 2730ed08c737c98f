//! How a pack event's deck was dealt: its positions, one pull worked through, and what the cards that
//! remained were worth.

use serde::{Deserialize, Serialize};

use super::PullRow;
use crate::hash::Hash32;

/// A position of the deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckRow {
    /// Its place in the committed order, counted from 1.
    pub position: u64,
    /// `pack_card_id`, as published.
    pub pack_card_id: String,
    /// `card_inventory_id`, as published.
    pub card_inventory_id: Option<String>,
    /// `initial_price`, a decimal string, as published.
    pub initial_price: Option<String>,
    /// The pull that takes it by the recipe; `None` when it was never pulled, or nothing was replayed.
    pub pull: Option<PullRow>,
}

/// A pull's D5 to D8 with every value on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Worked {
    /// The pull as published.
    pub pull: PullRow,
    /// `random_seed`.
    pub random_seed: Hash32,
    /// `seed_salt`, of a v2 event.
    pub seed_salt: Option<Hash32>,
    /// What is hashed, one after the other: the effective seed, `sequence_index`, `user_id`, the tag.
    pub message: [Vec<u8>; 4],
    /// SHA-256 of the message: R.
    pub hash: Hash32,
    /// R as a decimal number.
    pub decimal: String,
    /// How many cards remained before the pull.
    pub remaining: u64,
    /// R mod remaining: the place among the cards that remained, counted from 0.
    pub idx: u64,
    /// The card that stands there: its place in the committed order, counted from 1.
    pub position: u64,
    /// Its `pack_card_id`.
    pub card: String,
    /// What the cards that remained after the pull were worth; or why that cannot be said.
    pub after: Result<After, NoValue>,
}

/// The cards that remained after a pull, by their `initial_price`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct After {
    /// How many.
    pub cards: u64,
    /// Their prices together, exactly.
    pub total: String,
    /// Their mean; `None` when none remained.
    pub mean: Option<Mean>,
    /// Whether it is below starting EV times `stop_ev_buffer`, compared exactly.
    pub below: bool,
}

/// A mean in decimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mean {
    /// The digits, rounded down.
    pub digits: String,
    /// Whether they are all there are.
    pub exact: bool,
}

/// The deck from its first pull to its last, as pictures show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// Number of cards.
    pub cards: u64,
    /// How many of them were pulled.
    pub pulled: u64,
    /// How many cards, side by side in the committed order, a cell stands for.
    pub cell: u64,
    /// How many of each cell's cards were pulled.
    pub cells: Vec<u64>,
    /// What remained was worth; or why that cannot be said.
    pub value: Result<ExpectedValue, NoValue>,
}

/// The mean `initial_price` of what remained, from the whole deck to the last pull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExpectedValue {
    /// Of the whole deck.
    pub start: Mean,
    /// `stop_ev_buffer`, as it is spelt.
    pub buffer: String,
    /// Starting EV times `stop_ev_buffer`.
    pub threshold: Mean,
    /// `stop_ev_buffer` in ten-thousandths, rounded down: where the threshold stands in the picture.
    pub threshold_share: u64,
    /// How the end stands to the rule.
    pub ended: Ended,
    /// How many pulls a point of the line stands for.
    pub step: u64,
    /// The lowest and the highest remaining EV at each point, in ten-thousandths of the starting EV,
    /// rounded down. The first point begins before the first pull.
    pub line: Vec<(u64, u64)>,
}

/// How an event's end stands to the rule that ends it when remaining EV drops below the threshold.
/// An `Option` is the first pull after which it was below, though the event went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ended {
    /// It dropped below for the first time after this pull, which was the last.
    ByRule(u64),
    /// Every card was pulled.
    ByLastPack(Option<u64>),
    /// Cards remained.
    Otherwise(Option<u64>),
}

/// Why an expected value cannot be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoValue {
    /// The draws were not replayed.
    NotReplayed,
    /// There are no cards.
    NoCards,
    /// The card at this position, from 1, has no price that is a plain decimal of at most 18 digits.
    Price(u64),
    /// `stop_ev_buffer` is no number from 0 that 18 digits hold.
    Buffer,
    /// The products are beyond 128 bits.
    TooLarge,
}
