//! The contract's logs that were seen, and what they teach.
//!
//! The logs' signatures are not specified. A kind is learnt from an entry whose two values the
//! contract's state reads in one way alone: which signature it has, and where in it the key and the
//! value stand. A kind has one signature, and a signature one kind.
//!
//! A log that merely holds an entry's two values teaches nothing. Whoever sells can write such logs
//! at will, of another kind or with key and value exchanged: `createEvent(commitment, id)` long
//! before `createEvent(id, commitment)`, and an anchor would be dated where it was not.

use std::collections::{BTreeMap, BTreeSet};

use super::question::{Address, Log, LogRange, PullState, Unread};
use super::{Asked, PullClaims, Work};
use crate::verify::hash::Hash32;
use crate::verify::order;
use crate::verify::position::Position;
use crate::verify::pull::{Coverage, Entry};
use crate::verify::report::{Cause, Check, LogKind};

/// How many blocks before the span a request is looked for whose word is still missing.
///
/// One call of most endpoints: what was requested earlier still, and not supplied, is not found.
const BEFORE: u64 = 2_000;

/// How many entries of a kind are asked about where the target's own teach nothing.
const TEACHERS: usize = 8;

/// The logs that were seen, and what they teach.
pub(super) struct Seen<'a> {
    /// The consumer's logs by position. A chain has one at each; an endpoint may tell anything.
    pub logs: BTreeMap<At, &'a Log>,
    /// What is known of each kind.
    shapes: BTreeMap<LogKind, Shape>,
    /// Whether every range was read.
    pub whole: bool,
    work: &'a Work,
}

/// A position, and which of the logs that are told to stand there.
pub(super) type At = (Position, usize);

/// What a kind's log looks like.
struct Shape {
    signature: Hash32,
    /// Which of its values is the key.
    key: usize,
    /// Which of its values is the entry's own.
    value: usize,
}

impl<'a> Seen<'a> {
    /// Reads the logs that the claims need, and learns the kinds from them.
    pub fn read(
        claims: &PullClaims,
        contract: Address,
        asked: &mut Asked<'a>,
        check: &mut Check,
    ) -> Self {
        let mut seen = Self {
            logs: BTreeMap::new(),
            shapes: BTreeMap::new(),
            whole: true,
            work: asked.work,
        };
        for range in ranges(claims, contract) {
            match asked.logs(check, range) {
                Some(more) => more
                    .iter()
                    .filter(|log| log.address == contract)
                    .for_each(|log| seen.add(log)),
                None => seen.whole = false,
            }
        }
        if asked.work.is_spent() {
            seen.whole = false;
            check.lacks(Cause::Unread(Unread::TooMuchWork));
        }
        let entries = claims.ranked();
        for kind in [LogKind::Anchored, LogKind::Requested, LogKind::Fulfilled] {
            seen.learn(kind, &entries, asked, check);
        }
        seen
    }

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

    /// The logs that are told to stand at a position, as long as there is work left to look at them.
    fn at(&self, position: Position) -> impl Iterator<Item = (At, &'a Log)> + '_ {
        let there = (position, 0)..=(position, usize::MAX);
        let there = self.logs.range(there).map(|(at, log)| (*at, *log));
        there.take_while(|_| self.work.spend(1))
    }

    /// Learns a kind: from the target's own entries, and where they teach nothing from others.
    fn learn(
        &mut self,
        kind: LogKind,
        entries: &[(Rank, &Entry)],
        asked: &mut Asked<'_>,
        check: &mut Check,
    ) {
        let of_kind = entries.iter().filter(|(_, entry)| entry.kind == kind);
        let (own, others): (Vec<_>, Vec<_>) = of_kind.partition(|(rank, _)| *rank == Rank::Target);
        for teachers in [own, others] {
            // All are asked about at once, so that a second one costs no round trip.
            let shapes = teachers
                .into_iter()
                .filter_map(|(_, entry)| Some((entry, self.shape(entry)?)))
                .take(TEACHERS);
            let plain: Vec<Shape> = shapes
                .filter_map(|(entry, shape)| is_plain(entry, asked, check).then_some(shape))
                .collect();
            if let Some(shape) = plain.into_iter().next() {
                self.shapes.insert(kind, shape);
                return;
            }
        }
    }

    /// The shape of the log that holds an entry's values at its position, if it may be of its kind.
    fn shape(&self, entry: &Entry) -> Option<Shape> {
        let mut there = self.at(entry.position);
        there.find_map(|(_, log)| {
            let signature = *log.topics.first()?;
            let others = self.shapes.iter().filter(|(kind, _)| **kind != entry.kind);
            let free = others
                .into_iter()
                .all(|(_, shape)| shape.signature != signature);
            let key = log.place_of(&entry.key)?;
            let value = log.place_of(&entry.value)?;
            free.then_some(Shape {
                signature,
                key,
                value,
            })
        })
    }

    /// Whether a kind is known.
    pub fn knows(&self, kind: LogKind) -> bool {
        self.shapes.contains_key(&kind)
    }

    /// The kind of a log, if it is a known one.
    pub fn kind(&self, log: &Log) -> Option<LogKind> {
        let signature = log.topics.first()?;
        let mut shapes = self.shapes.iter();
        shapes
            .find(|(_, shape)| shape.signature == *signature)
            .map(|(kind, _)| *kind)
    }

    /// The key and the value that a log of a known kind holds.
    pub fn pair(&self, log: &Log) -> Option<(LogKind, Hash32, Hash32)> {
        let kind = self.kind(log)?;
        let shape = self.shapes.get(&kind)?;
        Some((kind, log.value_at(shape.key)?, log.value_at(shape.value)?))
    }

    /// Whether a log is an entry's own, wherever it stands. Of a kind that is not known a log may be
    /// its own that holds its values and has no other kind's signature.
    pub fn is_of(&self, entry: &Entry, log: &Log) -> bool {
        if self.knows(entry.kind) {
            self.pair(log) == Some((entry.kind, entry.key, entry.value))
        } else {
            let holds = log.place_of(&entry.key).is_some() && log.place_of(&entry.value).is_some();
            holds && self.kind(log).is_none()
        }
    }

    /// Whether a log where an entry says holds its values, and may be of its kind.
    pub fn may_stand(&self, entry: &Entry) -> bool {
        self.shape(entry).is_some()
    }

    /// The log of an entry whose kind is known, where the entry says.
    pub fn own(&self, entry: &Entry) -> Option<(At, &'a Log)> {
        self.at(entry.position)
            .find(|(_, log)| self.knows(entry.kind) && self.is_of(entry, log))
    }
}

/// Whose an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    /// The target's own.
    Target,
    /// Another draw's, or what classified a word: the step `contract` judges it.
    Judged,
    /// Nobody's.
    Stranger,
}

impl PullClaims {
    /// Every different entry with its rank, in an order that does not depend on the proof's.
    pub(super) fn ranked(&self) -> Vec<(Rank, &Entry)> {
        let draws = self.draws.iter().flat_map(|draw| {
            let rank = if draw.name.target {
                Rank::Target
            } else {
                Rank::Judged
            };
            let key = draw.name.pull_key;
            [
                ((LogKind::Anchored, draw.version_event_id), rank),
                ((LogKind::Anchored, draw.purchase_event_id), rank),
                ((LogKind::Requested, key), rank),
                ((LogKind::Fulfilled, key), rank),
            ]
        });
        let others = self.others.iter().flat_map(|other| {
            [other.anchor, other.request, other.word]
                .map(|entry| ((entry.kind, entry.key), Rank::Judged))
        });
        let mut ranks = BTreeMap::new();
        for (key, rank) in draws.chain(others) {
            ranks.entry(key).or_insert(rank);
        }
        let entries = order::set(&self.entries);
        let rank = |entry: &Entry| ranks.get(&(entry.kind, entry.key)).copied();
        let ranked = entries
            .into_iter()
            .map(|entry| (rank(entry).unwrap_or(Rank::Stranger), entry));
        let mut ranked: Vec<_> = ranked.collect();
        order::sort_by(&mut ranked, Ord::cmp);
        ranked
    }
}

/// Whether the contract's state reads an entry's two values as the entry does, and in no other way.
/// Every question is asked, so that all are asked at once.
fn is_plain(entry: &Entry, asked: &mut Asked<'_>, check: &mut Check) -> bool {
    let (key, value) = (entry.key, entry.value);
    let of_key = asked.get_pull(check, key);
    if entry.kind == LogKind::Fulfilled {
        // Nobody chooses a word: no other log can be made of the pair but an anchor or a request,
        // whose signatures are known.
        return of_key.is_some_and(|pull| pull.fulfilled && pull.word == value);
    }
    let held = asked.events(check, key);
    let held_by_value = asked.events(check, value);
    let of_value = asked.get_pull(check, value);
    let (Some(of_key), Some(of_value), Some(held), Some(held_by_value)) =
        (of_key, of_value, held, held_by_value)
    else {
        return false;
    };
    let exchanged = held_by_value == key || is_between(&of_value, key);
    let (anchored, requested) = (held == value, is_between(&of_key, value));
    !exchanged
        && anchored == (entry.kind == LogKind::Anchored)
        && requested == (entry.kind == LogKind::Requested)
}

/// Whether a pull's log may hold this value beside its key.
fn is_between(pull: &PullState, value: Hash32) -> bool {
    pull.requested && (pull.event_id == value || pull.fulfilled && pull.word == value)
}

/// The span, what comes just before it, and the blocks outside of it that entries stand in.
fn ranges(claims: &PullClaims, contract: Address) -> BTreeSet<LogRange> {
    let entries = claims.entries.iter();
    let mut ranges =
        order::set(entries.map(|entry| range(contract, claims.coverage, entry.position)));
    if let Some(span) = claims.coverage {
        ranges.insert(range(contract, Some(span), span.from));
        if let Some(to) = span.from.block.checked_sub(1) {
            let from = span.from.block.saturating_sub(BEFORE);
            ranges.insert(LogRange {
                address: contract,
                topic1: None,
                from,
                to,
            });
        }
    }
    ranges
}

/// The range in which a log of this position is asked for: the span, or its own block.
pub(super) fn range(address: Address, span: Option<Coverage>, at: Position) -> LogRange {
    match span.filter(|span| covers(span, at)) {
        Some(span) => LogRange {
            address,
            topic1: None,
            from: span.from.block,
            to: span.to.block,
        },
        None => LogRange::block(address, None, at),
    }
}

/// Whether a block is one of the span's.
pub(super) fn covers(span: &Coverage, at: Position) -> bool {
    (span.from.block..=span.to.block).contains(&at.block)
}

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
