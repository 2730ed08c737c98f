//! The receipts that prove themselves (`docs/protocol.md#proven-blocks`).
//!
//! The oracle's proof of a word states the hash of its request's block. What the answers hold is tried, whoever gave it:
//! headers that lead from this hash to a receipt.

mod comparison;
mod counted;
mod fitting;
mod notary;
mod receipt;
mod receipts;
mod trail;

pub use comparison::{Comparison, Proven, ProvenDate};
pub use counted::{RequestCount, counted};
pub use receipt::{Found, Notarised, NotarisedBlock, prove};
pub use receipts::{Dated, Receipts};
pub use trail::{Trail, TrailRequest, TrailValue, trails};
