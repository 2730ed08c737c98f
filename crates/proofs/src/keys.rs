//! The keys under which a proof counts.
//!
//! Whoever holds a key can prove any word under it, and sign for blocks that do not exist. So a key
//! counts only if it is listed: by Chainlink for the network, in the table of networks of the crate `chain`, or by the
//! deployment of the page ([`parse()`]). It is never taken from a link, a payload or a file.
//!
//! The rule: [`docs/protocol.md#oracle-proof`](../../../docs/protocol.md#oracle-proof).

mod parse;
mod version;

pub use parse::{KeyListError, ListedKey, Problem, parse};
pub use version::Version;
