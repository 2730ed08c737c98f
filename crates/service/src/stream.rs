//! Draws every invented value from a name, so that each run sells the same.

use std::num::NonZeroU32;

use uuid::Uuid;
use verify::hash::Hash32;

/// An endless supply of values that follow from its name.
pub struct Stream {
    name: String,
    drawn: u64,
}

impl Stream {
    /// Returns the stream of this name, from its beginning.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            drawn: 0,
        }
    }

    /// Returns the next 32 bytes.
    pub fn hash(&mut self) -> Hash32 {
        self.drawn += 1;
        Hash32::of(&[self.name.as_bytes(), &self.drawn.to_be_bytes()])
    }

    /// Returns a random UUID (version 4).
    pub fn uuid(&mut self) -> Uuid {
        let hash = self.hash();
        let bytes = hash.as_bytes().first_chunk().expect("32 bytes hold 16");
        uuid::Builder::from_random_bytes(*bytes).into_uuid()
    }

    /// Returns a number from 0 to `limit` - 1.
    pub fn below(&mut self, limit: u32) -> u64 {
        let limit = NonZeroU32::new(limit).expect("a choice of at least one");
        self.hash().modulo(limit)
    }

    /// Picks one of the choices.
    pub fn pick<'c, T: ?Sized>(&mut self, choices: &[&'c T]) -> &'c T {
        let limit = u32::try_from(choices.len()).expect("few choices");
        let index = usize::try_from(self.below(limit)).expect("few choices");
        choices[index]
    }

    /// Returns a price, more often near `lo` than near `hi`, as in real shops.
    pub fn price(&mut self, lo: u64, hi: u64) -> u64 {
        let skewed = self.below(1_000).pow(2);
        lo + (hi - lo) * skewed / 1_000_000
    }
}
