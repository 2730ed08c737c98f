//! One receipt of a block, with the proof that the block holds it: the way from the hash of this block.
//!
//! The rule: [`docs/protocol.md#proven-blocks`](../../../docs/protocol.md#proven-blocks).

use values::chain::{Inclusion, ProvenReceipt};
use values::hash::Hash32;

use crate::header::{Block, Header};
use crate::receipts::{Receipt, read};
use crate::trie;

/// The most bytes of a header, nodes and bytes of a node that are read. A trie of 2^32 receipts has a path of 9 nodes.
const MAX_HEADER: usize = 1 << 16;
const MAX_NODES: usize = 16;
const MAX_NODE: usize = 4 << 20;

/// Builds the inclusion of a receipt from a node's results: the block's header with its hash, and all receipts. The
/// header is encoded so that it has the hash, if any encoding has it. `None` for an index that the block does not have.
///
/// Neither the header nor the receipts are checked here: [`prove`] and the oracle's proof do that.
pub fn of(header: &Header, hash: &Hash32, receipts: &[Receipt], index: usize) -> Option<Inclusion> {
    let encoded = header.encoding(hash);
    let header = encoded.or_else(|| header.encodings().next())?;
    let leaves: Vec<_> = receipts.iter().map(Receipt::leaf).collect();
    let root = Block::read(&header)?.receipts_root;
    // Polygon's nodes return one receipt more than the trie held before its block 80,084,800.
    let held = match leaves.split_last() {
        Some((_, held)) if trie::root(&leaves) != root && trie::root(held) == root => held,
        _ => &leaves,
    };
    let path = trie::path(held, index);
    let index = u64::try_from(index).ok()?;
    (!path.is_empty()).then_some(Inclusion {
        header,
        index,
        path,
    })
}

/// Returns the receipt that a header and its root of receipts lead to; `None` if they lead nowhere.
///
/// ```
/// use proofs::inclusion::prove;
/// use values::chain::Inclusion;
///
/// let nothing = Inclusion { header: Vec::new(), index: 0, path: Vec::new() };
/// assert_eq!(prove(&nothing), None);
/// ```
pub fn prove(inclusion: &Inclusion) -> Option<ProvenReceipt> {
    let Inclusion {
        header,
        index,
        path,
    } = inclusion;
    let is_long = |node: &Vec<u8>| node.len() > MAX_NODE;
    // proven-5
    if header.len() > MAX_HEADER || path.len() > MAX_NODES || path.iter().any(is_long) {
        return None;
    }
    let block = Block::read(header)?;
    let at = usize::try_from(*index).ok()?;
    // proven-4
    let leaf = trie::leaf(&block.receipts_root, at, path)?;
    let (succeeded, logs) = read(leaf)?;
    Some(ProvenReceipt {
        block: block.proven,
        index: *index,
        succeeded,
        logs,
    })
}
