//! Tests the proofs: the oracle's, and of blocks, receipts and tries beside another implementation.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod alloy;
mod blocks;
mod vrf;
