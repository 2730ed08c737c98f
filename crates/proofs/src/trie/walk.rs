//! One leaf of the trie, read from the nodes above it.

use values::hash::Hash32;

use super::key::{compact, halves, key};
use crate::rlp;
use values::hash::keccak;

/// A reason that a path shows no leaf. Nodes are counted from the root, which is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathError {
    /// This node is not the one that the root, or the node above, names.
    Hash {
        /// The node's number.
        node: usize,
        /// The hash that is named.
        named: Hash32,
        /// The hash of the given node.
        computed: Hash32,
    },
    /// This node has another shape than a branch, an extension or a leaf, or names the next one without a hash.
    Shape {
        /// The node's number.
        node: usize,
    },
    /// This node leads away from the index: the list has no such leaf.
    Elsewhere {
        /// The node's number.
        node: usize,
    },
    /// The path ends before a leaf.
    Short {
        /// The number of nodes on the path.
        nodes: usize,
    },
    /// The path goes on below the leaf.
    Long {
        /// The number of nodes on the path.
        nodes: usize,
    },
}

/// The next step from a node.
enum Step<'a> {
    /// On to the node of this hash, past this number of the key's half bytes.
    Down(Hash32, usize),
    Leaf(&'a [u8]),
}

/// The leaf of this index in the trie of this root, from the nodes of [`path`](super::path()).
///
/// A leaf shorter than 32 bytes may have no node of its own, and is not read; a receipt is longer.
///
/// # Errors
///
/// A [`PathError`] for the first node that does not lead on: of another hash or shape, or towards another key.
///
/// ```
/// use proofs::trie::{PathError, leaf, path, root};
///
/// let leaves = [[1; 40], [2; 40], [3; 40]];
/// let (root, nodes) = (root(&leaves), path(&leaves, 2));
/// assert_eq!(leaf(&root, 2, &nodes), Ok(leaves[2].as_slice()));
/// assert_eq!(leaf(&root, 3, &nodes), Err(PathError::Elsewhere { node: 1 }));
/// ```
pub fn leaf<'a>(root: &Hash32, index: usize, nodes: &'a [Vec<u8>]) -> Result<&'a [u8], PathError> {
    let key = key(index);
    let (mut named, mut behind) = (*root, 0);
    for (node, bytes) in nodes.iter().enumerate() {
        let computed = keccak(&[bytes]);
        if computed != named {
            return Err(PathError::Hash {
                node,
                named,
                computed,
            });
        }
        match step(bytes, node, key.get(behind..).unwrap_or_default())? {
            Step::Down(hash, halves) => (named, behind) = (hash, behind.saturating_add(halves)),
            Step::Leaf(leaf) if node.saturating_add(1) == nodes.len() => return Ok(leaf),
            Step::Leaf(_) => return Err(PathError::Long { nodes: nodes.len() }),
        }
    }
    Err(PathError::Short { nodes: nodes.len() })
}

/// Finds the next step from a node for the remaining half bytes of the key.
fn step<'a>(bytes: &'a [u8], node: usize, rest: &[u8]) -> Result<Step<'a>, PathError> {
    let shape = PathError::Shape { node };
    let elsewhere = PathError::Elsewhere { node };
    let down = |name: &[u8], halves| {
        let hash = <[u8; 32]>::try_from(name).map(Hash32::new);
        hash.map(|hash| Step::Down(hash, halves)).map_err(|_| shape)
    };
    let items = rlp::strings(bytes).ok_or(shape)?;
    if let [slots @ .., _] = items.as_slice()
        && slots.len() == 16
    {
        let slot = rest.first().and_then(|half| slots.get(usize::from(*half)));
        let name = slot.filter(|name| !name.is_empty()).ok_or(elsewhere)?;
        return down(name, 1);
    }
    let [key, below] = items.as_slice() else {
        return Err(shape);
    };
    if *key == compact(rest, true) {
        return Ok(Step::Leaf(below));
    }
    let all = halves(key);
    let skipped = match all.as_slice() {
        [0, 0, even @ ..] => even,
        [1, odd @ ..] => odd,
        [2 | 3, ..] => return Err(elsewhere),
        _ => return Err(shape),
    };
    if skipped.is_empty() || !rest.starts_with(skipped) {
        return Err(elsewhere);
    }
    down(below, skipped.len())
}
