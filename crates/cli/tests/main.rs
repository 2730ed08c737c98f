//! Runs the program, command by command, and compares its output, its files and its exit status.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod check;
#[cfg(target_os = "linux")]
mod document;
mod explain;
mod program;
mod reading;
mod scripted;
mod shop;
mod site;
mod vectors;
mod watch;
