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

pub(crate) use comparison::{Comparison, Proven, ProvenDate};
pub use counted::RequestCount;
pub(crate) use counted::counted;
pub use receipt::NotarisedBlock;
pub(crate) use receipt::{Found, Notarised, prove};
pub(crate) use receipts::{Dated, Receipts};
pub(crate) use trail::trails;
pub use trail::{Trail, TrailRequest, TrailValue};

#[cfg(test)]
pub(crate) use comparison::ProvenAt;
