//! Which file, room and crate of the workspace uses which.
//!
//! A room is a top-level module of a crate; the page's `ui` is so large that its own modules are rooms.
//! An arrow leads from what uses to what is used. `docs/architecture.md` draws the arrows between rooms
//! and between crates, and the tests hold the code to it.

pub mod arrows;
pub mod document;
pub mod modules;
pub mod paths;
pub mod picture;
pub mod rooms;
pub mod workspace;
