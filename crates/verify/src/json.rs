//! JSON as the rules need it: values kept as the text they were spelt in, and errors as facts.
//!
//! `serde_json` decides what is JSON; one scan then finds where each value ends. What a value means
//! is read here from its own text, so that 1.0 is never an integer, 2^53 + 1 never 2^53, and a text
//! that is not Unicode is nobody's name.

mod scan;
mod text;
mod tokens;
mod wire;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

pub use scan::{RepeatedKey, Span};
pub use text::{Unit, by_code_point, units};
pub use wire::{Bare, Hyphenated, OrEmpty, PositionNumber, UserId, Wire, Word, hex_number};

use super::Unreadable;
use super::report::{Form, cut};
use tokens::quoted;

/// How deep a payload may nest. An honest one needs eight levels.
pub const DEEPEST: usize = 128;

/// One JSON value, by its text, and the objects and lists in it. Only a [`Document`] makes the first
/// one, so the text is valid JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raw<'a> {
    text: &'a str,
    /// Its own span first, if it is an object or a list, then those in it in the order of the text.
    spans: &'a [Span],
}

/// What type of JSON value a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonType {
    /// `[…]`
    Array,
    /// `{…}`
    Object,
    /// `"…"`
    String,
    /// A number, however it is spelt.
    Number,
    /// `true` or `false`
    Boolean,
    /// `null`
    Null,
}

/// A JSON object's members in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct Object<'a>(Vec<(Raw<'a>, Raw<'a>)>);

/// A value that is not what is read there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The way to the value, outermost last.
    path: Vec<String>,
    /// What is read there.
    pub form: Form,
    /// The beginning of what was found; `None` when nothing is there.
    pub found: Option<String>,
    /// Whether the key is there more than once, so that no value can be told.
    pub repeated: bool,
}

/// A text that is one JSON object, and what one scan found in it.
#[derive(Clone, Debug)]
pub struct Document<'a> {
    text: &'a str,
    spans: Vec<Span>,
    /// The first repeated key, wherever it is.
    pub repeated: Option<RepeatedKey>,
}

/// Reads a payload's bytes as one JSON object.
pub fn read(bytes: &[u8]) -> Result<Document<'_>, Unreadable> {
    let text = core::str::from_utf8(bytes).map_err(|fault| {
        Unreadable::NotText(u64::try_from(fault.valid_up_to()).unwrap_or(u64::MAX))
    })?;
    // Some editors put a byte order mark before the text; it is no part of it.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(Unreadable::Empty);
    }
    let raw: &RawValue = serde_json::from_str(text).map_err(|fault| Unreadable::NotJson {
        line: u64::try_from(fault.line()).unwrap_or(u64::MAX),
        column: u64::try_from(fault.column()).unwrap_or(u64::MAX),
    })?;
    let text = raw.get();
    let (spans, repeated) = scan::scan(text)?;
    let document = Document {
        text,
        spans,
        repeated,
    };
    match document.raw().kind() {
        JsonType::Object => Ok(document),
        other => Err(Unreadable::NotAnObject(other)),
    }
}

impl Document<'_> {
    /// The outermost object.
    pub fn object(&self) -> Object<'_> {
        self.raw().object().unwrap_or_default()
    }

    fn raw(&self) -> Raw<'_> {
        Raw {
            text: self.text,
            spans: &self.spans,
        }
    }
}

impl<'a> Raw<'a> {
    /// The value's text, as it was spelt.
    pub const fn spelling(self) -> &'a str {
        self.text
    }

    /// What type of JSON value it is.
    pub fn kind(self) -> JsonType {
        match self.text.as_bytes().first() {
            Some(b'{') => JsonType::Object,
            Some(b'[') => JsonType::Array,
            Some(b'"') => JsonType::String,
            Some(b't' | b'f') => JsonType::Boolean,
            Some(b'n') => JsonType::Null,
            _ => JsonType::Number,
        }
    }

    /// Whether it is `null`.
    pub fn is_null(self) -> bool {
        self.text == "null"
    }

    /// Its members, if it is an object.
    pub fn object(self) -> Option<Object<'a>> {
        let mut inside = self.text.starts_with('{').then(|| self.inside())?;
        let mut members = Vec::with_capacity(8);
        while let (Some(key), Some(value)) = (inside.next(), inside.next()) {
            members.push((key, value));
        }
        Some(Object(members))
    }

    /// Its items, if it is a list.
    pub fn list(self) -> Option<impl Iterator<Item = Self>> {
        self.text.starts_with('[').then(|| self.inside())
    }

    /// The values that stand directly in an object or list, in the order of the text. Of an object:
    /// its keys and values in turn.
    pub fn inside(self) -> impl Iterator<Item = Self> {
        let mut text = self.text.get(1..).unwrap_or_default();
        let mut spans = self.spans.get(1..).unwrap_or_default();
        core::iter::from_fn(move || {
            let between = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b',' | b':');
            let skipped = text.bytes().take_while(between).count();
            text = text.get(skipped..)?;
            let (bytes, within) = match text.as_bytes().first()? {
                b'}' | b']' => return None,
                b'{' | b'[' => spans.first().map(|span| (span.bytes, span.spans))?,
                b'"' => (quoted(text.get(1..)?).len().checked_add(2)?, 0),
                _ => {
                    let ends =
                        |byte| matches!(byte, b',' | b'}' | b']' | b' ' | b'\t' | b'\n' | b'\r');
                    (text.bytes().position(ends)?, 0)
                }
            };
            let value = Self {
                text: text.get(..bytes)?,
                spans: spans.get(..within)?,
            };
            text = text.get(bytes..)?;
            spans = spans.get(within..)?;
            Some(value)
        })
    }

    /// What stands between its quotes, escapes and all, if it is a text.
    pub fn quoted(self) -> Option<&'a str> {
        self.text.strip_prefix('"')?.strip_suffix('"')
    }

    /// Its characters, if it is a text of whole characters (no lone surrogate).
    pub fn text(self) -> Option<Cow<'a, str>> {
        let quoted = self.quoted()?;
        if !quoted.contains('\\') {
            return Some(Cow::Borrowed(quoted));
        }
        let text: Option<String> = units(quoted)
            .map(|unit| match unit {
                Unit::Char(char) => Some(char),
                Unit::Lone(_) => None,
            })
            .collect();
        text.map(Cow::Owned)
    }

    /// Whether it is this text, however it is spelt.
    fn spells(self, text: &str) -> bool {
        self.quoted().is_some_and(|quoted| {
            let escaped = || units(quoted).eq(text.chars().map(Unit::Char));
            quoted == text || (quoted.contains('\\') && escaped())
        })
    }

    /// Its digits, if it is an integer as JSON spells one: no fraction, no exponent.
    pub fn integer(self) -> Option<&'a str> {
        let digits = self.text.strip_prefix('-').unwrap_or(self.text);
        let integral = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        integral.then_some(self.text)
    }

    /// Reads it as a `T`.
    pub fn read<T: Wire<'a>>(self) -> Result<T, Malformed> {
        T::read(self)
    }

    /// The fact that it is not of this form.
    pub fn malformed(self, form: Form) -> Malformed {
        const EXCERPT: usize = 80;
        let found = match self.text.char_indices().nth(EXCERPT) {
            Some((end, _)) => format!("{}…", self.text.get(..end).unwrap_or_default()),
            None => self.text.to_owned(),
        };
        Malformed {
            path: Vec::new(),
            form,
            found: Some(found),
            repeated: false,
        }
    }
}

impl<'a> Object<'a> {
    /// The member of this name; `Ok(None)` when it is absent.
    pub fn get(&self, name: &str) -> Result<Option<Raw<'a>>, Malformed> {
        let mut named = self.members().filter(|(key, _)| key.spells(name));
        let first = named.next();
        if named.next().is_some() {
            let mut missing = Malformed::missing(Form::Present);
            missing.repeated = true;
            return Err(missing.at(name));
        }
        Ok(first.map(|(_, value)| value))
    }

    /// Whether there is a member of this name.
    pub fn has(&self, name: &str) -> bool {
        !matches!(self.get(name), Ok(None))
    }

    /// Reads the member of this name, which must be there.
    pub fn required<T: Wire<'a>>(&self, name: &str) -> Result<T, Malformed> {
        match self.get(name)? {
            Some(raw) => raw.read(),
            None => Err(Malformed::missing(T::FORM)),
        }
        .map_err(|fault| fault.at(name))
    }

    /// Reads the member of this name; absent and null are `None`.
    pub fn optional<T: Wire<'a>>(&self, name: &str) -> Result<Option<T>, Malformed> {
        match self.get(name)? {
            Some(raw) if !raw.is_null() => raw.read().map(Some).map_err(|fault| fault.at(name)),
            _ => Ok(None),
        }
    }

    /// A text that is shown and never judged, cut where it is absurdly long; `None` when there is no
    /// such text.
    pub fn display(&self, name: &str) -> Option<String> {
        self.get(name).ok()??.text().map(|text| cut(&text))
    }

    /// The members, keys and values, in the order of the text.
    pub fn members(&self) -> impl Iterator<Item = (Raw<'a>, Raw<'a>)> + '_ {
        self.0.iter().copied()
    }
}

impl Malformed {
    /// The fact that nothing is there.
    pub const fn missing(form: Form) -> Self {
        Self {
            path: Vec::new(),
            form,
            found: None,
            repeated: false,
        }
    }

    /// The same fact, one level further out: under a key.
    pub fn at(mut self, key: &str) -> Self {
        self.path.push(format!(".{key}"));
        self
    }

    /// The same fact, one level further out: at an index of a list, from 0.
    pub fn nth(mut self, index: usize) -> Self {
        self.path.push(format!("[{index}]"));
        self
    }

    /// The way to the value: `pulls[3].sequence_index`.
    pub fn path(&self) -> String {
        let path: String = self.path.iter().rev().map(String::as_str).collect();
        path.strip_prefix('.').map_or(path.clone(), str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(json: &str) -> Vec<String> {
        let document = format!("{{\"v\":{json}}}");
        let document = read(document.as_bytes()).expect("an object");
        let value: Raw<'_> = document.object().required("v").expect("a value");
        let inside = value.inside();
        inside.map(|value| value.spelling().to_owned()).collect()
    }

    #[test]
    fn what_stands_directly_inside_is_found() {
        assert_eq!(inside("[]"), [""; 0]);
        assert_eq!(inside("{ }"), [""; 0]);
        assert_eq!(
            inside(r#"[ 1 ,[2,[3]], "a,]\"}" ,{"b":[{}]},-1.5e+3,null]"#),
            [
                "1",
                "[2,[3]]",
                r#""a,]\"}""#,
                r#"{"b":[{}]}"#,
                "-1.5e+3",
                "null"
            ]
        );
        assert_eq!(
            inside("{\"a\\\\\" :\n{\"b\":1} , \"\":true}"),
            ["\"a\\\\\"", "{\"b\":1}", "\"\"", "true"]
        );
    }

    #[test]
    fn what_is_inside_can_be_walked_on() {
        let document = read(br#"{"v":[[0],{"k":[[],[1,2]]}]}"#).expect("an object");
        let value: Raw<'_> = document.object().required("v").expect("a value");
        fn last(value: Raw<'_>) -> Raw<'_> {
            value.inside().last().expect("not empty")
        }
        let object = last(value);
        assert_eq!(object.spelling(), r#"{"k":[[],[1,2]]}"#);
        let list = last(object);
        assert_eq!(last(list).spelling(), "[1,2]");
        assert_eq!(last(last(list)).spelling(), "2");
    }
}
