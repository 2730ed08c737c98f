//! D7 to D9: which card each pull gives.

use core::num::NonZeroU32;

use super::remaining::Remaining;
use crate::verify::hash::Hash32;

/// D7: SHA-256 of the effective seed, the pull's place, its buyer and the tag.
pub fn pull_hash(
    effective_seed: &Hash32,
    sequence_index: u64,
    user_id: &str,
    tag: &[u8],
) -> Hash32 {
    Hash32::of(&[
        effective_seed.as_bytes(),
        &sequence_index.to_be_bytes(),
        user_id.as_bytes(),
        tag,
    ])
}

/// D7 and D8: takes the pull's card from those that remain: R mod their number, the position of
/// that card in the full deck. `None` when no card remains.
pub fn draw(remaining: &mut Remaining, pull_hash: &Hash32) -> Option<usize> {
    let modulus = NonZeroU32::new(remaining.left())?;
    let idx = u32::try_from(pull_hash.modulo(modulus)).ok()?;
    remaining.take(idx)
}
