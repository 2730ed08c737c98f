//! The draw: the bar of odds, the search for a card, and the cards by rank.

use super::{count, money_range, odds, ordinal, said, short_hash, thousands};
use crate::verify::subject::{BandRow, Blocked, PullSubject, Taker};

/// The heading.
pub const THE_DRAW: &str = "The draw";

/// The table of bands.
pub const BANDS: &str = "The bands, lowest first";

/// Its columns.
pub const BAND_COLUMNS: [&str; 6] = [
    "band",
    "rolls",
    "odds",
    "cards",
    "out of stock at sale",
    "drawn in between",
];

/// Under the bar, where bands are too thin to be seen in it.
pub const THIN_BANDS: &str =
    "A stroke above the bar marks a band that is too thin to be seen at this size.";

/// The bar, for those who do not see it.
pub fn bar(pull: &PullSubject) -> String {
    let bands = pull.bands.iter().map(|band| odds(band.odds_ppm));
    let bands = bands.collect::<Vec<_>>().join(", ");
    let roll = pull.roll.map_or_else(String::new, |roll| {
        format!(" The roll fell at {}.", thousands(roll))
    });
    format!("The odds to scale: {bands}.{roll}")
}

/// Beside the needle.
pub fn needle(roll: u64) -> String {
    format!("roll {}", thousands(roll))
}

/// A band by its place, counted from 0.
pub fn band(number: u64) -> String {
    format!("{} band", ordinal(number.saturating_add(1)))
}

/// A band and its values.
pub fn band_of(number: u64, row: &BandRow) -> String {
    format!(
        "{}: {}",
        band(number),
        money_range(row.lo_cents, row.hi_cents)
    )
}

/// A band in full, for the bar.
pub fn band_in_full(number: u64, row: &BandRow) -> String {
    format!(
        "{}: {}, {}, {}",
        band(number),
        odds(row.odds_ppm),
        money_range(row.lo_cents, row.hi_cents),
        count(row.cards, "card", "cards")
    )
}

/// What a band had to do with the draw.
pub const fn part(rolled: bool, awarded: bool) -> Option<&'static str> {
    match (rolled, awarded) {
        (true, true) => Some("rolled and drawn from"),
        (true, false) => Some("rolled; no card was free"),
        (false, true) => Some("drawn from"),
        (false, false) => None,
    }
}

/// The rolls that fall in a band; none do where it has no odds.
pub fn rolls(from: u64, odds_ppm: u64) -> String {
    match odds_ppm {
        0 => "none".into(),
        1 => thousands(from),
        _ => format!(
            "{} to {}",
            thousands(from),
            thousands(from.saturating_add(odds_ppm).saturating_sub(1))
        ),
    }
}

/// The heading of the search.
pub const THE_SEARCH: &str = "Which bands were looked into";

/// Above it.
pub const ABOUT_THE_SEARCH: &str = "The rolled band had no free card, so the recipe looks on: into each band above it, then into those below it, the nearest first. The first that has a free card gives it.";

/// What was found in a band.
pub fn searched(row: &BandRow, awarded: bool) -> String {
    let free = free(row);
    let cards = count(row.cards, "card", "cards");
    let held = match (row.unavailable, row.taken) {
        (0, 0) => String::new(),
        (out, 0) => format!("{} out of stock at sale", thousands(out)),
        (0, taken) => format!("{} drawn for others in between", thousands(taken)),
        (out, taken) => format!(
            "{} out of stock at sale, {} drawn for others in between",
            thousands(out),
            thousands(taken)
        ),
    };
    match (row.cards, awarded) {
        (0, _) => "It holds no cards.".into(),
        (_, true) if held.is_empty() => format!("{cards}, all free: the card is drawn here."),
        (_, true) => format!(
            "{cards}: {held}, {} free. The card is drawn here.",
            thousands(free)
        ),
        (_, false) => format!("{cards}: {held}. None was free."),
    }
}

/// How many cards of a band were free.
pub const fn free(row: &BandRow) -> u64 {
    row.cards
        .saturating_sub(row.unavailable)
        .saturating_sub(row.taken)
}

/// On what shows a band's cards by rank.
pub fn ranked(number: u64, cards: u64) -> String {
    format!(
        "The {} of the {} by rank",
        count(cards, "card", "cards"),
        band(number)
    )
}

/// Where no band had a free card.
pub const EXHAUSTED: &str = "No band had a free card, so no card was drawn. By the shop's rules such a purchase is canceled, and the payment goes back to the account balance.";

/// The roll, worked through.
pub const WORKED_THROUGH: &str = "The roll, worked through";

/// Its parts, in order: a name, and what it is.
pub const ROLL_STEPS: [(&str, &str); 4] = [
    (
        "the word",
        "What the oracle gave for this pull, and for nothing else.",
    ),
    (
        "hashed",
        "SHA-256 of the word's 32 bytes, followed by the text packs_v1:band.",
    ),
    ("as a number", "The same hash, written in decimal digits."),
    (
        "the roll",
        "What is left of that number when it is divided by 1,000,000: its last six digits.",
    ),
];

/// Where the roll falls, by the running total of odds.
pub fn falls(roll: u64, number: u64, from: u64, odds_ppm: u64) -> String {
    format!(
        "Roll {} lies in {}: the {}.",
        thousands(roll),
        rolls(from, odds_ppm),
        band(number)
    )
}

/// Above the cards of the awarded band.
pub const BY_RANK: &str =
    "The cards of that band, by their rank for this word: the lowest free one is drawn";

/// The columns of the cards by rank.
pub const RANK_COLUMNS: [&str; 4] = ["rank", "card", "value", "its hash"];

/// In the place of the rank of a card that was not free.
pub const NOT_FREE: &str = "not free";

/// Beside the card that was drawn.
pub const DRAWN: &str = "drawn";

/// What the hash of a rank is called.
pub const RANK_HASH: &str = "the rank's hash";

/// Why a card was not free, as far as there is no draw to open.
pub const OUT_OF_STOCK: &str = "out of stock at sale";

/// Why a card was not free: the draw that took it.
pub fn went_to(taker: &Taker) -> String {
    format!(
        "went to the pull of {} at block {}",
        who(taker.username.as_deref(), &taker.pull_key.to_string()),
        thousands(taker.at.block)
    )
}

/// Who drew: the name, or else the key.
pub fn who(username: Option<&str>, pull_key: &str) -> String {
    match username.map(|name| said(name, 32).shown) {
        Some(name) if !name.trim().is_empty() => name,
        _ => short_hash(pull_key),
    }
}

/// Why a card was not free, in words alone.
pub fn blocked(blocked: &Blocked) -> String {
    match blocked {
        Blocked::Unavailable => OUT_OF_STOCK.into(),
        Blocked::Awarded(taker) => went_to(taker),
    }
}

/// On the button that shows further rows.
pub fn show_next(next: u64, left: u64) -> String {
    if left <= next {
        format!("Show the last {}", thousands(left))
    } else {
        format!("Show the next {} of {}", thousands(next), thousands(left))
    }
}
