//! packproof: checks in the browser that a randomised card pack gave what was fixed in advance.
//!
//! Three crates do the work: [`verify`] has the rules and knows nothing of the others, [`chain`] reads
//! the contract through what it is handed, [`words`] has every sentence. The rooms of the page, and which may call which:
//!
//! - [`build`]: which build this is.
//! - [`experiment`]: one change to a payload's bytes, for a reader who wants to see the check fail. Judges nothing.
//! - [`net`]: the only fetch.
//! - [`service`]: asks the service for a payload, through [`net`].
//! - [`worker`]: owns fetch, parse and check, and answers the page by typed messages.
//! - [`ui`]: the page. Draws what the worker answers; decides nothing.

pub mod build;
pub mod experiment;
pub mod net;
pub mod service;
#[cfg(feature = "page")]
pub mod ui;
pub mod worker;
