//! Writes numbers in the way of a language, with its marks between the digits and around money and percentages.
//!
//! The browser's Intl shows these marks once, by examples. From then on this module writes the digits of every
//! number. No number goes through a float, and each is exact in every browser.

/// The marks that a language puts between and around digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numerals {
    group: &'static str,
    decimal: &'static str,
    /// The fewest digits that are grouped.
    grouped_from: usize,
    money: (&'static str, &'static str),
    percent: (&'static str, &'static str),
}

/// Four numbers as a language writes them.
#[derive(Clone, Copy, Debug)]
pub struct Examples<'a> {
    /// The number 1234567.8.
    pub long: &'a str,
    /// The number 1234.
    pub short: &'a str,
    /// The amount 1234567.89 in the deployment's currency, or the number alone if there is no currency.
    pub money: &'a str,
    /// The percentage 50 %.
    pub percent: &'a str,
}

impl Numerals {
    /// The marks of English without a currency.
    pub const ENGLISH: Self = Self {
        group: ",",
        decimal: ".",
        grouped_from: 4,
        money: ("", ""),
        percent: ("", "%"),
    };

    /// Learns the marks from the examples. Returns `None` if they show other digits, or another grouping.
    pub fn shown_by(examples: &Examples) -> Option<Self> {
        let (group, rest) = examples.long.strip_prefix('1')?.split_once("234")?;
        let decimal = rest
            .strip_prefix(group)?
            .strip_prefix("567")?
            .strip_suffix('8')?;
        let around = |text: &'static str, number: &str| text.split_once(number);
        let amount = format!("1{group}234{group}567{decimal}89");
        let grouped_from = if examples.short == "1234" { 5 } else { 4 };
        let kept = |text: &str| &*text.to_owned().leak();
        Some(Self {
            money: around(kept(examples.money), &amount)?,
            percent: around(kept(examples.percent), "50")?,
            group: kept(group),
            decimal: kept(decimal),
            grouped_from,
        })
    }

    /// Writes digits with the thousands apart.
    pub fn whole(&self, digits: &str) -> String {
        let mut text = String::with_capacity(digits.len().saturating_mul(2));
        for (index, digit) in digits.chars().enumerate() {
            let left = digits.len().saturating_sub(index);
            if index > 0 && left.is_multiple_of(3) && digits.len() >= self.grouped_from {
                text.push_str(self.group);
            }
            text.push(digit);
        }
        text
    }

    /// Writes a number of whole and decimal digits. Without decimals, it writes only the whole part.
    pub fn decimal(&self, whole: &str, fraction: &str) -> String {
        let whole = self.whole(whole);
        if fraction.is_empty() {
            return whole;
        }
        [&whole, self.decimal, fraction].concat()
    }

    /// Writes an amount by its digits, with the sign of the currency that the deployment names.
    pub fn amount(&self, whole: &str, fraction: &str) -> String {
        let (before, after) = self.money;
        [before, &self.decimal(whole, fraction), after].concat()
    }

    /// Writes a percentage by its digits.
    pub fn percent(&self, whole: &str, fraction: &str) -> String {
        let (before, after) = self.percent;
        [before, &self.decimal(whole, fraction), after].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_languages_numbers_are_learnt_from_examples() {
        let points = |short| {
            Numerals::shown_by(&Examples {
                long: "1.234.567,8",
                short,
                money: "1.234.567,89\u{a0}$",
                percent: "50\u{a0}%",
            })
        };
        let german = points("1.234").expect("what Intl gives for German");
        assert_eq!(german.whole("21884131"), "21.884.131");
        assert_eq!(german.money, ("", "\u{a0}$"));
        assert_eq!(german.percent, ("", "\u{a0}%"));
        let spanish = points("1234").expect("what Intl gives for Spanish");
        assert_eq!(spanish.whole("1248"), "1248");
        assert_eq!(spanish.whole("12480"), "12.480");
        let english = Numerals::shown_by(&Examples {
            long: "1,234,567.8",
            short: "1,234",
            money: "$1,234,567.89",
            percent: "50%",
        });
        let dollars = Numerals {
            money: ("$", ""),
            ..Numerals::ENGLISH
        };
        assert_eq!(english, Some(dollars));
        let no_currency = Numerals::shown_by(&Examples {
            long: "1,234,567.8",
            short: "1,234",
            money: "1,234,567.89",
            percent: "50%",
        });
        assert_eq!(no_currency, Some(Numerals::ENGLISH));
    }

    /// English remains if the examples show other digits, or groups that are not of three.
    #[test]
    fn unknown_numerals_are_not_learnt() {
        let of = |long, money| {
            Numerals::shown_by(&Examples {
                long,
                short: "1,234",
                money,
                percent: "50%",
            })
        };
        assert_eq!(of("12,34,567.8", "$12,34,567.89"), None);
        assert_eq!(of("१२३४५६७.८", "$1,234,567.89"), None);
        assert_eq!(of("1,234,567.8", "$1.234.567,89"), None);
        assert_eq!(of("", ""), None);
    }
}
