//! Dates the judged entries.

use core::cell::Cell;

use crate::answers::{Span, Unread};
use crate::claims::evidence::ledger::ShownLog;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::origin::{Origins, WindowLogs};
use crate::claims::notarised::{Dated, ProvenDate};
use crate::claims::settlement::{LogAgreement, Settlement};
use crate::pull::{Entry, PullClaims};
use crate::step::{LogKind, Place, Point};
use values::order::OrderedMap;
use values::position::Position;

/// The evidence that dates the judged entries.
pub(crate) struct Dates<'c, 'a> {
    pub claims: &'c PullClaims,
    pub seen: &'c WindowLogs<'c, 'a>,
    pub signatures: &'c Signatures,
    pub origins: &'c Origins,
    /// The judged positions in each block.
    pub positions: OrderedMap<u64, Vec<Position>>,
    /// The blocks that were read as one range.
    pub span: Span,
    /// The entries that receipts date.
    pub dated: &'c Dated,
    /// The number of entries that may still be looked for beyond what was read.
    pub searches: Cell<usize>,
}

impl<'a> Dates<'_, 'a> {
    /// Compares an entry's position with a log's. A receipt does not show the log's index. So a proven log that is told by
    /// some endpoints alone dates an entry only where the block is all that its date needs.
    pub(super) fn confirm_position(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
        shown: &ShownLog<'a>,
    ) {
        let told = shown.told();
        let place = Place::Key(entry.key);
        let point = Point::LogAt(entry.kind);
        let is_shared = case.agreement(shown) == LogAgreement::Shared;
        let is_dated = is_shared || self.is_alone(case, entry);
        let is_dated_in = is_dated || entry.kind != LogKind::Fulfilled;
        let date = self.dated.get(entry);
        match date.map(|date| (date.value, date.key_hash)) {
            Some((ProvenDate::At(at), key_hash)) if at == told.value => {
                case.run.proven(point, &place, entry.position, at, key_hash);
            }
            Some((ProvenDate::In(block), key_hash))
                if is_dated_in && block == told.value.block && entry.position == told.value =>
            {
                let point = Point::BlockAt(entry.kind);
                case.run
                    .proven(point, &place, entry.position.block, block, key_hash);
            }
            _ if is_dated => {
                case.run.told(point, &place, entry.position, told);
            }
            _ => {
                let others = shown.of.without(shown.by);
                case.unread(Unread::LogNotShared(told.value, others));
            }
        }
    }

    /// The span's own answer left out an entry's log: it may have left out others.
    pub(super) fn report_gap(&self, case: &mut Settlement<'_>, entry: &Entry) {
        if self.span.holds(entry.position.block) {
            case.unread(Unread::LogNotSeen(entry.position));
        }
    }
}
