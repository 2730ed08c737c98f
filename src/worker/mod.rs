//! Defines the worker as the page knows it: the messages between the two, and the proofs for its self-test.
//!
//! The worker itself is a program of its own (src/bin/worker/).

pub mod message;
pub mod response;
pub mod selftest;
pub mod task;
