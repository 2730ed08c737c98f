//! Shows in which way a text is not one JSON value.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// The ways in which a text is not one JSON value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JsonFault {
    /// The text ends inside a value.
    CutOff,
    /// A value is `NaN`, which JSON does not have.
    Nan,
    /// A value is `Infinity` or `-Infinity`, which JSON does not have.
    Infinity,
    /// A web page.
    WebPage,
    /// The headers of an answer on the web, in front of its text.
    Headers,
    /// An object with something else in front of it.
    InFront,
    /// A value with something else behind it.
    Behind,
    /// Several objects, one after the other.
    Several,
    /// Any other text.
    Other,
}

impl JsonFault {
    /// Names the fault of a text, in which [`serde_json`] found this one.
    pub(super) fn of(text: &str, fault: &serde_json::Error) -> Self {
        let begin = text.trim_start();
        if begin.starts_with('<') {
            return Self::WebPage;
        }
        if begin.starts_with("HTTP/") {
            return Self::Headers;
        }
        if let Some(behind) = behind_value(text) {
            return match behind.starts_with('{') && begin.starts_with('{') {
                true => Self::Several,
                false => Self::Behind,
            };
        }
        if fault.is_eof() {
            return Self::CutOff;
        }
        let object = text.find('{').and_then(|at| text.get(at..));
        if !begin.starts_with(['{', '[']) && object.is_some_and(|text| behind_value(text).is_some())
        {
            return Self::InFront;
        }
        Self::of_number(text, fault)
    }

    /// Names a number at the place of a fault, if JSON does not have it.
    fn of_number(text: &str, fault: &serde_json::Error) -> Self {
        let line = fault.line().checked_sub(1);
        let line = line.and_then(|line| text.split('\n').nth(line));
        let is_at = |name| {
            let column = |back| fault.column().checked_sub(back);
            let rest = |at| line?.get(at..);
            let at = |back| column(back).and_then(rest);
            [1, 2]
                .into_iter()
                .filter_map(at)
                .any(|rest: &str| rest.trim_start_matches('-').starts_with(name))
        };
        match (is_at("NaN"), is_at("Infinity")) {
            (true, _) => Self::Nan,
            (_, true) => Self::Infinity,
            _ => Self::Other,
        }
    }
}

/// Returns the text behind the value that a text begins with, without white space; `None` if it does not begin
/// with a value.
fn behind_value(text: &str) -> Option<&str> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<&RawValue>();
    values.next()?.ok()?;
    Some(text.get(values.byte_offset()..)?.trim_start())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{PayloadError, read};

    fn fault(text: &str) -> (JsonFault, u64, u64) {
        match read(text.as_bytes().to_vec()) {
            Err(PayloadError::NotJson {
                fault,
                line,
                column,
            }) => (fault, line, column),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_text_that_is_no_json_is_named() {
        for (text, named, line, column) in [
            (r#"{"a": [1, {"b": "#, JsonFault::CutOff, 1, 16),
            ("{\"a\": \"b", JsonFault::CutOff, 1, 8),
            (r#"{"a": NaN}"#, JsonFault::Nan, 1, 7),
            ("{\n \"a\": [1, NaN]}", JsonFault::Nan, 2, 11),
            (r#"{"a": Infinity}"#, JsonFault::Infinity, 1, 7),
            (r#"{"a": -Infinity}"#, JsonFault::Infinity, 1, 8),
            ("<!doctype html><pre>{}</pre>", JsonFault::WebPage, 1, 1),
            (
                "HTTP/2 200\r\ncontent-type: application/json\r\n\r\n{}",
                JsonFault::Headers,
                1,
                1,
            ),
            ("```json\n{\"a\": 1}\n```", JsonFault::InFront, 1, 1),
            ("$ cat pull.json\n{}", JsonFault::InFront, 1, 1),
            ("while(1);{\"a\": 1}", JsonFault::InFront, 1, 1),
            ("{\"a\": 1}200", JsonFault::Behind, 1, 9),
            ("{\"a\": 1}\n```\n", JsonFault::Behind, 2, 1),
            ("{\"a\": 1}\0", JsonFault::Behind, 1, 9),
            ("{\n\"a\": 1\n}\n{\n\"a\": 2\n}\n", JsonFault::Several, 4, 1),
            ("{\"a\": 1}{\"a\": 2}", JsonFault::Several, 1, 9),
            ("a { color: red }", JsonFault::Other, 1, 1),
            ("hello", JsonFault::Other, 1, 1),
            ("{'a': 1}", JsonFault::Other, 1, 2),
            ("{\"a\": NaNo}", JsonFault::Nan, 1, 7),
        ] {
            assert_eq!(fault(text), (named, line, column), "{text}");
        }
    }
}
