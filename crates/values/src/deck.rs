//! Serialises the deck again as the shop hashed it (`docs/protocol.md#deck_hash`).
//!
//! Keys are sorted by code point at every depth, without spaces. A number keeps its text. A text is spelt as Python's
//! `json.dumps` spells it, with `ensure_ascii` off or on.

use core::error::Error;
use core::fmt;

use crate::hash::{Hash32, Hasher};
use crate::json::{JsonType, Raw, Unit, by_code_point, units};
use crate::order;

/// The spelling of text outside ASCII.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// The characters themselves, in UTF-8.
    Utf8,
    /// `\u` escapes for everything outside space to `~`.
    Ascii,
}

/// The reasons why a deck has no serialisation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CanonicalizeError {
    /// A lone half of a surrogate pair, which UTF-8 cannot spell.
    Half,
    /// A repeated key in an object, which leaves the key without a single value.
    KeyTwice,
}

impl fmt::Display for CanonicalizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Half => "a text has half a surrogate pair",
            Self::KeyTwice => "an object has a key twice",
        })
    }
}

impl Error for CanonicalizeError {}

/// Returns the SHA-256 of the deck's serialisation.
///
/// # Errors
///
/// [`CanonicalizeError`] if the deck has no single serialisation.
pub fn deck_hash<'a>(
    entries: impl Iterator<Item = Raw<'a>>,
    spelling: Spelling,
) -> Result<Hash32, CanonicalizeError> {
    let mut writer = Writer {
        spelling,
        hasher: Hasher::default(),
    };
    writer.hasher.write(b"[");
    for (index, entry) in entries.enumerate() {
        writer.comma(index);
        writer.value(entry)?;
    }
    writer.hasher.write(b"]");
    Ok(writer.hasher.finish())
}

struct Writer {
    spelling: Spelling,
    hasher: Hasher,
}

impl Writer {
    /// Writes a value. Recursion is bounded by [`crate::json::MAX_DEPTH`].
    fn value(&mut self, value: Raw<'_>) -> Result<(), CanonicalizeError> {
        match value.json_type() {
            JsonType::String => self.text(value, value.quoted().unwrap_or_default())?,
            JsonType::Object => self.object(value)?,
            JsonType::Array => self.array(value)?,
            JsonType::Number | JsonType::Boolean | JsonType::Null => {
                self.hasher.write(value.spelling().as_bytes());
            }
        }
        Ok(())
    }

    fn array(&mut self, array: Raw<'_>) -> Result<(), CanonicalizeError> {
        self.hasher.write(b"[");
        for (index, item) in array.inside().enumerate() {
            self.comma(index);
            self.value(item)?;
        }
        self.hasher.write(b"]");
        Ok(())
    }

    fn object(&mut self, object: Raw<'_>) -> Result<(), CanonicalizeError> {
        let mut inside = object.inside();
        let mut members = Vec::new();
        while let (Some(key), Some(value)) = (inside.next(), inside.next()) {
            members.push((key.quoted().unwrap_or_default(), key, value));
        }
        order::sort_by(&mut members, |(one, ..), (other, ..)| {
            by_code_point(one, other)
        });
        let twice = members.windows(2).any(|pair| match pair {
            [(one, ..), (other, ..)] => by_code_point(one, other).is_eq(),
            _ => false,
        });
        if twice {
            return Err(CanonicalizeError::KeyTwice);
        }
        self.hasher.write(b"{");
        for (index, (quoted, key, value)) in members.into_iter().enumerate() {
            self.comma(index);
            self.text(key, quoted)?;
            self.hasher.write(b":");
            self.value(value)?;
        }
        self.hasher.write(b"}");
        Ok(())
    }

    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.hasher.write(b",");
        }
    }

    fn text(&mut self, raw: Raw<'_>, quoted: &str) -> Result<(), CanonicalizeError> {
        // The usual id or price: its JSON text is the same in both spellings.
        if quoted
            .bytes()
            .all(|byte| matches!(byte, b' '..=b'~') && byte != b'\\')
        {
            self.hasher.write(raw.spelling().as_bytes());
            return Ok(());
        }
        let mut text = String::from("\"");
        for unit in units(quoted) {
            self.unit(&mut text, unit)?;
        }
        text.push('"');
        self.hasher.write(text.as_bytes());
        Ok(())
    }

    fn unit(&self, text: &mut String, unit: Unit) -> Result<(), CanonicalizeError> {
        match (unit, self.spelling) {
            (Unit::Char('"'), _) => text.push_str("\\\""),
            (Unit::Char('\\'), _) => text.push_str("\\\\"),
            (Unit::Char('\n'), _) => text.push_str("\\n"),
            (Unit::Char('\r'), _) => text.push_str("\\r"),
            (Unit::Char('\t'), _) => text.push_str("\\t"),
            (Unit::Char('\u{8}'), _) => text.push_str("\\b"),
            (Unit::Char('\u{c}'), _) => text.push_str("\\f"),
            (Unit::Char(' '..='~'), _) => text.extend(char::from_u32(unit.code())),
            (Unit::Char(char), Spelling::Utf8) if char >= ' ' => text.push(char),
            (Unit::Char(char), _) => {
                for half in char.encode_utf16(&mut [0; 2]) {
                    text.push_str(&format!("\\u{half:04x}"));
                }
            }
            (Unit::Lone(half), Spelling::Ascii) => text.push_str(&format!("\\u{half:04x}")),
            (Unit::Lone(_), Spelling::Utf8) => return Err(CanonicalizeError::Half),
        }
        Ok(())
    }
}
