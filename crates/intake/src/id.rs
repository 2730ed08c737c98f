//! Finds ids in a text, each with the text before and after it.

use uuid::Uuid;

use crate::characters::{is_joint, is_word};

/// An id, as it is spelt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelt<'a> {
    /// The text before it.
    pub before: &'a str,
    /// The id: a UUID with its hyphens, or its 32 digits alone.
    pub id: &'a str,
    /// The text after it.
    pub after: &'a str,
}

/// Returns true if a text is a UUID: with its hyphens, or only its digits, in either case.
pub(crate) fn is_uuid(text: &str) -> bool {
    value(text).is_some()
}

/// Returns the value of a UUID, which is the same for every spelling.
pub(crate) fn value(text: &str) -> Option<Uuid> {
    matches!(text.len(), 32 | 36)
        .then(|| Uuid::try_parse(text).ok())
        .flatten()
}

/// Finds each UUID that is a whole word.
pub(crate) fn ids(text: &str) -> impl Iterator<Item = Spelt<'_>> {
    text.char_indices().filter_map(|(at, first)| {
        let (before, rest) = text.split_at_checked(at)?;
        let begins = first.is_ascii_hexdigit() && is_end(before.chars().rev());
        [36, 32].into_iter().filter(|_| begins).find_map(|length| {
            let (id, after) = rest.split_at_checked(length)?;
            (is_uuid(id) && is_end(after.chars())).then_some(Spelt { before, id, after })
        })
    })
}

/// Returns true if a word ends before these characters.
fn is_end(characters: impl Iterator<Item = char>) -> bool {
    let mut joined = characters.skip_while(|char| is_joint(*char));
    !joined.next().is_some_and(is_word)
}

/// Returns true if 32 digits are a UUID that some program made: its version and variant are in use. One hash in eight
/// has such digits.
pub(crate) fn is_made(id: &str) -> bool {
    let digit = |at| id.as_bytes().get(at).copied().unwrap_or_default();
    let is_version = matches!(digit(12), b'1'..=b'8');
    id.len() == 36
        || (is_version && matches!(digit(16).to_ascii_lowercase(), b'8' | b'9' | b'a' | b'b'))
}

/// Returns true if an id is spelt as in an address of the page: a UUID, or a text that contains none. This is quick,
/// and needs none of the code that finds links.
pub fn is_plain(id: &str) -> bool {
    let digits = id.bytes().filter(u8::is_ascii_hexdigit).count();
    is_uuid(id) || digits < 32
}

/// Returns true if the text before an id only introduces it: brackets, or the name of UUIDs.
pub(crate) fn is_lead(before: &str) -> bool {
    let lower = before.to_ascii_lowercase();
    let lead = lower.strip_suffix("uuid:").unwrap_or(&lower);
    !lead.strip_suffix("urn:").unwrap_or(lead).contains(is_word)
}
