//! What a payload is made of: JSON by its own text, hashes, positions, the deck as it is hashed, and
//! lists in order or drawn from.
//!
//! Pure and total. Every byte of a payload passes through here, so the worker has this crate compiled for speed, and
//! the rules that use it for size.

#![warn(clippy::missing_errors_doc)]
#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::unwrap_used
    )
)]

pub mod chain;
pub mod deck;
pub mod float;
pub mod hash;
pub mod json;
mod natural;
pub mod order;
pub mod position;
pub mod remaining;
