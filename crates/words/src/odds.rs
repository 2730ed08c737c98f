//! Words the odds: the average worth of a pack, and each card's chance.

use crate::catalogue::say;
use crate::format::{decimal, money, thousands};
use explain::Ratio;
use explain::pull::{Chance, Side};

/// Says the expected worth of a pack, next to its price.
pub fn worth(expected: Ratio, price_cents: u64) -> String {
    say!(
        odds_worth,
        price_cents = money(price_cents),
        expected = rounded(expected)
    )
}

/// Writes a fraction of cents exactly.
pub fn exact_cents(ratio: Ratio) -> String {
    match ratio.split() {
        (whole, 0) => say!(odds_cents_whole, whole = whole.to_string()),
        (0, remainder) => say!(
            odds_cents_part,
            rest = remainder.to_string(),
            lower = ratio.lower.to_string()
        ),
        (whole, remainder) => say!(
            odds_cents_both,
            whole = whole.to_string(),
            rest = remainder.to_string(),
            lower = ratio.lower.to_string()
        ),
    }
}

/// Writes a fraction of cents as money, to the nearest cent.
pub fn rounded(ratio: Ratio) -> String {
    let (whole, remainder) = ratio.split();
    let up = u128::from(remainder > ratio.lower.saturating_sub(1) / 2);
    money(u64::try_from(whole.saturating_add(up)).unwrap_or(u64::MAX))
}

/// Says the chance of the drawn card.
pub fn chance(chance: Chance) -> String {
    let Some(ratio) = one_in(chance.odds_ppm, chance.free) else {
        return String::new();
    };
    say!(odds_chance, ratio = ratio)
}

/// Says the chance of the drawn card exactly.
pub fn exact_chance(chance: Chance) -> String {
    say!(
        odds_exact_chance,
        odds_ppm = chance.odds_ppm,
        free = chance.free
    )
}

/// Writes the chance of one card as "one in N", to a tenth below a hundred. The cards share `odds_ppm` rolls of a
/// million.
fn one_in(odds_ppm: u64, cards: u64) -> Option<String> {
    let tenths = cards
        .checked_mul(10_000_000)?
        .checked_add(odds_ppm / 2)?
        .checked_div(odds_ppm)?;
    Some(match (tenths / 10, tenths % 10) {
        (whole, 0) => thousands(whole),
        (whole, _) if whole >= 100 => thousands(whole),
        (whole, tenth) => decimal(&whole.to_string(), &tenth.to_string()),
    })
}

/// Returns the columns of the table of bands.
pub fn columns() -> [&'static str; 5] {
    [
        say!(column_band),
        say!(column_odds),
        say!(column_cards),
        say!(odds_column_mean),
        say!(odds_column_each),
    ]
}

/// Says the chance of each card of a band if all are in stock.
pub fn each(odds_ppm: u64, cards: u64) -> String {
    match one_in(odds_ppm, cards) {
        Some(ratio) if cards > 0 => say!(odds_each, ratio = ratio),
        _ => say!(odds_never).into(),
    }
}

/// Names a node on the card's path by its level, counted from 1, and the side of its neighbour.
pub fn path_node(level: u64, side: Side) -> String {
    match side {
        Side::Left => say!(odds_path_left, level = level),
        Side::Right => say!(odds_path_right, level = level),
        Side::Repeated => say!(odds_path_repeated, level = level),
    }
}

/// Returns the name in the rules of the hash at a level, counted from the leaf; the last one is the band's root.
pub const fn path_hash(level: u64, last: u64) -> &'static str {
    match level {
        _ if level == last => "band_root",
        0 => "leaf",
        _ => "node",
    }
}

/// Returns the columns of the table of cards.
pub fn card_columns() -> [&'static str; 4] {
    [
        say!(column_card),
        say!(column_band),
        say!(column_value),
        say!(odds_column_for_pull),
    ]
}

/// Words the result of a search for a card.
pub fn found(term: &str, row: Option<u64>) -> String {
    match row {
        _ if term.trim().is_empty() => String::new(),
        Some(row) => say!(odds_found, row = row.saturating_add(1)),
        None => say!(odds_not_found).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(upper: u128, lower: u128) -> Ratio {
        Ratio::new(upper, lower).unwrap()
    }

    #[test]
    fn a_fraction_of_cents_is_rounded_once_and_told_exactly() {
        assert_eq!(rounded(ratio(1_179_495_619, 1_200_000)), "9.83");
        assert_eq!(rounded(ratio(3, 2)), "0.02");
        assert_eq!(rounded(ratio(4, 3)), "0.01");
        assert_eq!(rounded(ratio(7, 1)), "0.07");
        assert_eq!(exact_cents(ratio(27, 1)), "27 cents");
        assert_eq!(exact_cents(ratio(3, 2)), "1 + 1/2 cents");
        assert_eq!(exact_cents(ratio(1, 3)), "1/3 cents");
    }

    #[test]
    fn a_chance_is_written_as_one_in_a_number() {
        assert_eq!(each(251_143, 20), "1 in 79.6");
        assert_eq!(each(1_000_000, 1), "1 in 1");
        assert_eq!(each(1, 5_000), "1 in 5,000,000,000");
        assert_eq!(each(0, 5), "never");
        assert_eq!(each(5, 0), "never");
        let of = chance(Chance {
            odds_ppm: 251_143,
            free: 19,
        });
        assert_eq!(
            of,
            "By the stated odds and the cards available by this proof, the card that was drawn had a chance of 1 in 75.7."
        );
    }
}
