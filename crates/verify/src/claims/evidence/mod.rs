//! Reads the evidence that can settle a fact, one place for each kind.

pub mod coordinator;
pub mod counting;
pub mod known_logs;
pub mod ledger;
pub mod log_index;
pub mod logged;
pub mod signature;
pub mod told_logs;
