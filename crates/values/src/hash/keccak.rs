//! Computes Keccak-256, the hash of the chain.

use sha3::{Digest, Keccak256};

use super::value::Hash32;

/// Returns the Keccak-256 of the slices, one after the other.
pub fn keccak(slices: &[&[u8]]) -> Hash32 {
    let mut hasher = Keccak256::new();
    for slice in slices {
        hasher.update(slice);
    }
    Hash32::new(hasher.finalize().into())
}
