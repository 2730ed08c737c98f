//! Words the other draws in a pull's window, one by one.

use crate::catalogue::say;
use crate::draw;
use crate::format::{money, money_range, thousands};
use crate::value::{position, short_hash};
use answer::Mark;
use explain::pull::{BandName, DrawReport, DrawRow};

/// Introduces the other draws, with their number. `others` is the mark that the proof has all of them.
pub fn about(draws: u64, others: Mark) -> String {
    match draws {
        0 => say!(dependent_about_none, mark = others),
        _ => say!(dependent_about_some, draws = draws),
    }
}

/// Returns the columns of the table of other draws.
pub fn columns() -> [&'static str; 4] {
    [
        say!(dependent_drawn_for),
        say!(dependent_word_at),
        say!(column_roll),
        say!(dependent_what_it_took),
    ]
}

/// Names the buyer of a draw.
pub fn who(row: &DrawRow) -> String {
    draw::who(row.username.as_deref(), &row.pull_key.to_string())
}

/// Says which card a draw took.
pub fn took(row: &DrawRow) -> String {
    let Some(card) = row.award else {
        return if row.rolled.is_some() {
            say!(dependent_no_card)
        } else {
            say!(dependent_unknown)
        }
        .into();
    };
    let card = short_hash(&card.to_string());
    match row.award_cents {
        Some(cents) => say!(dependent_took_card_worth, card = card, value = money(cents)),
        None => card,
    }
}

/// Names a band by its number and its range of values.
pub fn band(band: BandName) -> String {
    say!(
        dependent_band,
        band = band.number,
        range = money_range(band.lo_cents, band.hi_cents)
    )
}

/// Writes a roll. Its band is of the draw's version, which the opened draw names.
pub fn rolled(row: &DrawRow) -> String {
    row.roll
        .map_or_else(|| say!(dependent_unknown).into(), thousands)
}

/// Returns the values of an opened draw in words: name and value.
pub fn values(draw: &DrawReport) -> Vec<(&'static str, String)> {
    let row = &draw.row;
    let at = |at| Option::map_or_else(at, || say!(dependent_unknown).to_owned(), position);
    let (price, version) = draw.version;
    let band = |of: Option<BandName>| of.map_or_else(|| say!(dependent_unknown).to_owned(), band);
    let mut values = vec![
        (
            say!(column_version),
            say!(
                dependent_version_sold,
                version = version,
                price = money(price)
            ),
        ),
        (say!(dependent_stock_taken), position(draw.as_of)),
        (
            say!(dependent_out_of_stock),
            say!(dependent_cards, cards = draw.unavailable),
        ),
        (say!(dependent_word_requested), at(row.requested_at)),
        (say!(dependent_word_arrived), at(row.word_at)),
        (say!(column_roll), rolled(row)),
        (say!(dependent_band_rolled), band(row.rolled)),
    ];
    if row.award.is_some() {
        values.push((say!(dependent_band_drawn_from), band(row.awarded)));
    }
    values
}

/// Returns the exact values of an opened draw: name and value.
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
