//! How pieces of a text are put side by side.

use crate::catalogue::say;

/// Marks the place in a sentence where something else is drawn (`Around`).
pub const HERE: &str = "\u{fffc}";

/// Values in a row: `a, b, c`.
pub fn in_a_row(values: impl IntoIterator<Item = String>) -> String {
    let values: Vec<_> = values.into_iter().collect();
    values.join(say!(joint_comma))
}

/// A name and what it names: `a: b`.
pub fn named(name: &str, value: &str) -> String {
    say!(joint_named, name = name, value = value)
}

/// Sentences, one after the other.
pub fn sentences(one: &str, other: &str) -> String {
    if other.is_empty() {
        return one.to_owned();
    }
    say!(joint_sentences, one = one, other = other)
}

/// A name and what it names, as a sentence.
pub fn said_of(name: &str, word: &str) -> String {
    say!(joint_said, name = name, word = word)
}

/// A text as it is quoted.
pub fn quoted(words: &str) -> String {
    say!(joint_quoted, text = words)
}
