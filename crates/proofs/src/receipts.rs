//! A block's receipts, held to the root in its header.
//!
//! The rule: [`docs/protocol.md#proven-blocks`](../../../docs/protocol.md#proven-blocks).

mod receipt;

pub use receipt::{Deposit, PostState, Receipt, read};
