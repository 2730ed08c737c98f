//! Orders the consumer's logs by kind and key.

use super::ledger::ShownLog;
use super::log_index::LogIndex;
use super::signature::Signatures;
use crate::step::LogKind;
use values::hash::Hash32;
use values::order::{OrderedMap, grouped};

/// A log of a known kind, with the key and the value that it records.
#[derive(Clone, Copy, Debug)]
pub struct KnownLog<'a> {
    /// The kind of the log.
    pub kind: LogKind,
    /// The key that it records.
    pub key: Hash32,
    /// The value that it records.
    pub value: Hash32,
    /// The log.
    pub shown: ShownLog<'a>,
}

/// The logs of known kinds, by kind and key.
pub type KnownLogs<'a> = OrderedMap<(LogKind, Hash32), Vec<KnownLog<'a>>>;

/// Puts the logs of known kinds together by kind and key.
pub fn known_logs<'a>(index: &LogIndex<'a>, signatures: &Signatures) -> KnownLogs<'a> {
    grouped(index.all().iter().filter_map(|shown| {
        let (kind, key, value) = signatures.read(shown.log)?;
        let known = KnownLog {
            kind,
            key,
            value,
            shown: *shown,
        };
        Some(((kind, key), known))
    }))
}
