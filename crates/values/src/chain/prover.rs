//! The check of the oracle's proof of a word, and of a block's receipt.
//!
//! The arithmetic of the curve is handed in: no verdict waits for it, and the rules need no curve.

use super::block::ProvenReceipt;
use super::inclusion::Inclusion;
use super::request::OracleRequest;
use crate::hash::Hash32;

/// The reason for which an input proves no word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unproven {
    /// It holds no proof for this request.
    NotFound,
    /// It holds a proof for this request that does not verify.
    Invalid,
    /// It was not checked.
    NotChecked,
}

/// The reason for which a receipt is not shown to be a block's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotIncluded {
    /// The header, of this hash, leads to no receipt.
    NoReceipt(Hash32),
    /// It was not checked.
    NotChecked,
}

/// Checks the oracle's proofs (`docs/protocol.md#oracle-proof`).
pub trait Prover {
    /// The word that a transaction's input proves for a request, under the request's key.
    ///
    /// # Errors
    ///
    /// [`Unproven`] where it proves none.
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven>;

    /// The receipt that the header leads to.
    ///
    /// # Errors
    ///
    /// [`NotIncluded`] where that is not shown.
    fn prove_receipt(&self, inclusion: &Inclusion) -> Result<ProvenReceipt, NotIncluded>;
}

/// Stands in where proofs cannot be checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProver;

impl Prover for NoProver {
    fn prove(&self, _: &[u8], _: &OracleRequest) -> Result<Hash32, Unproven> {
        Err(Unproven::NotChecked)
    }

    fn prove_receipt(&self, _: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        Err(NotIncluded::NotChecked)
    }
}
