//! Defines a log of the chain.

use serde::{Deserialize, Serialize};

use values::chain::Address;
use values::hash::Hash32;
use values::position::Position;

/// A log of the chain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Log {
    /// The position of the log.
    pub position: Position,
    /// The contract that wrote the log.
    pub address: Address,
    /// The log's signature and indexed values.
    pub topics: Vec<Hash32>,
    /// The values that are not indexed.
    #[serde(with = "hex::serde")]
    pub data: Vec<u8>,
    /// The transaction that wrote the log.
    pub transaction: Hash32,
}

impl Log {
    /// Returns the value at an index.
    pub fn value_at(&self, index: usize) -> Option<Hash32> {
        self.values().nth(index)
    }

    /// Returns the indexed values, then the data words.
    pub fn values(&self) -> impl Iterator<Item = Hash32> + '_ {
        let indexed = self.topics.iter().skip(1).copied();
        indexed.chain(self.words())
    }

    /// Returns the data, in words of 32 bytes. An incomplete last word is left out.
    pub fn words(&self) -> impl Iterator<Item = Hash32> + '_ {
        let (words, _) = self.data.as_chunks::<32>();
        words.iter().map(|word| Hash32::new(*word))
    }
}
