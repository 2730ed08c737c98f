//! Words the proven block of a request.

use crate::catalogue::say;
use crate::unread::unread;
use crate::value::short_hash;
use verify::claims::{NotarisedBlock, Unread};

/// Says which block the oracle's proof shows, or why it shows none. `at` formats a time in seconds since 1970.
pub fn block(block: &Result<NotarisedBlock, Unread>, at: impl Fn(u64) -> String) -> String {
    match block {
        Ok(NotarisedBlock { key_hash, block }) => say!(
            block_proven,
            key = short_hash(&key_hash.to_string()),
            number = block.number,
            at = at(block.timestamp)
        ),
        Err(why) => say!(block_not_proven, why = unread(why)),
    }
}

/// Returns the name of the result in `data-proven-block`.
pub const fn block_name(block: &Result<NotarisedBlock, Unread>) -> &'static str {
    match block {
        Ok(_) => "proven",
        Err(_) => "unproven",
    }
}
