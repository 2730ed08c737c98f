//! The odds: what a pack was worth on average, each card's chance, and where rolls fell.

use super::{count, money, money_range, odds, ordinal, thousands};
use crate::verify::pull::odds::{Chance, Ratio, Tally, TallyBand};

/// The heading.
pub const THE_ODDS: &str = "The odds";

/// Under how many rolls nothing is said of them.
const ENOUGH: u64 = 30;

/// What a pack was worth, beside its price.
pub fn worth(expected: Ratio, price_cents: u64) -> String {
    format!(
        "A pack of this version costs {}. By its stated odds and card values it gives {} on average, as sold, if every card were in stock.",
        money(price_cents),
        rounded(expected)
    )
}

/// Where it cannot be told.
pub const NO_EXPECTED: &str = "What a pack gives on average cannot be told: the odds or the cards do not follow the version's own rules, or the exact fraction is too long to be written down.";

/// How it is computed.
pub const EXPECTED_RULE: &str = "Over all bands: the share of rolls that fall in the band, times the mean value of its cards. Values are the shop's own; what a card sells for is another matter. Cards that were out of stock change what one purchase could give.";

/// The bars of price and worth.
pub const PRICE: &str = "price";
/// The other bar.
pub const WORTH: &str = "worth on average";

/// On what shows the exact values.
pub const EXACTLY: &str = "Exactly";

/// A fraction of cents, exact.
pub fn exact_cents(ratio: Ratio) -> String {
    match ratio.split() {
        (whole, 0) => format!("{whole} cents"),
        (0, rest) => format!("{rest}/{} cents", ratio.lower),
        (whole, rest) => format!("{whole} + {rest}/{} cents", ratio.lower),
    }
}

/// A fraction of cents as money, to the nearest cent.
pub fn rounded(ratio: Ratio) -> String {
    let (whole, rest) = ratio.split();
    let up = u128::from(rest > (ratio.lower - 1) / 2);
    money(u64::try_from(whole.saturating_add(up)).unwrap_or(u64::MAX))
}

/// How likely the card that was drawn was.
pub fn chance(chance: Chance) -> String {
    let Some(ratio) = one_in(chance.odds_ppm, chance.free) else {
        return String::new();
    };
    format!("The card that was drawn had a chance of 1 in {ratio}.")
}

/// The same, exact.
pub fn exact_chance(chance: Chance) -> String {
    format!(
        "{} of 1,000,000 rolls lead to its band, where {} shared them: {} / (1,000,000 × {}). Rolls of bands that had no free card lead here too, by the search order.",
        thousands(chance.odds_ppm),
        count(chance.free, "free card", "free cards"),
        thousands(chance.odds_ppm),
        thousands(chance.free)
    )
}

/// So many cards share so many rolls of a million: one in how many, to a tenth below a hundred.
fn one_in(odds_ppm: u64, cards: u64) -> Option<String> {
    let tenths = cards
        .checked_mul(10_000_000)?
        .checked_add(odds_ppm / 2)?
        .checked_div(odds_ppm)?;
    Some(match (tenths / 10, tenths % 10) {
        (whole, 0) => thousands(whole),
        (whole, _) if whole >= 100 => thousands(whole),
        (whole, tenth) => format!("{whole}.{tenth}"),
    })
}

/// The table of bands.
pub const BANDS: &str = "The stated odds, band by band";

/// Its columns.
pub const COLUMNS: [&str; 5] = ["band", "odds", "cards", "mean value", "each card, in stock"];

/// How likely each card of a band is, when all are in stock.
pub fn each(odds_ppm: u64, cards: u64) -> String {
    match one_in(odds_ppm, cards) {
        Some(ratio) if cards > 0 => format!("1 in {ratio}"),
        _ => "never".into(),
    }
}

/// The version's fingerprint.
pub const FINGERPRINT: &str = "The version's fingerprint";

/// What it is.
pub const ABOUT_FINGERPRINT: &str = "One value binds the price, the odds, and every card with its value: change a cent of any, and it is another. It was computed here from the cards below, and the contract holds it under the event id.";

/// `version_no` in words.
pub const VERSION_NO: &str = "version number";

/// On what shows all cards.
pub fn all_cards(cards: u64) -> String {
    format!("All {} of this version", count(cards, "card", "cards"))
}

/// The table of cards.
pub const CARDS: &str = "Cards of this version, the lowest band first, each by id";

/// Its columns.
pub const CARD_COLUMNS: &[&str] = &["card", "band", "value", "for this pull"];

/// Where a card was free.
pub const FREE: &str = "free";

/// A card's whole id.
pub const CARD_IN_FULL: &str = "the card's id";

/// The box that finds a card.
pub const FIND_A_CARD: &str = "Find a card ";
/// What to type in it.
pub const CARD_ID: &str = "the beginning of its id";
/// Its button.
pub const FIND: &str = "Find";

/// What became of looking for a card.
pub fn found(sought: &str, row: Option<u64>) -> String {
    match row {
        _ if sought.trim().is_empty() => String::new(),
        Some(row) => format!(
            "It is card {} of the list.",
            thousands(row.saturating_add(1))
        ),
        None => "No card of this version has such an id.".into(),
    }
}

/// Where rolls fell, beside the stated odds.
pub const REALISED: &str = "Stated odds, and where the rolls fell";

/// Of which version, and of how many rolls.
pub fn realised_of(tally: &Tally) -> String {
    format!(
        "{} of version {} at {}",
        count(tally.rolls, "roll", "rolls"),
        thousands(tally.version_no),
        money(tally.tier_price_cents)
    )
}

/// What the rolls can tell.
pub fn realised(tally: &Tally) -> &'static str {
    if tally.rolls < ENOUGH {
        "These are too few to tell: with fewer than 30 rolls almost any odds could have given them."
    } else {
        "The interval holds the odds that could well have given these rolls (Wilson, 95%). One band in twenty falls outside of it by chance alone."
    }
}

/// Whose rolls they are.
pub const WHOSE_ROLLS: &str = "Each draw counts once. These are the draws in the proofs that you opened, not all there were: a few that somebody picked can look lucky, or unlucky.";

/// The columns of that table.
pub const REALISED_COLUMNS: [&str; 4] =
    ["band", "stated", "rolled", "odds that could have given it"];

/// A band's own words.
pub fn band(number: u64, band: &TallyBand) -> String {
    format!(
        "{} band, {}",
        ordinal(number.saturating_add(1)),
        money_range(band.lo_cents, band.hi_cents)
    )
}

/// The interval in words: whole tenths of a percent, outwards.
pub fn interval((low, high): (u64, u64)) -> String {
    format!(
        "{} to {}",
        odds(low / 1_000 * 1_000),
        odds(high.div_ceil(1_000).saturating_mul(1_000))
    )
}

/// Whether the stated odds lie in the interval; nothing is said of too few.
pub fn stands(tally: &Tally, band: &TallyBand) -> Option<&'static str> {
    let (low, high) = band.interval.filter(|_| tally.rolls >= ENOUGH)?;
    Some(if (low..=high).contains(&band.odds_ppm) {
        "holds the stated odds"
    } else {
        "does not hold the stated odds"
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(upper: u128, lower: u128) -> Ratio {
        Ratio::new(upper, lower).unwrap()
    }

    #[test]
    fn a_fraction_of_cents_is_rounded_once_and_told_exactly() {
        assert_eq!(rounded(ratio(1_179_495_619, 1_200_000)), "$9.83");
        assert_eq!(rounded(ratio(3, 2)), "$0.02");
        assert_eq!(rounded(ratio(4, 3)), "$0.01");
        assert_eq!(rounded(ratio(7, 1)), "$0.07");
        assert_eq!(exact_cents(ratio(27, 1)), "27 cents");
        assert_eq!(exact_cents(ratio(3, 2)), "1 + 1/2 cents");
        assert_eq!(exact_cents(ratio(1, 3)), "1/3 cents");
    }

    #[test]
    fn a_chance_is_one_in_how_many() {
        assert_eq!(each(251_143, 20), "1 in 79.6");
        assert_eq!(each(1_000_000, 1), "1 in 1");
        assert_eq!(each(1, 5_000), "1 in 5,000,000,000");
        assert_eq!(each(0, 5), "never");
        assert_eq!(each(5, 0), "never");
        let of = chance(Chance {
            odds_ppm: 251_143,
            free: 19,
        });
        assert_eq!(of, "The card that was drawn had a chance of 1 in 75.7.");
    }

    #[test]
    fn an_interval_is_told_in_tenths_of_a_percent_outwards() {
        assert_eq!(interval((94_531, 905_469)), "9.4% to 90.6%");
        assert_eq!(interval((0, 1_000_000)), "0% to 100%");
    }
}
