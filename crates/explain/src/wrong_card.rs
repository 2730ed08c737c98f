//! Compares the cards of the first failed selection: the card by the rules, and the recorded one.

use serde::{Deserialize, Serialize};

/// Two cards that should be the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrongCard {
    /// The pull's `sequence_index`; a Pack pull does not have it.
    pub pull: Option<u64>,
    /// The card that the rules give; `None` if they give no card.
    pub by_rules: Option<CardFace>,
    /// The card that the shop recorded; `None` if it recorded no card.
    pub recorded: Option<CardFace>,
    /// The number of pulls with a card that differs from the one by the rules.
    pub wrong: u64,
    /// The number of pulls with the card that the rules give.
    pub right: u64,
}

/// A card as a report shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardFace {
    /// The committed id.
    pub id: String,
    /// The committed amount, if the deck or the version has the card.
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
