//! Computes a leaf's key in the trie: the half bytes of its index in RLP.

use crate::rlp;

/// The half bytes of an index's key.
pub(crate) fn key(index: usize) -> Vec<u8> {
    halves(&rlp::number(&index.to_be_bytes()))
}

/// The half bytes of each byte, the high one first.
pub(crate) fn halves(bytes: &[u8]) -> Vec<u8> {
    let split = |byte: &u8| [byte >> 4, byte & 0x0f];
    bytes.iter().flat_map(split).collect()
}

/// Half bytes as a node holds them: whether it is a leaf, and whether they are odd, comes first.
pub(crate) fn compact(halves: &[u8], is_leaf: bool) -> Vec<u8> {
    let flag = if is_leaf { 0x20 } else { 0 };
    let (pairs, odd) = halves.as_rchunks::<2>();
    let first = match pairs {
        [half] => flag | 0x10 | half,
        _ => flag,
    };
    let joined = odd.iter().map(|[high, low]| high << 4 | low);
    core::iter::once(first).chain(joined).collect()
}
