//! What the contracts take, and their code: built by tests/chain/compile.mjs.

use std::fs;
use std::path::PathBuf;

use alloy::primitives::{B256, Bytes, U256, keccak256};
use alloy::sol_types::SolValue;
use packproof::verify::hash::Hash32;
use serde_json::Value;

use crate::Result;

alloy::sol!("tests/chain/contracts/IConsumer.sol");

alloy::sol! {
    /// The oracle's own mock of its coordinator, and a shop's own coordinator.
    interface ICoordinator {
        event SubscriptionCreated(uint256 indexed subId, address owner);
        event RandomWordsFulfilled(
            uint256 indexed requestId,
            uint256 outputSeed,
            uint256 indexed subId,
            uint96 payment,
            bool nativePayment,
            bool success,
            bool onlyPremium
        );

        function createSubscription() external returns (uint256 subId);
        function addConsumer(uint256 subId, address consumer) external;
        function fulfillRandomWords(uint256 requestId, address consumer) external;
        /// Only of a shop's own: it chooses what the word is made of.
        function fulfill(uint256 requestId, address consumer, uint256 outputSeed) external;
    }
}

/// Where the contracts' parts lie.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/chain")
}

/// A contract's creation code.
pub fn bytecode(name: &str) -> Result<Bytes> {
    let path = folder().join("build").join(name).with_extension("json");
    let text = fs::read(&path).map_err(|cause| {
        format!(
            "{}: {cause}; `make demo` compiles the contracts",
            path.display()
        )
    })?;
    let artifact: Value = serde_json::from_slice(&text)?;
    let code = artifact["bytecode"]
        .as_str()
        .ok_or("an artifact without code")?;
    Ok(code.parse()?)
}

/// The word that an oracle makes of its output.
pub fn word_of(output_seed: U256) -> Hash32 {
    Hash32::new(keccak256((output_seed, U256::ZERO).abi_encode()).0)
}

/// A hash as the contracts take it.
pub fn bytes(hash: &Hash32) -> B256 {
    B256::from(*hash.as_bytes())
}
