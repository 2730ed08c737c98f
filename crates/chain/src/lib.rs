//! Asks the contract the questions that [`verify::claims`] finds open, through the endpoints that the buyer chose.
//!
//! This crate runs without a browser. Its caller provides a [`transport::Transport`] and a [`transport::Clock`].

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
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
pub mod round;
pub mod rpc;
pub mod saved_proof;
mod staged;
mod state;
pub mod transport;
