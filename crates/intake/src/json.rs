//! JSON objects that are no payload, by what they are.

use verify::json::{Object, Raw};

use crate::file::Foreign;

/// The depth to which a payload is looked for inside other objects.
const DEPTH: usize = 3;

/// Names an object that is no payload, if it is of a known kind: a HAR, or an envelope with a payload inside it.
///
/// # Examples
///
/// ```
/// use intake::file::Foreign;
/// use intake::json::name;
///
/// let document = verify::read(br#"{"data": {"pack_event_id": "8f3ac0d1"}}"#.to_vec())?;
/// assert_eq!(name(&document.object()), Some(Foreign::Envelope("data".into())));
/// # Ok::<(), verify::Unreadable>(())
/// ```
pub fn name(object: &Object<'_>) -> Option<Foreign> {
    let log = object.get("log").ok().flatten().and_then(Raw::object);
    if log.is_some_and(|log| log.has("entries")) {
        return Some(Foreign::Har);
    }
    payload_in(object, DEPTH).map(Foreign::Envelope)
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
