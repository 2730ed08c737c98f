//! Tests the proofs: the oracle's, and of blocks, receipts and tries. `packproof-fuzzed` compares them with other
//! implementations.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod blocks;
mod encodings;
mod tries;
mod vrf;
