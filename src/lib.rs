//! packproof: checks in the browser that a randomised card pack gave what was fixed in advance.
//!
//! The rooms, and which may call which:
//!
//! - [`verify`]: the rules. Pure; knows nothing of the other rooms.
//! - [`chain`]: asks the contract, through [`net`].
//! - [`evidence`]: a payload and what endpoints answered, saved in one file.
//! - [`experiment`]: one change to a payload's bytes, for a reader who wants to see the check fail. Judges nothing.
//! - [`net`]: the only fetch.
//! - [`service`]: asks the service for a payload, through [`net`].
//! - [`worker`]: owns fetch, parse and check, and tells the page by typed messages.
//! - [`ui`]: the page. Draws what the worker tells; decides nothing.

pub mod chain;
pub mod evidence;
pub mod experiment;
pub mod net;
pub mod service;
#[cfg(feature = "page")]
pub mod ui;
pub mod verify;
pub mod worker;
