//! Reads the code of a contract, for a deployment that lists its hash.

use super::client::Client;
use super::rpc::{self, Call};
use verify::claims::{Address, Fault};
use verify::hash::{Hash32, keccak};

/// Returns the chain's id, and the Keccak-256 of a contract's code at the newest block; `None` if the address has no code.
///
/// # Errors
///
/// The [`Fault`] of an endpoint that does not answer.
pub async fn hash(client: &Client, contract: &Address) -> Result<(u64, Option<Hash32>), Fault> {
    let calls = [Call::chain_id(), Call::code_at(contract, "latest")];
    let mut answers = client.ask(&calls).await.into_iter();
    let mut answer = || answers.next().unwrap_or(Err(Fault::Malformed));
    let chain_id = rpc::chain_id(&answer()?)?;
    let code = rpc::data(&answer()?)?;
    Ok((chain_id, (!code.is_empty()).then(|| keccak(&[&code]))))
}
