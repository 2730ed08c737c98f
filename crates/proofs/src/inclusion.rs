//! One receipt of a block, with what shows that the block holds it: the way from the hash of this block, or of a later
//! one.
//!
//! The rule: [`docs/protocol.md#proven-blocks`](../../../docs/protocol.md#proven-blocks).

use values::chain::{Inclusion, MAX_WALK, NotIncluded, ProvenReceipt};
use values::hash::{Hash32, keccak};

use crate::header::{Block, Header};
use crate::receipts::{Receipt, read};
use crate::trie;

/// The most headers' bytes, nodes and bytes of a node that are read. A trie of 2^32 receipts has a path of 9 nodes.
const MAX_HEADER: usize = 1 << 16;
const MAX_NODES: usize = 16;
const MAX_NODE: usize = 4 << 20;

/// Builds the inclusion of a receipt from a node's answers: the last header is its block's, the others are above it,
/// each with its hash. A header is encoded so that it has the hash, if any encoding has it. `None` for an index that the
/// block does not have.
///
/// Neither the headers nor the receipts are checked here: [`prove`] and the oracle's proof do that.
pub fn of(headers: &[(Header, Hash32)], receipts: &[Receipt], index: usize) -> Option<Inclusion> {
    let encoded = headers.iter().map(|(header, hash)| {
        let encoded = header.encoding(hash).ok();
        encoded.or_else(|| header.encodings().next())
    });
    let headers: Vec<Vec<u8>> = encoded.collect::<Option<_>>()?;
    let header = headers.last()?;
    let leaves: Vec<_> = receipts.iter().map(Receipt::leaf).collect();
    let root = Block::read(header)?.receipts_root;
    // Polygon's nodes tell one receipt more than the trie held before its block 80,084,800.
    let held = match leaves.split_last() {
        Some((_, held)) if trie::root(&leaves) != root && trie::root(held) == root => held,
        _ => &leaves,
    };
    let path = trie::path(held, index);
    let index = u64::try_from(index).ok()?;
    (!path.is_empty()).then_some(Inclusion {
        headers,
        index,
        path,
    })
}

/// The receipt that headers and the last one's root of receipts lead to.
///
/// # Errors
///
/// [`NotIncluded`] where it leads to none.
///
/// ```
/// use proofs::inclusion::prove;
/// use values::chain::{Inclusion, NotIncluded};
///
/// let nothing = Inclusion { headers: Vec::new(), index: 0, path: Vec::new() };
/// assert!(matches!(prove(&nothing), Err(NotIncluded::NoReceipt(_))));
/// ```
pub fn prove(inclusion: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
    shown(inclusion).ok_or_else(|| {
        let first = inclusion.headers.first();
        let first = first.filter(|header| header.len() <= MAX_HEADER);
        let first = first.map(Vec::as_slice).unwrap_or_default();
        NotIncluded::NoReceipt(keccak(&[first]))
    })
}

fn shown(inclusion: &Inclusion) -> Option<ProvenReceipt> {
    let Inclusion {
        headers,
        index,
        path,
    } = inclusion;
    let is_long = |node: &Vec<u8>| node.len() > MAX_NODE;
    if path.len() > MAX_NODES || path.iter().any(is_long) {
        return None;
    }
    let (notarised, block) = walked(headers)?;
    let at = usize::try_from(*index).ok()?;
    let leaf = trie::leaf(&block.receipts_root, at, path).ok()?;
    let (succeeded, logs) = read(leaf)?;
    Some(ProvenReceipt {
        notarised: notarised.proven,
        block: block.proven,
        index: *index,
        succeeded,
        logs,
    })
}

/// The blocks of the first header and of the last, where each header is of the block before.
fn walked(headers: &[Vec<u8>]) -> Option<(Block, Block)> {
    let (first, below) = headers.split_first()?;
    let is_long = |header: &Vec<u8>| header.len() > MAX_HEADER;
    if below.len() > usize::try_from(MAX_WALK).ok()? || headers.iter().any(is_long) {
        return None;
    }
    let notarised = Block::read(first)?;
    let last = below.iter().try_fold(notarised, |above, header| {
        Block::read(header).filter(|block| block.proven.hash == above.parent_hash)
    });
    Some((notarised, last?))
}
