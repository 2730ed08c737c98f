//! Reads a JSON value from its text, an object's members, and the types that a payload can carry.

use core::error::Error;
use core::fmt;
use std::borrow::Cow;

use super::form::Form;
use super::json_type::JsonType;
use super::scan::Span;
use super::text::{Unit, truncate, units};
use super::tokens::quoted;

/// One JSON value: its text, and the spans of the objects and arrays in it. Only a document makes the first one, so the
/// text is valid JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raw<'a> {
    pub(super) text: &'a str,
    /// The spans in the order of the text, first that of the value if it is an object or an array.
    pub(super) spans: &'a [Span],
}

/// An iterator over the values directly in an object or array. A named type, so that every caller gets this crate's
/// compiled code.
#[derive(Clone, Debug)]
pub struct Inside<'a> {
    text: &'a str,
    spans: &'a [Span],
}

/// A JSON object's members in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct Object<'a>(Vec<(Raw<'a>, Raw<'a>)>);

/// A type that a payload can carry.
pub trait Wire<'a>: Sized {
    /// The form that the value must have.
    const FORM: Form;

    /// Reads the value, or reports the fault and its place.
    ///
    /// # Errors
    ///
    /// [`FormError`] if the value has another form, with the text that was found and the path to it from this value.
    fn read(raw: Raw<'a>) -> Result<Self, FormError>;
}

/// A value that does not have the form required there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError {
    /// The steps of the path to the value, outermost last.
    path: Vec<String>,
    /// The required form.
    pub form: Form,
    /// The beginning of the value that was found; `None` when there is none.
    pub found: Option<String>,
    /// True if the object repeats the key, so that it has no single value.
    pub repeated: bool,
}

impl<'a> Raw<'a> {
    /// Returns the value's text as it was spelt.
    pub const fn spelling(self) -> &'a str {
        self.text
    }

    /// Returns the JSON type of the value.
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

    /// Returns true for `null`.
    pub fn is_null(self) -> bool {
        self.text == "null"
    }

    /// Returns the members, if the value is an object.
    pub fn object(self) -> Option<Object<'a>> {
        let mut inside = self.text.starts_with('{').then(|| self.inside())?;
        let mut members = Vec::with_capacity(8);
        while let (Some(key), Some(value)) = (inside.next(), inside.next()) {
            members.push((key, value));
        }
        Some(Object(members))
    }

    /// Returns the items, if the value is an array.
    pub fn array(self) -> Option<impl Iterator<Item = Self>> {
        self.text.starts_with('[').then(|| self.inside())
    }

    /// Returns the values directly in an object or array, in the order of the text. Of an object: each key and then its
    /// value.
    pub fn inside(self) -> Inside<'a> {
        Inside {
            text: self.text.get(1..).unwrap_or_default(),
            spans: self.spans.get(1..).unwrap_or_default(),
        }
    }

    /// Returns the value that a text begins with, given the spans from there on; `None` at the end of an object or
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

    /// Returns the part between the quotes, escapes included, if the value is a text.
    pub fn quoted(self) -> Option<&'a str> {
        self.text.strip_prefix('"')?.strip_suffix('"')
    }

    /// Returns the characters, if the value is a text of whole characters (no lone surrogate).
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

    /// Returns true if the value spells this text, with or without escapes.
    fn spells(self, text: &str) -> bool {
        self.quoted().is_some_and(|quoted| {
            let escaped = || units(quoted).eq(text.chars().map(Unit::Char));
            quoted == text || (quoted.contains('\\') && escaped())
        })
    }

    /// Returns the digits with their sign, if the value is an integer as JSON spells one: no fraction, no exponent.
    pub fn integer(self) -> Option<&'a str> {
        let digits = self.text.strip_prefix('-').unwrap_or(self.text);
        let integral = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        integral.then_some(self.text)
    }

    /// Reads the value as a `T`.
    ///
    /// # Errors
    ///
    /// [`FormError`] if the value has another form.
    pub fn read<T: Wire<'a>>(self) -> Result<T, FormError> {
        T::read(self)
    }

    /// Returns the fact that the value does not have this form.
    pub fn malformed(self, form: Form) -> FormError {
        const EXCERPT: usize = 80;
        let found = match self.text.char_indices().nth(EXCERPT) {
            Some((end, _)) => format!("{}…", self.text.get(..end).unwrap_or_default()),
            None => self.text.to_owned(),
        };
        FormError {
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
    /// Returns the member of this name; `Ok(None)` if it is absent.
    ///
    /// # Errors
    ///
    /// [`FormError`] if the name is repeated.
    pub fn get(&self, name: &str) -> Result<Option<Raw<'a>>, FormError> {
        let mut named = self.members().filter(|(key, _)| key.spells(name));
        let first = named.next();
        if named.next().is_some() {
            let mut missing = FormError::missing(Form::Present);
            missing.repeated = true;
            return Err(missing.at(name));
        }
        Ok(first.map(|(_, value)| value))
    }

    /// Returns true if there is a member of this name, even a repeated one.
    pub fn has(&self, name: &str) -> bool {
        !matches!(self.get(name), Ok(None))
    }

    /// Reads the member of this name, which must be present.
    ///
    /// # Errors
    ///
    /// [`FormError`] if the member is missing, repeated, or of another form.
    pub fn required<T: Wire<'a>>(&self, name: &str) -> Result<T, FormError> {
        match self.get(name)? {
            Some(raw) => raw.read(),
            None => Err(FormError::missing(T::FORM)),
        }
        .map_err(|fault| fault.at(name))
    }

    /// Reads the member of this name; an absent member and `null` are `None`.
    ///
    /// # Errors
    ///
    /// [`FormError`] if the member is repeated or of another form.
    pub fn optional<T: Wire<'a>>(&self, name: &str) -> Result<Option<T>, FormError> {
        match self.get(name)? {
            Some(raw) if !raw.is_null() => raw.read().map(Some).map_err(|fault| fault.at(name)),
            _ => Ok(None),
        }
    }

    /// Returns a text that the page shows and no rule judges, cut if it is too long; `None` if there is no such text.
    pub fn display(&self, name: &str) -> Option<String> {
        self.get(name).ok()??.text().map(|text| truncate(&text))
    }

    /// Returns the label of a network: a text as [`Self::display`] reads it, or the digits of a number that has no
    /// sign, fraction or exponent, as a chain id is written. `None` for anything else.
    pub fn label(&self, name: &str) -> Option<String> {
        let number = self.get(name).ok()??.integer();
        match number.filter(|digits| !digits.starts_with('-')) {
            Some(digits) => Some(truncate(digits)),
            None => self.display(name),
        }
    }

    /// Returns the members, keys and values, in the order of the text.
    pub fn members(&self) -> impl Iterator<Item = (Raw<'a>, Raw<'a>)> + '_ {
        self.0.iter().copied()
    }
}

impl FormError {
    /// Returns the fact that a value of this form is missing.
    pub const fn missing(form: Form) -> Self {
        Self {
            path: Vec::new(),
            form,
            found: None,
            repeated: false,
        }
    }

    /// Returns the same fact, one level further out: under a key.
    pub fn at(mut self, key: &str) -> Self {
        self.path.push(format!(".{key}"));
        self
    }

    /// Returns the same fact, one level further out: at an index of an array, from 0.
    pub fn nth(mut self, index: usize) -> Self {
        self.path.push(format!("[{index}]"));
        self
    }

    /// Returns the path to the value: `pulls[3].sequence_index`.
    pub fn path(&self) -> String {
        let path: String = self.path.iter().rev().map(String::as_str).collect();
        path.strip_prefix('.').map_or(path.clone(), str::to_owned)
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path();
        match &self.found {
            _ if self.repeated => write!(f, "{path}: the key is repeated"),
            Some(found) => write!(f, "{path}: {found} is not {:?}", self.form),
            None => write!(f, "{path}: {:?} is missing", self.form),
        }
    }
}

impl Error for FormError {}
