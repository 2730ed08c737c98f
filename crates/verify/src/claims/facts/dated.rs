//! When: each judged entry's own log is where the entry says, and nowhere else.
//!
//! A log of the inferred signature dates an entry to its position. Where no log can be had or its kind
//! cannot be inferred, the contract's state at two blocks dates the entry to its block: the getter
//! says no one block before and yes at it. The coordinator's fulfilment dates a word whose callback
//! failed.

use core::cell::Cell;
use std::collections::BTreeMap;

use super::held::not_zero;
use super::origin::{Origins, Trail};
use crate::answers::Address;
use crate::answers::Unread;
use crate::answers::{Answer, At, LogQuery, Question};
use crate::answers::{Told, Witnesses};
use crate::claims::evidence::coordinator::{self, DELIVERY_BLOCKS, Fulfilment};
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::lookup::{AnswerLookup, ShownLog};
use crate::claims::evidence::recorded::{Recorded, Records};
use crate::claims::evidence::signature::Signatures;
use crate::hash::Hash32;
use crate::pull::Entry;
use crate::pull::{DrawClaim, PullClaims};
use crate::step::{Cause, Check, LogKind, Place, Point, StepId, Value};

/// How many entries are looked for beyond what was read. An endpoint that shows no logs at all is
/// not asked for each.
pub const MOST_SEARCHES: usize = 16;

/// How many blocks on either side a log is looked for that is not where its entry says.
const NEARBY: u64 = 10_000;

/// What dates the judged entries.
pub struct Dates<'c, 'a> {
    pub claims: &'c PullClaims,
    pub consumer: Address,
    pub index: &'c LogIndex<'a>,
    pub signatures: &'c Signatures,
    pub recorded: &'c Records<'a>,
    pub trail: &'c Trail<'a>,
    pub origins: &'c Origins,
    /// How many judged positions each block has.
    pub crowd: BTreeMap<u64, u64>,
    /// The blocks that were read as one range.
    pub span: (u64, u64),
    /// How many more entries are looked for beyond what was read.
    pub searches: Cell<usize>,
}

impl<'a> Dates<'_, 'a> {
    /// Dates an entry.
    pub fn entry(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, entry: &Entry) {
        let place = Place::Key(entry.key);
        let of_key = self.recorded.get(&(entry.kind, entry.key));
        let of_key = of_key.map(Vec::as_slice).unwrap_or_default();
        if !lookup.work.spend(of_key.len()) {
            return;
        }
        let is_own = |recorded: &Recorded<'a>| {
            recorded.shown.log.position == entry.position && recorded.value == entry.value
        };
        let own = of_key.iter().find(|recorded| is_own(recorded));
        if let Some(own) = own
            && lookup.counts_for(check, &own.shown)
        {
            self.stands(check, entry, &own.shown);
        }
        let mut others = of_key.iter().filter(|recorded| !is_own(recorded));
        if let Some(other) = others.next() {
            if lookup.counts_against(check, &other.shown) {
                let (at, by) = (other.shown.log.position, other.shown.by);
                let told = |value| Told { value, by };
                if own.is_none() && other.value != entry.value {
                    let point = Point::LogValue(entry.kind);
                    let published = Value::Entry(entry.position, entry.value);
                    check.contradicts(
                        point,
                        &place,
                        published,
                        told(Value::Entry(at, other.value)),
                    );
                } else {
                    let point = match own {
                        Some(_) => Point::LogTwice(entry.kind),
                        None => Point::LogAt(entry.kind),
                    };
                    check.contradicts(point, &place, entry.position, told(Value::from(at)));
                }
            }
        } else if own.is_none() {
            self.unseen(check, lookup, entry);
        }
    }

    fn stands(&self, check: &mut Check, entry: &Entry, shown: &ShownLog<'_>) {
        let told = Told {
            value: shown.log.position,
            by: shown.by,
        };
        let place = Place::Key(entry.key);
        check.told(Point::LogAt(entry.kind), &place, entry.position, told);
    }

    /// Dates an entry whose log was not recognised where it says, nor elsewhere in what was read.
    fn unseen(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, entry: &Entry) {
        // What a search lacks is no cause as long as another search finds.
        let mut search = Check::new(StepId::ChainLogs);
        if entry.kind == LogKind::Fulfilled {
            match lookup.get_pull(&mut search, entry.key, At::Pinned) {
                Some(state) if !state.value.fulfilled => {
                    let id = state.value.request();
                    return self.failed_callback(check, lookup, entry, id);
                }
                Some(state) => {
                    if let Some(id) = state.value.request()
                        && self.delivered_elsewhere(check, lookup, entry, id)
                    {
                        return;
                    }
                }
                None => return check.lacks(Cause::ContractNotRead),
            }
        }
        let Some(searches) = self.searches.get().checked_sub(1) else {
            return check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        };
        self.searches.set(searches);
        let is_unknown = !self.signatures.knows(entry.kind);
        let holding = self.index.holding(entry);
        let holding = holding.filter(|shown| is_unknown && !self.signatures.is_known(shown.log));
        if let Some(own) = &holding
            && let Some(twin) = self.twin(entry, own)
            && lookup.counts_against(check, &twin)
        {
            let told = Told {
                value: Value::from(twin.log.position),
                by: twin.by,
            };
            let (point, place) = (Point::LogTwice(entry.kind), Place::Key(entry.key));
            return check.contradicts(point, &place, entry.position, told);
        }
        let found = match holding {
            Some(_) => None,
            None => self.nearby(&mut search, lookup, entry),
        };
        if let Some(found) = found {
            return self.found(check, lookup, entry, &found);
        }
        let is_settled = self.by_state(check, &mut search, lookup, entry);
        search.hand_on_contradiction(check);
        if is_settled {
            if holding.is_none() {
                self.is_hole(check, entry);
            }
            return;
        }
        if !lookup.is_settled() {
            return check.lacks(Cause::ContractNotRead);
        }
        let position = entry.position;
        let unread = match holding {
            Some(_) => Unread::UnknownLog(position),
            None => Unread::LogNotSeen(position),
        };
        check.lacks(lookup.work.unless_spent(unread));
    }

    /// A second log with the signature and the key of the one at an entry's position: whatever the
    /// signature's kind is, one of the two is too many.
    fn twin(&self, entry: &Entry, own: &ShownLog<'a>) -> Option<ShownLog<'a>> {
        let place = own.log.place_of(&entry.key);
        let mut all = self.index.all().iter();
        let twin = all.find(|other| {
            other.log.position != own.log.position
                && other.log.topics.first() == own.log.topics.first()
                && other.log.place_of(&entry.key) == place
        });
        twin.copied()
    }

    /// An entry's own log that a second search found.
    fn found(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        found: &ShownLog<'a>,
    ) {
        if found.log.position == entry.position {
            if lookup.counts_for(check, found) {
                self.stands(check, entry, found);
            }
            self.is_hole(check, entry);
        } else if lookup.counts_against(check, found) {
            self.stands(check, entry, found);
        }
    }

    /// The span's own answer left out an entry's log: it may have left out others.
    fn is_hole(&self, check: &mut Check, entry: &Entry) {
        if (self.span.0..=self.span.1).contains(&entry.position.block) {
            check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        }
    }

    /// Looks for an entry's log around the span by its key, and in the receipts that the proof names.
    fn nearby(
        &self,
        search: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
    ) -> Option<ShownLog<'a>> {
        let block = entry.position.block;
        let query = LogQuery {
            address: self.consumer,
            topics: vec![Vec::new(), vec![entry.key]],
            from: self.span.0.min(block).saturating_sub(NEARBY),
            to: self.span.1.max(block).saturating_add(NEARBY),
        };
        let own_block = LogQuery::all(self.consumer, block, block);
        let mut seen = lookup.logs(search, &query).unwrap_or_default();
        seen.extend(lookup.logs(search, &own_block).unwrap_or_default());
        for hash in &self.claims.transactions {
            if let Some(receipt) = lookup.receipt(search, *hash) {
                let logs = receipt.value.logs.iter();
                let logs = logs.filter(|log| log.address == self.consumer);
                // An endpoint that does not know the transaction does not show its logs.
                let (by, of) = (receipt.by, lookup.everyone());
                seen.extend(logs.map(|log| ShownLog { log, by, of }));
            }
        }
        if !lookup.work.spend(seen.len()) {
            return None;
        }
        // A log of an unknown signature that holds the two values may record anything.
        let own = |shown: &&ShownLog<'a>| {
            self.signatures.read(shown.log) == Some((entry.kind, entry.key, entry.value))
        };
        let mut own = seen.iter().filter(own);
        let there = own
            .clone()
            .find(|shown| shown.log.position == entry.position);
        there.or_else(|| own.next()).copied()
    }

    /// A word that the contract does not hold is where the coordinator logged it.
    fn failed_callback(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        id: Option<Hash32>,
    ) {
        let Some(id) = id else {
            return check.lacks(Cause::Unread(Unread::NoRequestNamed(entry.key)));
        };
        match self.fulfilment(check, lookup, entry, id) {
            Some(fulfilment) => {
                let log = fulfilment.shown;
                let counts = if log.log.position == entry.position {
                    lookup.counts_for(check, &log)
                } else {
                    lookup.counts_against(check, &log)
                };
                if counts {
                    self.stands(check, entry, &log);
                }
            }
            None if lookup.is_settled() => {
                let block = entry.position.block;
                check.lacks(Cause::Unread(Unread::WordNotSeen {
                    request_id: id,
                    from: block,
                    to: block.saturating_add(DELIVERY_BLOCKS),
                }));
            }
            None => check.lacks(Cause::ContractNotRead),
        }
    }

    /// The fulfilment of a request: over the windows, or else from the entry's block on.
    fn fulfilment(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        id: Hash32,
    ) -> Option<Fulfilment<'a>> {
        if let Some(seen) = self.seen_fulfilment(id, &entry.key, entry.position.block) {
            return Some(seen);
        }
        let from = entry.position.block;
        let range = (from, from.saturating_add(DELIVERY_BLOCKS));
        let mut search = Check::new(StepId::ChainLogs);
        let later = match self.origins.of(&entry.key) {
            Some(coordinator) => {
                coordinator::fulfilments_of(lookup, &mut search, (coordinator, id), range)
            }
            None => coordinator::fulfilments(lookup, &mut search, &[id], range),
        };
        if later.is_none() {
            check.lacks(Cause::ContractNotRead);
        }
        later?.into_iter().next()
    }

    /// A listed coordinator's fulfilment of a request over the windows: at this block, or the first.
    fn seen_fulfilment(&self, id: Hash32, key: &Hash32, block: u64) -> Option<Fulfilment<'a>> {
        let seen = self.trail.fulfilments.iter().flatten();
        // A request's id does not hold the coordinator: another one may count to the same id.
        let origin = self.origins.of(key);
        let mut own = seen.filter(|seen| {
            seen.request_id == id && origin.is_none_or(|origin| origin == seen.coordinator())
        });
        let there = own
            .clone()
            .find(|seen| seen.shown.log.position.block == block);
        there.or_else(|| own.next()).copied()
    }

    /// Whether the coordinator answered in another block than that in which a word is said to have
    /// arrived: a callback runs in the transaction of the answer.
    fn delivered_elsewhere(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        id: Hash32,
    ) -> bool {
        let Some(seen) = self.seen_fulfilment(id, &entry.key, entry.position.block) else {
            return false;
        };
        if seen.shown.log.position.block == entry.position.block {
            return false;
        }
        if lookup.counts_against(check, &seen.shown) {
            self.stands(check, entry, &seen.shown);
        }
        true
    }

    /// Whether no other judged position, and for a word no other delivered word, is in an entry's
    /// block: only then the block is all that its date needs.
    fn is_alone(&self, lookup: &mut AnswerLookup<'a>, entry: &Entry) -> bool {
        let block = entry.position.block;
        let crowd = self.crowd.get(&block).copied().unwrap_or_default();
        if entry.kind != LogKind::Fulfilled {
            return crowd <= 1;
        }
        let mut search = Check::new(StepId::ChainLogs);
        let own = lookup.get_pull(&mut search, entry.key, At::Pinned);
        let own = own.and_then(|state| state.value.request());
        let delivered = self.trail.fulfilments.iter().flatten();
        let mut there = delivered.filter(|seen| seen.shown.log.position.block == block);
        let is_own = |seen: &Fulfilment<'a>| Some(seen.request_id) == own;
        let unknown = self.index.all().iter();
        let mut unknown = unknown.filter(|shown| {
            shown.log.position.block == block && !self.signatures.is_known(shown.log)
        });
        crowd <= 1 && there.all(is_own) && unknown.nth(1).is_none()
    }

    /// A contract that accepts a second anchor or request under one key lets a shop choose: one block
    /// before the target's own, it held nothing, and nothing of the other draws before the span, whose
    /// logs show the rest. Where no endpoint keeps that state, this rests on the contract's code.
    pub fn once(&self, check: &mut Check, lookup: &mut AnswerLookup<'a>, draw: &DrawClaim) {
        let mut search = Check::new(StepId::ChainLogs);
        for entry in [draw.purchase_anchor, draw.request].into_iter().flatten() {
            // One block for all others, so that they are one read.
            let own = entry.position.block;
            let first = if draw.name.target {
                own
            } else {
                own.min(self.span.0)
            };
            let Some(earlier) = first.checked_sub(1) else {
                continue;
            };
            let Some(before) = is_taken(&mut search, lookup, &entry, earlier) else {
                continue;
            };
            // What all tell alike is old state if one of them keeps it.
            if !before.value || keepers(lookup, &entry).and(before.by).is_empty() {
                continue;
            }
            if !before.by.include(lookup.everyone()) {
                check.lacks(Cause::Unread(Unread::ToldByFew(before.by)));
                continue;
            }
            let (point, place) = (Point::StateAt(entry.kind), Place::Key(entry.key));
            check.contradicts(point, &place, entry.position, before.map(|_| earlier));
        }
        search.hand_on_contradiction(check);
        if !lookup.is_settled() {
            check.lacks(Cause::ContractNotRead);
        }
    }

    /// Dates an entry by the contract's state before and after its block. `true` when that settles
    /// the entry, one way or the other.
    fn by_state(
        &self,
        check: &mut Check,
        search: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
    ) -> bool {
        let block = entry.position.block;
        let Some(earlier) = block.checked_sub(1) else {
            return false;
        };
        let before = held_at(search, lookup, entry, At::Block(earlier));
        let after = held_at(search, lookup, entry, At::Block(block));
        let now = held_at(search, lookup, entry, At::Pinned);
        let (Some(before), Some(after), Some(now)) = (before, after, now) else {
            return false;
        };
        // What the contract does not hold at all has no date: another step says so.
        if !keepers(lookup, entry).include(before.by.with(after.by)) || !now.value {
            return false;
        }
        let (point, place) = (Point::StateAt(entry.kind), Place::Key(entry.key));
        let everyone = lookup.everyone();
        let contradiction = if before.value {
            Some(before.map(|_| Value::from(earlier)))
        } else if !after.value {
            Some(after.map(|_| Value::Nothing))
        } else {
            None
        };
        if let Some(told) = contradiction {
            if told.by.include(everyone) {
                check.contradicts(point, &place, entry.position, told);
            } else {
                check.lacks(Cause::Unread(Unread::ToldByFew(told.by)));
            }
            return true;
        }
        // One endpoint of several is too few to date an entry.
        let is_told = before.by.include(everyone) && after.by.include(everyone);
        is_told
            && self.is_alone(lookup, entry)
            && check.told(point, &place, block, after.map(|_| block))
    }
}

/// The endpoints that keep old state. One that answers every block with its present state does not: it
/// is asked for the first block too.
fn keepers(lookup: &mut AnswerLookup<'_>, entry: &Entry) -> Witnesses {
    let at = At::Block(0);
    if entry.kind == LogKind::Anchored {
        let is_present = |answer: &Answer| *answer != Answer::Events(Hash32::ZERO);
        return lookup.keepers_of_old_state(Question::Events(entry.key, at), is_present);
    }
    let is_present = |answer: &Answer| matches!(answer, Answer::GetPull(state) if state.requested);
    lookup.keepers_of_old_state(Question::GetPull(entry.key, at), is_present)
}

/// Whether the contract held anything under an entry's key after a block.
fn is_taken(
    search: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    entry: &Entry,
    block: u64,
) -> Option<Told<bool>> {
    let at = At::Block(block);
    if entry.kind == LogKind::Anchored {
        let held = lookup.events(search, entry.key, at)?;
        return Some(held.map(|held| held != Hash32::ZERO));
    }
    let state = lookup.get_pull(search, entry.key, at)?;
    Some(state.map(|state| state.requested))
}

/// Whether the contract held what an entry says.
fn held_at(
    search: &mut Check,
    lookup: &mut AnswerLookup<'_>,
    entry: &Entry,
    at: At,
) -> Option<Told<bool>> {
    if entry.kind == LogKind::Anchored {
        let held = lookup.events(search, entry.key, at)?;
        return Some(held.map(|held| not_zero(held) == Some(entry.value)));
    }
    let state = lookup.get_pull(search, entry.key, at)?;
    Some(state.map(|state| match entry.kind {
        LogKind::Fulfilled => state.fulfilled && state.word == entry.value,
        _ => state.requested && state.event_id == entry.value,
    }))
}
