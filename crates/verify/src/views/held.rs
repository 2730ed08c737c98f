//! The contract holds what the payload says.

use super::view::{self, Held, Shown, View};
use crate::answers::Unread;
use crate::pull::Entry;
use crate::step::{Cause, Finding, Place, Point};
use values::hash::Hash32;

/// `events(id)` is the value, which is missing only from a block at or after `since`.
pub(crate) fn anchored(
    view: &View<'_>,
    point: Point,
    place: &Place,
    id: Hash32,
    value: Hash32,
    since: u64,
) -> Shown<Finding> {
    let held = view.anchor(id)?;
    is_missing_since(view, &held, since)?;
    // contract-19
    Ok(Finding::shown(point, place, Some(value), held.value))
}

/// `getPull(key)` is requested, for this event id. The request is missing only from a block at or after `since`.
pub(crate) fn requested(
    view: &View<'_>,
    place: &Place,
    key: Hash32,
    event_id: Hash32,
    since: u64,
) -> Shown<Finding> {
    let held = view.request(key)?;
    is_missing_since(view, &held, since)?;
    // contract-3
    let found = held.value.map(|state| state.event_id);
    Ok(Finding::shown(
        Point::ContractRequest,
        place,
        Some(event_id),
        found,
    ))
}

/// `getPull(key)` holds the word, if its flag says that a word arrived.
pub(crate) fn word(view: &View<'_>, place: &Place, word: &Entry) -> Shown<Option<Finding>> {
    let held = view.request(word.key)?;
    // contract-4
    let state = held.value.filter(|state| state.fulfilled);
    Ok(state.map(|state| Finding::shown(Point::ContractWord, place, word.value, state.word)))
}

/// Leaves a value open that the contract does not hold at a block before `block`: it may be still to come.
pub(crate) fn is_missing_since<T>(view: &View<'_>, held: &Held<T>, block: u64) -> Shown<()> {
    if held.value.is_none() {
        let head = view.head()?;
        // No block that the payload can name comes after such a newest one.
        let is_over = view::is_after_naming(&head) && !head.is_local && held.block >= head.newest;
        // contract-20, contract-26
        if held.block < block && !is_over {
            return Err(Cause::Unread(Unread::NotReached {
                newest: held.block,
                needed: Some(block),
                age: head.age,
            }));
        }
        is_place_known(view)?;
    }
    Ok(())
}

/// Returns whether an address without the contract's code says anything: the network must be known.
fn is_place_known(view: &View<'_>) -> Shown<()> {
    match view.head()?.is_known {
        true => Ok(()),
        // contract-28
        false => Err(Cause::Unread(Unread::UnknownChain)),
    }
}
