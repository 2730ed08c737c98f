//! A block's receipts, held to the root in its header.
//!
//! The rule: [`docs/protocol.md#proven-blocks`](../../../docs/protocol.md#proven-blocks).

mod prove;
mod receipt;

pub use prove::{NotIncluded, NotTheReceipts, Proven, ProvenLog, prove, prove_one};
pub use receipt::{Deposit, Log, Outcome, Receipt, read};
