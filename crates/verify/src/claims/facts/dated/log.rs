//! An entry's own log, where it is not where the entry says: around the span, and in named receipts.

use super::dates::Dates;
use crate::answers::{LogQuery, Told, Witnesses};
use crate::claims::evidence::lookup::{AnswerLookup, ShownLog};
use crate::pull::Entry;
use crate::step::{Check, Place, Point};

/// How many blocks on either side a log is looked for that is not where its entry says.
const NEARBY: u64 = 10_000;

impl<'a> Dates<'_, 'a> {
    /// A second log with the signature and the key of the one at an entry's position: whatever the
    /// signature's kind is, one of the two is too many.
    pub(super) fn duplicate(&self, entry: &Entry, own: &ShownLog<'a>) -> Option<ShownLog<'a>> {
        let place = own.log.index_of(&entry.key);
        let mut all = self.index.all().iter();
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
        check: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
        found: &[ShownLog<'a>],
    ) {
        let is_there = |shown: &&ShownLog<'a>| shown.log.position == entry.position;
        let there = found.iter().find(is_there);
        if let Some(there) = there {
            if lookup.counts_for(check, there) {
                self.confirm_position(check, lookup, entry, there);
            }
            self.report_gap(check, entry);
        }
        if let Some(other) = found.iter().find(|shown| !is_there(shown))
            && lookup.counts_against(check, other)
        {
            let point = match there {
                Some(_) => Point::LogTwice(entry.kind),
                None => Point::LogAt(entry.kind),
            };
            let told = Told {
                value: other.log.position,
                by: other.by,
            };
            check.contradicts(point, &Place::Key(entry.key), entry.position, told);
        }
    }

    /// Looks for an entry's log around the span by its key, and in the receipts that the proof names.
    pub(super) fn search_nearby(
        &self,
        search: &mut Check,
        lookup: &mut AnswerLookup<'a>,
        entry: &Entry,
    ) -> Vec<ShownLog<'a>> {
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
                let (by, of) = (receipt.by, lookup.all_witnesses());
                seen.extend(logs.map(|log| ShownLog {
                    log,
                    by,
                    of,
                    lacking: Witnesses::NONE,
                }));
            }
        }
        if !lookup.work.spend(seen.len()) {
            return Vec::new();
        }
        // A log of an unknown signature that holds the two values may record anything.
        let own = Some((entry.kind, entry.key, entry.value));
        seen.retain(|shown| self.signatures.read(shown.log) == own);
        seen
    }
}
