//! What the oracle's proofs show of the values that endpoints tell.

use super::prover::ProvenLog;
use crate::answers::Log;
use crate::pull::Entry;
use crate::step::{LogKind, Place, Point, Value};
use values::hash::Hash32;
use values::order::OrderedMap;
use values::position::Position;

/// What the oracle's proofs show of the values that endpoints tell, each with the hash of the key.
#[derive(Clone, Debug, Default)]
pub struct ProvenFacts {
    /// The logs of proven receipts, by the number of their block and the transaction that they were handed over for.
    logs: OrderedMap<(u64, Hash32), Vec<ProvenLog>>,
    values: OrderedMap<(Point, Place), (Value, Hash32)>,
    dates: OrderedMap<(LogKind, Hash32), (ProvenDate, Hash32)>,
}

/// How far a receipt dates an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProvenDate {
    /// To its position: the receipt is the block's first, so that no other logs come before.
    At(Position),
    /// To its block, where the rules need no more: no other judged position is there, or the receipts show the order.
    In(u64),
}

impl ProvenFacts {
    /// Adds the logs of a transaction's receipt in this block.
    pub fn add_logs(&mut self, block: u64, transaction: Hash32, logs: &[ProvenLog]) {
        let there = self.logs.entry((block, transaction)).or_default();
        there.extend(logs.iter().cloned());
    }

    /// Adds a value.
    pub fn add_value(&mut self, compared: (Point, Place), value: Value, key_hash: Hash32) {
        self.values.insert(compared, (value, key_hash));
    }

    /// Adds the date of an entry.
    pub fn add_date(&mut self, entry: &Entry, date: ProvenDate, key_hash: Hash32) {
        self.dates.insert((entry.kind, entry.key), (date, key_hash));
    }

    /// Whether a log of this transaction is proven. A receipt does not show the log's index in the block: an endpoint can
    /// return the same log twice, so that a proven log speaks for a proof and never against it.
    pub fn hold(&self, log: &Log) -> bool {
        let there = self.logs.get(&(log.position.block, log.transaction));
        there.into_iter().flatten().any(|proven| proven.is(log))
    }

    /// The key that a compared value is proven to, if it is this value that is proven.
    pub fn key_of(&self, compared: (Point, &Place), value: &Value) -> Option<Hash32> {
        let proven = self.values.get(&(compared.0, compared.1.clone()));
        let (_, key_hash) = proven.filter(|(proven, _)| proven == value)?;
        Some(*key_hash)
    }

    /// How an entry is dated, and the key's hash.
    pub fn date(&self, entry: &Entry) -> Option<(ProvenDate, Hash32)> {
        self.dates.get(&(entry.kind, entry.key)).copied()
    }
}
