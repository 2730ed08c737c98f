//! Orders the records in the consumer's logs by kind and key.

use super::ledger::ShownLog;
use super::log_index::LogIndex;
use super::signature::Signatures;
use crate::step::LogKind;
use values::hash::Hash32;
use values::order::OrderedMap;

/// A log of a known kind: what it records.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The kind of the log.
    pub kind: LogKind,
    /// The key that it records.
    pub key: Hash32,
    /// The value that it records.
    pub value: Hash32,
    /// The log.
    pub shown: ShownLog<'a>,
}

/// Every log of a known kind by what it records.
pub type Records<'a> = OrderedMap<(LogKind, Hash32), Vec<Recorded<'a>>>;

/// Puts the logs of known kinds together by what they record.
pub fn recorded<'a>(index: &LogIndex<'a>, signatures: &Signatures) -> Records<'a> {
    let mut recorded: Records<'a> = OrderedMap::new();
    for shown in index.all() {
        if let Some((kind, key, value)) = signatures.read(shown.log) {
            let of_key = recorded.entry((kind, key)).or_default();
            of_key.push(Recorded {
                kind,
                key,
                value,
                shown: *shown,
            });
        }
    }
    recorded
}
