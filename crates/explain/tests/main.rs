//! Tests the details beside a verdict.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod errors;
mod event;
mod hashes;
mod highest;
mod network;
mod pull;
mod timeline;
mod top_band;
