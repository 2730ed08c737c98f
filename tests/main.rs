//! Tests the page's parts that need no browser, its sheets, and the name of a build.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod build_name;
mod digit;
mod messages;
mod selftest;
mod service_paths;
mod sheets;
mod signals;
