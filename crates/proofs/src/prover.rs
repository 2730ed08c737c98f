//! The proofs as the rules call them.

use verify::claims::{Inclusion, NotIncluded, OracleRequest, ProvenReceipt, Prover, Unproven};
use verify::hash::Hash32;

use crate::inclusion;
use crate::vrf::{self, Request, prove};

/// Checks proofs of Chainlink's VRF, v2 and v2.5, and what blocks hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct OracleProver;

impl Prover for OracleProver {
    fn prove(&self, input: &[u8], asked: &OracleRequest) -> Result<Hash32, Unproven> {
        let request = Request {
            key_hash: asked.key_hash,
            pre_seed: asked.pre_seed,
        };
        match prove(input, &request, &asked.block_hash) {
            Ok((_, output)) => Ok(output.word),
            Err(vrf::Unproven::NotFound) => Err(Unproven::NotFound),
            Err(vrf::Unproven::Invalid { .. }) => Err(Unproven::Invalid),
        }
    }

    fn prove_receipt(&self, included: &Inclusion) -> Result<ProvenReceipt, NotIncluded> {
        inclusion::prove(included)
    }
}
