//! packproof: checks in the browser that a randomised card pack gave the cards that were fixed in advance.
//!
//! Ten crates do the work. [`verify`] has the rules, and [`proofs`] the oracle's proofs. [`chain`] reads the contract
//! through the transports that the worker provides. [`explain`] prepares the details, [`answer`] decides the first
//! answer, [`words`] has the sentences, and [`report`] the report for programs. [`check`] makes one check of them, from
//! bytes to report. [`intake`] reads links and files, and `protocol` holds the protocol as the page shows it. The modules
//! of the page:
//!
//! - [`build`]: the name of this build.
//! - [`digit`]: a copy of a payload with one digit changed, for a reader who wants to see the check fail. Judges nothing.
//! - [`model`]: the page's logic that needs no view: addresses, endpoints, rows.
//! - [`net`]: the only fetch of payloads and endpoints' answers.
//! - [`numerals`]: the browser's way to write numbers.
//! - [`program`]: code that the two workers share: reading files, answering the page, the self-test.
//! - [`service`]: asks the service for a payload, through [`net`].
//! - [`worker`]: the typed messages between the page and its workers, which fetch, parse and check.
//! - `ui`, with the feature `page`: the page. Draws the worker's answers; decides nothing.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod build;
pub mod digit;
pub mod model;
pub mod net;
pub mod numerals;
pub mod program;
pub mod service;
#[cfg(feature = "page")]
pub mod ui;
pub mod worker;
