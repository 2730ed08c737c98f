//! Reads a text as one JSON object.

use core::ops::Range;

use serde_json::value::RawValue;

use super::json_fault::JsonFault;
use super::json_type::JsonType;
use super::payload_error::PayloadError;
use super::scan::{self, RepeatedKey, Span};
use super::value::{Object, Raw};

/// A text that is one JSON object, with the spans that one scan found in it.
#[derive(Clone, Debug)]
pub struct Document {
    bytes: String,
    /// The bytes that hold the object.
    object: Range<usize>,
    spans: Vec<Span>,
    /// The first repeated key at any depth.
    pub repeated: Option<RepeatedKey>,
}

/// A value of a document, kept without borrowing the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    /// The byte of the document's object at which the value begins.
    start: usize,
    /// The index of the first span at or after that byte.
    span: usize,
}

/// Reads bytes as one JSON object.
///
/// # Examples
///
/// ```
/// use values::json::{JsonFault, PayloadError, read};
///
/// let document = read(br#"{"pack_event_id": "8f3ac0d1"}"#.to_vec())?;
/// let id: std::borrow::Cow<str> = document.object().required("pack_event_id").expect("a text");
/// assert_eq!(id, "8f3ac0d1");
///
/// let unreadable = read(b"{\n?".to_vec()).err();
/// let fault = JsonFault::Other;
/// assert_eq!(unreadable, Some(PayloadError::NotJson { fault, line: 2, column: 1 }));
/// # Ok::<(), PayloadError>(())
/// ```
///
/// # Errors
///
/// [`PayloadError`], with the first place at which the bytes stop being a JSON object.
pub fn read(bytes: Vec<u8>) -> Result<Document, PayloadError> {
    let bytes = String::from_utf8(bytes).map_err(|fault| {
        let valid = fault.utf8_error().valid_up_to();
        let is_text = |byte: &u8| !byte.is_ascii_control() || byte.is_ascii_whitespace();
        PayloadError::NotText {
            byte: u64::try_from(valid).unwrap_or(u64::MAX),
            is_encoded: fault.as_bytes().iter().all(is_text),
        }
    })?;
    // Some editors put a byte order mark before the text; it is not part of the JSON.
    let text = bytes.strip_prefix('\u{feff}').unwrap_or(&bytes);
    if text.trim().is_empty() {
        return Err(PayloadError::Empty);
    }
    let raw: &RawValue = serde_json::from_str(text).map_err(|fault| PayloadError::NotJson {
        fault: JsonFault::of(text, &fault),
        line: u64::try_from(fault.line()).unwrap_or(u64::MAX),
        column: u64::try_from(fault.column()).unwrap_or(u64::MAX),
    })?;
    let json = raw.get();
    let begins = text.trim_start_matches([' ', '\t', '\n', '\r']);
    let start = bytes.len().saturating_sub(begins.len());
    let object = start..start.saturating_add(json.len());
    let (spans, repeated) = scan::scan(json)?;
    let document = Document {
        bytes,
        object,
        spans,
        repeated,
    };
    match document.raw().json_type() {
        JsonType::Object => Ok(document),
        other => Err(PayloadError::NotAnObject(other)),
    }
}

impl Document {
    /// Returns all the bytes that were read.
    pub const fn bytes(&self) -> &[u8] {
        self.bytes.as_bytes()
    }

    /// Returns the outermost object.
    pub fn object(&self) -> Object<'_> {
        self.raw().object().unwrap_or_default()
    }

    /// Returns a handle to a value of this document, for later use.
    pub fn handle(&self, value: Raw<'_>) -> Handle {
        let start = value.text.as_ptr().addr();
        let span = value.spans.as_ptr().addr();
        let bytes = span.wrapping_sub(self.spans.as_ptr().addr());
        Handle {
            start: start.wrapping_sub(self.text().as_ptr().addr()),
            span: bytes.checked_div(size_of::<Span>()).unwrap_or(0),
        }
    }

    /// Returns the value of a handle.
    pub fn value(&self, handle: Handle) -> Option<Raw<'_>> {
        let text = self.text().get(handle.start..)?;
        Raw::first(text, self.spans.get(handle.span..)?)
    }

    fn text(&self) -> &str {
        self.bytes.get(self.object.clone()).unwrap_or_default()
    }

    fn raw(&self) -> Raw<'_> {
        Raw {
            text: self.text(),
            spans: &self.spans,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inside(json: &str) -> Vec<String> {
        let document = format!("{{\"v\":{json}}}");
        let document = read(document.into_bytes()).expect("an object");
        let value: Raw<'_> = document.object().required("v").expect("a value");
        let inside = value.inside();
        inside.map(|value| value.spelling().to_owned()).collect()
    }

    #[test]
    fn the_values_directly_inside_are_found() {
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
    fn a_value_is_found_again_by_its_handle() {
        let json = " {\"v\": [null ,[2,[3]], \"a\\\"\" ,{\"b\":[{}]}, -1.5e+3] } ";
        let bytes = format!("\u{feff}{json}").into_bytes();
        let document = read(bytes).expect("an object");
        fn all<'a>(value: Raw<'a>, found: &mut Vec<Raw<'a>>) {
            found.push(value);
            if matches!(value.json_type(), JsonType::Array | JsonType::Object) {
                value.inside().for_each(|value| all(value, found));
            }
        }
        let mut found = Vec::new();
        all(
            document.object().required("v").expect("a value"),
            &mut found,
        );
        assert_eq!(found.len(), 12);
        for value in found {
            assert_eq!(document.value(document.handle(value)), Some(value));
        }
    }

    #[test]
    fn values_inside_values_can_be_walked_too() {
        let document = read(br#"{"v":[[0],{"k":[[],[1,2]]}]}"#.to_vec()).expect("an object");
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
