//! A word is dated by the coordinator's fulfilment, where the contract does not hold it or another block does.

use super::dates::Dates;
use crate::answers::{At, Unread};
use crate::claims::evidence::coordinator::{self, DELIVERY_BLOCKS, Fulfilment};
use crate::claims::evidence::lookup::AnswerLookup;
use crate::pull::Entry;
use crate::step::{Cause, Check, LogKind, StepId};
use values::hash::Hash32;

impl<'a> Dates<'_, 'a> {
    /// A word that the contract does not hold is where the coordinator logged it.
    pub(super) fn failed_callback(
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
                    self.confirm_position(check, lookup, entry, &log);
                }
            }
            None => {
                let block = entry.position.block;
                check.lacks(Cause::Unread(Unread::WordNotSeen {
                    request_id: id,
                    from: block,
                    to: block.saturating_add(DELIVERY_BLOCKS),
                }));
            }
        }
    }

    /// The fulfilment of a request: over the windows, or else from the entry's block on.
    pub(super) fn fulfilment(
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
    pub(super) fn seen_fulfilment(
        &self,
        id: Hash32,
        key: &Hash32,
        block: u64,
    ) -> Option<Fulfilment<'a>> {
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
    pub(super) fn delivered_elsewhere(
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
            self.confirm_position(check, lookup, entry, &seen.shown);
        }
        true
    }

    /// Whether no other judged position, and for a word no other delivered word, is in an entry's
    /// block: only then the block is all that its date needs.
    pub(super) fn is_alone(&self, lookup: &mut AnswerLookup<'a>, entry: &Entry) -> bool {
        let block = entry.position.block;
        let positions_in_block = self
            .positions_in_block
            .get(&block)
            .copied()
            .unwrap_or_default();
        if entry.kind != LogKind::Fulfilled {
            return positions_in_block <= 1;
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
        positions_in_block <= 1 && there.all(is_own) && unknown.nth(1).is_none()
    }
}
