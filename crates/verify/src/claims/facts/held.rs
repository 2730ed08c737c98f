//! Compares the contract's present state, read by its two getters (`docs/protocol.md#held`).

use super::reached::Reached;
use crate::answers::At;
use crate::claims::settlement::{Graded, Settlement};
use crate::pull::Entry;
use crate::step::{Cause, LogKind, Place, Point, StepId};
use values::hash::Hash32;

/// `events(id)` is the value.
pub(crate) fn anchored(
    case: &mut Settlement<'_>,
    reached: &Reached,
    point: Point,
    place: &Place,
    id: Hash32,
    value: Hash32,
) {
    let mut told = case.events(id, At::Pinned);
    if *reached != Reached::Yes && told.is_some_and(|held| held.value == Hash32::ZERO) {
        reached.lack(case);
        told = None;
    }
    let proven = case.ledger.receipts.logged(LogKind::Anchored, &id);
    let found = Graded {
        told: told.map(|held| held.map(not_zero)),
        proven: proven.map(|proven| proven.map(Some)),
    };
    case.compare(point, place, Some(value), found);
}

/// `getPull(key)` holds the request, and the word where it has one. A word whose callback failed is
/// not held: whether it is the oracle's is another fact.
pub(crate) fn pull_state(
    case: &mut Settlement<'_>,
    reached: &Reached,
    place: &Place,
    key: Hash32,
    event_id: Hash32,
    word: Option<Entry>,
) {
    let mut state = case.get_pull(key, At::Pinned);
    if *reached != Reached::Yes && state.is_some_and(|state| !state.value.requested) {
        reached.lack(case);
        state = None;
    }
    let receipts = case.ledger.receipts;
    let told = state.map(|told| told.map(|state| state.requested.then_some(state.event_id)));
    let proven = receipts.logged(LogKind::Requested, &key);
    let proven = proven.map(|proven| proven.map(Some));
    case.compare(
        Point::ContractRequest,
        place,
        Some(event_id),
        Graded { told, proven },
    );
    let Some(word) = word else {
        case.is_not_proven();
        return case.lacks(Cause::Because(StepId::Word));
    };
    let told = state.filter(|state| state.value.fulfilled);
    let told = told.map(|told| told.map(|state| state.word));
    let proven = receipts.logged(LogKind::Fulfilled, &key);
    case.compare(
        Point::ContractWord,
        place,
        word.value,
        Graded { told, proven },
    );
}

/// A zero value is what the contract holds under an id that was never anchored: nothing.
pub(crate) fn not_zero(held: Hash32) -> Option<Hash32> {
    (held != Hash32::ZERO).then_some(held)
}
