//! Recognises the marks that programs leave in a payload that they rewrite.

mod kind;
mod numbers;
mod texts;

use verify::json::{Document, JsonType, Raw};

pub use kind::ToolMark;
use numbers::Numbers;

/// The keys of lists.
const LISTS: [&str; 6] = [
    "deck_snapshot",
    "pulls",
    "bands",
    "leaves",
    "committed_unavailable",
    "chain_events",
];

/// The keys of objects.
const OBJECTS: [&str; 4] = ["records", "version", "as_of", "coverage"];

/// Finds the mark of a program in a payload: the first, in the order of the kinds.
pub(crate) fn find(document: &Document) -> Option<ToolMark> {
    let mut seen = Seen::default();
    for (key, value) in document.object().members() {
        seen.value(&key.text().unwrap_or_default(), value);
    }
    let numbers = seen.numbers.mark();
    [seen.first, numbers].into_iter().flatten().min()
}

/// The marks in the values so far.
#[derive(Default)]
struct Seen {
    first: Option<ToolMark>,
    numbers: Numbers,
}

impl Seen {
    /// Looks at the value of a key, and at everything in it.
    fn value(&mut self, key: &str, value: Raw<'_>) {
        let is_written_otherwise = match value.json_type() {
            JsonType::Object => LISTS.contains(&key),
            JsonType::Array => OBJECTS.contains(&key),
            JsonType::String => LISTS.contains(&key) || OBJECTS.contains(&key),
            JsonType::Number | JsonType::Boolean | JsonType::Null => false,
        };
        if is_written_otherwise {
            self.note(ToolMark::Flattened);
        }
        self.inside(key, value);
    }

    /// Looks at a value, and at everything in it. An item of a list has the list's key.
    fn inside(&mut self, key: &str, value: Raw<'_>) {
        if let Some(object) = value.object() {
            let mut members = object.members();
            let first = members.next().and_then(|(key, _)| key.text());
            // A database writes a typed value as `{"$numberLong": "7"}`.
            if first.is_some_and(|key| key.starts_with('$')) && members.next().is_none() {
                self.note(ToolMark::Flattened);
            }
            for (key, value) in object.members() {
                self.value(&key.text().unwrap_or_default(), value);
            }
        } else if let Some(items) = value.array() {
            for item in items {
                self.inside(key, item);
            }
        } else if let Some(text) = value.text() {
            let mark = texts::mark(&text).or_else(|| numbers::of_text(key, &text));
            mark.into_iter().for_each(|mark| self.note(mark));
        } else if value.json_type() == JsonType::Number {
            self.numbers.see(key, value.spelling());
        }
    }

    fn note(&mut self, mark: ToolMark) {
        self.first = Some(self.first.map_or(mark, |first| first.min(mark)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(payload: &str) -> Option<ToolMark> {
        let document = verify::read(payload.as_bytes().to_vec()).expect("an object");
        find(&document)
    }

    #[test]
    fn an_object_or_a_list_in_another_form_is_the_mark_of_a_program() {
        for payload in [
            // PowerShell's ConvertTo-Json at its default depth, and its lists of one item.
            r#"{"version":"@{tier_price_cents=2500; version_no=1}"}"#,
            r#"{"bands":"System.Object[]"}"#,
            r#"{"at":"/Date(1764201600000)/"}"#,
            r#"{"committed_unavailable":"95b114fb-267a-4127-b9fc-b6799f4a17c5"}"#,
            r#"{"chain_events":{"kind":"anchored"}}"#,
            // A list of PHP or Lua.
            r#"{"leaves":{"1":["a",1],"2":["b",2]}}"#,
            r#"{"records":[]}"#,
            // JSON in a text, and objects as scripts print them.
            r#"{"coverage":"{\"from\":1}"}"#,
            r#"{"name":"[object Object]"}"#,
            r#"{"name":"[Circular]"}"#,
            // A database's export.
            r#"{"block":{"$numberLong":"18657134"}}"#,
            r#"{"pulls":[{"_id":{"$oid":"507f1f77bcf86cd799439011"}}]}"#,
        ] {
            assert_eq!(mark(payload), Some(ToolMark::Flattened), "{payload}");
        }
        for payload in [
            r#"{"leaves":[["a",1]],"bands":[{"leaves":[]}],"records":{"x":{"version":{}}}}"#,
            r#"{"name":"{curly}","chain_events":null,"pulls":[]}"#,
            r#"{"note":{"$a":1,"b":2}}"#,
        ] {
            assert_eq!(mark(payload), None, "{payload}");
        }
    }

    #[test]
    fn the_kind_of_the_most_certain_mark_is_named() {
        let payload =
            r#"{"name":"a &amp; b","user_id":9007199254740992,"pulls":[{"id":"5c3…9f"}]}"#;
        assert_eq!(mark(payload), Some(ToolMark::Rounded));
        let payload = r#"{"name":"a &amp; b","pulls":[{"id":"5c3f…9f"}]}"#;
        assert_eq!(mark(payload), Some(ToolMark::Shortened));
    }
}
