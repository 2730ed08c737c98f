//! Joins pieces of text.

use crate::catalogue::say;

/// The mark of the place in a sentence at which something else is drawn (`Around`).
pub const HERE: &str = "\u{fffc}";

/// Joins values: `a, b, c`.
pub fn in_a_row(values: impl IntoIterator<Item = String>) -> String {
    let values: Vec<_> = values.into_iter().collect();
    values.join(say!(joint_comma))
}

/// Joins a name and its value: `a: b`.
pub fn named(name: &str, value: &str) -> String {
    say!(joint_named, name = name, value = value)
}

/// Joins two sentences. The second may be empty.
pub fn sentences(one: &str, other: &str) -> String {
    if other.is_empty() {
        return one.to_owned();
    }
    say!(joint_sentences, one = one, other = other)
}

/// Returns the text between two sentences that are drawn apart: a blank, or nothing in scripts without one.
pub fn between() -> String {
    say!(joint_sentences, one = "", other = "")
}

/// Puts a text in quotation marks.
pub fn quoted(words: &str) -> String {
    say!(joint_quoted, text = words)
}
