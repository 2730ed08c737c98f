//! Links that carry another link: a mail's safe link, a search engine's result, a chat's redirect.

use crate::link::decoded;

/// The number of wrappers around a link that are taken off.
pub const MAX_DEPTH: usize = 8;

/// Returns the texts that a word carries in its query, if it is such a link.
pub fn carried(word: &str) -> impl Iterator<Item = String> {
    let plain = decoded(word);
    let plain = (plain != word).then_some(plain);
    plain.into_iter().chain(defended(word))
}

/// Reads the second form of a `urldefense` link, in which `-3A` stands for `%3A`, and `_` for a slash.
fn defended(word: &str) -> Option<String> {
    let (_, query) = word.split_once("urldefense")?;
    let (_, query) = query.split_once("/v2/url?")?;
    let mut values = query.split('&');
    let value = values.find_map(|value| {
        value
            .strip_prefix("amp;")
            .unwrap_or(value)
            .strip_prefix("u=")
    })?;
    Some(decoded(&value.replace('_', "/").replace('-', "%")))
}
