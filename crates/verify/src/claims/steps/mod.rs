//! The chain steps of each kind of payload: which facts each one needs.

pub(crate) mod event;
pub(crate) mod pull;
