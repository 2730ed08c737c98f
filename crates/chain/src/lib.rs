//! Asks the contract the questions that [`verify::claims`] finds open, through the endpoints that the buyer chose.
//!
//! This crate runs without a browser. Its caller provides a [`transport::Transport`] and a [`transport::Clock`].

#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

pub mod abi;
mod batcher;
pub mod client;
pub mod code;
pub mod deployment;
pub mod endpoint;
mod failure;
pub mod known;
pub mod limits;
mod logs;
pub mod networks;
mod one;
mod operators;
mod plan;
pub mod reader;
pub mod reading;
mod reply;
mod results;
pub mod rpc;
pub mod saved_proof;
mod search;
pub mod source;
pub mod transport;
mod waiting;
