//! Reads and writes the address of a proof.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use verify::report::Kind;

use crate::characters::{is_word, seen};
use crate::id::asked;

/// The address of a pull's proof, up to its id.
pub(crate) const PULL: &str = "/packs/verify/";
/// The address of an event's report, up to its id.
pub(crate) const EVENT: &str = "/pack-events/verify/";

/// The part of a report's address that names a pull, up to its number.
const PULL_PART: &str = "#pull-";

/// The characters of an id to escape in an address: all that could end its segment, or read as another.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// A proof's address: the kind of payload, and its id at the service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Link {
    /// `/packs/verify/<pull id>`.
    Pull(String),
    /// `/pack-events/verify/<pack event id>`.
    Event(String),
}

impl Link {
    /// Returns the address, as a path of the page.
    pub fn path(&self) -> String {
        let page = match self {
            Self::Pull(_) => PULL,
            Self::Event(_) => EVENT,
        };
        let id = utf8_percent_encode(self.id(), ESCAPED).to_string();
        // A dot at the end of a link would belong to the sentence around it.
        match id.strip_suffix('.') {
            Some(id) => [page, id, "%2E"].concat(),
            None => [page, &id].concat(),
        }
    }

    /// Returns the path of its payload at the shop's service.
    pub fn service_path(&self) -> String {
        let id = utf8_percent_encode(self.id(), ESCAPED);
        match self {
            Self::Pull(_) => format!("/v1/packs/pulls/{id}/proof"),
            Self::Event(_) => format!("/v1/pack-events/{id}/fairness"),
        }
    }

    /// Reads a path of the shop's service, with or without a base path before it.
    ///
    /// # Examples
    ///
    /// ```
    /// use intake::Link;
    ///
    /// let pull = Link::Pull("32c04af4".into());
    /// assert_eq!(Link::of_service_path("/v1/packs/pulls/32c04af4/proof"), Some(pull.clone()));
    /// assert_eq!(Link::of_service_path("/shop/v1/packs/pulls/32c04af4/proof/"), Some(pull));
    /// assert_eq!(Link::of_service_path("/v1/packs/pulls/32c04af4/fairness"), None);
    /// assert_eq!(Link::of_service_path("/proofs/32c04af4.json"), None);
    /// ```
    pub fn of_service_path(path: &str) -> Option<Self> {
        let path = path.trim_end_matches('/');
        let of = |before, after, link: fn(String) -> Self| {
            let (_, segment) = path.strip_suffix(after)?.rsplit_once(before)?;
            id(segment).map(link)
        };
        of("/v1/packs/pulls/", "/proof", Self::Pull)
            .or_else(|| of("/v1/pack-events/", "/fairness", Self::Event))
    }

    /// Returns the id, as it was spelt.
    pub fn id(&self) -> &str {
        match self {
            Self::Pull(id) | Self::Event(id) => id,
        }
    }

    /// Returns the kind of payload that it leads to.
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Pull(_) => Kind::PackPull,
            Self::Event(_) => Kind::PackEvent,
        }
    }

    /// Reads a path of the page that is a proof's address, without anything around the id.
    pub fn of_path(path: &str) -> Option<Self> {
        let of = |page, link: fn(String) -> Self| path.strip_prefix(page).and_then(id).map(link);
        of(PULL, Self::Pull).or_else(|| of(EVENT, Self::Event))
    }
}

/// Reads the id in a segment of a path. A text that a server could read as steps to another path is not an id, escaped
/// or not.
pub(crate) fn id(segment: &str) -> Option<String> {
    let steps = |char: char| matches!(char, '/' | '\\') || char.is_control();
    let id = decoded(segment);
    let is_segment = !segment.contains(char::is_whitespace) && !id.contains(steps);
    (is_segment && !matches!(id.as_str(), "" | "." | "..")).then(|| asked(&id))
}

/// Decodes a percent-encoded text once; a text whose bytes are not UTF-8 stays unchanged.
pub(crate) fn decoded(text: &str) -> String {
    match percent_decode_str(text).decode_utf8() {
        Ok(decoded) => decoded.into_owned(),
        Err(_) => text.to_owned(),
    }
}

/// Returns the fragment of a report's address that names a pull: `#pull-17`.
pub fn pull_fragment(sequence_index: u64) -> String {
    format!("{PULL_PART}{sequence_index}")
}

/// Returns the pull that a part of an address names, if it names one: `#pull-17`, with anything behind it that a
/// sentence or a tracker puts there.
pub fn pull_in(part: &str) -> Option<u64> {
    number(spelt(part).strip_prefix(PULL_PART)?)
}

/// Returns the pull that the text behind an id names, with any text around it.
pub(crate) fn pull_behind(text: &str) -> Option<u64> {
    let text = spelt(text);
    let (_, part) = text.split_once(PULL_PART)?;
    number(part)
}

/// Returns a part of an address as the page writes it: decoded, in lower case, without characters that cannot be seen.
fn spelt(part: &str) -> String {
    seen(&decoded(&decoded(part))).to_ascii_lowercase()
}

/// Reads the number that a text begins with, unless it goes on as a word.
fn number(text: &str) -> Option<u64> {
    let after = text.trim_start_matches(|char: char| char.is_ascii_digit());
    let is_end = !after.trim_start_matches(['-', '_']).starts_with(is_word);
    text.strip_suffix(after)?.parse().ok().filter(|_| is_end)
}
