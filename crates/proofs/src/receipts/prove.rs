//! Receipts that the header's root holds.

use core::fmt;

use verify::hash::Hash32;

use super::receipt::{Log, Receipt};
use crate::trie::{self, PathError};

/// All receipts of a block. [`prove`] alone makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Proven<'a> {
    /// The receipts, in the order of their transactions.
    pub receipts: &'a [Receipt],
}

/// A log of a block, with its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProvenLog<'a> {
    /// The index of its transaction in the block.
    pub transaction_index: usize,
    /// Its index among all logs of the block.
    pub log_index: usize,
    /// The log.
    pub log: &'a Log,
}

/// Receipts whose root is another than the header's. Either they are not the block's, or some are missing, or
/// its network writes receipts in another way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotTheReceipts {
    /// The header's root.
    pub root: Hash32,
    /// The root of these receipts.
    pub computed: Hash32,
}

/// Why a receipt is not shown to be a block's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotIncluded {
    /// The path shows no receipt.
    Path(PathError),
    /// The path shows this receipt, as the trie holds it, in the other's place.
    Other(Vec<u8>),
}

/// Holds all receipts of a block, as `eth_getBlockReceipts` tells them, to the root in its header.
///
/// Where they do not fit, all but the last are tried: Polygon's nodes tell a receipt of the state's
/// synchronisation that was no part of the trie before its block 80,084,800. It is left out of what is proven then.
///
/// ```
/// use proofs::Hash32;
/// use proofs::receipts::{Log, Outcome, Receipt, prove};
/// use proofs::trie::root;
///
/// let log = Log { address: [7; 20], topics: vec![Hash32::new([1; 32])], data: Vec::new() };
/// let receipt = Receipt {
///     kind: 2,
///     outcome: Outcome::Status(true),
///     cumulative_gas_used: 21_000,
///     logs_bloom: vec![0; 256],
///     logs: vec![log.clone()],
///     deposit: None,
/// };
/// let (root, receipts) = (root(&[receipt.leaf()]), [receipt]);
///
/// let proven = prove(&receipts, &root)?;
/// let only = proven.logs().next().expect("one log");
/// assert_eq!((only.transaction_index, only.log_index, only.log), (0, 0, &log));
/// # Ok::<(), proofs::receipts::NotTheReceipts>(())
/// ```
pub fn prove<'a>(receipts: &'a [Receipt], root: &Hash32) -> Result<Proven<'a>, NotTheReceipts> {
    let leaves: Vec<_> = receipts.iter().map(Receipt::leaf).collect();
    let computed = trie::root(&leaves);
    if computed == *root {
        return Ok(Proven { receipts });
    }
    if let (Some((_, leaves)), Some((_, receipts))) = (leaves.split_last(), receipts.split_last())
        && trie::root(leaves) == *root
    {
        return Ok(Proven { receipts });
    }
    let root = *root;
    Err(NotTheReceipts { root, computed })
}

/// Holds one receipt to the root, by the nodes of [`trie::path`]. The place of its logs in the block stays
/// unknown: it depends on the receipts before.
pub fn prove_one(
    receipt: &Receipt,
    transaction_index: usize,
    path: &[Vec<u8>],
    root: &Hash32,
) -> Result<(), NotIncluded> {
    let leaf = trie::leaf(root, transaction_index, path).map_err(NotIncluded::Path)?;
    if leaf == receipt.leaf() {
        Ok(())
    } else {
        Err(NotIncluded::Other(leaf.to_vec()))
    }
}

impl<'a> Proven<'a> {
    /// Every log of the block, in order.
    pub fn logs(self) -> impl Iterator<Item = ProvenLog<'a>> {
        let receipts = self.receipts.iter().enumerate();
        let logs =
            receipts.flat_map(|(index, receipt)| receipt.logs.iter().map(move |log| (index, log)));
        logs.enumerate()
            .map(|(log_index, (transaction_index, log))| ProvenLog {
                transaction_index,
                log_index,
                log,
            })
    }
}

impl fmt::Display for NotTheReceipts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { root, computed } = self;
        write!(
            f,
            "the header's root is {root}, and the receipts have {computed}"
        )
    }
}

impl fmt::Display for NotIncluded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Path(error) => error.fmt(f),
            Self::Other(leaf) => write!(
                f,
                "the block has another receipt of {} bytes here",
                leaf.len()
            ),
        }
    }
}

impl core::error::Error for NotTheReceipts {}

impl core::error::Error for NotIncluded {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Path(error) => Some(error),
            Self::Other(_) => None,
        }
    }
}
