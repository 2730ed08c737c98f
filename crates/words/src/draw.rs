//! Words the draw: the roll, the search for a card, and the cards by rank.

use crate::catalogue::say;
use crate::format::{money_range, thousands};
use crate::safe_text::safe_text;
use crate::value::short_hash;
use explain::pull::{BandRow, Blocked, BlockedBy};
use verify::pull::packs_v1;

/// Returns the columns of the table of bands.
pub fn band_columns() -> [&'static str; 6] {
    [
        say!(column_band),
        say!(column_rolls),
        say!(column_odds),
        say!(column_cards),
        say!(draw_column_out),
        say!(draw_column_taken),
    ]
}

/// Names a band by its index, counted from 0, and its values.
pub fn band_of(number: u64, row: &BandRow) -> String {
    say!(
        draw_band_of,
        band = number.saturating_add(1),
        range = money_range(row.lo_cents, row.hi_cents)
    )
}

/// Says which role a band had in the draw; `None` if it had none.
pub fn role(rolled: bool, awarded: bool) -> Option<&'static str> {
    match (rolled, awarded) {
        (true, true) => Some(say!(draw_part_both)),
        (true, false) => Some(say!(draw_part_rolled)),
        (false, true) => Some(say!(draw_part_drawn_from)),
        (false, false) => None,
    }
}

/// Writes the rolls that fall in a band, or that no roll does if the band has no odds.
pub fn rolls(from: u64, odds_ppm: u64) -> String {
    match odds_ppm {
        0 => say!(draw_no_rolls).into(),
        1 => thousands(from),
        _ => say!(
            draw_rolls,
            from = from,
            to = from.saturating_add(odds_ppm).saturating_sub(1)
        ),
    }
}

/// Says the result of searching a band: the number of its cards, of those held back, and of those free.
pub fn searched(row: &BandRow, awarded: bool) -> String {
    let free = free(row);
    let cards = row.cards;
    let held = match (row.unavailable, row.taken) {
        (0, 0) => String::new(),
        (out, 0) => say!(draw_searched_out, out = out),
        (0, taken) => say!(draw_searched_taken, taken = taken),
        (out, taken) => say!(draw_searched_out_and_taken, out = out, taken = taken),
    };
    match (cards, awarded) {
        (0, _) => say!(draw_searched_empty).into(),
        (_, true) if held.is_empty() => say!(draw_searched_all_free, cards = cards),
        (_, true) => say!(
            draw_searched_some_free,
            cards = cards,
            held = held,
            free = free
        ),
        (_, false) => say!(draw_searched_none_free, cards = cards, held = held),
    }
}

/// Counts the free cards of a band.
pub fn free(row: &BandRow) -> u64 {
    row.cards
        .saturating_sub(row.unavailable)
        .saturating_sub(row.taken)
}

/// Returns the names of the four parts of the roll, in order.
pub fn roll_names() -> [&'static str; 4] {
    [
        say!(draw_roll_word),
        say!(draw_roll_hashed),
        say!(draw_roll_number),
        say!(draw_roll_end),
    ]
}

/// Explains the other three parts of the roll, in order.
pub fn roll_means() -> [String; 3] {
    [
        say!(draw_roll_hashed_is, tag = packs_v1::ROLL),
        say!(draw_roll_number_is).into(),
        say!(draw_roll_end_is).into(),
    ]
}

/// Says in which band the roll falls, by the running total of odds.
pub fn falls(roll: u64, number: u64, from: u64, odds_ppm: u64) -> String {
    say!(
        draw_falls,
        roll = roll,
        rolls = rolls(from, odds_ppm),
        band = number.saturating_add(1)
    )
}

/// Returns the columns of the cards by rank.
pub fn rank_columns() -> [&'static str; 4] {
    [
        say!(column_rank),
        say!(column_card),
        say!(column_value),
        say!(draw_column_hash),
    ]
}

/// Names the draw that took a card.
pub fn went_to(taker: &BlockedBy) -> String {
    say!(
        draw_went_to,
        pull_key = who(taker.username.as_deref(), &taker.pull_key.to_string()),
        block = taker.at.block
    )
}

/// Names a buyer by the published name, or else by the short pull key.
pub fn who(username: Option<&str>, pull_key: &str) -> String {
    match username.map(|name| safe_text(name, 32).shown) {
        Some(name) if !name.trim().is_empty() => name,
        _ => short_hash(pull_key),
    }
}

/// Says in plain text why a card was not free.
pub fn blocked(blocked: &Blocked) -> String {
    match blocked {
        Blocked::Unavailable => say!(draw_out_of_stock).into(),
        Blocked::Awarded(taker) => went_to(taker),
    }
}

/// Captions the button that shows more rows.
pub fn show_next(next: u64, left: u64) -> String {
    if left <= next {
        say!(draw_show_last, left = left)
    } else {
        say!(draw_show_next, next = next, left = left)
    }
}
