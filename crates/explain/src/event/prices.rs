//! Computes the value of a deck's remaining cards, pull by pull.
//!
//! Expected value is the mean `initial_price`. Prices are whole numbers of the smallest decimal place that any of them
//! has. `stop_ev_buffer` is read from its digits. Means are compared by whole products, so nothing is rounded before a
//! comparison.

use verify::json::Raw;

use super::decimal::{self, Decimal};
use super::value::{EventEnd, ExpectedValue, Mean, RemainingValue, ValueError};

/// The most points of the line.
const POINTS: usize = 300;
/// The line's unit: a ten-thousandth of the starting EV.
const SHARE: u128 = 10_000;
/// The number of digits that a mean has behind those of the prices.
const MORE: u32 = 4;

/// A deck's prices and its event's rule.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// The price of each card in the order of the deck, in units of the last decimal place.
    units: Vec<u64>,
    places: u32,
    total: Sum,
    buffer: Decimal,
    spelling: String,
}

/// The sum of some cards' prices, and the number of these cards.
#[derive(Clone, Copy, Debug)]
struct Sum {
    units: u128,
    cards: u128,
}

impl Prices {
    /// Reads a deck's entries and the spelling of `stop_ev_buffer`.
    pub(crate) fn read<'a>(
        entries: impl Iterator<Item = Option<Raw<'a>>>,
        buffer: Option<&str>,
    ) -> Result<Self, ValueError> {
        let prices = (1..)
            .zip(entries)
            .map(|(position, entry)| {
                entry
                    .and_then(decimal::price)
                    .ok_or(ValueError::Price(position))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let spelling = buffer.ok_or(ValueError::Buffer)?;
        let buffer = decimal::number(spelling).ok_or(ValueError::Buffer)?;
        let places = prices.iter().map(|price| price.places).max();
        let places = places.ok_or(ValueError::NoCards)?;
        let units = prices
            .iter()
            .map(|price| {
                let scale = 10_u64.checked_pow(places.checked_sub(price.places)?)?;
                price.digits.checked_mul(scale)
            })
            .collect::<Option<Vec<_>>>()
            .ok_or(ValueError::TooLarge)?;
        Ok(Self {
            total: Sum::of(&units).ok_or(ValueError::TooLarge)?,
            units,
            places,
            buffer,
            spelling: spelling.to_owned(),
        })
    }

    /// Returns the value of the cards that remain after those at these positions are taken.
    pub(crate) fn after(&self, taken: &[usize]) -> Result<RemainingValue, ValueError> {
        let left = taken.iter().try_fold(self.total, |left, position| {
            left.without(*self.units.get(*position)?)
        });
        let left = left.ok_or(ValueError::TooLarge)?;
        Ok(RemainingValue {
            cards: u64::try_from(left.cards).unwrap_or(u64::MAX),
            total: decimal::point(left.units, self.places),
            mean: left.mean(self.places),
            below: self.below(left).ok_or(ValueError::TooLarge)?,
        })
    }

    /// Returns the expected value from the whole deck to the last of the pulls that take these positions.
    pub(crate) fn drawdown(&self, taken: &[usize]) -> Result<ExpectedValue, ValueError> {
        self.walk(taken).ok_or(ValueError::TooLarge)
    }

    fn walk(&self, taken: &[usize]) -> Option<ExpectedValue> {
        let step = taken.len().checked_add(1)?.div_ceil(POINTS).max(1);
        let mut line = Vec::new();
        let mut first_below = None;
        let mut left = self.total;
        for (pulls, position) in (0_u64..).zip(core::iter::once(None).chain(taken.iter().map(Some)))
        {
            if let Some(position) = position {
                left = left.without(*self.units.get(*position)?)?;
            }
            if left.cards == 0 {
                break;
            }
            if first_below.is_none() && self.below(left)? {
                first_below = Some(pulls);
            }
            let share = self.share(left)?;
            let begins = usize::try_from(pulls).ok()?.is_multiple_of(step);
            match line.last_mut() {
                Some((low, high)) if !begins => {
                    *low = share.min(*low);
                    *high = share.max(*high);
                }
                _ => line.push((share, share)),
            }
        }
        let pulls = u64::try_from(taken.len()).ok()?;
        let scale = 10_u128.checked_pow(self.buffer.places)?;
        let buffer = u128::from(self.buffer.digits);
        let threshold = Sum {
            units: self.total.units.checked_mul(buffer)?,
            cards: self.total.cards,
        };
        Some(ExpectedValue {
            start: self.total.mean(self.places)?,
            buffer: self.spelling.clone(),
            threshold: threshold.mean(self.places.checked_add(self.buffer.places)?)?,
            threshold_share: u64::try_from(buffer.checked_mul(SHARE)?.checked_div(scale)?).ok()?,
            ended: match first_below {
                Some(pull) if pull == pulls => EventEnd::ByRule(pull),
                earlier if left.cards == 0 => EventEnd::ByLastPack(earlier),
                earlier => EventEnd::Otherwise(earlier),
            },
            step: u64::try_from(step).ok()?,
            line,
        })
    }

    /// Returns true if the mean of the remaining cards is below starting EV times the buffer, compared by whole
    /// products. If no cards remain, it is not.
    fn below(&self, left: Sum) -> Option<bool> {
        let scale = 10_u128.checked_pow(self.buffer.places)?;
        let remaining = left.units.checked_mul(self.total.cards)?;
        let starting = self.total.units.checked_mul(left.cards)?;
        let limit = starting.checked_mul(u128::from(self.buffer.digits))?;
        Some(remaining.checked_mul(scale)? < limit)
    }

    /// Returns the mean of the remaining cards as a share of the starting EV; the whole if all cards are worth nothing.
    fn share(&self, left: Sum) -> Option<u64> {
        let remaining = left.units.checked_mul(self.total.cards)?;
        let starting = self.total.units.checked_mul(left.cards)?;
        let share = remaining.checked_mul(SHARE)?.checked_div(starting);
        u64::try_from(share.unwrap_or(SHARE)).ok()
    }
}

impl Sum {
    fn of(units: &[u64]) -> Option<Self> {
        let sum = |sum: u128, units: &u64| sum.checked_add(u128::from(*units));
        Some(Self {
            units: units.iter().try_fold(0, sum)?,
            cards: u128::try_from(units.len()).ok()?,
        })
    }

    fn without(self, units: u64) -> Option<Self> {
        Some(Self {
            units: self.units.checked_sub(u128::from(units))?,
            cards: self.cards.checked_sub(1)?,
        })
    }

    /// Spells the mean of units with `places` decimal places; `None` if there are no cards, or beyond 128 bits.
    fn mean(self, places: u32) -> Option<Mean> {
        let units = self.units.checked_mul(10_u128.checked_pow(MORE)?)?;
        let rest = units.checked_rem(self.cards)?;
        Some(Mean {
            digits: decimal::point(units.checked_div(self.cards)?, places.checked_add(MORE)?),
            exact: rest == 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use verify::json;

    use super::*;

    fn prices(prices: &[&str], buffer: &str) -> Result<Prices, ValueError> {
        let entries: Vec<_> = prices
            .iter()
            .map(|price| format!(r#"{{"initial_price":{price}}}"#))
            .collect();
        let deck = format!("{{\"deck\":[{}]}}", entries.join(","));
        let deck = json::read(deck.into_bytes()).expect("an object");
        let entries: Vec<Raw<'_>> = deck.object().required("deck").expect("an array");
        Prices::read(entries.into_iter().map(Some), Some(buffer))
    }

    fn drawdown(list: &[&str], buffer: &str, taken: &[usize]) -> ExpectedValue {
        let prices = prices(list, buffer).expect("plain prices");
        prices.drawdown(taken).expect("small enough")
    }

    const FOUR: [&str; 4] = [r#""10""#, r#""30.00""#, r#""20.0""#, r#""0.5""#];

    fn exactly(digits: &str) -> Mean {
        Mean {
            digits: digits.into(),
            exact: true,
        }
    }

    #[test]
    fn a_mean_that_is_the_threshold_is_not_below_it() {
        let even = [r#""10""#, r#""20""#, r#""15""#, r#""15.0""#];
        let ended = |buffer, taken| drawdown(&even, buffer, taken).ended;
        assert_eq!(ended("1", &[2]), EventEnd::Otherwise(None));
        assert_eq!(ended("1.000000", &[2]), EventEnd::Otherwise(None));
        assert_eq!(ended("10e-1", &[2]), EventEnd::Otherwise(None));
        // A double would round this to 1.
        assert_eq!(ended("0.99999999999999999", &[1]), EventEnd::ByRule(1));
        assert_eq!(
            ended("1.00000000000000001", &[2]),
            EventEnd::Otherwise(Some(0))
        );
        // 40 over 3 cards is below 15, and 8 ninths of 15 is 40 thirds.
        assert_eq!(ended("1", &[1]), EventEnd::ByRule(1));
        assert_eq!(ended("0.8888888888888888", &[1]), EventEnd::Otherwise(None));
        assert_eq!(ended("0.8888888888888889", &[1]), EventEnd::ByRule(1));
    }

    #[test]
    fn an_end_is_by_the_rule_by_the_last_pack_or_neither() {
        let ended = |buffer, taken| drawdown(&FOUR, buffer, taken).ended;
        assert_eq!(ended("0.75", &[1]), EventEnd::ByRule(1));
        assert_eq!(ended("0.75", &[3, 0, 1]), EventEnd::Otherwise(None));
        assert_eq!(ended("0.75", &[1, 2]), EventEnd::Otherwise(Some(1)));
        assert_eq!(ended("0.75", &[1, 2, 0, 3]), EventEnd::ByLastPack(Some(1)));
        assert_eq!(ended("0", &[1, 2, 0, 3]), EventEnd::ByLastPack(None));
        assert_eq!(ended("0.75", &[]), EventEnd::Otherwise(None));
    }

    #[test]
    fn the_line_and_its_threshold_are_shares_of_the_starting_value() {
        // 60.50 over 4 is 15.125; then 30.50 over 3, 10.50 over 2, 0.50 over 1.
        let value = drawdown(&FOUR, "0.75", &[1, 2, 0, 3]);
        assert_eq!(value.start, exactly("15.125"));
        assert_eq!(value.threshold, exactly("11.34375"));
        assert_eq!(value.threshold_share, 7_500);
        assert_eq!(value.step, 1);
        let line = [10_000, 6_721, 3_471, 330].map(|share| (share, share));
        assert_eq!(value.line, line);
    }

    #[test]
    fn a_long_line_keeps_the_lowest_and_the_highest_of_each_point() {
        let texts: Vec<_> = (0..900).map(|card| format!("\"{}\"", card % 7)).collect();
        let texts: Vec<_> = texts.iter().map(String::as_str).collect();
        let taken: Vec<usize> = (0..899).collect();
        let (one, all) = (
            prices(&texts, "0").expect("plain"),
            drawdown(&texts, "0", &taken),
        );
        assert_eq!(all.step, 3);
        assert_eq!(all.line.len(), 300);
        let share = |pulls| {
            let left = taken[..pulls].iter().fold(one.total, |left, card| {
                left.without(one.units[*card]).expect("there")
            });
            one.share(left).expect("small")
        };
        for (point, (low, high)) in all.line.iter().enumerate() {
            let shares = [share(3 * point), share(3 * point + 1), share(3 * point + 2)];
            assert_eq!(Some(low), shares.iter().min());
            assert_eq!(Some(high), shares.iter().max());
        }
    }

    #[test]
    fn the_remaining_value_after_a_pull_is_exact() {
        let prices = prices(&FOUR, "0.75").expect("plain prices");
        let after = |taken: &[usize]| prices.after(taken).expect("small enough");
        assert_eq!(
            after(&[1]),
            RemainingValue {
                cards: 3,
                total: "30.50".into(),
                mean: Some(Mean {
                    digits: "10.166666".into(),
                    exact: false
                }),
                below: true,
            }
        );
        assert_eq!(after(&[3]).mean, Some(exactly("20.00")));
        let nothing = after(&[0, 1, 2, 3]);
        assert_eq!(
            (nothing.cards, nothing.mean, nothing.below),
            (0, None, false)
        );
        assert_eq!(nothing.total, "0.00");
    }

    #[test]
    fn an_unreadable_price_or_buffer_is_named() {
        let why = |list: &[&str], buffer| prices(list, buffer).map(|_| ()).unwrap_err();
        for price in [
            "5",
            "null",
            r#""""#,
            r#""-1""#,
            r#""+1""#,
            r#""1e3""#,
            r#""1.""#,
            r#"".5""#,
            r#""1,5""#,
            r#""1234567890123456789""#,
            r#""١""#,
            "[]",
        ] {
            assert_eq!(
                why(&[r#""1""#, price], "1"),
                ValueError::Price(2),
                "{price}"
            );
        }
        for buffer in [
            "-0.5",
            "true",
            r#""0.8""#,
            "1e-19",
            "1e20",
            "1e99999999999",
            "0.1234567890123456789",
        ] {
            assert_eq!(why(&[r#""1""#], buffer), ValueError::Buffer, "{buffer}");
        }
        assert_eq!(
            Prices::read(core::iter::empty(), Some("1")).unwrap_err(),
            ValueError::NoCards
        );
        assert_eq!(
            Prices::read(core::iter::empty(), None).unwrap_err(),
            ValueError::Buffer
        );
        let wide = [r#""999999999999999999""#, r#""0.00000000000000001""#];
        assert_eq!(why(&wide, "1"), ValueError::TooLarge);
        let large = prices(&[r#""999999999999999999""#; 9], "0.12345678901234567").expect("plain");
        assert_eq!(large.drawdown(&[0]).unwrap_err(), ValueError::TooLarge);
        // With all cards worth nothing, no share is below the threshold.
        let free = drawdown(&[r#""0""#, r#""0.0""#], "0.9", &[0, 1]);
        assert_eq!(
            (free.line, free.ended),
            (vec![(10_000, 10_000); 2], EventEnd::ByLastPack(None))
        );
    }
}
