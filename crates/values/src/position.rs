//! Places a log on the chain.

use core::fmt;
use serde::{Deserialize, Serialize};

/// A log's place in the chain's history. Positions compare as (block, log_index).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Position {
    /// The block's number.
    pub block: u64,
    /// The log's index in its block, counted over all the block's logs.
    pub log_index: u32,
}

/// An end of a proof's coverage. Its index may be larger than that of any log: shops often write "to the end of the
/// block" that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Bound {
    /// The block's number.
    pub block: u64,
    /// The index of a log in the block.
    pub log_index: u64,
}

impl Position {
    /// Returns the position that follows: the next log of the block, or the next block's first. `None` after the last
    /// possible position.
    pub fn next(self) -> Option<Self> {
        let in_the_block = self
            .log_index
            .checked_add(1)
            .map(|log_index| Self { log_index, ..self });
        in_the_block.or_else(|| {
            let block = self.block.checked_add(1)?;
            Some(Self {
                block,
                log_index: 0,
            })
        })
    }
}

impl From<Position> for Bound {
    fn from(position: Position) -> Self {
        Self {
            block: position.block,
            log_index: position.log_index.into(),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block {} log {}", self.block, self.log_index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(block: u64, log_index: u32) -> Position {
        Position { block, log_index }
    }

    #[test]
    fn after_the_last_index_of_a_block_comes_the_next_block() {
        assert_eq!(at(7, 3).next(), Some(at(7, 4)));
        assert_eq!(at(7, u32::MAX - 1).next(), Some(at(7, u32::MAX)));
        assert_eq!(at(7, u32::MAX).next(), Some(at(8, 0)));
        assert_eq!(at(u64::MAX, u32::MAX).next(), None);
    }
}
