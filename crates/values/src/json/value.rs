//! A JSON value by its own text, an object's members, and the types that a value is read as.

use core::error::Error;
use core::fmt;
use std::borrow::Cow;

use super::form::Form;
use super::json_type::JsonType;
use super::scan::Span;
use super::text::{Unit, truncate, units};
use super::tokens::quoted;

/// One JSON value, by its text, and the objects and arrays in it. Only a document makes the first one, so
/// the text is valid JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raw<'a> {
    pub(super) text: &'a str,
    /// Its own span first, if it is an object or an array, then those in it in the order of the text.
    pub(super) spans: &'a [Span],
}

/// The values directly in an object or array. A type of its own, so that every caller has it as this crate is compiled.
#[derive(Clone, Debug)]
pub struct Inside<'a> {
    text: &'a str,
    spans: &'a [Span],
}

/// A JSON object's members in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct Object<'a>(Vec<(Raw<'a>, Raw<'a>)>);

/// A value that a payload can carry.
pub trait Wire<'a>: Sized {
    /// The form that it must have.
    const FORM: Form;

    /// Reads it, or says what is wrong and where in it.
    ///
    /// # Errors
    ///
    /// [`Malformed`] for a value of another form: what is read there, and the way to it from this value.
    fn read(raw: Raw<'a>) -> Result<Self, Malformed>;
}

/// A value that does not have the form required there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The way to the value, outermost last.
    path: Vec<String>,
    /// The required form.
    pub form: Form,
    /// The beginning of the value that was found; `None` when there is none.
    pub found: Option<String>,
    /// Whether the object repeats the key, so that it has no single value.
    pub repeated: bool,
}

impl<'a> Raw<'a> {
    /// The value's text, as it was spelt.
    pub const fn spelling(self) -> &'a str {
        self.text
    }

    /// Which of JSON's types it has.
    pub fn json_type(self) -> JsonType {
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

    /// Its items, if it is an array.
    pub fn array(self) -> Option<impl Iterator<Item = Self>> {
        self.text.starts_with('[').then(|| self.inside())
    }

    /// The values directly in an object or array, in the order of the text. Of an object: its keys and
    /// values in turn.
    pub fn inside(self) -> Inside<'a> {
        Inside {
            text: self.text.get(1..).unwrap_or_default(),
            spans: self.spans.get(1..).unwrap_or_default(),
        }
    }

    /// The value that a text begins with, given the spans from there on; `None` at the end of an object or
    /// array.
    pub(super) fn first(text: &'a str, spans: &'a [Span]) -> Option<Self> {
        let (bytes, within) = match text.as_bytes().first()? {
            b'}' | b']' => return None,
            b'{' | b'[' => spans.first().map(|span| (span.bytes, span.spans))?,
            b'"' => (quoted(text.get(1..)?).len().checked_add(2)?, 0),
            _ => {
                let ends = |byte| matches!(byte, b',' | b'}' | b']' | b' ' | b'\t' | b'\n' | b'\r');
                (text.bytes().position(ends)?, 0)
            }
        };
        Some(Self {
            text: text.get(..bytes)?,
            spans: spans.get(..within)?,
        })
    }

    /// The part between its quotes, escapes included, if it is a text.
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

    /// Whether it is this text, with or without escapes.
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
    ///
    /// # Errors
    ///
    /// [`Malformed`] for a value of another form.
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

impl<'a> Iterator for Inside<'a> {
    type Item = Raw<'a>;

    fn next(&mut self) -> Option<Raw<'a>> {
        let between = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b',' | b':');
        let skipped = self.text.bytes().take_while(between).count();
        let text = self.text.get(skipped..)?;
        let value = Raw::first(text, self.spans)?;
        self.text = text.get(value.text.len()..)?;
        self.spans = self.spans.get(value.spans.len()..)?;
        Some(value)
    }
}

impl<'a> Object<'a> {
    /// The member of this name; `Ok(None)` when it is absent.
    ///
    /// # Errors
    ///
    /// [`Malformed`] for a name that is repeated.
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
    ///
    /// # Errors
    ///
    /// [`Malformed`] for a member that is missing, repeated, or of another form.
    pub fn required<T: Wire<'a>>(&self, name: &str) -> Result<T, Malformed> {
        match self.get(name)? {
            Some(raw) => raw.read(),
            None => Err(Malformed::missing(T::FORM)),
        }
        .map_err(|fault| fault.at(name))
    }

    /// Reads the member of this name; absent and null are `None`.
    ///
    /// # Errors
    ///
    /// [`Malformed`] for a member that is repeated, or of another form.
    pub fn optional<T: Wire<'a>>(&self, name: &str) -> Result<Option<T>, Malformed> {
        match self.get(name)? {
            Some(raw) if !raw.is_null() => raw.read().map(Some).map_err(|fault| fault.at(name)),
            _ => Ok(None),
        }
    }

    /// A text that the page shows and no rule judges, cut if it is too long. `None` when there is no such text.
    pub fn display(&self, name: &str) -> Option<String> {
        self.get(name).ok()??.text().map(|text| truncate(&text))
    }

    /// The label of a network: a text as [`Self::display`] reads it, or the digits of a number that has no sign, fraction or
    /// exponent, as a chain id is written. `None` for anything else.
    pub fn label(&self, name: &str) -> Option<String> {
        let number = self.get(name).ok()??.integer();
        match number.filter(|digits| !digits.starts_with('-')) {
            Some(digits) => Some(truncate(digits)),
            None => self.display(name),
        }
    }

    /// The members, keys and values, in the order of the text.
    pub fn members(&self) -> impl Iterator<Item = (Raw<'a>, Raw<'a>)> + '_ {
        self.0.iter().copied()
    }
}

impl Malformed {
    /// The fact that the value is missing.
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

    /// The same fact, one level further out: at an index of an array, from 0.
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

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path();
        match &self.found {
            _ if self.repeated => write!(f, "{path}: the key is repeated"),
            Some(found) => write!(f, "{path}: {found} is not {:?}", self.form),
            None => write!(f, "{path}: {:?} is missing", self.form),
        }
    }
}

impl Error for Malformed {}
