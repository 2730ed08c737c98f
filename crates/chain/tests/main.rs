//! Tests the reader, its errors and its files.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod errors;
mod limits;
mod reader;
mod saved_proof;
mod settings;
