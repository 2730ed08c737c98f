//! The receipts that prove themselves (`docs/protocol.md#proven-blocks`).
//!
//! The oracle's proof of a word states the hash of its request's block. What the answers hold is tried, whoever gave it:
//! headers that lead from this hash to a receipt.

mod comparison;
mod counted;
mod event;
mod notary;
mod pull;
mod receipt;
mod trail;

pub use counted::{RequestCount, counted};
pub use event::of_event;
pub use pull::of_pull;
pub use receipt::{Found, Notarised, NotarisedBlock, prove};
pub use trail::{Trail, TrailRequest, TrailValue, trails};
