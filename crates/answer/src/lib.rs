//! Everything that is said first of a check, as codes and values.
//!
//! It takes a report, what was read of the chain, and the deployment's lists. It holds no words: the crate `words` turns
//! its codes into sentences, and the page, the terminal and the printed report draw it. None of them decides a mark.

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

pub mod about;
mod group;
mod mark;
pub mod moments;
mod questions;
mod steps;
mod witness;

pub use group::Group;
pub use mark::Mark;
pub use steps::Steps;
pub use witness::single_witness;
