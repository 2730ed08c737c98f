//! One key, one word (`docs/protocol.md#one-word`): no earlier request of a judged key was answered.
//!
//! A contract can log a request under a signature of its own, forget the word that the oracle gives, and ask again. So any
//! request of the consumer counts whose transaction wrote the key in a log of the consumer, whatever the log's signature,
//! unless the contract gives the request to another value of these logs.

use super::origin::WindowLogs;
use crate::answers::{Address, At, LogQuery, PullState, Span, Told};
use crate::claims::evidence::coordinator::{self, Fulfilment, Request};
use crate::claims::evidence::log_index::values;
use crate::claims::limits::{MAX_KEYS, MAX_VALUES, NEARBY};
use crate::claims::settlement::Settlement;
use crate::pull::{DrawClaim, PullClaims};
use crate::step::{LogKind, Place, Point};
use values::hash::Hash32;
use values::order;
use values::order::{OrderedMap, OrderedSet};
use values::position::Position;

/// A request that may be a second one of its key.
pub(crate) struct Second<'r, 'a> {
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
    pub(crate) fn judge(&self, case: &mut Settlement<'a>, answers: &[Fulfilment<'a>]) -> bool {
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
        let states = self.written.iter();
        let states = states.map(|value| case.get_pull(*value, At::Pinned));
        // Every value is asked about at once.
        let states: Vec<_> = states.collect();
        let is_others = |state: &Option<Told<PullState>>| {
            state.is_some_and(|state| state.value.request() != Some(request.id))
        };
        states.iter().all(is_others)
            && case.counts_against(&request.shown)
            && case.counts_against(&answer.shown)
    }
}

/// A request of the consumer, and the values that the consumer wrote in its transaction.
pub(crate) type Written<'a> = (Request<'a>, OrderedSet<Hash32>);

/// Looks for earlier requests of the judged keys: in the windows, and by the keys' indexed logs before them.
pub(crate) fn second_requests<'a>(
    case: &mut Settlement<'a>,
    claims: &PullClaims,
    seen: &WindowLogs<'_, 'a>,
    span: Span,
) {
    let mut found: Vec<Written<'a>> = Vec::new();
    let own = claims.draws.iter().map(|draw| {
        let own = draw.request.and_then(|own| seen.index.holding(&own));
        (draw.name.pull_key, own.map(|shown| shown.log.transaction))
    });
    let own: OrderedMap<Hash32, Option<Hash32>> = own.collect();
    for request in seen.trail.requests.iter().flatten() {
        let transaction = request.shown.log.transaction;
        let logs = || {
            let logs = seen.index.of_transaction(&transaction);
            logs.map(|shown| shown.log)
        };
        if let Some(written) = values(logs(), MAX_VALUES, case.work) {
            found.push((*request, written));
            continue;
        }
        // Too many values may hide the key of a draw that the transaction requested before.
        let is_hidden = |key| {
            let own = own.get(&key);
            own.is_some_and(|own| *own != Some(transaction))
        };
        let mut logs = logs().take_while(|log| case.work.spend(log.values().count()));
        if logs.any(|log| log.values().any(is_hidden)) {
            return case.gives_up();
        }
    }
    found.extend(earlier(case, claims, seen, span.from));
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
    let keys: Vec<Hash32> = claims.draws.iter().map(|draw| draw.name.pull_key).collect();
    let from = first.saturating_sub(NEARBY);
    let (logs, search) = case.aside(|case| {
        let queries = keys.chunks(MAX_KEYS).map(|keys| {
            let topics = vec![Vec::new(), keys.to_vec()];
            LogQuery::with(seen.consumer, topics, Span { from, to })
        });
        let logs = queries.filter_map(|query| case.logs(&query));
        logs.flatten().collect::<Vec<_>>()
    });
    let transactions = order::set(logs.iter().map(|shown| shown.log.transaction));
    let found = requests_in(case, seen.consumer, transactions);
    case.takes_contradiction(search);
    found
}

/// Returns the consumer's requests of listed coordinators in these transactions.
pub(crate) fn requests_in<'a>(
    case: &mut Settlement<'a>,
    consumer: Address,
    transactions: impl IntoIterator<Item = Hash32>,
) -> Vec<Written<'a>> {
    let coordinators = &case.ledger.listed.coordinators;
    let mut found = Vec::new();
    for transaction in transactions {
        let Some(receipt) = case.receipt(transaction) else {
            continue;
        };
        let mut requests = Request::of_receipt(receipt);
        requests.retain(|request| {
            request.sender == consumer.as_topic() && coordinators.contains(&request.coordinator)
        });
        if requests.is_empty() {
            continue;
        }
        let logs = receipt.value.logs.iter();
        let logs = logs.filter(|log| log.address == consumer);
        match values(logs, MAX_VALUES, case.work) {
            Some(written) => {
                let requests = requests.into_iter();
                found.extend(requests.map(|request| (request, written.clone())));
            }
            None => case.gives_up(),
        }
    }
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
            case.run
                .contradicts(point, &Place::Key(key), own, request.shown.told());
        }
    }
}
