//! The chain steps of each kind of payload: which facts each one needs.

pub mod event;
pub mod pull;
