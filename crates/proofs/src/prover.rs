//! The proofs as the rules call them.

use values::chain::{Inclusion, OracleRequest, ProvenReceipt, Prover};
use values::hash::Hash32;

use crate::inclusion;
use crate::vrf;

/// Checks proofs of Chainlink's VRF, v2 and v2.5, and what blocks hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct OracleProver;

impl Prover for OracleProver {
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Option<Hash32> {
        vrf::prove(input, request)
    }

    fn prove_receipt(&self, included: &Inclusion) -> Option<ProvenReceipt> {
        inclusion::prove(included)
    }
}
