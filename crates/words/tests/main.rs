//! Tests the catalogues, and the sentences about a check.

#![allow(clippy::restriction, reason = "a test that fails ends in a panic")]
#![allow(
    clippy::needless_pass_by_value,
    unreachable_pub,
    reason = "nothing else uses the items of a test"
)]

mod accounts;
mod brought;
mod catalogues;
mod errors;
mod facts;
mod faults;
mod page;
