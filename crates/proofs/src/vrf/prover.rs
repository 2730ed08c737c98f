//! The proofs as the rules call them.

use verify::claims::{OracleRequest, Prover, Unproven};
use verify::hash::Hash32;

use super::find::{self, prove};
use super::request::Request;

/// Checks proofs of Chainlink's VRF, v2 and v2.5.
#[derive(Clone, Copy, Debug, Default)]
pub struct Vrf;

impl Prover for Vrf {
    fn prove(&self, input: &[u8], asked: &OracleRequest) -> Result<Hash32, Unproven> {
        let request = Request {
            key_hash: asked.key_hash,
            pre_seed: asked.pre_seed,
        };
        match prove(input, &request, &asked.block_hash) {
            Ok((_, output)) => Ok(output.word),
            Err(find::Unproven::NotFound) => Err(Unproven::NotFound),
            Err(find::Unproven::Invalid { .. }) => Err(Unproven::Invalid),
        }
    }
}
