//! Real blocks: of Ethereum, and of a local chain with the real coordinator.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod answers;
mod ethereum;
mod local;
mod malformed;
mod optimism;
