//! Tests what a check says first: on every vector, every reading and every story.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod agree;
mod answers;
mod document;
mod faces;
mod marks;
mod readers;
