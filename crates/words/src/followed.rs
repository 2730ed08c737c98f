//! Words the comparison of an event's commitments with those that this device kept while the event ran.

use crate::catalogue::say;
use crate::safe_text::safe_text;
use answer::followed::Since;

/// The most characters of a published value.
const SHOWN: usize = 80;

/// Says whether the commitments are still those that the device kept; `when` formats the time.
pub fn since(since: &Since, when: impl Fn(u64) -> String) -> String {
    match since {
        Since::Same(at) => say!(followed_same, when = when(*at)),
        Since::Changed(at, _) => say!(followed_changed, when = when(*at)),
    }
}

/// Names the value that the device kept.
pub fn kept_then(at: u64, when: impl Fn(u64) -> String) -> String {
    say!(followed_then, when = when(at))
}

/// Writes the value of a commitment that changed, as the report publishes it.
pub fn published_now(value: Option<&str>) -> String {
    value.map_or_else(
        || say!(followed_gone).into(),
        |value| safe_text(value, SHOWN).shown,
    )
}
