//! The check of the oracle's proof of a word, and of a block's receipt.
//!
//! The arithmetic of the curve is handed in: no verdict waits for it, and the rules need no curve.

use super::block::ProvenReceipt;
use super::inclusion::Inclusion;
use super::request::OracleRequest;
use crate::hash::Hash32;

/// Checks the oracle's proofs (`docs/protocol.md#oracle-proof`).
pub trait Prover {
    /// Returns the word that a transaction's input proves for a request, under the request's key, if it proves one.
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Option<Hash32>;

    /// Returns the receipt that the header leads to, if it leads to one.
    fn prove_receipt(&self, inclusion: &Inclusion) -> Option<ProvenReceipt>;
}

/// Used where proofs cannot be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProver;

impl Prover for NoProver {
    fn prove(&self, _: &[u8], _: &OracleRequest) -> Option<Hash32> {
        None
    }

    fn prove_receipt(&self, _: &Inclusion) -> Option<ProvenReceipt> {
        None
    }
}
