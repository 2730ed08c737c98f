//! Finds the uses between the files, rooms and crates of the workspace.
//!
//! A room is a top-level module of a crate; the page's `ui` is so large that its own modules are rooms. An arrow leads
//! from a user to the module it uses. `docs/architecture.md` draws the arrows between rooms and between crates, and the
//! tests compare the code with it.

#![allow(
    clippy::missing_errors_doc,
    clippy::needless_pass_by_value,
    clippy::restriction,
    unreachable_pub,
    reason = "only tests use this crate"
)]

pub mod arrows;
pub mod document;
pub mod modules;
pub mod paths;
pub mod picture;
pub mod rooms;
pub mod workspace;
