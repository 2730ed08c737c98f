//! The step `chain_logs`: the supplied entries are logs of the contract, where they are said to
//! stand, and there are no others.
//!
//! The logs' signatures are not specified. An entry matches the log at its position when the log
//! holds the entry's two values; the matched logs teach which signature is which kind, those of the
//! target first. A kind has one signature, and a signature one kind.

use std::collections::{BTreeMap, BTreeSet};

use super::event::not_zero;
use super::oracle;
use super::pull::shown;
use super::question::{Address, Log, LogRange, Unread};
use super::{Asked, PullClaims};
use crate::verify::hash::Hash32;
use crate::verify::position::Position;
use crate::verify::pull::{Coverage, Entry};
use crate::verify::report::{Cause, Check, LogKind, Place, Point, Step, StepId, Value};

impl LogRange {
    /// The logs of one block.
    pub(super) const fn block(address: Address, topic1: Option<Hash32>, at: Position) -> Self {
        Self {
            address,
            topic1,
            from: at.block,
            to: at.block,
        }
    }
}

/// The logs that were seen, and what they teach.
struct Seen<'a> {
    /// The consumer's logs by position. A chain has one at each; an endpoint may tell anything.
    logs: BTreeMap<At, &'a Log>,
    /// Each kind's signature.
    signatures: BTreeMap<LogKind, Hash32>,
    /// The logs that an entry was matched with.
    matched: BTreeSet<At>,
}

/// A position, and which of the logs that are told to stand there.
type At = (Position, usize);

impl<'a> Seen<'a> {
    fn add(&mut self, log: &'a Log) {
        let there = self.at(log.position);
        let (mut place, mut known) = (0_usize, false);
        for (_, other) in there {
            place = place.saturating_add(1);
            known = known || other == log;
        }
        if !known {
            self.logs.insert((log.position, place), log);
        }
    }

    fn at(&self, position: Position) -> impl Iterator<Item = (At, &'a Log)> + '_ {
        let there = (position, 0)..=(position, usize::MAX);
        self.logs.range(there).map(|(at, log)| (*at, *log))
    }

    /// Whether a log may be of this kind: it has the kind's signature, or none is known for the
    /// kind and it has no other kind's.
    fn may_be(&self, kind: LogKind, log: &Log) -> bool {
        match (self.signatures.get(&kind), log.topics.first()) {
            (Some(signature), Some(topic0)) => signature == topic0,
            (None, Some(topic0)) => self.signatures.values().all(|known| known != topic0),
            (_, None) => false,
        }
    }
}

/// The consumer's logs of the range that holds an entry: the coverage, or the entry's own block.
pub(super) fn around<'a>(
    claims: &PullClaims,
    contract: Address,
    entry: &Entry,
    asked: &mut Asked<'a>,
    check: &mut Check,
) -> Option<&'a [Log]> {
    let inside = claims.coverage.filter(|span| covers(span, entry.position));
    asked.logs(check, range(contract, inside, entry.position))
}

fn range(contract: Address, span: Option<Coverage>, at: Position) -> LogRange {
    match span {
        Some(span) => LogRange {
            address: contract,
            topic1: None,
            from: span.from.block,
            to: span.to.block,
        },
        None => LogRange::block(contract, None, at),
    }
}

fn covers(span: &Coverage, at: Position) -> bool {
    (span.from.block..=span.to.block).contains(&at.block)
}

/// The step.
pub(super) fn step(claims: &PullClaims, contract: Address, asked: &mut Asked<'_>) -> Step {
    let mut check = Check::new(StepId::ChainLogs);
    let Some(span) = claims.coverage.filter(|_| !claims.draws.is_empty()) else {
        check.lacks(Cause::Because(StepId::Payload));
        return check.settle();
    };
    // Asked with the logs, so that it costs no round trip of its own.
    let strangers = strangers(claims);
    for entry in &strangers {
        held(&mut Check::new(StepId::ChainLogs), entry, asked);
    }
    let Some(mut seen) = seen(claims, contract, span, asked, &mut check) else {
        return check.settle();
    };
    let mut unmatched = Vec::new();
    for entry in teachers_first(claims, &strangers) {
        if !matches(&mut check, &mut seen, entry) {
            unmatched.push(entry);
        } else if strangers.contains(entry) {
            held(&mut check, entry, asked);
        }
    }
    for entry in unmatched {
        elsewhere(&mut check, &mut seen, claims, contract, entry, asked);
    }
    omissions(&mut check, &seen, span);
    check.settle()
}

/// The target's own entries, whose kinds nobody can mistake, then those that the step `contract`
/// judges, then the strangers.
fn teachers_first<'c>(claims: &'c PullClaims, strangers: &BTreeSet<Entry>) -> Vec<&'c Entry> {
    let target = claims.draws.first();
    let is_targets = |entry: &Entry| {
        target.is_some_and(|draw| {
            [
                draw.version_event_id,
                draw.purchase_event_id,
                draw.name.pull_key,
            ]
            .contains(&entry.key)
        })
    };
    let mut entries: Vec<&Entry> = claims.entries.iter().collect();
    entries.sort_by_key(|entry| (!is_targets(entry), strangers.contains(*entry)));
    entries
}

/// The entries that the step `contract` has no part in.
fn strangers(claims: &PullClaims) -> BTreeSet<Entry> {
    let draws = claims.draws.iter().flat_map(|draw| {
        [
            draw.version_event_id,
            draw.purchase_event_id,
            draw.name.pull_key,
        ]
    });
    let others = claims.others.iter();
    let others = others.flat_map(|other| [other.anchor.key, other.request.key]);
    let known: BTreeSet<Hash32> = draws.chain(others).collect();
    let entries = claims.entries.iter().copied();
    entries
        .filter(|entry| !known.contains(&entry.key))
        .collect()
}

/// The contract's own state says that a stranger is of its kind: a word that is called an anchor,
/// or is exchanged with its key, stands matched and would take no part in any window.
fn held(check: &mut Check, entry: &Entry, asked: &mut Asked<'_>) {
    let place = Place::Key(entry.key);
    if entry.kind == LogKind::Anchored {
        if let Some(held) = asked.events(check, entry.key) {
            check.same(
                Point::ContractAnchor,
                &place,
                Some(entry.value),
                not_zero(held),
            );
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
        // The oracle's callback failed: the coordinator's log is looked for below.
        LogKind::Fulfilled if state.requested => {}
        LogKind::Fulfilled => {
            check.differs(Point::ContractRequest, &place, entry.value, Value::Nothing);
        }
        _ => {
            let requested = state.requested.then_some(state.event_id);
            check.same(Point::ContractRequest, &place, Some(entry.value), requested);
        }
    }
}

/// The consumer's logs over the span, and of the blocks outside it that entries stand in.
fn seen<'a>(
    claims: &PullClaims,
    contract: Address,
    span: Coverage,
    asked: &mut Asked<'a>,
    check: &mut Check,
) -> Option<Seen<'a>> {
    let outside = claims
        .entries
        .iter()
        .filter(|entry| !covers(&span, entry.position));
    let ranges: BTreeSet<LogRange> = outside
        .map(|entry| range(contract, None, entry.position))
        .chain([range(contract, Some(span), span.from)])
        .collect();
    let mut seen = Seen {
        logs: BTreeMap::new(),
        signatures: BTreeMap::new(),
        matched: BTreeSet::new(),
    };
    let mut whole = true;
    for range in ranges {
        match asked.logs(check, range) {
            Some(more) => more
                .iter()
                .filter(|log| log.address == contract)
                .for_each(|log| seen.add(log)),
            None => whole = false,
        }
    }
    whole.then_some(seen)
}

fn holds(log: &Log, entry: &Entry) -> bool {
    log.holds(&entry.key) && log.holds(&entry.value)
}

/// Whether a log at an entry's position holds the entry's values, and may be of its kind.
fn matches(check: &mut Check, seen: &mut Seen<'_>, entry: &Entry) -> bool {
    let own = |log: &Log| holds(log, entry) && seen.may_be(entry.kind, log);
    let Some((at, log)) = seen.at(entry.position).find(|(_, log)| own(log)) else {
        return false;
    };
    if let Some(topic0) = log.topics.first() {
        seen.signatures.insert(entry.kind, *topic0);
    }
    seen.matched.insert(at);
    check.same(
        Point::LogAt(entry.kind),
        &Place::Key(entry.key),
        entry.position,
        log.position,
    );
    true
}

/// Looks for the log of an entry that does not stand where the entry says: among all that was seen,
/// with the coordinator for a word whose callback failed, and in the receipts that the proof names.
fn elsewhere(
    check: &mut Check,
    seen: &mut Seen<'_>,
    claims: &PullClaims,
    contract: Address,
    entry: &Entry,
    asked: &mut Asked<'_>,
) {
    let place = Place::Key(entry.key);
    let mut candidates = seen
        .logs
        .iter()
        .filter(|(_, log)| seen.may_be(entry.kind, log));
    if let Some((at, log)) = candidates.clone().find(|(_, log)| holds(log, entry)) {
        check.differs(
            Point::LogAt(entry.kind),
            &place,
            entry.position,
            log.position,
        );
        seen.matched.insert(*at);
        return;
    }
    let taught = seen.signatures.contains_key(&entry.kind);
    if let Some((at, log)) =
        candidates.find(|(_, log)| taught && log.topics.get(1) == Some(&entry.key))
    {
        let found = Value::Entry(log.position, log.first_word().unwrap_or(Hash32::ZERO));
        check.differs(Point::LogValue(entry.kind), &place, shown(entry), found);
        seen.matched.insert(*at);
        return;
    }
    if entry.kind == LogKind::Fulfilled && fallback(check, claims, contract, entry, asked) {
        return;
    }
    again(check, seen, claims, contract, entry, asked);
}

/// A word whose callback failed stands where the coordinator logged it. `false` when it was not
/// seen there.
fn fallback(
    check: &mut Check,
    claims: &PullClaims,
    contract: Address,
    entry: &Entry,
    asked: &mut Asked<'_>,
) -> bool {
    let of_key = |other: &&Entry| other.kind == LogKind::Requested && other.key == entry.key;
    let Some(request) = claims.entries.iter().find(of_key) else {
        return false;
    };
    // What this search lacks is said by the caller, if the receipts do not show the log either.
    let mut search = Check::new(StepId::ChainLogs);
    let request_id = match asked.get_pull(&mut search, entry.key) {
        Some(state) if !state.fulfilled => Some(state.request_id).filter(|id| *id != Hash32::ZERO),
        _ => return false,
    };
    let request = claims.coordinator_request(&mut search, contract, request, request_id, asked);
    let Some(request) = request else {
        return false;
    };
    let mut range = LogRange::block(
        request.coordinator,
        Some(request.request_id),
        entry.position,
    );
    if let Some(span) = claims.coverage.filter(|span| covers(span, entry.position)) {
        (range.from, range.to) = (span.from.block, span.to.block);
    }
    let logs = asked.logs(&mut search, range).unwrap_or_default();
    let Some(log) = oracle::fulfilment(logs, &request) else {
        return false;
    };
    let place = Place::Key(entry.key);
    check.same(
        Point::LogAt(entry.kind),
        &place,
        entry.position,
        log.position,
    );
    check.same(
        Point::CoordinatorWord,
        &place,
        Some(entry.value),
        oracle::word(log),
    );
    true
}

/// How many blocks on either side of the span a log is looked for that does not stand in it.
const NEARBY: u64 = 10_000;

/// Looks for an entry's log again: in its own block, near the span by its key, and in the receipts
/// that the proof names.
fn again(
    check: &mut Check,
    seen: &Seen<'_>,
    claims: &PullClaims,
    contract: Address,
    entry: &Entry,
    asked: &mut Asked<'_>,
) {
    let mut search = Check::new(StepId::ChainLogs);
    let block = LogRange::block(contract, None, entry.position);
    let mut near = LogRange::block(contract, Some(entry.key), entry.position);
    if let Some(span) = claims.coverage {
        near.from = span
            .from
            .block
            .min(entry.position.block)
            .saturating_sub(NEARBY);
        near.to = span
            .to
            .block
            .max(entry.position.block)
            .saturating_add(NEARBY);
    }
    let ranges = [
        asked.logs(&mut search, block),
        asked.logs(&mut search, near),
    ];
    let receipts = claims.transactions.iter();
    let receipts = receipts.filter_map(|hash| asked.receipt(&mut search, *hash));
    let receipts: Vec<&[Log]> = receipts.map(|receipt| receipt.logs.as_slice()).collect();
    let own =
        |log: &&Log| log.address == contract && holds(log, entry) && seen.may_be(entry.kind, log);
    if let Some(log) = ranges
        .into_iter()
        .flatten()
        .chain(receipts)
        .flatten()
        .find(own)
    {
        let place = Place::Key(entry.key);
        let point = Point::LogAt(entry.kind);
        let stands = check.same(point, &place, entry.position, log.position);
        let inside = claims
            .coverage
            .is_some_and(|span| covers(&span, entry.position));
        if !(stands && inside) {
            return;
        }
        // The span's own answer left out a log that is there: it may have left out others.
    }
    check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
}

/// Any other log in the span with a signature that the matched ones taught was left out.
fn omissions(check: &mut Check, seen: &Seen<'_>, span: Coverage) {
    let taught_words = seen.signatures.contains_key(&LogKind::Fulfilled);
    let inside = (span.from, 0)..=(span.to.max(span.from), usize::MAX);
    for (at, log) in seen.logs.range(inside) {
        let Some(topic0) = log.topics.first() else {
            continue;
        };
        if seen.matched.contains(at) {
            continue;
        }
        let kind = seen.signatures.iter().find(|(_, known)| *known == topic0);
        match kind {
            Some((kind, _)) => {
                let key = log.topics.get(1).copied().or_else(|| log.first_word());
                let place = Place::Key(key.unwrap_or(Hash32::ZERO));
                check.differs(
                    Point::LogOmitted(*kind),
                    &place,
                    Value::Nothing,
                    log.position,
                );
            }
            // No matched log showed what a word looks like: this one may be a word.
            None if !taught_words => check.lacks(Cause::Unread(Unread::UnknownLog(log.position))),
            None => {}
        }
    }
}
