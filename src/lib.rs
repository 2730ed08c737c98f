//! packproof: checks in the browser that a randomised card pack gave what was fixed in advance.
//!
//! The rooms, and which may call which:
//!
//! - [`verify`]: the rules. Pure; knows nothing of the other rooms.
//! - [`worker`]: owns fetch, parse and check, and tells the page by typed messages.

pub mod verify;
pub mod worker;
