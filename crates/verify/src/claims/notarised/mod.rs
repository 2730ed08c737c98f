//! The receipts that prove themselves (`docs/protocol.md#proven-blocks`).
//!
//! The oracle's proof of a word states the hash of its request's block. What the answers hold is tried, whoever gave it:
//! a header of this hash that leads to a receipt.

mod comparison;
mod fitting;
mod notary;
mod receipt;
mod receipts;

pub(crate) use comparison::{Comparison, Proven, ProvenDate};
#[cfg(test)]
pub(crate) use receipt::Notarised;
pub use receipt::NotarisedBlock;
pub(crate) use receipt::{Found, prove};
pub(crate) use receipts::{Dated, Receipts};
