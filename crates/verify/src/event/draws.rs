//! D7 to D9: which card each pull gives.

use core::num::NonZeroU32;

use super::remaining::Remaining;
use crate::hash::Hash32;

/// D7: the effective seed, the pull's place, its buyer and the tag: what is hashed, one after the other.
pub fn with_message<T>(
    effective_seed: &Hash32,
    sequence_index: u64,
    user_id: &str,
    tag: &[u8],
    read: impl FnOnce([&[u8]; 4]) -> T,
) -> T {
    read([
        effective_seed.as_bytes(),
        &sequence_index.to_be_bytes(),
        user_id.as_bytes(),
        tag,
    ])
}

/// D7: R, the SHA-256 of the message.
pub fn pull_hash(
    effective_seed: &Hash32,
    sequence_index: u64,
    user_id: &str,
    tag: &[u8],
) -> Hash32 {
    with_message(effective_seed, sequence_index, user_id, tag, |parts| {
        Hash32::of(&parts)
    })
}

/// D7: R mod the number of cards that remain. `None` when none does.
pub fn idx(remaining: u32, pull_hash: &Hash32) -> Option<u32> {
    let modulus = NonZeroU32::new(remaining)?;
    u32::try_from(pull_hash.modulo(modulus)).ok()
}

/// D8: takes the pull's card from those that remain, and tells its position in the full deck. `None`
/// when no card remains.
pub fn draw(remaining: &mut Remaining, pull_hash: &Hash32) -> Option<usize> {
    let idx = idx(remaining.left(), pull_hash)?;
    remaining.take(idx)
}
