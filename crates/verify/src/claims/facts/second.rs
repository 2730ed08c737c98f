//! One key, one word (`docs/protocol.md#one-word`): no earlier request of a judged key was answered.
//!
//! A contract can log a request under a signature of its own, forget the word that the oracle gives, and ask again. So any
//! request of the consumer counts whose transaction wrote the key in a log of the consumer, whatever the log's signature,
//! unless the contract gives the request to another value of these logs.

use super::origin::{MAX_VALUES, Trail};
use crate::answers::{Address, At, LogQuery, Told, Unread};
use crate::claims::evidence::coordinator::{self, Fulfilment, Request};
use crate::claims::evidence::log_index::{LogIndex, values};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::pull::PullClaims;
use crate::step::{Cause, Check, LogKind, Place, Point};
use values::hash::Hash32;
use values::order;
use values::order::OrderedSet;
use values::position::Position;

/// How many blocks before the windows an earlier request is looked for.
const NEARBY: u64 = 10_000;

/// How many keys are looked for there.
const MAX_KEYS: usize = 100;

/// A request that may be a second one of its key.
pub struct Second<'r, 'a> {
    /// The key: a pull's, or the id of an event.
    pub key: Hash32,
    /// The request that state names for it.
    pub named: Hash32,
    /// Where the word of that request arrived.
    pub word: Position,
    /// The other request.
    pub request: &'r Request<'a>,
}

impl<'a> Second<'_, 'a> {
    /// Whether the request was answered before the word: then the shop knew two words, and chose.
    pub fn judge(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        written: &OrderedSet<Hash32>,
        answers: &[Fulfilment<'a>],
    ) -> bool {
        let request = self.request;
        if request.id == self.named || !written.contains(&self.key) {
            return false;
        }
        let mut answers = answers.iter();
        let Some(answer) = answers.find(|answer| answer.answers(request)) else {
            return false;
        };
        if answer.shown.log.position >= self.word {
            return false;
        }
        // The id of an event may be a pull's key too.
        for value in written {
            match lookup.get_pull(check, *value, At::Pinned) {
                Some(state) if state.value.request() != Some(request.id) => {}
                _ => return false,
            }
        }
        lookup.counts_against(check, &request.shown) && lookup.counts_against(check, &answer.shown)
    }
}

/// Looks for earlier requests of the judged keys: in the windows, and by the keys' indexed logs before them.
pub fn second_requests<'a>(
    check: &mut Check,
    lookup: &mut AnswerLookup<'a>,
    claims: &PullClaims,
    (consumer, index, trail): (Address, &LogIndex<'a>, &Trail<'a>),
    (from, to): (u64, u64),
) {
    let keys = claims.draws.iter().map(|draw| draw.name.pull_key);
    let keys: Vec<Hash32> = keys.take(MAX_KEYS).collect();
    let mut search = Check::new(check.id());
    let mut found: Vec<(Request<'a>, OrderedSet<Hash32>)> = Vec::new();
    for request in trail.requests.iter().flatten() {
        let logs = index.of_transaction(&request.shown.log.transaction);
        if let Some(written) = values(logs.map(|shown| shown.log), MAX_VALUES) {
            found.push((*request, written));
        }
    }
    let before = LogQuery {
        address: consumer,
        topics: vec![Vec::new(), keys],
        from: from.saturating_sub(NEARBY),
        to: from.saturating_sub(1),
    };
    let earlier = if from == 0 {
        None
    } else {
        lookup.logs(&mut search, &before)
    };
    let earlier = earlier
        .into_iter()
        .flatten()
        .map(|shown| shown.log.transaction);
    for transaction in order::set(earlier) {
        let Some(receipt) = lookup.receipt(check, transaction) else {
            continue;
        };
        let own = receipt
            .value
            .logs
            .iter()
            .filter(|log| log.address == consumer);
        if let Some(written) = values(own, MAX_VALUES) {
            let requests = Request::of_receipt(receipt).into_iter();
            found.extend(requests.map(|request| (request, written.clone())));
        }
    }
    search.pass_contradiction_to(check);
    found.retain(|(request, _)| {
        request.sender == consumer.as_topic()
            && lookup.listed.coordinators.contains(&request.coordinator())
    });
    for draw in &claims.draws {
        let key = draw.name.pull_key;
        let writing = found.iter().filter(|(_, written)| written.contains(&key));
        let writing: Vec<_> = writing.collect();
        // One of them is the draw's own.
        if !lookup.work.spend(found.len()) {
            return check.gives_up(Cause::Unread(Unread::TooMuchWork));
        }
        let Some(word) = draw.word.filter(|_| !writing.is_empty()) else {
            continue;
        };
        let Some(named) = lookup.get_pull(check, key, At::Pinned) else {
            continue;
        };
        let Some(named) = named.value.request() else {
            continue;
        };
        let own = draw.request.and_then(|own| index.holding(&own));
        let own = own.map(|shown| shown.log.transaction);
        for (request, written) in writing {
            // Of several requests in the draw's own transaction, state tells which is whose.
            if Some(request.shown.log.transaction) == own {
                continue;
            }
            let asked = request.shown.log.position.block;
            let seen = trail.fulfilments.iter().flatten().copied();
            let mut answers: Vec<_> = seen.filter(|seen| seen.answers(request)).collect();
            if asked < from && answers.is_empty() && request.id != named {
                let of = (request.coordinator(), request.id);
                let later = coordinator::fulfilments_of(lookup, check, of, (asked, to));
                answers.extend(later.into_iter().flatten());
            }
            let second = Second {
                key,
                named,
                word: word.position,
                request,
            };
            if second.judge(check, lookup, written, &answers) {
                let own = draw
                    .request
                    .map_or(word.position, |request| request.position);
                let told = Told {
                    value: request.shown.log.position,
                    by: request.shown.by,
                };
                let point = Point::LogTwice(LogKind::Requested);
                check.contradicts(point, &Place::Key(key), own, told);
            }
        }
    }
    if !lookup.is_settled() {
        check.lacks(Cause::ContractNotRead);
    }
}
