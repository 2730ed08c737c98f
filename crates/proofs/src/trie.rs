//! The Merkle-Patricia trie of an ordered list: a block's receipts under their indexes.
//!
//! [`root`] makes the trie's root from the whole list; [`path`] the nodes that show one leaf of it, and
//! [`leaf`] reads the leaf from such a path.

mod build;
mod key;
mod walk;

pub use build::{path, root};
pub use walk::leaf;
