//! A pull worked through, in words.

use super::{count, ordinal, thousands};
use crate::verify::subject::{After, Mean};

/// Why a pull has no working.
pub const NOT_WORKED: &str =
    "This pull was not replayed, so there is nothing to work through. The steps above say why.";
/// How a pull is worked through.
pub const OPEN_A_PULL: &str = "Open a pull to see its draw worked through, number by number. Each has an address of its own, to keep or to pass on.";
/// Headings of the working, in order.
pub const WORKED_SEED: &str = "The event's seed";
/// The parts that are this pull's own.
pub const WORKED_PARTS: &str = "What is this pull's own";
/// The hash.
pub const WORKED_HASH: &str = "All of it, one after the other, hashed";
/// The place.
pub const WORKED_PLACE: &str = "From the number to a place";
/// The card.
pub const WORKED_CARD: &str = "The card at that place";
/// The rest.
pub const WORKED_AFTER: &str = "What remained after it";
/// `user_id` as it is hashed.
pub const USER_ID_BYTES: &str = "user_id as UTF-8 bytes";
/// The message.
pub const WHOLE_MESSAGE: &str = "the whole message: seed, number, account, tag";
/// R in hex.
pub const R_HEX: &str = "R, its SHA-256";
/// R in decimal.
pub const R_DECIMAL: &str = "R as a number";
/// The computed card.
pub const RECIPE_CARD: &str = "the recipe gives";
/// The published card.
pub const PUBLISHED_CARD: &str = "the report says";

/// The link to a pull's working; at its address, the working's heading.
pub fn work_through(pull: u64, here: bool) -> String {
    if here {
        format!("Pull {}, worked through", thousands(pull))
    } else {
        format!("Work pull {} through", thousands(pull))
    }
}

/// The working's name.
pub fn worked_label(pull: u64) -> String {
    format!("How pull {} comes to its card", thousands(pull))
}

/// The effective seed, and what it is made of.
pub const fn effective_seed(salted: bool) -> &'static str {
    if salted {
        "effective seed: SHA-256 of seed and salt"
    } else {
        "effective seed: random_seed itself"
    }
}

/// The tag of the event's version.
pub const fn tag(salted: bool) -> &'static str {
    if salted {
        "pack_open_v2"
    } else {
        "pack_open_v1"
    }
}

/// The tag as it is hashed.
pub fn tag_bytes(tag: &str) -> String {
    format!("{tag}, as bytes")
}

/// The pull's number as it is hashed.
pub fn place_bytes(pull: u64) -> String {
    format!("sequence_index {pull} as 8 bytes")
}

/// R mod the cards that remain.
pub fn modulo(remaining: u64, idx: u64) -> String {
    format!(
        "{} remained. R divided by {} leaves {}.",
        count(remaining, "card", "cards"),
        thousands(remaining),
        thousands(idx),
    )
}

/// Where that is.
pub fn stands_there(idx: u64, position: u64) -> String {
    format!(
        "So it is the card with {} before it among those that remained: the {} of the deck.",
        count(idx, "card", "cards"),
        ordinal(position),
    )
}

/// Whether the two cards are one.
pub const fn cards_agree(agrees: bool) -> &'static str {
    if agrees {
        "The report names the card that the recipe gives."
    } else {
        "The report names another card than the recipe gives."
    }
}

/// What remained, and how it stands to the rule.
pub fn after(after: &After) -> String {
    let Some(mean) = &after.mean else {
        return "No card remained.".into();
    };
    format!(
        "{}, {} together: {} each on average, {} the event's limit.",
        count(after.cards, "card", "cards"),
        dollars(&after.total),
        self::mean(mean),
        if after.below { "below" } else { "not below" },
    )
}

/// A mean as money, and whether these are all its digits.
pub fn mean(mean: &Mean) -> String {
    let more = if mean.exact { "" } else { "…" };
    format!("{}{more}", dollars(&mean.digits))
}

/// Digits as money: all of them, with the thousands apart.
fn dollars(digits: &str) -> String {
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "00"));
    match whole.parse() {
        Ok(whole) => format!("${}.{part}", thousands(whole)),
        Err(_) => format!("${digits}"),
    }
}
