//! The trie made from its whole list.

use values::hash::Hash32;

use super::key::{compact, key};
use crate::rlp;
use values::hash::keccak;

/// A leaf with its key.
type Pair<'a> = (Vec<u8>, &'a [u8]);

/// The root of the trie that holds these leaves, each under its index.
///
/// ```
/// use proofs::trie::root;
///
/// // The root of a block without transactions.
/// let none: [&[u8]; 0] = [];
/// assert_eq!(
///     root(&none).to_string(),
///     "56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"
/// );
/// ```
pub fn root<L: AsRef<[u8]>>(leaves: &[L]) -> Hash32 {
    keccak(&[&node(&pairs(leaves), 0)])
}

/// The nodes from the root down to the leaf of this index, as [`leaf`](super::leaf()) reads them. Empty where
/// there is no such leaf.
pub fn path<L: AsRef<[u8]>>(leaves: &[L], index: usize) -> Vec<Vec<u8>> {
    let (key, pairs) = (key(index), pairs(leaves));
    let (mut here, mut depth) = (pairs.as_slice(), 0);
    let mut nodes = Vec::new();
    if index >= leaves.len() {
        return nodes;
    }
    loop {
        nodes.push(node(here, depth));
        depth = match shared(here, depth) {
            None => return nodes,
            Some(0) => {
                let half = key.get(depth);
                let mut groups = here.chunk_by(|(a, _), (b, _)| a.get(depth) == b.get(depth));
                let is_own = |group: &&[Pair<'_>]| first_half(group, depth) == half.copied();
                here = groups.find(is_own).unwrap_or_default();
                depth.saturating_add(1)
            }
            Some(shared) => depth.saturating_add(shared),
        };
    }
}

/// The leaves in the order of their keys. In RLP, 0 is the byte 0x80: it comes after 1 to 127.
fn pairs<L: AsRef<[u8]>>(leaves: &[L]) -> Vec<Pair<'_>> {
    let low = leaves.len().min(128);
    let indexes = (1..low).chain(0..1).chain(128..leaves.len());
    let pair = |index| Some((key(index), leaves.get(index)?.as_ref()));
    indexes.filter_map(pair).collect()
}

/// The node above these pairs, whose keys agree in the first `depth` half bytes.
fn node(pairs: &[Pair<'_>], depth: usize) -> Vec<u8> {
    let Some((key, leaf)) = pairs.first() else {
        return rlp::string(&[]);
    };
    let rest = key.get(depth..).unwrap_or_default();
    match shared(pairs, depth) {
        None => rlp::list(&[rlp::string(&compact(rest, true)), rlp::string(leaf)]),
        Some(0) => branch(pairs, depth),
        Some(shared) => {
            let key = rest.get(..shared).unwrap_or_default();
            let below = node(pairs, depth.saturating_add(shared));
            rlp::list(&[rlp::string(&compact(key, false)), reference(below)])
        }
    }
}

/// The node where the keys fork: a slot for each half byte, and one for a key that ends here, which stays empty.
fn branch(pairs: &[Pair<'_>], depth: usize) -> Vec<u8> {
    let mut slots = vec![rlp::string(&[]); 17];
    for group in pairs.chunk_by(|(a, _), (b, _)| a.get(depth) == b.get(depth)) {
        let half = first_half(group, depth).unwrap_or_default();
        if let Some(slot) = slots.get_mut(usize::from(half)) {
            *slot = reference(node(group, depth.saturating_add(1)));
        }
    }
    rlp::list(&slots)
}

/// Counts the half bytes that the keys share after the first `depth`: the first and the last share as many. `None` for
/// fewer than two keys.
fn shared(pairs: &[Pair<'_>], depth: usize) -> Option<usize> {
    let [(first, _), .., (last, _)] = pairs else {
        return None;
    };
    let both = first.iter().zip(last).skip(depth);
    Some(both.take_while(|(a, b)| a == b).count())
}

fn first_half(pairs: &[Pair<'_>], depth: usize) -> Option<u8> {
    pairs.first()?.0.get(depth).copied()
}

/// A node as the one above names it: by its hash, or itself where it is shorter.
fn reference(node: Vec<u8>) -> Vec<u8> {
    if node.len() < 32 {
        return node;
    }
    rlp::string(keccak(&[&node]).as_bytes())
}
