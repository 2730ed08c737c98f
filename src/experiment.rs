//! Makes one change to a payload's bytes, so that a reader sees the check react to it.
//!
//! This module judges nothing and keeps nothing of the payload. A change makes new bytes, which differ from the old
//! ones only at the changed value.

mod change;
mod edit;

pub use change::{Change, Changed, Offer};
use edit::Payload;
use verify::json::{self, Document};
use words::experiment::ChangedValue;

/// The largest payload, in bytes, that the page changes: it holds the changed copy beside the original.
pub const MAX_BYTES: u64 = 64 * 1024 * 1024;

/// Returns the changes that can be made to a payload, in the order of [`ChangedValue::ALL`].
pub fn offers(document: &Document) -> Vec<Offer> {
    let payload = Payload::of(document.object());
    let offer = |what| {
        let of = payload.count(what);
        let first = Change { what, at: 0 };
        (of > 0 && payload.edit(first).is_some()).then_some(Offer { what, of })
    };
    ChangedValue::ALL.into_iter().filter_map(offer).collect()
}

/// Makes a change; `None` if there is nothing to change.
pub fn change(bytes: Vec<u8>, change: Change) -> Option<Changed> {
    let document = json::read(bytes).ok()?;
    let edit = Payload::of(document.object()).edit(change)?;
    edit.apply(document.bytes())
}
