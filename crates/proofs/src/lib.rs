//! Proofs that hold regardless of who supplies them.
//!
//! [`vrf`] checks the oracle's proof of a random word. The proof is made over the hash of the request's block, so
//! under a listed key it also states that this block exists: [`header`] compares a block's fields with that hash, and
//! [`receipts`] a block's logs with the header.
//!
//! Anyone who holds a key can prove any word under it, and sign for blocks that do not exist. So a key counts only if
//! the oracle's operator publishes it for the network, or the deployment lists it.
//!
//! Pure and total. No I/O, clock or randomness, and no input makes it panic. A proof that does not hold is an error
//! with the values that differ.
//!
//! See the rules in [the protocol](../../../docs/protocol.md#oracle-proof).

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod header;
pub mod inclusion;
pub mod node;
pub mod prover;
pub mod receipts;
pub mod rlp;
pub mod trie;
pub mod vrf;

pub use values::hash::Hash32;
