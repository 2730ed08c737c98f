//! Draws the pieces of the pages, in a folder for each part of the screen.

pub mod event;
pub mod files;
pub mod frame;
pub mod parts;
pub mod pull;
pub mod reading;
pub mod report;
