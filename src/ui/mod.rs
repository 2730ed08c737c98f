//! Draws the page from the worker's reports; decides nothing.
//!
//! [`router`] has the reader's address, [`locale`] has the page's language, and [`state`] is the page's view of a check.
//! [`check`], [`files`] and [`batch`] run workers. [`elsewhere`] remembers the site of a pasted link. [`settings`] has the
//! settings file of the site, and [`deployment`] reads it. [`rulebook`] loads the rules, [`part`] any file of this build.
//! [`chosen`] remembers the reader's endpoints, and [`choice`] is a new choice of them. [`storage`], [`clock`] and [`browser`]
//! wrap the parts of the browser that the page uses. [`reactive`] creates the views that follow signals; `in_hand` keeps the
//! focus and the open elements while a view is replaced. The others are views.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::needless_pass_by_value, reason = "a component owns its values")]
#![allow(
    missing_docs,
    reason = "a component's properties say by their names and types what they are"
)]
#![allow(
    clippy::arithmetic_side_effects,
    reason = "drawing adds small numbers, and judges nothing"
)]

pub mod app;
pub mod batch;
pub mod browser;
pub mod check;
pub mod choice;
pub mod chosen;
pub mod clock;
pub mod components;
pub mod deployment;
pub mod elsewhere;
pub mod files;
pub mod folder;
mod in_hand;
pub mod locale;
pub mod pages;
pub mod part;
pub mod reactive;
pub mod router;
pub mod rulebook;
pub mod settings;
pub mod state;
pub mod storage;
pub mod worker;
