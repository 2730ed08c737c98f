//! A word is dated by the coordinator's fulfilment, where the contract does not hold it or another block does.

use super::dates::Dates;
use crate::answers::{At, Span, Unread};
use crate::claims::evidence::coordinator::{self, Fulfilment};
use crate::claims::limits::DELIVERY_BLOCKS;
use crate::claims::settlement::Settlement;
use crate::pull::Entry;
use crate::step::LogKind;
use values::hash::Hash32;

impl<'a> Dates<'_, 'a> {
    /// A word that the contract does not hold is where the coordinator logged it.
    pub(super) fn failed_callback(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
        id: Option<Hash32>,
    ) {
        let Some(id) = id else {
            return case.unread(Unread::NoRequestNamed(entry.key));
        };
        match self.fulfilment(case, entry, id) {
            Some(fulfilment) => {
                let log = fulfilment.shown;
                let counts = if log.log.position == entry.position {
                    case.counts_for(&log)
                } else {
                    case.counts_against(&log)
                };
                if counts {
                    self.confirm_position(case, entry, &log);
                }
            }
            None => {
                let span = Span::after(entry.position.block, DELIVERY_BLOCKS);
                case.unread(coordinator::not_seen(id, span));
            }
        }
    }

    /// The fulfilment of a request: over the windows, or else from the entry's block on.
    pub(super) fn fulfilment(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
        id: Hash32,
    ) -> Option<Fulfilment<'a>> {
        if let Some(seen) = self.seen_fulfilment(id, &entry.key, entry.position.block) {
            return Some(seen);
        }
        let span = Span::after(entry.position.block, DELIVERY_BLOCKS);
        let (later, _) = case.aside(|case| match self.origins.of(&entry.key) {
            Some(coordinator) => coordinator::fulfilments_of(case, coordinator, id, span),
            None => coordinator::fulfilments(case, &[id], span),
        });
        if later.is_none() {
            case.waits();
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
        let seen = self.seen.trail.fulfilments.iter().flatten();
        // A request's id does not hold the coordinator: another one may count to the same id.
        let origin = self.origins.of(key);
        let mut own = seen.filter(|seen| {
            seen.request_id == id && origin.is_none_or(|origin| origin == seen.coordinator)
        });
        let there = own
            .clone()
            .find(|seen| seen.shown.log.position.block == block);
        there.or_else(|| own.next()).copied()
    }

    /// Returns whether the coordinator answered in another block than that in which a word is said to have
    /// arrived: a callback runs in the transaction of the answer.
    pub(super) fn delivered_elsewhere(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
        id: Hash32,
    ) -> bool {
        let Some(seen) = self.seen_fulfilment(id, &entry.key, entry.position.block) else {
            return false;
        };
        if seen.shown.log.position.block == entry.position.block {
            return false;
        }
        if case.counts_against(&seen.shown) {
            self.confirm_position(case, entry, &seen.shown);
        }
        true
    }

    /// Returns whether no other judged position, and for a word no other delivered word, is in an entry's
    /// block: only then the block is all that its date needs.
    pub(super) fn is_alone(&self, case: &mut Settlement<'a>, entry: &Entry) -> bool {
        let block = entry.position.block;
        let is_alone = self.positions.get(&block).is_none_or(|all| all.len() <= 1);
        if entry.kind != LogKind::Fulfilled {
            return is_alone;
        }
        let (own, _) = case.aside(|case| case.get_pull(entry.key, At::Pinned));
        let own = own.and_then(|state| state.value.request());
        let delivered = self.seen.trail.fulfilments.iter().flatten();
        let mut there = delivered.filter(|seen| seen.shown.log.position.block == block);
        let is_own = |seen: &Fulfilment<'a>| Some(seen.request_id) == own;
        let unknown = self.seen.index.all().iter();
        let mut unknown = unknown.filter(|shown| {
            shown.log.position.block == block && !self.signatures.is_known(shown.log)
        });
        is_alone && there.all(is_own) && unknown.nth(1).is_none()
    }
}
