//! The worker: the verifier behind the page. It owns fetch, parse and check.

pub mod message;
