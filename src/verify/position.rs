//! Where on the chain a log stands.

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

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "block {} log {}", self.block, self.log_index)
    }
}
