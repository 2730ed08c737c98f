//! One leaf of the trie, read from the nodes above it.

use values::hash::Hash32;

use super::key::{compact, halves, key};
use crate::rlp;
use values::hash::keccak;

/// The next step from a node.
enum Step<'a> {
    /// On to the node of this hash, past this number of the key's half bytes.
    Down(Hash32, usize),
    Leaf(&'a [u8]),
}

/// Returns the leaf of this index in the trie of this root, from the nodes of [`path`](super::path()). `None` if a node
/// has another hash or shape, or leads to another key, and if the path ends before the leaf or goes on below it.
///
/// A leaf shorter than 32 bytes may have no separate node, and is not read; a receipt is longer.
///
/// ```
/// use proofs::trie::{leaf, path, root};
///
/// let leaves = [[1; 40], [2; 40], [3; 40]];
/// let (root, nodes) = (root(&leaves), path(&leaves, 2));
/// assert_eq!(leaf(&root, 2, &nodes), Some(leaves[2].as_slice()));
/// assert_eq!(leaf(&root, 3, &nodes), None);
/// ```
pub fn leaf<'a>(root: &Hash32, index: usize, nodes: &'a [Vec<u8>]) -> Option<&'a [u8]> {
    let key = key(index);
    let (mut named, mut rest) = (*root, key.as_slice());
    let mut nodes = nodes.iter();
    while let Some(bytes) = nodes.next() {
        if keccak(&[bytes]) != named {
            return None;
        }
        match step(bytes, rest)? {
            Step::Down(hash, halves) => (named, rest) = (hash, rest.get(halves..)?),
            Step::Leaf(leaf) => return nodes.next().is_none().then_some(leaf),
        }
    }
    None
}

/// Finds the next step from a node for the remaining half bytes of the key.
fn step<'a>(bytes: &'a [u8], rest: &[u8]) -> Option<Step<'a>> {
    let down = |name: &[u8], halves| Some(Step::Down(Hash32::new(name.try_into().ok()?), halves));
    let items = rlp::strings(bytes)?;
    if let [slots @ .., _] = items.as_slice()
        && slots.len() == 16
    {
        // The name in an empty slot is not a hash.
        return down(slots.get(usize::from(*rest.first()?))?, 1);
    }
    let [key, below] = items.as_slice() else {
        return None;
    };
    if *key == compact(rest, true) {
        return Some(Step::Leaf(below));
    }
    let all = halves(key);
    let skipped = match all.as_slice() {
        [0, 0, even @ ..] => even,
        [1, odd @ ..] => odd,
        _ => return None,
    };
    if skipped.is_empty() || !rest.starts_with(skipped) {
        return None;
    }
    down(below, skipped.len())
}
