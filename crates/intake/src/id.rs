//! Finds ids in a text, each with the text before and after it.

use uuid::Uuid;

use crate::characters::{digit, is_behind, is_joint, is_word};

/// An id that a text contains.
#[derive(Clone, Debug)]
pub(crate) struct Spelt<'a> {
    /// The text before it.
    pub before: &'a str,
    /// The id: a UUID with its hyphens, or its 32 digits alone, in lower case, with the prefix of its service.
    pub id: String,
    /// True if it is a UUID that some program made, so that it counts in a text about other things.
    pub is_made: bool,
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

/// Returns an id as it is asked for: a UUID in lower case, also behind the prefix of its service. Windows and Apple
/// write UUIDs in capitals, which a service that compares texts does not know.
pub fn asked(id: &str) -> String {
    let uuid = id.rsplit('_').next().unwrap_or(id);
    match id.strip_suffix(uuid).filter(|_| is_uuid(uuid)) {
        Some(prefix) => [prefix, &uuid.to_ascii_lowercase()].concat(),
        None => id.to_owned(),
    }
}

/// Finds each UUID that is a whole word, with the prefix of its service.
pub(crate) fn ids(text: &str) -> impl Iterator<Item = Spelt<'_>> {
    let digits = text
        .char_indices()
        .filter(|(_, first)| first.is_ascii_hexdigit());
    digits.filter_map(|(at, _)| {
        let (before, rest) = text.split_at_checked(at)?;
        let lengths = [36, 32].into_iter();
        let mut uuids = lengths.filter_map(|length| rest.split_at_checked(length));
        let (uuid, after) = uuids.find(|(uuid, after)| is_uuid(uuid) && is_end(after.chars()))?;
        let (before, prefix) = prefixed(before)?;
        Some(Spelt {
            before,
            id: asked(&[prefix, uuid].concat()),
            is_made: is_made(uuid),
            after,
        })
    })
}

/// Splits the text before a UUID into the text before a word, and the prefix of the id: letters and `_`. `None` if the
/// UUID is a part of another word.
fn prefixed(before: &str) -> Option<(&str, &str)> {
    let is_prefix = |char: char| char.is_ascii_alphabetic() || char == '_';
    let start = before.trim_end_matches(is_prefix).len();
    let (head, prefix) = before.split_at_checked(start)?;
    let own = prefix.trim_start_matches('_');
    if !own.is_empty() && !own.ends_with('_') {
        return None;
    }
    // Characters that only join words, or emphasise them, are not a prefix.
    let start = before.len().saturating_sub(own.len());
    let before = before.get(..start)?;
    is_end(head.chars().rev()).then_some((before, own))
}

/// Returns true if a word ends before these characters.
fn is_end(characters: impl Iterator<Item = char>) -> bool {
    let mut joined = characters.skip_while(|char| is_joint(*char));
    !joined.next().is_some_and(is_word)
}

/// Returns true if 32 digits are a UUID that some program made: its version and variant are in use. One hash in eight
/// has such digits.
fn is_made(id: &str) -> bool {
    let digit = |at| id.as_bytes().get(at).copied().unwrap_or_default();
    let is_version = matches!(digit(12), b'1'..=b'8');
    id.len() == 36
        || (is_version && matches!(digit(16).to_ascii_lowercase(), b'8' | b'9' | b'a' | b'b'))
}

/// Returns true if an address of the page with this id names just this id, so that [`find()`](crate::find()) need not
/// read it. This is quick, and a program that uses it needs none of the code that finds links.
pub fn is_plain(id: &str) -> bool {
    let is_bare = |char: char| char.is_ascii_alphanumeric();
    let is_within = |char: char| is_bare(char) || matches!(char, '-' | '.' | '_' | '~');
    let is_escaped =
        |char: char| matches!(char, ' ' | '%') || !(char.is_ascii() || char.is_control());
    let is_free_of_marks = id.chars().all(|char| is_within(char) || is_escaped(char))
        && !id.ends_with(|char| char == '.' || is_behind(char));
    // A text that a second decoding turns into a step to another path is not an id.
    let lower = id.to_ascii_lowercase();
    let has_no_step = !["%2f", "%5c", "%25"]
        .iter()
        .any(|step| lower.contains(step));
    // Nothing may be around a UUID.
    let is_whole = || id.starts_with(is_bare) && id.ends_with(is_bare) && id.chars().all(is_within);
    let digits = id.chars().filter(|char| digit(*char).is_ascii_hexdigit());
    let is_short = digits.count() < 32;
    let is_one = !id.is_empty() && is_free_of_marks && has_no_step;
    is_one && (is_short || is_whole()) && asked(id) == id
}

/// Returns true if the text before an id only introduces it: brackets, or the name of UUIDs.
pub(crate) fn is_lead(before: &str) -> bool {
    let lower = before.to_ascii_lowercase();
    let lead = lower.strip_suffix("uuid:").unwrap_or(&lower);
    !lead.strip_suffix("urn:").unwrap_or(lead).contains(is_word)
}
