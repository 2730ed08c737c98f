//! Draws the pages, one for each address.

pub mod files;
pub mod home;
pub mod how;
pub mod missing;
pub mod proof;
pub mod rules;
pub mod sample;
