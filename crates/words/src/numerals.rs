//! How a language writes numbers: the marks between the digits, and around money and percentages.
//!
//! The browser's Intl shows it once, by examples; then every number is written here from its own digits, so
//! that none goes through a float, and each is exact in every browser.

/// The marks between and around the digits of a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numerals {
    group: &'static str,
    decimal: &'static str,
    /// The fewest digits that are grouped.
    grouped_from: usize,
    money: (&'static str, &'static str),
    percent: (&'static str, &'static str),
}

/// A language's own writing of four numbers.
#[derive(Clone, Copy, Debug)]
pub struct Examples<'a> {
    /// 1234567.8
    pub long: &'a str,
    /// 1234
    pub short: &'a str,
    /// 1234567.89 of the deployment's currency; the number alone where none is named.
    pub money: &'a str,
    /// 50 percent
    pub percent: &'a str,
}

impl Numerals {
    /// As English writes them, where no currency is named.
    pub const ENGLISH: Self = Self {
        group: ",",
        decimal: ".",
        grouped_from: 4,
        money: ("", ""),
        percent: ("", "%"),
    };

    /// As the examples show it; `None` where they show other digits, or another grouping.
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

    /// Digits with the thousands apart.
    pub fn whole(&self, digits: &str) -> String {
        let mut text = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            let left = digits.len() - index;
            if index > 0 && left.is_multiple_of(3) && digits.len() >= self.grouped_from {
                text.push_str(self.group);
            }
            text.push(digit);
        }
        text
    }

    /// A number of whole and decimal digits; without decimals, the whole.
    pub fn decimal(&self, whole: &str, part: &str) -> String {
        let whole = self.whole(whole);
        if part.is_empty() {
            return whole;
        }
        [&whole, self.decimal, part].concat()
    }

    /// An amount by its digits, with the sign of the currency that the deployment names.
    pub fn amount(&self, whole: &str, part: &str) -> String {
        let (before, after) = self.money;
        [before, &self.decimal(whole, part), after].concat()
    }

    /// A percentage by its digits.
    pub fn percent(&self, whole: &str, part: &str) -> String {
        let (before, after) = self.percent;
        [before, &self.decimal(whole, part), after].concat()
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

    /// Other digits, or thousands that are not in threes, are left to English.
    #[test]
    fn what_is_not_understood_is_not_learnt() {
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
