//! The page: it draws what the worker reports, and decides nothing.
//!
//! [`paths`] builds and reads every address, [`router`] is where the reader is, [`locale`] says in which language it speaks, [`state`]
//! is how a check looks from here; [`check`], [`files`] and [`batch`] run workers;
//! [`endpoints`], [`contracts`] and [`wallet`] are what the reader's browser knows and has; [`viewport`] and
//! [`listing`] are what of a long table is drawn, and how one is saved; [`qr`] is a link that a camera reads; the rest is
//! views.

pub mod app;
pub mod batch;
pub mod browser;
pub mod check;
pub mod components;
pub mod contracts;
pub mod endpoints;
pub mod files;
pub mod listing;
pub mod locale;
pub mod pages;
pub mod paths;
pub mod qr;
mod request_log;
pub mod router;
pub mod state;
pub mod viewport;
pub mod wallet;
pub mod worker;
