//! An entry's own log, where it is not where the entry says: around the span, and in named receipts.

use super::dates::Dates;
use crate::answers::{LogQuery, Span, Witnesses};
use crate::claims::evidence::ledger::ShownLog;
use crate::claims::limits::NEARBY;
use crate::claims::settlement::Settlement;
use crate::pull::Entry;
use crate::step::{Place, Point};

impl<'a> Dates<'_, 'a> {
    /// A second log with the signature and the key of the one at an entry's position: whatever the
    /// signature's kind is, one of the two is too many.
    pub(super) fn duplicate(&self, entry: &Entry, own: &ShownLog<'a>) -> Option<ShownLog<'a>> {
        let place = own.log.index_of(&entry.key);
        let mut all = self.seen.index.all().iter();
        let duplicate = all.find(|other| {
            other.log.position != own.log.position
                && other.log.topics.first() == own.log.topics.first()
                && other.log.index_of(&entry.key) == place
        });
        duplicate.copied()
    }

    /// An entry's own logs that a second search found.
    pub(super) fn date_found(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
        found: &[ShownLog<'a>],
    ) {
        let is_there = |shown: &&ShownLog<'a>| shown.log.position == entry.position;
        let there = found.iter().find(is_there);
        if let Some(there) = there {
            if case.counts_for(there) {
                self.confirm_position(case, entry, there);
            }
            self.report_gap(case, entry);
        }
        if let Some(other) = found.iter().find(|shown| !is_there(shown))
            && case.counts_against(other)
        {
            let point = match there {
                Some(_) => Point::LogTwice(entry.kind),
                None => Point::LogAt(entry.kind),
            };
            case.run
                .contradicts(point, &Place::Key(entry.key), entry.position, other.told());
        }
    }

    /// Looks for an entry's log around the span by its key, and in the receipts that the proof names.
    pub(super) fn search_nearby(
        &self,
        case: &mut Settlement<'a>,
        entry: &Entry,
    ) -> Vec<ShownLog<'a>> {
        let block = entry.position.block;
        let span = Span {
            from: self.span.from.min(block),
            to: self.span.to.max(block),
        };
        let topics = vec![Vec::new(), vec![entry.key]];
        let query = LogQuery::with(self.seen.consumer, topics, span.widened(NEARBY));
        let own_block = LogQuery::all(self.seen.consumer, block, block);
        let mut seen = case.logs(&query).unwrap_or_default();
        seen.extend(case.logs(&own_block).unwrap_or_default());
        for hash in &self.claims.transactions {
            if let Some(receipt) = case.receipt(*hash) {
                let logs = receipt.value.logs.iter();
                let logs = logs.filter(|log| log.address == self.seen.consumer);
                // An endpoint that does not know the transaction does not show its logs.
                let (by, of) = (receipt.by, case.all_witnesses());
                seen.extend(logs.map(|log| ShownLog {
                    log,
                    by,
                    of,
                    lacking: Witnesses::NONE,
                }));
            }
        }
        if !case.work.spend(seen.len()) {
            return Vec::new();
        }
        // A log of an unknown signature that holds the two values may record anything.
        let own = Some((entry.kind, entry.key, entry.value));
        seen.retain(|shown| self.signatures.read(shown.log) == own);
        seen
    }
}
