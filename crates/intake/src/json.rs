//! Names the kinds of JSON objects that are not payloads.

use verify::json::{Object, Raw};
use verify::report::Kind;

use crate::file::ForeignFileError;
use crate::find::{Found, find};

/// The depth to which other objects are searched for a payload.
const DEPTH: usize = 3;

/// An object that can be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checkable {
    /// A payload of this kind.
    Payload(Kind),
    /// A saved proof, with a payload in it.
    SavedProof,
}

/// Distinguishes a payload from a saved proof; `None` for any other object.
///
/// # Examples
///
/// ```
/// use intake::json::{Checkable, checkable};
/// use verify::report::Kind;
///
/// let of = |text: &[u8]| Ok::<_, verify::PayloadError>(checkable(&verify::read(text.to_vec())?.object()));
/// assert_eq!(of(br#"{"pack_event_id": null}"#)?, Some(Checkable::Payload(Kind::PackEvent)));
/// assert_eq!(of(br#"{"packproof": 2}"#)?, Some(Checkable::SavedProof));
/// assert_eq!(of(b"{}")?, None);
/// # Ok::<(), verify::PayloadError>(())
/// ```
pub fn checkable(object: &Object<'_>) -> Option<Checkable> {
    checkable_by(&|key| object.has(key))
}

/// Returns true if a text is to be read as a proof, and not searched for a link: it looks like a payload or a saved
/// proof, or it contains one and does not name a proof by a link or an id. The text is not parsed: a key that is named
/// anywhere in it counts.
///
/// # Examples
///
/// ```
/// use intake::json::is_proof;
///
/// let id = "2fea377c-6030-4380-a2d7-c9538b227b0c";
/// let payload = format!("{{\"pack_event_id\": \"{id}\", \"pulls\": [{{\"pull_id\": \"{}\"}}]}}", id.replace('2', "3"));
/// assert!(is_proof(&payload));
/// assert!(is_proof(&format!("HTTP/2 200\r\n\r\n{payload}")));
/// assert!(!is_proof(&format!("https://shop.example/pack-events/verify/{id}")));
/// ```
pub fn is_proof(text: &str) -> bool {
    let has = |key: &str| text.contains(&["\"", key, "\""].concat());
    if checkable_by(&has).is_none() {
        return false;
    }
    let begins = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    begins.starts_with('{') || (text.contains('{') && !matches!(find(text), Found::One(_)))
}

fn checkable_by(has: &dyn Fn(&str) -> bool) -> Option<Checkable> {
    match verify::kind_by(has) {
        Some(kind) => Some(Checkable::Payload(kind)),
        None => has("packproof").then_some(Checkable::SavedProof),
    }
}

/// Names an object that is not a payload, if it is of a known kind: a report of packproof, a HAR, or an envelope with a
/// payload inside it.
///
/// # Examples
///
/// ```
/// use intake::file::ForeignFileError;
/// use intake::json::name;
///
/// let document = verify::read(br#"{"data": {"pack_event_id": "8f3ac0d1"}}"#.to_vec())?;
/// assert_eq!(name(&document.object()), Some(ForeignFileError::Envelope("data".into())));
/// # Ok::<(), verify::PayloadError>(())
/// ```
pub fn name(object: &Object<'_>) -> Option<ForeignFileError> {
    let text = |name| object.get(name).ok().flatten().and_then(Raw::text);
    if text("schema").is_some_and(|schema| schema.starts_with("packproof-")) {
        return Some(ForeignFileError::Report);
    }
    let log = object.get("log").ok().flatten().and_then(Raw::object);
    if log.is_some_and(|log| log.has("entries")) {
        return Some(ForeignFileError::Har);
    }
    payload_in(object, DEPTH).map(ForeignFileError::Envelope)
}

/// Returns the keys under which an object holds a payload, joined by dots.
fn payload_in(object: &Object<'_>, depth: usize) -> Option<String> {
    let depth = depth.checked_sub(1)?;
    object.members().find_map(|(key, value)| {
        let (key, inside) = (key.text()?, value.object()?);
        if verify::kind_of(&inside).is_some() {
            return Some(key.into_owned());
        }
        let further = payload_in(&inside, depth)?;
        Some([&key, ".", &further].concat())
    })
}
