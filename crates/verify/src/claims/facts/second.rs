//! One key, one word (`docs/protocol.md#one-word`): no earlier request of a judged key was answered.
//!
//! A contract can log a request under a signature of its own, forget the word that the oracle gives, and ask again. So any
//! request of the consumer counts whose transaction wrote the key in a log of the consumer, whatever the log's signature,
//! unless the contract gives the request to another value of these logs.

use super::origin::WindowLogs;
use crate::answers::{At, LogQuery, Span};
use crate::claims::evidence::coordinator::{self, Fulfilment, Request};
use crate::claims::evidence::log_index::values;
use crate::claims::limits::{MAX_KEYS, MAX_VALUES, NEARBY};
use crate::claims::settlement::Settlement;
use crate::pull::{DrawClaim, PullClaims};
use crate::step::{LogKind, Place, Point};
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;
use values::position::Position;

/// A request that may be a second one of its key.
pub struct Second<'r, 'a> {
    /// The key: a pull's, or the id of an event.
    pub key: Hash32,
    /// The request that state names for it.
    pub named: Hash32,
    /// The position at which the word of that request arrived.
    pub word: Position,
    /// The other request.
    pub request: &'r Request<'a>,
    /// The values that the consumer wrote in its transaction.
    pub written: &'r OrderedSet<Hash32>,
}

impl<'a> Second<'_, 'a> {
    /// Returns whether the request was answered before the word: then the shop knew two words, and chose.
    pub fn judge(&self, case: &mut Settlement<'a>, answers: &[Fulfilment<'a>]) -> bool {
        let request = self.request;
        if request.id == self.named || !self.written.contains(&self.key) {
            return false;
        }
        let mut answers = answers.iter();
        let answer = answers.find(|answer| answer.answers(request));
        let Some(answer) = answer.filter(|answer| answer.shown.log.position < self.word) else {
            return false;
        };
        // The id of an event may be a pull's key too.
        for value in self.written {
            match case.get_pull(*value, At::Pinned) {
                Some(state) if state.value.request() != Some(request.id) => {}
                _ => return false,
            }
        }
        case.counts_against(&request.shown) && case.counts_against(&answer.shown)
    }
}

/// A request of the consumer, and the values that the consumer wrote in its transaction.
type Written<'a> = (Request<'a>, OrderedSet<Hash32>);

/// Looks for earlier requests of the judged keys: in the windows, and by the keys' indexed logs before them.
pub fn second_requests<'a>(
    case: &mut Settlement<'a>,
    claims: &PullClaims,
    seen: &WindowLogs<'_, 'a>,
    span: Span,
) {
    let mut found: Vec<Written<'a>> = Vec::new();
    for request in seen.trail.requests.iter().flatten() {
        let logs = seen.index.of_transaction(&request.shown.log.transaction);
        if let Some(written) = values(logs.map(|shown| shown.log), MAX_VALUES, case.work) {
            found.push((*request, written));
        }
    }
    found.extend(earlier(case, claims, seen, span.from));
    found.retain(|(request, _)| {
        request.sender == seen.consumer.as_topic()
            && case
                .ledger
                .listed
                .coordinators
                .contains(&request.coordinator)
    });
    for draw in &claims.draws {
        let writing = found.iter();
        let writing = writing.filter(|(_, written)| written.contains(&draw.name.pull_key));
        let writing: Vec<_> = writing.collect();
        // One of them is the draw's own.
        if !case.work.spend(found.len()) {
            return case.gives_up();
        }
        second_of(case, draw, seen, span, &writing);
    }
    case.waits_for_all();
}

/// The requests in the transactions that wrote a judged key before the windows.
fn earlier<'a>(
    case: &mut Settlement<'a>,
    claims: &PullClaims,
    seen: &WindowLogs<'_, 'a>,
    first: u64,
) -> Vec<Written<'a>> {
    let Some(to) = first.checked_sub(1) else {
        return Vec::new();
    };
    let keys = claims.draws.iter().map(|draw| draw.name.pull_key);
    let from = first.saturating_sub(NEARBY);
    let topics = vec![Vec::new(), keys.take(MAX_KEYS).collect()];
    let before = LogQuery::with(seen.consumer, topics, Span { from, to });
    let (logs, search) = case.aside(|case| case.logs(&before));
    let logs = logs.into_iter().flatten();
    let mut found = Vec::new();
    for transaction in order::set(logs.map(|shown| shown.log.transaction)) {
        let Some(receipt) = case.receipt(transaction) else {
            continue;
        };
        let own = receipt.value.logs.iter();
        let own = own.filter(|log| log.address == seen.consumer);
        if let Some(written) = values(own, MAX_VALUES, case.work) {
            let requests = Request::of_receipt(receipt).into_iter();
            found.extend(requests.map(|request| (request, written.clone())));
        }
    }
    case.takes_contradiction(search);
    found
}

/// Judges the requests whose transactions wrote a draw's key.
fn second_of<'a>(
    case: &mut Settlement<'a>,
    draw: &DrawClaim,
    seen: &WindowLogs<'_, 'a>,
    span: Span,
    writing: &[&Written<'a>],
) {
    let key = draw.name.pull_key;
    let Some(word) = draw.word.filter(|_| !writing.is_empty()) else {
        return;
    };
    let named = case.get_pull(key, At::Pinned);
    let Some(named) = named.and_then(|named| named.value.request()) else {
        return;
    };
    let own = draw.request.and_then(|own| seen.index.holding(&own));
    let own = own.map(|shown| shown.log.transaction);
    for (request, written) in writing {
        // Of several requests in the draw's own transaction, state tells which is whose.
        if Some(request.shown.log.transaction) == own {
            continue;
        }
        let asked = request.shown.log.position.block;
        let answers = seen.trail.fulfilments.iter().flatten().copied();
        let mut answers: Vec<_> = answers.filter(|seen| seen.answers(request)).collect();
        if asked < span.from && answers.is_empty() && request.id != named {
            let span = Span {
                from: asked,
                to: span.to,
            };
            let later = coordinator::fulfilments_of(case, request.coordinator, request.id, span);
            answers.extend(later.into_iter().flatten());
        }
        let second = Second {
            key,
            named,
            word: word.position,
            request,
            written,
        };
        if second.judge(case, &answers) {
            let own = draw
                .request
                .map_or(word.position, |request| request.position);
            let point = Point::LogTwice(LogKind::Requested);
            case.check
                .contradicts(point, &Place::Key(key), own, request.shown.told());
        }
    }
}
