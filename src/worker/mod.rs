//! Defines the workers as the page knows them: the messages between them, and the proofs for their self-tests.
//!
//! Each worker is a separate program (src/bin/verdict/, src/bin/details/).

pub mod ask;
pub mod first;
pub mod message;
pub mod response;
pub mod selftest;
pub mod task;
