//! How pieces of a text are put side by side.

use super::say;

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
    say!(joint_sentences, one = one, other = other)
}
