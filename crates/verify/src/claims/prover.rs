//! Who checks the oracle's proof of a word.
//!
//! The arithmetic of the curve is handed in: no verdict waits for it, so it is loaded when a chain is read.

use crate::hash::Hash32;

/// A request of the oracle, in the block that it was made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OracleRequest {
    /// The hash of the key that must answer.
    pub key_hash: Hash32,
    /// What the coordinator made of the key, the sender, the subscription and the count.
    pub pre_seed: Hash32,
    /// The hash of the block that holds the request.
    pub block_hash: Hash32,
}

/// Why an input proves no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// It holds no proof for this request.
    NotFound,
    /// It holds a proof for this request that does not verify.
    Invalid,
    /// What checks proofs could not be loaded.
    NotLoaded,
}

/// Checks the oracle's proofs (`docs/protocol.md#oracle-proof`).
pub trait Prover {
    /// The word that a transaction's input proves for a request, under the request's key.
    ///
    /// # Errors
    ///
    /// [`Unproven`] where it proves none.
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven>;
}

/// Stands in where proofs cannot be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProver;

impl Prover for NoProver {
    fn prove(&self, _: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        Err(Unproven::NotLoaded)
    }
}
