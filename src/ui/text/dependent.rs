//! The other draws in a pull's window, each by itself.

use super::{count, draw, money, money_range, ordinal, position, short_hash, thousands};
use crate::verify::pull::dependent::{BandName, DrawReport, DrawRow};
use crate::verify::report::{DrawName, StepId};

/// The heading.
pub const THE_OTHERS: &str = "The other draws";

/// What they are, and how many.
pub fn about(draws: u64) -> String {
    match draws {
        0 => "No other Pack was drawn between the stock that this pull was sold with and its word, so no card went to anybody else meanwhile.".into(),
        _ => format!(
            "A card that went to somebody else between the stock that a pull was sold with and its word cannot be drawn again. So {} in that span counted, with those that they in turn depend on, and each was checked by the same rules. Open one to see its own steps.",
            count(draws, "other draw", "other draws")
        ),
    }
}

/// The table.
pub const TABLE: &str = "The other draws, the latest first";

/// Its columns.
pub const COLUMNS: &[&str] = &["drawn for", "word at block", "roll", "what it took"];

/// On a row's button, before the name.
pub const THE_PULL_OF: &str = "The pull of ";

/// Who drew.
pub fn who(row: &DrawRow) -> String {
    draw::who(row.username.as_deref(), &row.pull_key.to_string())
}

/// Where nothing is known.
pub const UNKNOWN: &str = "not known";

/// What a draw took.
pub fn took(row: &DrawRow) -> String {
    let Some(card) = row.award else {
        return if row.rolled.is_some() {
            "no card"
        } else {
            UNKNOWN
        }
        .into();
    };
    let card = short_hash(&card.to_string());
    let worth = row
        .award_cents
        .map_or_else(String::new, |cents| format!(", {}", money(cents)));
    format!("card {card}{worth}")
}

/// Whether that mattered for the pull.
pub const BLOCKS: &str = "It is a card of this pull's version, and so it was not free for it.";
/// It did not.
pub const BLOCKS_NOT: &str = "It took no card that this pull could have drawn.";

/// A band in words.
pub fn band(band: BandName) -> String {
    format!(
        "{} band, {}",
        ordinal(band.number),
        money_range(band.lo_cents, band.hi_cents)
    )
}

/// A roll and its band.
pub fn rolled(row: &DrawRow) -> String {
    match (row.roll, row.rolled) {
        (Some(roll), Some(band)) => format!("{} ({} band)", thousands(roll), ordinal(band.number)),
        (Some(roll), None) => thousands(roll),
        (None, _) => UNKNOWN.into(),
    }
}

/// The values of an opened draw that are shown in words: name and value.
pub fn values(draw: &DrawReport) -> Vec<(&'static str, String)> {
    let row = &draw.row;
    let at = |at| Option::map_or_else(at, || UNKNOWN.to_owned(), position);
    let (price, version) = draw.version;
    let band = |of: Option<BandName>| of.map_or_else(|| UNKNOWN.to_owned(), band);
    let mut values = vec![
        (
            "version",
            format!("{}, sold at {}", thousands(version), money(price)),
        ),
        ("stock taken", position(draw.as_of)),
        (
            "out of stock at sale",
            count(draw.unavailable, "card", "cards"),
        ),
        ("word requested", at(row.requested_at)),
        ("word arrived", at(row.word_at)),
        ("roll", rolled(row)),
        ("band of the roll", band(row.rolled)),
    ];
    if row.award.is_some() {
        values.push(("band drawn from", band(row.awarded)));
    }
    values
}

/// The exact values of an opened draw: name and value.
pub fn exact(draw: &DrawReport) -> Vec<(&'static str, String)> {
    let row = &draw.row;
    let values = [
        ("pull_key", Some(row.pull_key.to_string())),
        ("purchase_id", Some(row.purchase_id.to_string())),
        ("word", draw.word.map(|word| word.to_string())),
        ("award", row.award.map(|card| card.to_string())),
    ];
    let known = |(name, value): (&'static str, Option<String>)| Some((name, value?));
    values.into_iter().filter_map(known).collect()
}

/// The steps of an opened draw.
pub const ITS_STEPS: &str = "Its own steps";

/// While it is being opened.
pub const OPENING: &str = "Reading it";

/// On the link beside the verdict that leads to a draw that failed.
pub fn open(name: &DrawName, step: StepId) -> String {
    let key = short_hash(&name.pull_key.to_string());
    format!("Open the draw that did not pass ({}, {key})", step.name())
}
