//! Recognises the numbers that a program has rounded or written in another form.

use super::kind::ToolMark;

/// The keys of whole numbers that are never texts.
const WHOLE: [&str; 7] = [
    "sequence_index",
    "tier_price_cents",
    "version_no",
    "odds_ppm",
    "lo_cents",
    "hi_cents",
    "leaves",
];

/// The keys of whole numbers that may be texts.
const WHOLE_OR_TEXT: [&str; 3] = ["block", "log_index", "user_id"];

/// The first whole number that a double also holds for its neighbour.
const FIRST: u128 = 1 << 53;

/// The significant digits that a program writes of a double.
const DIGITS: usize = 17;

/// The most keys whose fractions are compared. A deck has fewer.
const MOST_KEYS: usize = 32;

/// The numbers of a payload so far.
#[derive(Default)]
pub(super) struct Numbers {
    /// True if each whole number from 2^53 on is one that a program makes of a double.
    are_rounded: Option<bool>,
    /// True if a number has an exponent for digits that a double does not hold.
    has_exponent: bool,
    /// True if a whole number has a fraction.
    has_fraction: bool,
    /// For each key of other numbers: true if some are written with a fraction, and if some are without.
    fractions: Vec<(String, [bool; 2])>,
}

impl Numbers {
    /// Looks at a number by its spelling.
    pub(super) fn see(&mut self, key: &str, spelling: &str) {
        let digits = spelling.strip_prefix('-').unwrap_or(spelling);
        let is_whole = digits.bytes().all(|byte| byte.is_ascii_digit());
        if is_whole && is_large(digits) {
            let is_rounded = is_of_a_double(digits);
            self.are_rounded = Some(is_rounded && self.are_rounded != Some(false));
        }
        let exponent = digits.split_once(['e', 'E']);
        let exponent = exponent.and_then(|(_, exponent)| exponent.parse::<i32>().ok());
        self.has_exponent |= exponent.is_some_and(|exponent| exponent >= 15);
        if WHOLE.contains(&key) || WHOLE_OR_TEXT.contains(&key) {
            self.has_fraction |= !is_whole;
        } else {
            self.see_fraction(key, is_whole);
        }
    }

    fn see_fraction(&mut self, key: &str, is_whole: bool) {
        let has_room = self.fractions.len() < MOST_KEYS;
        let known = self.fractions.iter_mut().find(|(known, _)| known == key);
        match known {
            Some((_, [with, without])) => {
                *with |= !is_whole;
                *without |= is_whole;
            }
            None if has_room => self.fractions.push((key.to_owned(), [!is_whole, is_whole])),
            None => {}
        }
    }

    /// Returns the mark of the numbers. Numbers of one key of which only some have a fraction have lost `.0`.
    pub(super) fn mark(&self) -> Option<ToolMark> {
        let are_mixed = self.fractions.iter().any(|(_, seen)| *seen == [true, true]);
        if self.are_rounded == Some(true) || self.has_exponent || are_mixed {
            return Some(ToolMark::Rounded);
        }
        self.has_fraction.then_some(ToolMark::Retyped)
    }
}

/// Recognises a text that was a number: a whole one, or a long one as a spreadsheet shows it.
pub(super) fn of_text(key: &str, text: &str) -> Option<ToolMark> {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_shown = || {
        let (number, exponent) = text.split_once("E+")?;
        let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
        Some(is_digits(whole) && is_digits(fraction) && is_digits(exponent))
    };
    let is_number = WHOLE.contains(&key) && is_digits(text);
    (is_number || is_shown() == Some(true)).then_some(ToolMark::Retyped)
}

fn is_large(digits: &str) -> bool {
    let digits = digits.trim_start_matches('0');
    // A number of more digits than 128 bits hold is large too.
    digits.len() >= 16 && digits.parse().map_or(true, |number: u128| number >= FIRST)
}

/// Returns true if a program that holds a large number as a double writes it like this: exactly, or with zeros after
/// the digits that distinguish the double from its neighbours.
fn is_of_a_double(digits: &str) -> bool {
    let zeros = digits
        .bytes()
        .rev()
        .take_while(|byte| *byte == b'0')
        .count();
    if zeros >= digits.len().saturating_sub(DIGITS).max(1) {
        return true;
    }
    digits.parse().is_ok_and(|number: u128| {
        let bits = u128::BITS.saturating_sub(number.leading_zeros());
        number.trailing_zeros() >= bits.saturating_sub(53)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(numbers: &[(&str, &str)]) -> Option<ToolMark> {
        let mut seen = Numbers::default();
        for (key, spelling) in numbers {
            seen.see(key, spelling);
        }
        seen.mark()
    }

    /// A file that a browser's viewer had saved ended in "Not verified", and nothing named the viewer.
    #[test]
    fn a_large_number_that_a_double_holds_is_rounded() {
        for (exact, rounded) in [
            ("9007199254740993", "9007199254740992"),
            ("9007199254740995", "9007199254740996"),
            ("72057594037927937", "72057594037927940"),
            ("72057594037927937", "72057594037927936"),
            ("1234567890123456789", "1234567890123456800"),
            ("1234567890123456789", "1234567890123456768"),
            ("1234567890123456789", "1234567890123450000"),
            ("18446744073709551615", "18446744073709552000"),
            ("18446744073709551615", "18446744073709551616"),
        ] {
            let rounded_alone = mark(&[("user_id", rounded)]);
            assert_eq!(rounded_alone, Some(ToolMark::Rounded), "{rounded}");
            assert_eq!(mark(&[("user_id", exact)]), None, "{exact}");
            // A program that rounds, rounds all.
            assert_eq!(mark(&[("user_id", exact), ("user_id", rounded)]), None);
            assert_eq!(mark(&[("user_id", rounded), ("user_id", exact)]), None);
        }
        for small in ["9007199254740991", "1000000000000000", "0", "18657134"] {
            assert_eq!(mark(&[("x", small)]), None, "{small}");
        }
    }

    #[test]
    fn a_number_in_another_form_is_the_mark_of_a_program() {
        for number in ["1.2345678901234568e+18", "1.8446744073709552E+19", "1e22"] {
            assert_eq!(mark(&[("user_id", number)]), Some(ToolMark::Rounded));
        }
        for (key, number) in [
            ("odds_ppm", "879110.0"),
            ("leaves", "875.0"),
            ("block", "1e3"),
        ] {
            assert_eq!(mark(&[(key, number)]), Some(ToolMark::Retyped), "{number}");
        }
        // A script writes 25.0 as 25.
        let mixed = [("price", "23.06"), ("price", "25"), ("weight", "1")];
        assert_eq!(mark(&mixed), Some(ToolMark::Rounded));
        for honest in [
            &[("price", "23.06"), ("price", "25.0")][..],
            &[("price", "25"), ("price", "23")],
            &[("stop_ev_buffer", "0.85"), ("odds_ppm", "879110")],
            &[("price", "1e-05")],
        ] {
            assert_eq!(mark(honest), None, "{honest:?}");
        }
    }

    #[test]
    fn a_number_as_a_text_is_the_mark_of_a_program() {
        for (key, text) in [
            ("odds_ppm", "879110"),
            ("leaves", "875"),
            ("sequence_index", "3"),
            ("word", "1.10365E+76"),
            ("root", "9E+63"),
        ] {
            assert_eq!(of_text(key, text), Some(ToolMark::Retyped), "{key} {text}");
        }
        for (key, text) in [
            ("block", "18657134"),
            ("user_id", "7"),
            ("leaves", "3e05da26-a830-4ca0-bec7-f903f8db4f6d"),
            ("pack_price", "25.00"),
            ("name", "E+"),
            ("name", "Type E+1"),
        ] {
            assert_eq!(of_text(key, text), None, "{key} {text}");
        }
    }
}
