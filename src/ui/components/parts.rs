//! Draws the pieces that several folders share.

pub mod copy;
pub mod deferred;
pub mod details;
pub mod disclosure;
pub mod error_panel;
pub mod identicon;
pub mod mark;
pub mod pages;
pub mod progress;
pub mod qr;
pub mod rule;
pub mod safe_text;
pub mod search_box;
