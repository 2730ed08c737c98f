//! A draw's word is the oracle's fulfilment of the draw's request (`docs/protocol.md#word_origin`).

pub(super) mod fulfilment;
pub(super) mod request;

use self::fulfilment::Fulfilled;
use self::request::Origin;
use crate::pull::DrawClaim;
use crate::replies::{PullState, Unread, ask};
use crate::step::{Cause, Finding, LogKind, Place, Point, StepId};
use crate::views::coordinator::Request;
use crate::views::limits::MAX_VALUES;
use crate::views::view::{Open, Shown};
use crate::views::window::Windows;
use values::hash::Hash32;
use values::order;

/// Returns the comparisons of the step, for each judged draw.
pub(super) fn facts(windows: &Windows<'_, '_>) -> Vec<Shown<Finding>> {
    let mut facts = Vec::new();
    for (draw, origin) in windows.claims.draws.iter().zip(&windows.origins) {
        match word_origin(windows, draw, origin) {
            Ok(found) => facts.extend(found.into_iter().map(Ok)),
            Err(open) => facts.push(Err(open)),
        }
        // A fulfilment that the contract gave to something else leaves the draw without an origin.
        // word_origin-28
        if let Ok(Origin {
            fulfilled: Ok(Fulfilled::By(found)),
            ..
        }) = origin
            && let Err(
                open @ (Open::Waits | Open::Cause(Cause::Unread(Unread::AnsweredElsewhere(_)))),
            ) = windows.date(draw.name.pull_key, found)
        {
            facts.push(Err(open));
        }
    }
    facts
}

/// Returns another key that was requested in the request's transaction, and to which the contract gives the same request.
fn other_key(
    windows: &Windows<'_, '_>,
    draw: &DrawClaim,
    request: &Request<'_>,
) -> Shown<Option<Hash32>> {
    let kinds = windows.kinds.as_ref().map_err(Clone::clone)?;
    let mut logs = windows.in_transaction(request.log.position.block, request.log.transaction)?;
    if logs.is_empty() {
        // The ranges lack the transaction, which its receipt shows.
        let hash = request.log.transaction;
        let receipt = windows.view.ask(ask::Receipt { hash })?;
        let contract = windows.view.contract;
        logs.extend(receipt.logs.iter().filter(|log| log.address == contract));
    }
    let (mut requested, mut keys) = (Vec::new(), Vec::new());
    for log in logs {
        match kinds.read(log) {
            Some(known) if known.kind == LogKind::Requested => requested.push(known.key),
            Some(_) => {}
            // Any value of a log of an unknown kind may be a key.
            // word_origin-11
            None => keys.extend(log.values()),
        }
    }
    keys.extend(&requested);
    let keys = order::set(keys.into_iter().filter(|key| *key != draw.name.pull_key));
    // word_origin-13
    if keys.len() > MAX_VALUES {
        return Err(Unread::TooMuchWork.into());
    }
    let states = keys.iter().map(|key| {
        let state = match requested.contains(key) {
            true => windows.view.requested(*key),
            false => {
                // word_origin-12
                let at = windows.view.state_since(windows.view.needed);
                at.and_then(|(at, _)| windows.view.pull(*key, at))
            }
        };
        (*key, state)
    });
    let states: Vec<(Hash32, Shown<PullState>)> = states.collect();
    let same = states.iter().filter(|(_, state)| {
        let state = state.as_ref().ok();
        state.is_some_and(|state| state.requested && state.request_id == request.id)
    });
    let same: Vec<Hash32> = same.map(|(key, _)| *key).collect();
    // word_origin-10
    if let Some(key) = same.iter().find(|key| requested.contains(key)) {
        return Ok(Some(*key));
    }
    // That key may have been requested in another transaction.
    // word_origin-11
    if !same.is_empty() {
        let hash = request.log.transaction;
        return Err(Unread::SeveralRequests(hash).into());
    }
    let mut states = states.into_iter();
    states.try_fold(None, |none, (_, state)| state.map(|_| none))
}

/// Compares a draw's word with the fulfilment of its request.
fn word_origin(
    windows: &Windows<'_, '_>,
    draw: &DrawClaim,
    origin: &Shown<Origin<'_>>,
) -> Shown<Vec<Finding>> {
    let place = Place::Draw(draw.name);
    let Origin { request, fulfilled } = origin.clone()?;
    let word = draw.word.ok_or(Cause::Because(StepId::Word))?;
    let own = fulfilled.and_then(|fulfilled| given(&request, &fulfilled, &place, word.value));
    match (other_key(windows, draw, &request), own) {
        (Ok(Some(other)), _) => {
            let (point, own) = (Point::RequestOfPull, draw.name.pull_key);
            Ok(vec![Finding::broken(point, &place, own, other)])
        }
        // views-11
        (Err(open), Ok(own)) => match own.agrees() {
            true => Err(open),
            false => Ok(vec![own]),
        },
        // causes-2
        (Err(open), Err(harder)) if harder.rank() < open.rank() => Err(harder),
        (Err(open), Err(_)) => Err(open),
        (Ok(None), own) => Ok(vec![own?]),
    }
}

/// Compares a word with the fulfilment of its request.
fn given(
    request: &Request<'_>,
    fulfilled: &Fulfilled<'_>,
    place: &Place,
    word: Hash32,
) -> Shown<Finding> {
    let point = Point::CoordinatorWord;
    match fulfilled {
        // word_origin-21
        Fulfilled::By(found) => Ok(Finding::shown(point, place, word, found.word)),
        // word_origin-17
        Fulfilled::Open => Ok(Finding::shown(point, place, Some(word), None)),
        // word_origin-27
        Fulfilled::AskedAgain(_, later) if later.word != word => {
            Err(fulfilment::not_there(request, later.position().block, true))
        }
        Fulfilled::AskedAgain(again, _) => {
            let (first, again) = (request.log.position, again.log.position);
            let point = Point::LogTwice(LogKind::Requested);
            // word_origin-26
            Ok(Finding::broken(point, place, first, again))
        }
        Fulfilled::NotUpTo { block, is_shown } => {
            Err(fulfilment::not_there(request, *block, *is_shown))
        }
    }
}
