//! Words a pull with every step of its computation.

use crate::catalogue::say;
use crate::format;
use explain::event::{Mean, RemainingValue};

/// Says how the effective seed is made.
pub fn effective_seed(salted: bool) -> &'static str {
    if salted {
        say!(worked_seed_salted)
    } else {
        say!(worked_seed_itself)
    }
}

/// Returns the tag of the event's version.
pub fn tag(salted: bool) -> &'static str {
    if salted {
        "pack_open_v2"
    } else {
        "pack_open_v1"
    }
}

/// Says whether the two cards are the same.
pub fn cards_agree(agrees: bool) -> &'static str {
    if agrees {
        say!(worked_cards_agree)
    } else {
        say!(worked_cards_differ)
    }
}

/// Says the value of the remaining cards, and compares it with the rule.
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

/// Writes a mean as money. `…` follows if it has more digits.
pub fn mean(mean: &Mean) -> String {
    let more = if mean.exact { "" } else { "…" };
    format!("{}{more}", amount(&mean.digits))
}

/// Writes all digits as money.
fn amount(digits: &str) -> String {
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "00"));
    format::amount(whole, fraction)
}
