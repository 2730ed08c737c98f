//! What dates the judged entries.

use core::cell::Cell;

use crate::answers::{Address, Told, Unread};
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::lookup::{AnswerLookup, LogAgreement, ShownLog};
use crate::claims::evidence::recorded::Records;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::origin::{Origins, Trail};
use crate::claims::proven::{ProvenDate, ProvenFacts};
use crate::pull::{Entry, PullClaims};
use crate::step::{Cause, Check, LogKind, Place, Point};
use values::order::OrderedMap;

/// How many entries are looked for beyond what was read. An endpoint that shows no logs at all is
/// not asked for each.
pub const MAX_SEARCHES: usize = 16;

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
    pub positions_in_block: OrderedMap<u64, u64>,
    /// The blocks that were read as one range.
    pub span: (u64, u64),
    /// What the oracle's proofs show.
    pub proven: Option<&'c ProvenFacts>,
    /// How many more entries are looked for beyond what was read.
    pub searches: Cell<usize>,
}

impl<'a> Dates<'_, 'a> {
    /// Compares an entry's position with a log's. A receipt does not show the log's index. So a proven log that is told by
    /// some endpoints alone dates an entry only where the block is all that its date needs.
    pub(super) fn confirm_position(
        &self,
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        shown: &ShownLog<'a>,
    ) {
        let told = Told {
            value: shown.log.position,
            by: shown.by,
        };
        let place = Place::Key(entry.key);
        let point = Point::LogAt(entry.kind);
        let is_shared = lookup.agreement(shown) == LogAgreement::Shared;
        let is_dated = is_shared || self.is_alone(lookup, entry);
        let is_dated_in = is_dated || entry.kind != LogKind::Fulfilled;
        match self.proven.and_then(|proven| proven.date(entry)) {
            Some((ProvenDate::At(at), key_hash)) if at == told.value => {
                check.proven(point, &place, entry.position, at, key_hash);
            }
            Some((ProvenDate::In(block), key_hash))
                if is_dated_in && block == told.value.block && entry.position == told.value =>
            {
                let point = Point::BlockAt(entry.kind);
                check.proven(point, &place, entry.position.block, block, key_hash);
            }
            _ if is_dated => {
                check.told(point, &place, entry.position, told);
            }
            _ => {
                let others = shown.of.without(shown.by);
                check.lacks(Cause::Unread(Unread::LogNotShared(told.value, others)));
            }
        }
    }

    /// The span's own answer left out an entry's log: it may have left out others.
    pub(super) fn report_gap(&self, check: &mut Check, entry: &Entry) {
        if (self.span.0..=self.span.1).contains(&entry.position.block) {
            check.lacks(Cause::Unread(Unread::LogNotSeen(entry.position)));
        }
    }
}
