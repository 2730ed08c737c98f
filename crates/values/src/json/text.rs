//! Reads the characters of a JSON text from between its quotes.

use core::cmp::Ordering;
use core::str::Chars;

/// One character of a JSON text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A Unicode character.
    Char(char),
    /// A lone half of a surrogate pair: JSON can spell it, UTF-8 cannot.
    Lone(u16),
}

impl Unit {
    /// Returns the code point.
    pub fn code(self) -> u32 {
        match self {
            Self::Char(char) => u32::from(char),
            Self::Lone(half) => u32::from(half),
        }
    }
}

/// Returns the characters between a valid JSON text's quotes, with escapes resolved.
pub fn units(quoted: &str) -> impl Iterator<Item = Unit> + '_ {
    Units(quoted.chars())
}

/// Compares two texts by the code points that they spell, from between their quotes.
pub fn by_code_point(one: &str, other: &str) -> Ordering {
    if one.contains('\\') || other.contains('\\') {
        units(one).map(Unit::code).cmp(units(other).map(Unit::code))
    } else {
        // UTF-8 sorts as its code points do.
        one.cmp(other)
    }
}

/// Cuts a text at the greatest length that a report carries.
pub fn truncate(text: &str) -> String {
    const MAX_LENGTH: usize = 2_000;
    match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

struct Units<'a>(Chars<'a>);

impl Iterator for Units<'_> {
    type Item = Unit;

    fn next(&mut self) -> Option<Unit> {
        let char = match self.0.next()? {
            '\\' => match self.0.next()? {
                'b' => '\u{8}',
                'f' => '\u{c}',
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'u' => return self.escaped(),
                other => other,
            },
            other => other,
        };
        Some(Unit::Char(char))
    }
}

impl Units<'_> {
    fn escaped(&mut self) -> Option<Unit> {
        let first = hex4(&mut self.0)?;
        let mut ahead = self.0.clone();
        let second = match (ahead.next(), ahead.next()) {
            (Some('\\'), Some('u')) => hex4(&mut ahead),
            _ => None,
        };
        let pair = second.and_then(|second| {
            char::decode_utf16([first, second])
                .next()
                .and_then(Result::ok)
                .filter(|char| u32::from(*char) > 0xffff)
        });
        if let Some(char) = pair {
            self.0 = ahead;
            return Some(Unit::Char(char));
        }
        Some(char::from_u32(u32::from(first)).map_or(Unit::Lone(first), Unit::Char))
    }
}

fn hex4(chars: &mut Chars<'_>) -> Option<u16> {
    (0..4).try_fold(0, |value: u16, _| {
        let digit = u16::try_from(chars.next()?.to_digit(16)?).ok()?;
        Some((value << 4) | digit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(quoted: &str) -> Vec<u32> {
        units(quoted).map(Unit::code).collect()
    }

    #[test]
    fn escapes_are_resolved() {
        assert_eq!(
            read(r#"a\"\\\/\b\f\n\r\t"#),
            [97, 34, 92, 47, 8, 12, 10, 13, 9]
        );
        assert_eq!(read(r"\u00e9é"), [0xe9, 0xe9]);
    }

    #[test]
    fn texts_are_ordered_by_code_point() {
        // The order of UTF-16, or of the escaped spelling, would put the second first.
        let ordered = [
            "",
            "a",
            r"\u0062",
            "c",
            "\u{ffff}",
            r"\ud83d\ude00",
            "\u{1f601}",
        ];
        for pair in ordered.windows(2) {
            assert_eq!(by_code_point(pair[0], pair[1]), Ordering::Less, "{pair:?}");
        }
        assert_eq!(by_code_point(r"\u0061b", "ab"), Ordering::Equal);
    }

    #[test]
    fn surrogates_pair_up_only_with_their_other_half() {
        assert_eq!(read(r"\ud83d\ude00"), [0x1f600]);
        assert_eq!(read(r"\ud83d\ud83d\ude00"), [0xd83d, 0x1f600]);
        assert_eq!(read(r"\ude00\ud83d"), [0xde00, 0xd83d]);
        assert_eq!(read(r"\ud83da\u0041"), [0xd83d, 97, 65]);
    }
}
