//! The worker as the page knows it: what crosses between the two, and the proofs that it is tested on.
//!
//! The worker itself is a program of its own (src/bin/worker/).

pub mod message;
pub mod request;
pub mod response;
pub mod selftest;
