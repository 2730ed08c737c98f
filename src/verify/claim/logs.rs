//! The step `chain_logs`: the supplied entries are logs of the contract, where they are said to
//! stand, and there are no others.

use std::collections::BTreeSet;

use super::event::not_zero;
use super::pull::shown;
use super::question::{Address, Log, LogRange, Unread};
use super::seen::{At, Rank, Seen, covers};
use super::{Asked, PullClaims, oracle, waiting};
use crate::verify::hash::Hash32;
use crate::verify::pull::{Coverage, Entry};
use crate::verify::report::{Cause, Check, LogKind, Place, Point, Step, StepId, Value};

/// How many blocks on either side of the span a log is looked for that does not stand in it.
const NEARBY: u64 = 10_000;

/// The step while it runs.
struct Logs<'c, 'a> {
    claims: &'c PullClaims,
    contract: Address,
    seen: &'c Seen<'a>,
    /// The logs that an entry was matched with.
    matched: BTreeSet<At>,
}

/// The step. `check` has what reading the logs lacked.
pub(super) fn step(
    claims: &PullClaims,
    contract: Address,
    seen: &Seen<'_>,
    mut check: Check,
    asked: &mut Asked<'_>,
) -> Step {
    let Some(span) = claims.coverage.filter(|_| !claims.draws.is_empty()) else {
        let mut check = Check::new(StepId::ChainLogs);
        check.lacks(Cause::Because(StepId::Payload));
        return check.settle();
    };
    let entries = claims.ranked();
    // Asked with the logs, so that it costs no round trip of its own.
    for (_, stranger) in entries.iter().filter(|(rank, _)| *rank == Rank::Stranger) {
        held(&mut check, stranger, asked);
    }
    if !seen.whole {
        return check.settle();
    }
    let mut logs = Logs {
        claims,
        contract,
        seen,
        matched: BTreeSet::new(),
    };
    for (_, entry) in entries {
        if !logs.stands(&mut check, entry) {
            logs.elsewhere(&mut check, entry, asked);
        }
    }
    // A log whose entry was not looked for would be taken for one that was left out.
    if !asked.work.is_spent() {
        logs.omissions(&mut check, span);
        waiting::omissions(&mut check, claims, contract, seen, span, asked);
    }
    if asked.work.is_spent() {
        check.gives_up(Cause::Unread(Unread::TooMuchWork));
    }
    check.settle()
}

/// The contract's own state says that an entry which the step `contract` has no part in is true.
fn held(check: &mut Check, entry: &Entry, asked: &mut Asked<'_>) {
    let place = Place::Key(entry.key);
    if entry.kind == LogKind::Anchored {
        if let Some(held) = asked.events(check, entry.key) {
            let point = Point::ContractAnchor;
            check.same(point, &place, Some(entry.value), not_zero(held));
        }
        return;
    }
    let Some(state) = asked.get_pull(check, entry.key) else {
        return;
    };
    match entry.kind {
        LogKind::Fulfilled if state.fulfilled => {
            check.same(Point::ContractWord, &place, entry.value, state.word);
        }
        // The oracle's callback failed: the coordinator's log is looked for.
        LogKind::Fulfilled if state.requested => {}
        LogKind::Fulfilled => {
            check.differs(Point::ContractRequest, &place, entry.value, Value::Nothing);
        }
        _ => {
            let requested = state.requested.then_some(state.event_id);
            let point = Point::ContractRequest;
            check.same(point, &place, Some(entry.value), requested);
        }
    }
}

impl Logs<'_, '_> {
    /// Whether an entry's log stands where the entry says.
    fn stands(&mut self, check: &mut Check, entry: &Entry) -> bool {
        let Some((at, log)) = self.seen.own(entry) else {
            return false;
        };
        self.matched.insert(at);
        let (point, place) = (Point::LogAt(entry.kind), Place::Key(entry.key));
        check.same(point, &place, entry.position, log.position)
    }

    /// Looks for the log of an entry that does not stand where the entry says: among all that was
    /// seen, with the coordinator for a word whose callback failed, and in the receipts that the
    /// proof names.
    fn elsewhere(&mut self, check: &mut Check, entry: &Entry, asked: &mut Asked<'_>) {
        // Twice through all of them, and once more through the proof's own entries.
        let all = self.seen.logs.len().saturating_mul(2);
        if !asked
            .work
            .spend(all.saturating_add(self.claims.entries.len()))
        {
            return;
        }
        let place = Place::Key(entry.key);
        if !self.seen.knows(entry.kind) && self.seen.may_stand(entry) {
            check.lacks(Cause::Unread(Unread::UnknownLog(entry.position)));
            return;
        }
        let mut all = self.seen.logs.iter();
        let own = |(_, log): &(&At, &&Log)| self.seen.is_of(entry, log);
        if let Some((at, log)) = all.clone().find(own) {
            let point = Point::LogAt(entry.kind);
            check.differs(point, &place, entry.position, log.position);
            self.matched.insert(*at);
            return;
        }
        let other = all.find_map(|(at, log)| {
            let (kind, key, value) = self.seen.pair(log)?;
            ((kind, key) == (entry.kind, entry.key)).then_some((at, log.position, value))
        });
        if let Some((at, position, value)) = other {
            let found = Value::Entry(position, value);
            check.differs(Point::LogValue(entry.kind), &place, shown(entry), found);
            self.matched.insert(*at);
            return;
        }
        if entry.kind == LogKind::Fulfilled && self.fallback(check, entry, asked) {
            return;
        }
        self.again(check, entry, asked);
    }

    /// A word whose callback failed stands where the coordinator logged it. `false` when it was not
    /// seen there.
    fn fallback(&self, check: &mut Check, word: &Entry, asked: &mut Asked<'_>) -> bool {
        // What this search lacks is said by the caller, if the receipts do not show the log either.
        let mut search = Check::new(StepId::ChainLogs);
        let Some(request) = self.claims.request_of(&word.key) else {
            return false;
        };
        let Some(state) = asked.get_pull(&mut search, word.key) else {
            return false;
        };
        if state.fulfilled {
            return false;
        }
        let id = Some(state.request_id).filter(|id| *id != Hash32::ZERO);
        let request = self.claims.coordinator_request(
            &mut search,
            self.contract,
            self.seen,
            request,
            id,
            asked,
        );
        let Some(request) = request else {
            return false;
        };
        let Some(log) = self.claims.fulfilment(&mut search, &request, word, asked) else {
            return false;
        };
        let place = Place::Key(word.key);
        check.same(Point::LogAt(word.kind), &place, word.position, log.position);
        check.same(
            Point::CoordinatorWord,
            &place,
            Some(word.value),
            oracle::word(log),
        );
        true
    }

    /// Looks for an entry's log again: in its own block, near the span by its key, and in the
    /// receipts that the proof names.
    fn again(&self, check: &mut Check, entry: &Entry, asked: &mut Asked<'_>) {
        let mut search = Check::new(StepId::ChainLogs);
        let block = LogRange::block(self.contract, None, entry.position);
        let mut near = LogRange::block(self.contract, Some(entry.key), entry.position);
        if let Some(span) = self.claims.coverage {
            let (from, to) = (
                span.from.block.min(entry.position.block),
                span.to.block.max(entry.position.block),
            );
            (near.from, near.to) = (from.saturating_sub(NEARBY), to.saturating_add(NEARBY));
        }
        let ranges = [
            asked.logs(&mut search, block),
            asked.logs(&mut search, near),
        ];
        let receipts = self.claims.transactions.iter();
        let receipts = receipts.filter_map(|hash| asked.receipt(&mut search, *hash));
        let receipts: Vec<&[Log]> = receipts.map(|receipt| receipt.logs.as_slice()).collect();
        let lists = ranges.iter().flatten().chain(&receipts);
        if !asked.work.spend(lists.map(|logs| logs.len()).sum()) {
            return;
        }
        let own = |log: &&Log| log.address == self.contract && self.seen.is_of(entry, log);
        let all = ranges.into_iter().flatten().chain(receipts).flatten();
        if let Some(log) = all.into_iter().find(own) {
            let (point, place) = (Point::LogAt(entry.kind), Place::Key(entry.key));
            let stands = check.same(point, &place, entry.position, log.position);
            let coverage = self.claims.coverage;
            let inside = coverage.is_some_and(|span| covers(&span, entry.position));
            if !(stands && inside) {
                return;
            }
            // The span's own answer left out a log that is there: it may have left out others.
        }
        check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
    }

    /// Any other log in the span of a kind that is known was left out.
    fn omissions(&self, check: &mut Check, span: Coverage) {
        let inside = (span.from, 0)..=(span.to.max(span.from), usize::MAX);
        for (at, log) in self.seen.logs.range(inside) {
            if self.matched.contains(at) || log.topics.is_empty() {
                continue;
            }
            match self.seen.pair(log) {
                Some((kind, key, _)) => {
                    let (point, place) = (Point::LogOmitted(kind), Place::Key(key));
                    check.differs(point, &place, Value::Nothing, log.position);
                }
                // Nothing showed what a word looks like: this one may be a word.
                None if !self.seen.knows(LogKind::Fulfilled) => {
                    check.lacks(Cause::Unread(Unread::UnknownLog(log.position)));
                }
                None => {}
            }
        }
    }
}
