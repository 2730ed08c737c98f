//! Our encodings are what alloy's are.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod encodings;
mod random;
mod tries;
