//! Looks up the entries of `chain_events`, the logs that a proof supplies, by key, and walks them by position.

use super::payload::Entry;
use crate::step::{LogKind, Place, Point, Step, StepId, StepRun, Value, count};
use values::hash::Hash32;
use values::order;

/// The supplied logs as a set: their order means nothing, and an exact repeat is harmless.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The distinct entries, by kind, key, position and value.
    entries: Vec<Entry>,
    /// The words by position, ties by pull key.
    words: Vec<Entry>,
}

/// The result of looking up a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The history has no entry under the key.
    Nothing,
    /// The only entry under the key.
    One(Entry),
    /// Entries that contradict each other: the step `history` has failed on them.
    Contradicted,
}

impl Found {
    /// Returns the entry, if there is exactly one.
    pub const fn entry(self) -> Option<Entry> {
        match self {
            Self::One(entry) => Some(entry),
            Self::Nothing | Self::Contradicted => None,
        }
    }
}

impl History {
    /// Sorts the entries, and drops exact repeats.
    pub fn new(mut entries: Vec<Entry>) -> Self {
        order::sort_by(&mut entries, Ord::cmp);
        entries.dedup();
        let mut words: Vec<Entry> = entries
            .iter()
            .filter(|entry| entry.kind == LogKind::Fulfilled)
            .copied()
            .collect();
        let by_position = |word: &Entry| (word.position, word.key);
        order::sort_by(&mut words, |one, other| {
            by_position(one).cmp(&by_position(other))
        });
        Self { entries, words }
    }

    /// Returns the entries of a kind under a key.
    pub fn get(&self, kind: LogKind, key: &Hash32) -> Found {
        let first = self
            .entries
            .partition_point(|entry| (entry.kind, entry.key) < (kind, *key));
        let mut under = self
            .entries
            .iter()
            .skip(first)
            .take_while(|entry| (entry.kind, entry.key) == (kind, *key));
        match (under.next(), under.next()) {
            (None, _) => Found::Nothing,
            (Some(one), None) => Found::One(*one),
            (Some(_), Some(_)) => Found::Contradicted,
        }
    }

    /// Returns the words before this one in chain order, the nearest first.
    pub fn words_before(&self, word: &Entry) -> impl Iterator<Item = &Entry> {
        let at = self
            .words
            .partition_point(|other| (other.position, other.key) < (word.position, word.key));
        self.words.iter().take(at).rev()
    }

    /// Checks that each key has one entry of a kind (`docs/protocol.md#history`).
    pub fn check(&self) -> Step {
        let mut run = StepRun::new(StepId::History);
        let mut keys = 0_u64;
        for group in self
            .entries
            .chunk_by(|one, other| (one.kind, one.key) == (other.kind, other.key))
        {
            keys = keys.saturating_add(1);
            if let [first, second, ..] = group {
                run.differs(
                    Point::WrittenOnce(first.kind),
                    &Place::Key(first.key),
                    Value::Entry(first.position, first.value),
                    Value::Entry(second.position, second.value),
                );
            }
        }
        let entries = count(self.entries.len());
        // The findings above name entries that contradict each other; their number would count each a second time.
        if keys == entries {
            run.same(Point::EntriesPerKey, &Place::Payload, entries, keys);
        }
        run.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::Status;
    use values::position::Position;

    // One key anchored twice counted as two differences.
    #[test]
    fn a_key_with_two_entries_is_one_difference() {
        let anchor = |log_index| Entry {
            kind: LogKind::Anchored,
            key: Hash32::of(&[b"key"]),
            position: Position {
                block: 7,
                log_index,
            },
            value: Hash32::of(&[b"value"]),
        };
        let differing = |entries| match History::new(entries).check().status {
            Status::Failed { differing } => differing.get(),
            _ => 0,
        };
        assert_eq!(differing(vec![anchor(1), anchor(1)]), 0);
        assert_eq!(differing(vec![anchor(1), anchor(2)]), 1);
    }
}
