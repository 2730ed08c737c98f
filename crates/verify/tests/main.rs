//! Tests the rules: on every vector, on the behaviours of a shop and its endpoints, and on hostile input.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod claims;
mod code;
mod derivations;
mod early;
mod errors;
mod events;
mod proportion;
mod protocol;
mod proven_block;
mod pure;
mod rounds;
mod rows;
mod scenes;
mod steps;
mod stories;
mod total;
mod vectors;
mod verdict;
mod walk;
mod work;
