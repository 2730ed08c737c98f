//! Declares the contracts' interfaces, and reads their code, which tests/chain/compile.mjs builds.

use std::fs;
use std::path::PathBuf;

use alloy::primitives::{Address, B256, Bytes, U256, keccak256};
use alloy::sol_types::{SolEvent, SolValue};
use serde_json::Value;
use verify::hash::Hash32;

use crate::result::Result;

alloy::sol!("../../tests/chain/contracts/IConsumer.sol");

alloy::sol! {
    /// The oracle's proof of a word.
    struct Proof {
        uint256[2] pk;
        uint256[2] gamma;
        uint256 c;
        uint256 s;
        uint256 seed;
        address uWitness;
        uint256[2] cGammaWitness;
        uint256[2] sHashWitness;
        uint256 zInv;
    }

    /// The fields of a request of which a coordinator keeps the hash.
    struct Commitment {
        uint64 blockNum;
        uint256 subId;
        uint32 callbackGasLimit;
        uint32 numWords;
        address sender;
        bytes extraArgs;
    }

    /// The oracle's coordinator.
    #[allow(clippy::too_many_arguments)]
    interface ICoordinator {
        event SubscriptionCreated(uint256 indexed subId, address owner);
        event RandomWordsRequested(
            bytes32 indexed keyHash,
            uint256 requestId,
            uint256 preSeed,
            uint256 indexed subId,
            uint16 minimumRequestConfirmations,
            uint32 callbackGasLimit,
            uint32 numWords,
            bytes extraArgs,
            address indexed sender
        );
        event RandomWordsFulfilled(
            uint256 indexed requestId,
            uint256 outputSeed,
            uint256 indexed subId,
            uint96 payment,
            bool nativePayment,
            bool success,
            bool onlyPremium
        );

        function setConfig(
            uint16 minimumRequestConfirmations,
            uint32 maxGasLimit,
            uint32 stalenessSeconds,
            uint32 gasAfterPaymentCalculation,
            int256 fallbackWeiPerUnitLink,
            uint32 fulfillmentFlatFeeNativePPM,
            uint32 fulfillmentFlatFeeLinkDiscountPPM,
            uint8 nativePremiumPercentage,
            uint8 linkPremiumPercentage
        ) external;
        function registerProvingKey(uint256[2] publicProvingKey, uint64 maxGas) external;
        function createSubscription() external returns (uint256 subId);
        function fundSubscriptionWithNative(uint256 subId) external payable;
        function addConsumer(uint256 subId, address consumer) external;
        function fulfillRandomWords(Proof proof, Commitment rc, bool onlyPremium) external returns (uint96 payment);
    }

    /// The contract that delivers several words of the oracle in one transaction.
    interface IBatchCoordinator {
        function fulfillRandomWords(Proof[] proofs, Commitment[] rcs) external;
    }

    /// The contract that keeps the hashes of blocks for the oracle's coordinator.
    interface IBlockhashStore {
        function store(uint256 number) external;
    }

    /// A coordinator of a shop's own, which chooses its words and ids.
    interface IOwnCoordinator {
        function fulfill(uint256 requestId, address consumer, uint256 outputSeed) external;
        function deliver(uint256 requestId, address consumer, uint256 word) external;
        function choose(uint256 requestId) external;
        function copy(address consumer, bytes32 pullKey) external;
    }

    /// The contract that makes a shop's calls.
    interface IRelayer {
        function relay(address[] targets, bytes[] calls) external;
    }

    /// The functions that a consumer contract has from the oracle's base contract.
    interface IConsumerBase {
        function setCoordinator(address coordinator) external;
        function transferOwnership(address to) external;
        function acceptOwnership() external;
    }
}

/// Returns the folder of the contracts' sources.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/chain")
}

/// Returns a contract's creation code.
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

/// Returns the word that an oracle makes of its output.
pub fn word_of(output_seed: U256) -> Hash32 {
    Hash32::new(keccak256((output_seed, U256::ZERO).abi_encode()).0)
}

/// Converts a hash to the type that the contracts accept.
pub fn bytes(hash: &Hash32) -> B256 {
    B256::from(*hash.as_bytes())
}

/// Lists how these contracts log an anchor, a pull's request and its word, as a deployment does.
pub fn listed(network: &str, contracts: &[Address]) -> Vec<String> {
    let (anchored, requested, fulfilled) = (
        IConsumer::EventCreated::SIGNATURE_HASH,
        IConsumer::PullRequested::SIGNATURE_HASH,
        IConsumer::PullFulfilled::SIGNATURE_HASH,
    );
    let each = contracts.iter().map(|contract| {
        format!(
            "{network}:{contract}; anchored {anchored} 0 1; requested {requested} 0 1 2; fulfilled {fulfilled} 0 1"
        )
    });
    each.collect()
}
