//! The page: it draws what the worker reports, and decides nothing.
//!
//! [`paths`] builds and reads every address, [`router`] has the reader's address, [`locale`] has the page's language, and
//! [`state`] is the page's view of a check. [`check`], [`files`] and [`batch`] run workers. [`elsewhere`] names the other site of a pasted link,
//! [`rulebook`] loads the rules, [`part`] any later part. [`rest`] is the part of the module that [`later`] draws after the verdict. [`endpoints`],
//! [`contracts`] and [`wallet`] are the state and means of the reader's browser. [`viewport`] decides which rows of a
//! long table are drawn, and [`listing`] saves one. [`qr`] is a link that a camera reads. [`reactive`] is what follows the
//! signals. The rest are views.

pub mod app;
pub mod batch;
pub mod browser;
pub mod check;
pub mod components;
pub mod contracts;
pub mod elsewhere;
pub mod endpoints;
pub mod files;
pub mod later;
pub mod listing;
pub mod locale;
pub mod pages;
pub mod part;
pub mod paths;
pub mod qr;
pub mod reactive;
mod request_log;
pub mod rest;
pub mod router;
pub mod rulebook;
pub mod state;
pub mod viewport;
pub mod wallet;
pub mod worker;
