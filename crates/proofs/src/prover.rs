//! The proofs as the rules call them.

use values::chain::{Inclusion, OracleRequest, ProvenReceipt, Prover, Unproven};
use values::hash::Hash32;

use crate::inclusion;
use crate::vrf;

/// Checks proofs of Chainlink's VRF, v2 and v2.5, and what blocks hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct OracleProver;

impl Prover for OracleProver {
    fn prove(&self, input: &[u8], request: &OracleRequest) -> Result<Hash32, Unproven> {
        vrf::prove(input, request).ok_or(Unproven)
    }

    fn prove_receipt(&self, included: &Inclusion) -> Result<ProvenReceipt, Unproven> {
        inclusion::prove(included).ok_or(Unproven)
    }
}
