//! What the contract holds: the present state, read by its two getters (`docs/protocol.md#held`).

use super::reached::Reached;
use crate::answers::At;
use crate::claims::evidence::lookup::AnswerLookup;
use crate::pull::Entry;
use crate::step::{Cause, Check, Place, Point, StepId};
use values::hash::Hash32;

/// `events(id)` is the value.
pub fn anchored(
    check: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    reached: &Reached,
    (point, place): (Point, &Place),
    (id, value): (Hash32, Hash32),
) {
    let Some(held) = lookup.events(check, id, At::Pinned) else {
        return;
    };
    if held.value == Hash32::ZERO && *reached != Reached::Yes {
        return reached.lack(check);
    }
    lookup.compare(check, (point, place), Some(value), held.map(not_zero));
}

/// `getPull(key)` holds the request, and the word where it has one. A word whose callback failed is
/// not held: whether it is the oracle's is another fact.
pub fn pull_state(
    check: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    reached: &Reached,
    place: &Place,
    (key, event_id): (Hash32, Hash32),
    word: Option<Entry>,
) {
    let Some(state) = lookup.get_pull(check, key, At::Pinned) else {
        return;
    };
    if !state.value.requested && *reached != Reached::Yes {
        return reached.lack(check);
    }
    let requested = state.map(|state| state.requested.then_some(state.event_id));
    let asked = (Point::ContractRequest, place);
    lookup.compare(check, asked, Some(event_id), requested);
    match word {
        Some(word) if state.value.fulfilled => {
            let held = state.map(|state| state.word);
            lookup.compare(check, (Point::ContractWord, place), word.value, held);
        }
        Some(_) => {}
        None => check.lacks(Cause::Because(StepId::Word)),
    }
}

/// A zero value is what the contract holds under an id that was never anchored: nothing.
pub fn not_zero(held: Hash32) -> Option<Hash32> {
    (held != Hash32::ZERO).then_some(held)
}
