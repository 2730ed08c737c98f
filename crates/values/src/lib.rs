//! Reads and holds the values of a payload: JSON that keeps its text, hashes, positions on the chain, the deck as it
//! is hashed, and ordered or shrinking lists. [`chain`] has the chain's values, which the rules share with the
//! proofs.
//!
//! Pure and total. Every byte of a payload passes through this crate, so the release compiles it for speed in the
//! workers, and the rules that use it for size.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod chain;
pub mod deck;
pub mod hash;
pub mod json;
pub mod order;
pub mod position;
pub mod remaining;
