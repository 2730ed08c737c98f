//! The contract holds the payload's values (`docs/protocol.md#contract`).

use super::step;
use super::view::{self, Held, Open, Settle, Shown, View};
use crate::event::EventClaims;
use crate::fields::Published;
use crate::pull::{Entry, PullClaims};
use crate::replies::{Unread, Witnesses, ask};
use crate::step::{Cause, Finding, Place, Point, Step, StepId};
use values::hash::{Hash32, keccak};

/// `events(vrf_event_id)` holds the anchored value. A report that publishes no value may be an early one; the value that the
/// contract holds is still shown.
pub(super) fn of_event(claims: &EventClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let id = match claims.event_id {
        Published::Is(id) => id,
        Published::Absent => return vec![Err(Cause::NotPublished("pack_event_id".into()).into())],
        Published::Malformed => return vec![Err(Cause::Because(StepId::Payload).into())],
    };
    let (point, place) = (Point::ContractAnchor, Place::Key(id));
    let held = match view.anchor(id) {
        Ok(held) => held,
        Err(open) => return vec![Err(open)],
    };
    match claims.anchored_as(held.value) {
        // contract-29
        Published::Is(_) if claims.may_be_early && held.value.is_none() => {
            vec![Err(Cause::NotPublished("random_seed".into()).into())]
        }
        // contract-1
        Published::Is(anchored) => vec![
            match held.value {
                None => is_reached(claims, view, held.block),
                Some(_) => Ok(()),
            }
            .map(|()| Finding::shown(point, &place, Some(anchored), held.value)),
        ],
        Published::Absent => {
            let noted = held
                .value
                .map(|held| Ok(Finding::noted(point, &place, held)));
            // contract-30
            let lacks = Err(Cause::NotPublished("deck_hash".into()).into());
            noted.into_iter().chain([lacks]).collect()
        }
        Published::Malformed => vec![Err(Cause::Because(StepId::Payload).into())],
    }
}

/// `events` and `getPull` hold the proof's values.
pub(super) fn of_pull(claims: &PullClaims, view: &View<'_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    let place_known = place_of_pull(claims, view);
    for draw in &claims.draws {
        let place = Place::Draw(draw.name);
        // contract-2
        let (id, root) = (draw.version_event_id, draw.version_root);
        facts.push(anchored(
            view,
            Point::ContractVersion,
            &place,
            id,
            root,
            (view.needed, &place_known),
        ));
        let (id, value) = (draw.purchase_event_id, draw.purchase_commitment);
        facts.push(anchored(
            view,
            Point::ContractPurchase,
            &place,
            id,
            value,
            (view.needed, &place_known),
        ));
        let (key, event_id) = (draw.name.pull_key, draw.version_event_id);
        facts.push(requested(
            view,
            &place,
            key,
            event_id,
            (view.needed, &place_known),
        ));
        facts.extend(match &draw.word {
            Some(word) => held_word(view, &place, word).transpose(),
            // views-38
            None => Some(Err(Cause::Because(StepId::Word).into())),
        });
    }
    // views-35, contract-5
    for other in &claims.others {
        // The dates of the entries that classify the word are not judged. At worst, the contract does not hold their values yet.
        // contract-21
        let since = |entry: Entry| view.needed.max(entry.position.block);
        let place = Place::Key(other.request.key);
        let (id, root) = (other.anchor.key, other.anchor.value);
        facts.push(anchored(
            view,
            Point::ContractOtherRoot,
            &place,
            id,
            root,
            (since(other.anchor), &place_known),
        ));
        let (key, event_id) = (other.request.key, other.request.value);
        let since = since(other.request);
        let since = (since, &place_known);
        facts.push(requested(view, &place, key, event_id, since));
    }
    let beyond = view.judged_blocks();
    let beyond = beyond.and_then(|beyond| match beyond {
        Some(_) => place_known.map(|()| beyond),
        None => Ok(None),
    });
    facts.extend(beyond.transpose());
    facts.extend(claims.without_draws().map(|cause| Err(cause.into())));
    facts
}

/// `events(id)` is the value, which is missing only from a block at or after `since`.
fn anchored(
    view: &View<'_>,
    point: Point,
    place: &Place,
    id: Hash32,
    value: Hash32,
    since: Since<'_>,
) -> Shown<Finding> {
    let held = view.anchor(id)?;
    is_missing_since(view, &held, since)?;
    // contract-19
    Ok(Finding::shown(point, place, Some(value), held.value))
}

/// `getPull(key)` is requested, for this event id. The request is missing only from a block at or after `since`.
fn requested(
    view: &View<'_>,
    place: &Place,
    key: Hash32,
    event_id: Hash32,
    since: Since<'_>,
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

/// `getPull(key)` holds the word, if its flag shows that a word arrived.
fn held_word(view: &View<'_>, place: &Place, word: &Entry) -> Shown<Option<Finding>> {
    let held = view.request(word.key)?;
    // contract-4
    let state = held.value.filter(|state| state.fulfilled);
    Ok(state.map(|state| Finding::shown(Point::ContractWord, place, word.value, state.word)))
}

/// Returns the step `contract`. Values from a contract with other code do not count, and an address without code has no values.
pub(super) fn contract(view: &View<'_>, by: Witnesses, facts: Vec<Shown<Finding>>) -> Step {
    let none = keccak(&[]);
    match view.code() {
        Ok(()) => step::step(StepId::Contract, by, facts),
        Err(Open::Cause(Cause::Unread(cause @ Unread::OtherCode(_, found)))) if found == none => {
            // contract-7
            let code = [Err(cause.into())].into_iter();
            step::step(StepId::Contract, by, facts.into_iter().chain(code))
        }
        // contract-6
        Err(open) => Step::skipped(StepId::Contract, open.into()),
    }
}

/// Leaves a value open that the contract does not hold at a block before `block`: it may be still to come.
fn is_missing_since<T>(
    view: &View<'_>,
    held: &Held<T>,
    (block, place_known): Since<'_>,
) -> Shown<()> {
    if held.value.is_none() {
        let head = view.head()?;
        // No block that the payload can name comes after such a newest one.
        let is_over = view::is_after_naming(&head) && !head.is_local && held.block >= head.newest;
        // contract-20, contract-26
        if held.block < block && !is_over {
            return Err(Unread::NotReached {
                newest: held.block,
                needed: Some(block),
                age: head.age,
            }
            .into());
        }
        place_known.clone()?;
    }
    Ok(())
}

/// The block from which on a value is missing, and whether this is the payload's chain.
type Since<'p> = (u64, &'p Shown<()>);

/// A missing value counts if the block that was read is after the anchoring receipt's, or of this minute. An event that runs may
/// be seconds old: there, only a block counts that is two minutes younger than the moment of loading.
fn is_reached(claims: &EventClaims, view: &View<'_>, block: u64) -> Shown<()> {
    let head = view.head()?;
    let receipt = claims.request.map(|hash| view.ask(ask::Receipt { hash }));
    let receipt = match receipt.filter(|_| !claims.is_running) {
        Some(receipt) => receipt.settled()?.ok(),
        None => None,
    };
    let is_reached = match receipt {
        // contract-25
        _ if claims.is_running => view::is_after_naming(&head) && block >= head.newest,
        // contract-22
        Some(receipt) => receipt.block <= block,
        // contract-23
        None => head.is_fresh && block >= head.newest,
    };
    match is_reached {
        true => place_of_event(claims, view),
        false => Err(Unread::NotReached {
            newest: block,
            needed: receipt.map(|receipt| receipt.block),
            age: head.age,
        }
        .into()),
    }
}

/// Checks that the view is of the payload's chain: its network is known, or the contract holds the purchase of a judged draw.
///
/// # Errors
///
/// [`Unread::UnknownChain`] if nothing shows that: what is missing there may be on another chain.
pub(super) fn place_of_pull(claims: &PullClaims, view: &View<'_>) -> Shown<()> {
    if view.head()?.is_known {
        return Ok(());
    }
    let purchases = claims.draws.iter().map(|draw| {
        let held = view.anchor(draw.purchase_event_id)?.value;
        Ok(held == Some(draw.purchase_commitment))
    });
    let purchases: Vec<Shown<bool>> = purchases.collect();
    is_any(purchases)
}

/// Checks that the view is of the event's chain: its network is known, or the contract holds a value under the event's id.
///
/// # Errors
///
/// [`Unread::UnknownChain`] as for a pull.
pub(super) fn place_of_event(claims: &EventClaims, view: &View<'_>) -> Shown<()> {
    match claims.event_id {
        Published::Is(id) if !view.head()?.is_known => {
            is_any(vec![view.anchor(id).map(|held| held.value.is_some())])
        }
        _ => Ok(()),
    }
}

/// Checks that the contract holds one of these values.
fn is_any(held: Vec<Shown<bool>>) -> Shown<()> {
    if held.contains(&Ok(true)) {
        return Ok(());
    }
    let held: Shown<Vec<bool>> = held.into_iter().collect();
    // contract-28
    held.and(Err(Unread::UnknownChain.into()))
}
