//! A pull worked through, in words.

use crate::catalogue::say;
use crate::format;
use explain::event::{Mean, RemainingValue};

/// The link to a pull's working; at its address, the working's heading.
pub fn work_through(pull: u64, here: bool) -> String {
    if here {
        say!(worked_heading, pull = pull)
    } else {
        say!(worked_work_through, pull = pull)
    }
}

/// The working's name.
pub fn worked_label(pull: u64) -> String {
    say!(worked_label, pull = pull)
}

/// The effective seed, and what it is made of.
pub fn effective_seed(salted: bool) -> &'static str {
    if salted {
        say!(worked_seed_salted)
    } else {
        say!(worked_seed_itself)
    }
}

/// The tag of the event's version.
pub fn tag(salted: bool) -> &'static str {
    if salted {
        "pack_open_v2"
    } else {
        "pack_open_v1"
    }
}

/// The tag as it is hashed.
pub fn tag_bytes(tag: &str) -> String {
    say!(worked_tag_bytes, tag = tag)
}

/// The pull's number as it is hashed.
pub fn place_bytes(pull: u64) -> String {
    say!(worked_place_bytes, pull = pull)
}

/// R mod the cards that remain.
pub fn modulo(remaining: u64, idx: u64) -> String {
    say!(worked_modulo, remaining = remaining, index = idx)
}

/// Where that is.
pub fn stands_there(idx: u64, position: u64) -> String {
    say!(worked_stands_there, index = idx, position = position)
}

/// Whether the two cards are one.
pub fn cards_agree(agrees: bool) -> &'static str {
    if agrees {
        say!(worked_cards_agree)
    } else {
        say!(worked_cards_differ)
    }
}

/// The remaining cards' value, and how it compares with the rule.
pub fn after(after: &RemainingValue) -> String {
    let Some(mean) = &after.mean else {
        return say!(worked_none_remained).into();
    };
    say!(
        worked_remained,
        cards = after.cards,
        total = amount(&after.total),
        mean = self::mean(mean),
        side = if after.below {
            say!(worked_below)
        } else {
            say!(worked_not_below)
        }
    )
}

/// A mean as money, and whether these are all its digits.
pub fn mean(mean: &Mean) -> String {
    let more = if mean.exact { "" } else { "…" };
    format!("{}{more}", amount(&mean.digits))
}

/// Digits as money: all of them.
fn amount(digits: &str) -> String {
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "00"));
    format::amount(whole, part)
}
