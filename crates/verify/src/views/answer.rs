//! The oracle's answer to a request: the first after it.

use super::coordinator::{self, Fulfilment, Request};
use super::view::{Shown, View};
use crate::answers::{Address, Span, Unread};
use crate::step::Cause;
use values::hash::Hash32;
use values::order;

/// The number of blocks of the first step of a search; each further step is twice as long.
pub(crate) const FIRST_STEP: u64 = 2_000;

/// The number of steps that are asked for together: a search up to any head ends within the rounds of a reading.
const STEPS_AT_ONCE: usize = 4;

/// The oracle's answer to a request, as far as a view shows it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answered<'a> {
    /// This answer.
    By(Fulfilment<'a>),
    /// None yet: the coordinator keeps its commitment to the request.
    Open,
    /// The coordinator gave the id to this later request before this answer. An earlier answer may be one that the view lacks.
    AskedAgain(Request<'a>, Fulfilment<'a>),
    /// None up to a block; the request is not open.
    NotUpTo(u64),
}

/// Looks for the answer up to a block. Without one, a state of `since` or later says if the request is open.
///
/// `known` are the listed coordinators' answers over a range that was read already.
pub(crate) fn answer<'a>(
    view: &View<'a>,
    request: &Request<'a>,
    up_to: u64,
    since: u64,
    known: Option<(Span, &[Fulfilment<'a>])>,
) -> Shown<Answered<'a>> {
    let span = Span {
        from: request.log.position.block,
        to: up_to,
    };
    let covered = known.filter(|(of, _)| of.from <= span.from && span.to <= of.to);
    let found = match covered {
        Some((_, known)) => first(request, known),
        None => {
            let ids = vec![request.id];
            let found = coordinator::answers(view, request.coordinator(), ids, span)?;
            first(request, &found)
        }
    };
    if let Some(found) = found {
        return asked_once(view, request, found);
    }
    if is_open(view, request, since)? {
        return Ok(Answered::Open);
    }
    Ok(Answered::NotUpTo(up_to))
}

/// Goes on with the search from a block, in steps that double, for all ids at once. Returns the answers of the first step
/// that has one.
pub(crate) fn later<'a>(
    view: &View<'a>,
    coordinator: Address,
    ids: &[Hash32],
    from: u64,
) -> Shown<Vec<Fulfilment<'a>>> {
    let newest = view.head()?.newest;
    let (mut next, mut step) = (Some(from), FIRST_STEP);
    loop {
        let mut shown = Vec::new();
        for _ in 0..STEPS_AT_ONCE {
            let Some(from) = next.filter(|from| *from <= newest) else {
                break;
            };
            let to = from.saturating_add(step.saturating_sub(1)).min(newest);
            let span = Span { from, to };
            shown.push(coordinator::answers(view, coordinator, ids.to_vec(), span));
            // No block comes after the last number.
            next = to.checked_add(1);
            step = step.saturating_mul(2);
        }
        if shown.is_empty() {
            return Ok(Vec::new());
        }
        for found in shown {
            let found = found?;
            if !found.is_empty() {
                return Ok(found);
            }
        }
    }
}

/// Returns the first answer after a request.
pub(crate) fn first<'a>(request: &Request<'_>, found: &[Fulfilment<'a>]) -> Option<Fulfilment<'a>> {
    let mut own = found.iter().filter(|found| {
        found.id == request.id
            && found.log.address == request.coordinator()
            && found.position() > request.log.position
    });
    own.next().copied()
}

/// Returns the answer, unless the coordinator gave its id again before: v2 counts from the start when a consumer was removed.
pub(crate) fn asked_once<'a>(
    view: &View<'a>,
    request: &Request<'a>,
    found: Fulfilment<'a>,
) -> Shown<Answered<'a>> {
    if request.version == crate::answers::CoordinatorVersion::V2_5 {
        return Ok(Answered::By(found));
    }
    let span = Span {
        from: request.log.position.block,
        to: found.position().block,
    };
    let between = request.log.position..found.position();
    // Both are asked at once.
    let (asked, last) = (
        coordinator::own_requests(view, span),
        coordinator::last_requests(view, found.log),
    );
    let (asked, last) = (asked?, last?);
    // A node that does not keep the request may not keep its first answer either.
    if !asked.iter().any(|asked| asked.log == request.log) {
        return Err(not_shown(request, found.position().block));
    }
    let mut again = asked.into_iter().chain(last).filter(|again| {
        again.id == request.id
            && again.coordinator() == request.coordinator()
            && again.log.position != request.log.position
            && between.contains(&again.log.position)
    });
    let Some(again) = again.next() else {
        return Ok(Answered::By(found));
    };
    if again.log.position.block == found.position().block {
        view.indexes(found.position().block)?;
    }
    Ok(Answered::AskedAgain(again, found))
}

/// Returns whether the coordinator still keeps its commitment to this request, at a block at or after `since`.
///
/// # Errors
///
/// [`Unread::WordNotSeen`] if it keeps another: the id is that of another request.
fn is_open(view: &View<'_>, request: &Request<'_>, since: u64) -> Shown<bool> {
    let (at, _) = view.state_since(since)?;
    let held = view.commitment(request.coordinator(), request.version, request.id, at)?;
    if held == Hash32::ZERO {
        return Ok(false);
    }
    if Some(held) == request.commitment() {
        return Ok(true);
    }
    Err(not_shown(request, since))
}

/// Returns the cause for an answer that the view does not show.
pub(crate) const fn not_shown(request: &Request<'_>, to: u64) -> Cause {
    Cause::Unread(Unread::WordNotSeen {
        request_id: request.id,
        from: request.log.position.block,
        to,
    })
}

/// Returns the ids of requests at each coordinator, with the earliest block from which to go on.
pub(crate) fn by_coordinator<'a>(
    open: impl Iterator<Item = (Request<'a>, u64)>,
) -> Vec<(Address, Vec<Hash32>, u64)> {
    let open = open.map(|(request, up_to)| (request.coordinator(), (request.id, up_to)));
    let grouped = order::grouped(open).into_iter();
    let grouped = grouped.map(|(coordinator, asked)| {
        let from = asked.iter().map(|(_, up_to)| up_to.saturating_add(1)).min();
        let ids = order::set(asked.iter().map(|(id, _)| *id))
            .into_iter()
            .collect();
        (coordinator, ids, from.unwrap_or(0))
    });
    grouped.collect()
}
