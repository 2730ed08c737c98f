//! The consumer's logs: by position, and by transaction.

use values::order::{self, GrowingSet, OrderedMap, OrderedSet, grouped};

use super::ledger::ShownLog;
use crate::answers::Log;
use crate::claims::work::Work;
use crate::pull::Entry;
use values::hash::Hash32;
use values::position::Position;

/// The consumer's logs that were seen.
pub struct LogIndex<'a> {
    /// In the chain's order. A chain has one log at a position; an endpoint may tell anything.
    logs: Vec<ShownLog<'a>>,
    /// The places in the list of each transaction's logs.
    by_transaction: OrderedMap<Hash32, Vec<usize>>,
    work: &'a Work,
}

impl<'a> LogIndex<'a> {
    /// Puts answers together. What one answer shows and another does not is kept with both.
    pub fn new(answers: impl IntoIterator<Item = ShownLog<'a>>, work: &'a Work) -> Self {
        let logs = grouped(answers.into_iter().map(|shown| (shown.log, shown))).into_values();
        let logs = logs.filter_map(|alike| alike.into_iter().reduce(ShownLog::with));
        let logs: Vec<ShownLog<'a>> = logs.collect();
        let places = logs.iter().enumerate();
        let places = places.map(|(place, shown)| (shown.log.transaction, place));
        let by_transaction = grouped(places);
        Self {
            logs,
            by_transaction,
            work,
        }
    }

    /// Every log, in the chain's order.
    pub fn all(&self) -> &[ShownLog<'a>] {
        &self.logs
    }

    /// The logs that are shown at a position, as long as there is work left to look at them.
    pub fn at(&self, position: Position) -> impl Iterator<Item = ShownLog<'a>> + '_ {
        let first = self
            .logs
            .partition_point(|shown| shown.log.position < position);
        let there = self.logs.iter().skip(first).copied();
        there
            .take_while(move |shown| shown.log.position == position)
            .take_while(|_| self.work.spend(1))
    }

    /// The consumer's logs of a transaction.
    pub fn of_transaction(&self, hash: &Hash32) -> impl Iterator<Item = ShownLog<'a>> + '_ {
        let places = self.by_transaction.get(hash).into_iter().flatten();
        places.filter_map(|place| self.logs.get(*place).copied())
    }

    /// The log that holds an entry's two values at its position.
    pub fn holding(&self, entry: &Entry) -> Option<ShownLog<'a>> {
        self.at(entry.position).find(|shown| shown.log.holds(entry))
    }
}

impl Log {
    /// Returns whether the log holds an entry's two values.
    pub fn holds(&self, entry: &Entry) -> bool {
        self.index_of(&entry.key).is_some() && self.index_of(&entry.value).is_some()
    }
}

/// The distinct 32-byte values that logs hold; `None` if they exceed the limit, or there is no work left to look at
/// them. A log may hold a million.
pub fn values<'l>(
    logs: impl Iterator<Item = &'l Log>,
    most: usize,
    work: &Work,
) -> Option<OrderedSet<Hash32>> {
    let mut values = GrowingSet::new();
    for log in logs {
        let held = log.values().count();
        if held > most || !work.spend(held) {
            return None;
        }
        for value in log.values() {
            values.add(value);
        }
        if values.len() > most {
            return None;
        }
    }
    Some(order::set(values.into_keys()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::Address;

    fn log(values: usize) -> Log {
        Log {
            position: Position {
                block: 1,
                log_index: 0,
            },
            address: Address::new([1; 20]),
            topics: Vec::new(),
            data: vec![7; 32 * values],
            transaction: Hash32::ZERO,
        }
    }

    // A log of a hundred thousand values was put in order for every request in its transaction.
    #[test]
    fn values_are_looked_at_as_far_as_there_is_work_left() {
        let (few, many) = (vec![log(900); 10], log(1_001));
        let work = Work::default();
        let found = values(few.iter(), 1_000, &work).map(|values| values.len());
        assert_eq!(found, Some(1));
        let left = work.affords(1);
        assert_eq!(values([&many].into_iter(), 1_000, &work), None);
        assert_eq!(work.affords(1), left);
        while values(few.iter(), 1_000, &work).is_some() {}
        assert!(work.is_spent());
    }
}
