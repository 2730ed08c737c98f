//! The check of the oracle's proof of a word, and of a block's receipt.
//!
//! The arithmetic of the curve is handed in: no verdict waits for it, and the rules need no curve.

use super::block::ProvenReceipt;
use super::inclusion::Inclusion;
use super::request::OracleRequest;
use crate::hash::Hash32;

/// The result of a check that proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unproven;

/// Checks the oracle's proofs (`docs/protocol.md#oracle-proof`).
pub trait Prover {
    /// Returns the word that a transaction's input proves for a request, under the request's key.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if it proves none.
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven>;

    /// Returns the receipt that the header leads to.
    ///
    /// # Errors
    ///
    /// [`Unproven`] if it leads to none.
    fn prove_receipt(&self, inclusion: &Inclusion) -> Result<ProvenReceipt, Unproven>;
}

/// Stands in where proofs cannot be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProver;

impl Prover for NoProver {
    fn prove(&self, _: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        Err(Unproven)
    }

    fn prove_receipt(&self, _: &Inclusion) -> Result<ProvenReceipt, Unproven> {
        Err(Unproven)
    }
}
