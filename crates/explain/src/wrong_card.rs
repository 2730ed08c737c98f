//! The first selection of a report that failed: the card that the rules give, beside the one that was recorded.

use serde::{Deserialize, Serialize};

/// Two cards that should be one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongCard {
    /// The pull's `sequence_index`; a Pack pull has none.
    pub pull: Option<u64>,
    /// The card that the rules give; `None` when they give none.
    pub by_rules: Option<CardFace>,
    /// The card that the shop recorded; `None` when it recorded none.
    pub recorded: Option<CardFace>,
    /// How many pulls have another card than the rules give.
    pub wrong: u64,
    /// How many pulls have the card that the rules give.
    pub right: u64,
}

/// A card as a report shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFace {
    /// The committed id.
    pub id: String,
    /// The committed amount, where the deck or the version has the card.
    pub amount: Option<Amount>,
    /// The title that a pull of the report gives the card.
    pub title: Option<String>,
}

/// A committed amount.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Amount {
    /// `initial_price`, as published.
    Decimal(String),
    /// `value_cents`.
    Cents(u64),
}
