//! A log, as a chain has it.

use serde::{Deserialize, Serialize};

use values::chain::{Address, ProvenLog};
use values::hash::Hash32;
use values::position::Position;

/// A log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Log {
    /// Where it was written.
    pub position: Position,
    /// The contract that wrote it.
    pub address: Address,
    /// Its signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The rest of its values.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
    /// The transaction that wrote it.
    pub transaction: Hash32,
}

impl<'l> From<&'l Log> for (Address, &'l [Hash32], &'l [u8]) {
    fn from(log: &'l Log) -> Self {
        (log.address, &log.topics, &log.data)
    }
}

impl Log {
    /// Whether a receipt's log is this one.
    pub fn is(&self, proven: &ProvenLog) -> bool {
        (self.address, &self.topics, &self.data) == (proven.address, &proven.topics, &proven.data)
    }

    /// The place of a value in the log: the first, if the value is there more than once.
    pub fn index_of(&self, value: &Hash32) -> Option<usize> {
        self.values().position(|held| held == *value)
    }

    /// The value at a place.
    pub fn value_at(&self, place: usize) -> Option<Hash32> {
        self.values().nth(place)
    }

    /// Its indexed values, then its data words.
    pub fn values(&self) -> impl Iterator<Item = Hash32> + '_ {
        let indexed = self.topics.iter().skip(1).copied();
        indexed.chain(self.words())
    }

    /// Its data, word by word.
    pub fn words(&self) -> impl Iterator<Item = Hash32> + '_ {
        let (words, _) = self.data.as_chunks::<32>();
        words.iter().map(|word| Hash32::new(*word))
    }
}
