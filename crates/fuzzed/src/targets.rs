//! The targets, each with its seeds.

pub mod abi;
pub mod block;
pub mod lines;
pub mod link;
pub mod payload;
pub mod rlp;
pub mod rpc;
pub mod saved;
pub mod settings;
pub mod trie;
pub mod vrf;
