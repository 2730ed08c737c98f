//! Writes the report for programs: one JSON object of codes and whole values (`docs/terminal.md#the-report`).
//!
//! The crate makes it from the answer and the steps of a check. Programs branch on its codes; only `sentence` is for
//! people. Each integer that a payload, an endpoint or a file can choose is a decimal string, because JavaScript rounds
//! above 2^53.
//!
//! Pure and total. No I/O, and no input makes it panic.

#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod cause;
mod checked;
mod error;
mod fault;
mod hosts;
mod point;
mod reading;
mod report;
mod step;
mod subject;
mod table;
mod unread;
mod value;

#[cfg(test)]
#[path = "tests/schema.rs"]
mod schema;

pub use cause::Cause;
pub use checked::{Checked, Made};
pub use error::{EMPTY_FOLDER, Failure, FailurePlace, LINK, NOT_CHECKED, UNREADABLE_FILE};
pub use fault::{Fault, Inconsistency};
pub use hosts::Hosts;
pub use point::PointCode;
pub use reading::{Endpoint, Reading, StateBlock, ViewStep};
pub use report::{Report, SCHEMA, Schema, Tool, line};
pub use step::{Finding, Grade, Step};
pub use subject::{Award, Event, Network, Subject};
pub use table::{HEAD, Unchecked, quoted, row};
pub use unread::Unread;
pub use value::{Address, Decimal, Hash, Place, Value};
#[cfg(test)]
mod tests;
