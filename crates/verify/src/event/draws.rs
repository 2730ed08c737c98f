//! Computes the card that each pull gives (`docs/protocol.md#draws`).

use core::num::NonZeroU32;

use values::hash::Hash32;
use values::remaining::Remaining;

/// Hands `read` the slices that a pull hashes, in order: the effective seed, the pull's place, its buyer and the tag
/// (`docs/protocol.md#d7`).
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

/// Computes R, the SHA-256 of the message (`docs/protocol.md#d7`).
pub fn pull_hash(
    effective_seed: &Hash32,
    sequence_index: u64,
    user_id: &str,
    tag: &[u8],
) -> Hash32 {
    with_message(effective_seed, sequence_index, user_id, tag, |slices| {
        Hash32::of(&slices)
    })
}

/// Returns R mod the number of cards that remain (`docs/protocol.md#d7`). `None` if no card remains.
pub fn idx(remaining: u32, pull_hash: &Hash32) -> Option<u32> {
    let modulus = NonZeroU32::new(remaining)?;
    u32::try_from(pull_hash.modulo(modulus)).ok()
}

/// Removes the pull's card from those that remain, and returns its position in the full deck
/// (`docs/protocol.md#d8`).
/// `None` if no card remains.
pub fn draw(remaining: &mut Remaining, pull_hash: &Hash32) -> Option<usize> {
    let idx = idx(remaining.left(), pull_hash)?;
    remaining.take(idx)
}
