//! One check: an input's bytes in, its report out; and the reading of its contract, through endpoints that the caller has.
//!
//! No I/O: the page's workers, the terminal and the JavaScript package bring the bytes and the transports.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod checked;
mod opening;
mod reading;
mod texts;

pub use checked::{BUILD, ChainRead, Checked, ReadFrom, check, report};
pub use opening::{Opened, Saved, open};
pub use reading::{Asked, Through, read};
pub use texts::{texts, within};
