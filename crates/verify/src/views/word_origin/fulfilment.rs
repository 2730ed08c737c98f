//! The oracle's fulfilment of a request: the first after it.

use crate::replies::{Address, CoordinatorVersion, Log, Span, Unread, ask};
use crate::views::coordinator::{self, Fulfilment, Request};
use crate::views::view::{Open, Shown, View};
use values::hash::Hash32;
use values::order;

/// The number of blocks of the first step of a search; each further step is twice as long.
pub(crate) const FIRST_STEP: u64 = 2_000;

/// The number of steps that are asked for together: a search up to any head ends within the rounds of a reading.
const STEPS_AT_ONCE: usize = 4;

/// The oracle's fulfilment of a request, as far as a view shows it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fulfilled<'a> {
    /// This fulfilment.
    By(Fulfilment<'a>),
    /// None yet: the coordinator keeps its commitment to the request.
    Open,
    /// The coordinator gave the id to this later request before this fulfilment. An earlier one may be missing in the view.
    AskedAgain(Request<'a>, Fulfilment<'a>),
    /// None up to a block; the request is not open.
    NotUpTo {
        /// The block.
        block: u64,
        /// True if the reply that lacks the fulfilment holds the request, and a log at or after the block.
        is_shown: bool,
    },
}

/// The logs of one reply that are about a request's id.
pub(crate) struct Told<'a> {
    /// The fulfilments, in the chain's order.
    fulfilments: Vec<Fulfilment<'a>>,
    /// The requests, in the chain's order.
    requests: Vec<Request<'a>>,
    /// The newest block of which the reply holds a log.
    newest: Option<u64>,
}

impl<'a> Told<'a> {
    /// Selects the logs of an id from those of a reply.
    pub(crate) fn of(
        fulfilments: impl Iterator<Item = Fulfilment<'a>>,
        requests: impl Iterator<Item = Request<'a>>,
        newest: Option<u64>,
    ) -> Self {
        Self {
            fulfilments: fulfilments.collect(),
            requests: requests.collect(),
            newest,
        }
    }

    /// Asks for the logs of a request, up to a block.
    fn since(view: &View<'a>, request: &Request<'a>, to: u64) -> Shown<Self> {
        let logs = coordinator::since_request(view, request, to)?;
        let in_order = || coordinator::in_order(logs.iter());
        let fulfilments = in_order().filter_map(Fulfilment::read);
        let requests = in_order().filter_map(Request::read);
        Ok(Self::of(
            fulfilments.filter(|found| found.id == request.id),
            requests.filter(|found| found.id == request.id),
            logs.iter().map(|log| log.position.block).max(),
        ))
    }

    /// Returns whether the coordinator gave the id of a request to a later one.
    fn is_given_again(&self, request: &Request<'_>) -> bool {
        let mut all = self.requests.iter();
        all.any(|later| {
            later.coordinator() == request.coordinator()
                && later.log.position > request.log.position
        })
    }

    fn holds(&self, log: &Log) -> bool {
        self.requests.iter().any(|request| request.log == log)
    }
}

/// Returns the first fulfilment after a request.
pub(crate) fn first<'a>(request: &Request<'_>, found: &[Fulfilment<'a>]) -> Option<Fulfilment<'a>> {
    // word_origin-14
    let mut own = found.iter().filter(|found| {
        found.id == request.id
            && found.log.address == request.coordinator()
            && found.position() > request.log.position
    });
    own.next().copied()
}

/// Looks for the fulfilment up to a block. Without one, a state of `since` or later shows whether the request is open.
///
/// `known` are the logs of the id in a reply that was read already.
pub(crate) fn fulfilment<'a>(
    view: &View<'a>,
    request: &Request<'a>,
    up_to: u64,
    since: u64,
    known: Option<Told<'a>>,
) -> Shown<Fulfilled<'a>> {
    let told = match known {
        Some(known) => known,
        None => Told::since(view, request, up_to)?,
    };
    if let Some(found) = first(request, &told.fulfilments) {
        return asked_once(view, request, found, &told);
    }
    let (at, _) = view.state_since(since)?;
    // word_origin-16
    let held = view.ask(ask::Commitment {
        coordinator: request.coordinator(),
        version: request.version,
        request_id: request.id,
        at,
    })?;
    // word_origin-17
    if held != Hash32::ZERO && Some(held) == request.commitment() {
        return Ok(Fulfilled::Open);
    }
    // The coordinator may keep its commitment to a later request of the id, which shows nothing about this one.
    // word_origin-18, word_origin-22
    let is_passed = held == Hash32::ZERO && told.newest >= Some(up_to);
    // word_origin-29
    let is_shown = told.holds(request.log) && (is_passed || told.is_given_again(request));
    Ok(Fulfilled::NotUpTo {
        block: up_to,
        is_shown,
    })
}

/// Continues the search from a block, in steps that double, for all ids together, until each has a fulfilment.
pub(crate) fn later<'a>(
    view: &View<'a>,
    coordinator: Address,
    ids: &[Hash32],
    from: u64,
) -> Shown<Vec<Fulfilment<'a>>> {
    let newest = view.head()?.newest;
    // word_origin-19
    let (mut next, mut step) = (Some(from), FIRST_STEP);
    let mut all: Vec<Fulfilment<'a>> = Vec::new();
    loop {
        let mut shown = Vec::new();
        for _ in 0..STEPS_AT_ONCE {
            let Some(from) = next.filter(|from| *from <= newest) else {
                break;
            };
            let to = from.saturating_add(step.saturating_sub(1)).min(newest);
            let span = Span { from, to };
            shown.push(coordinator::fulfilments_of(
                view,
                coordinator,
                ids.to_vec(),
                span,
            ));
            // No block comes after the last number.
            next = to.checked_add(1);
            step = step.saturating_mul(2);
        }
        let is_over = shown.is_empty();
        for found in shown {
            all.extend(found?);
        }
        // word_origin-20
        let is_found = |id: &Hash32| all.iter().any(|found| found.id == *id);
        if is_over || ids.iter().all(is_found) {
            return Ok(all);
        }
    }
}

/// Returns the first fulfilment that a later search found for a request, unless the id was given again before it.
pub(crate) fn found_later<'a>(
    view: &View<'a>,
    request: &Request<'a>,
    found: &[Fulfilment<'a>],
) -> Shown<Option<Fulfilled<'a>>> {
    let Some(found) = first(request, found) else {
        return Ok(None);
    };
    if request.version == CoordinatorVersion::V2_5 {
        return Ok(Some(Fulfilled::By(found)));
    }
    let told = Told::since(view, request, found.position().block)?;
    asked_once(view, request, found, &told).map(Some)
}

/// Returns the cause for a fulfilment that the view does not show.
pub(crate) fn not_shown(request: &Request<'_>, to: u64) -> Open {
    let unread = Unread::WordNotSeen {
        request_id: request.id,
        from: request.log.position.block,
        to,
    };
    unread.into()
}

/// Returns the cause for a fulfilment that is not there, or that the view does not show.
pub(crate) fn not_there(request: &Request<'_>, to: u64, is_shown: bool) -> Open {
    // word_origin-23
    if !is_shown {
        return not_shown(request, to);
    }
    let unread = Unread::NoFulfilment {
        request_id: request.id,
        from: request.log.position.block,
        to,
    };
    unread.into()
}

/// Returns the fulfilment, unless the coordinator gave its id again before: v2 counts from the start when a consumer was removed.
/// Only a reply that holds the request and the fulfilment shows that.
fn asked_once<'a>(
    view: &View<'a>,
    request: &Request<'a>,
    found: Fulfilment<'a>,
    told: &Told<'a>,
) -> Shown<Fulfilled<'a>> {
    if request.version == CoordinatorVersion::V2_5 {
        return Ok(Fulfilled::By(found));
    }
    // word_origin-25
    if !told.holds(request.log) || !told.fulfilments.iter().any(|own| own.log == found.log) {
        return Err(not_shown(request, found.position().block));
    }
    let between = request.log.position..found.position();
    let mut again = told.requests.iter().filter(|again| {
        again.coordinator() == request.coordinator()
            && again.log.position != request.log.position
            && between.contains(&again.log.position)
    });
    // word_origin-24
    let Some(again) = again.next() else {
        return Ok(Fulfilled::By(found));
    };
    if again.log.position.block == found.position().block {
        // dates-28
        view.indexes(found.position().block)?;
    }
    Ok(Fulfilled::AskedAgain(*again, found))
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
