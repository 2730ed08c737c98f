//! The values of the chain, as the rules and the proofs both name them: an address, a request of the oracle, a block,
//! a receipt with its logs, and the way to it.

mod address;
mod block;
mod inclusion;
mod prover;
mod request;

pub use address::Address;
pub use block::{ProvenBlock, ProvenLog, ProvenReceipt};
pub use inclusion::Inclusion;
pub use prover::{NoProver, Prover};
pub use request::{OracleRequest, pre_seed, request_id, word};
