//! Asks the contract the questions that [`verify::claims`] finds open, through the endpoints that the buyer chose.
//!
//! This crate runs without a browser. Its caller provides a [`transport::Transport`] and a [`transport::Clock`].

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

pub mod abi;
pub mod client;
pub mod deployment;
pub mod endpoint;
pub mod source;

mod fulfilment;
mod hashes;
mod heads;
mod inclusion;
pub mod inquiry;
pub mod limits;
mod logs;
mod lookup;
pub mod networks;
mod operators;
pub mod plan;
pub mod reader;
pub mod reading;
mod refusal;
pub mod rest;
pub mod round;
pub mod rpc;
pub mod saved_proof;
mod staged;
mod state;
pub mod transport;
