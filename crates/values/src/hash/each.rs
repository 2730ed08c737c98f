//! Hashes many messages that begin alike with SHA-256.

#[cfg(target_arch = "wasm32")]
use super::four;
use super::value::Hash32;

/// Returns the SHA-256 of `prefix` and each tail in turn. A tail has `PARTS` parts of `N` bytes.
///
/// A browser hashes four messages at a time. On every other target, sha2 is faster.
pub fn of_each<const N: usize, const PARTS: usize>(
    prefix: &[u8],
    tails: impl Iterator<Item = [[u8; N]; PARTS]>,
) -> Vec<Hash32> {
    #[cfg(target_arch = "wasm32")]
    let hashes = four::of_each(prefix, tails);
    #[cfg(not(target_arch = "wasm32"))]
    let hashes = tails
        .map(|tail| Hash32::of(&[prefix, tail.as_flattened()]))
        .collect();
    hashes
}
