//! The pages: one an address.

pub mod files;
pub mod home;
pub mod how;
pub mod missing;
pub mod proof;
pub mod rules;
pub mod sample;
