//! Writes numbers in the way of a language, with its marks between the digits and around money and percentages.
//!
//! The browser's Intl shows these marks once, by examples. From then on this module writes every number from its own
//! digits. No number goes through a float, and each is exact in every browser.

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

/// Four numbers in a language's own writing.
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

    /// Reads a number as people write it: its marks between the digits, and a currency beside it, in the way of this
    /// language or another. A mark before exactly three digits is the decimal mark only if it is this language's own.
    /// Returns a plain decimal; `None` if the text is no number from 0.
    pub fn read(&self, text: &str) -> Option<String> {
        let is_beside = |c: char| c.is_whitespace() || c.is_alphabetic() || !is_part(c);
        let text = text.trim_matches(is_beside);
        let text: String = text.chars().map(plain).collect();
        let is_grouping = |c: char| c.is_whitespace() || matches!(c, '\'' | '’');
        let text: String = text.chars().filter(|c| !is_grouping(*c)).collect();
        let mark = text.rfind(['.', ',']);
        let mark = mark.filter(|at| {
            let (_, tail) = text.split_at(*at);
            let (mark, digits) = tail.split_at(1);
            let is_single = text.matches(mark).count() == 1;
            is_single && (digits.len() != 3 || mark == self.decimal)
        });
        let (whole, fraction) = match mark {
            Some(at) => (text.get(..at)?, text.get(at.saturating_add(1)..)?),
            None => (text.as_str(), ""),
        };
        let mut groups = whole.split(['.', ',']);
        let first = groups.next().unwrap_or_default();
        let mut digits = first.to_owned();
        for group in groups {
            if !(1..=3).contains(&first.len()) || group.len() != 3 {
                return None;
            }
            digits.push_str(group);
        }
        let whole = digits;
        let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !are_digits(&whole) || !are_digits(fraction) || (whole.is_empty() && fraction.is_empty())
        {
            return None;
        }
        let whole = if whole.is_empty() { "0" } else { &whole };
        Some(match fraction {
            "" => whole.to_owned(),
            fraction => [whole, ".", fraction].concat(),
        })
    }

    /// Writes a percentage by its digits.
    pub fn percent(&self, whole: &str, fraction: &str) -> String {
        let (before, after) = self.percent;
        [before, &self.decimal(whole, fraction), after].concat()
    }
}

/// Returns true if a character can be part of a number: a digit, a mark, or the sign of a number below 0.
fn is_part(c: char) -> bool {
    plain(c).is_ascii_digit() || matches!(c, '.' | ',' | '-' | '−')
}

/// Returns the plain form of a full-width digit or mark.
fn plain(c: char) -> char {
    match c {
        '０'..='９' | '．' | '，' => u32::from(c)
            .checked_sub(0xfee0)
            .and_then(char::from_u32)
            .unwrap_or(c),
        c => c,
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

    #[test]
    fn a_number_is_read_as_people_write_it() {
        let german = Numerals {
            group: ".",
            decimal: ",",
            ..Numerals::ENGLISH
        };
        for (text, english, of_german) in [
            ("12", "12", "12"),
            (" 12.50 ", "12.50", "12.50"),
            ("12,50", "12.50", "12.50"),
            ("1,248", "1248", "1.248"),
            ("1.248", "1.248", "1248"),
            ("1,248.00", "1248.00", "1248.00"),
            ("1.248,00", "1248.00", "1248.00"),
            ("1,234,567", "1234567", "1234567"),
            ("1 248,5 €", "1248.5", "1248.5"),
            ("1\u{202f}248,5", "1248.5", "1248.5"),
            ("1’248.50", "1248.50", "1248.50"),
            ("$0.5", "0.5", "0.5"),
            (".5", "0.5", "0.5"),
            ("USD 120", "120", "120"),
            ("１２０．５", "120.5", "120.5"),
            ("¥1,200", "1200", "1.200"),
        ] {
            assert_eq!(
                Numerals::ENGLISH.read(text).as_deref(),
                Some(english),
                "{text}"
            );
            assert_eq!(german.read(text).as_deref(), Some(of_german), "{text}");
        }
        for text in [
            "", " ", "free", "-1", "$-1", "1e3", "10-20", "1.2.3.", "1x2", "٣",
        ] {
            assert_eq!(Numerals::ENGLISH.read(text), None, "{text}");
        }
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
