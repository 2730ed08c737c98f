//! The page: it draws what the worker reports, and decides nothing.
//!
//! [`paths`] builds and reads every address, [`place`] is where the reader is, [`tongue`] says in which language it speaks, [`state`]
//! is how a check looks from here; [`check`], [`files`] and [`batch`] run workers;
//! [`rulebook`] fetches the rules; [`endpoints`], [`contracts`] and [`wallet`] are what the reader's browser knows and has; [`window`] and
//! [`listing`] are what of a long table is drawn, and how one is saved; [`qr`] is a link that a camera reads; the rest is
//! views.

pub mod app;
mod asked;
pub mod batch;
pub mod browser;
pub mod check;
pub mod components;
pub mod contracts;
pub mod endpoints;
pub mod files;
pub mod listing;
pub mod pages;
mod part;
pub mod paths;
pub mod place;
pub mod qr;
pub mod rulebook;
pub mod state;
pub mod tongue;
pub mod wallet;
pub mod window;
pub mod worker;
