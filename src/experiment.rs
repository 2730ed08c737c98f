//! One change to a payload's bytes, so that a reader sees what the check says of it.
//!
//! Nothing is judged here, and nothing of the payload is kept: a change makes new bytes, which differ
//! from the old ones where the changed value stands and nowhere else.

mod edit;

use serde::{Deserialize, Serialize};

use edit::Payload;
use verify::json;
use words::experiment::What;

/// The largest payload, in bytes, that is changed: the changed one is held beside it.
pub const LARGEST: u64 = 64 * 1024 * 1024;

/// One change: what, and which of them, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// What is changed.
    pub what: What,
    /// Which byte, pull, deck entry, card or draw.
    pub at: u64,
}

/// A change that can be made to a payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// What can be changed.
    pub what: What,
    /// How many there are to choose from.
    pub of: u64,
}

/// A changed payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// All of it.
    pub bytes: Vec<u8>,
    /// The beginning of what stood there.
    pub before: String,
    /// The beginning of what stands there now; `None` when it was left out.
    pub after: Option<String>,
}

/// The changes that can be made to a payload, in the order of [`What::ALL`].
pub fn offers(bytes: &[u8]) -> Vec<Offer> {
    let Ok(document) = json::read(bytes) else {
        return Vec::new();
    };
    let payload = Payload::of(document.object());
    let offer = |what| {
        let of = payload.count(what);
        let first = Change { what, at: 0 };
        (of > 0 && payload.edit(first).is_some()).then_some(Offer { what, of })
    };
    What::ALL.into_iter().filter_map(offer).collect()
}

/// Makes a change; `None` where there is nothing to change.
pub fn change(bytes: &[u8], change: Change) -> Option<Changed> {
    let document = json::read(bytes).ok()?;
    Payload::of(document.object()).edit(change)?.apply(bytes)
}
