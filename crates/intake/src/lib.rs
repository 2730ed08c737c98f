//! Finds a proof to check in anything that people bring.
//!
//! [`find()`] finds the proof link or the id in any text: in a chat's message, behind a mail's safe link, in brackets, or
//! among invisible characters. It never guesses an id: a part of a longer word is not an id.
//!
//! [`file::unpack`] reads a file's bytes: UTF-16, JSON texts one a line, and packed files, which it names. [`json::name`]
//! names a JSON object that is not a payload. [`answered`] reads an answer of the shop's service. Each reason for a missing
//! payload is a [`LoadError`], and one table decides who asks again ([`LoadError::again`]).
//!
//! Pure and total. It does no I/O and never panics.

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod again;
mod characters;
pub mod file;
mod find;
mod id;
pub mod json;
mod link;
mod load_error;
mod route;
mod service;
mod waiting;
mod wrapping;

pub use again::{Again, Patience};
pub use characters::{decimal, each_hidden};
pub use find::{Found, find};
pub use id::{asked, is_plain};
pub use link::{Link, pull_fragment, pull_in};
pub use load_error::{FileFault, LoadError, SavedProofError};
pub use route::{Hit, Target};
pub use service::{another, answered, served_file, served_payload};
pub use waiting::Waiting;
