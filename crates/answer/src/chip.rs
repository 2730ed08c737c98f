//! The chips beside a headline: what a reader must know of a payload whatever its verdict.

use serde::{Deserialize, Serialize};

use crate::contract::{ListStatus, look_up};
use crate::network::Network;
use explain::ContractName;

/// A chip beside the headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chip {
    /// The payload is a sample: nobody bought it.
    Sample,
    /// The contract is on a test network.
    TestNetwork,
    /// The contract is on a chain of one machine.
    LocalChain,
    /// The deployment lists contracts, and not this one.
    NotListed,
}

impl Chip {
    /// The chips of a payload that names this contract. `list` is the deployment's list of contracts.
    pub fn of(contract: &ContractName, list: &str, is_sample: bool) -> Vec<Self> {
        let network = match contract.network.as_deref().map(Network::of) {
            Some(Network::Test) => Some(Self::TestNetwork),
            Some(Network::Local) => Some(Self::LocalChain),
            Some(Network::Main | Network::Unknown) | None => None,
        };
        let is_named = contract.address.is_some() && !is_sample;
        let is_unlisted = is_named && look_up(contract, list) == ListStatus::Unlisted;
        let sample = is_sample.then_some(Self::Sample);
        let listed = is_unlisted.then_some(Self::NotListed);
        sample.into_iter().chain(network).chain(listed).collect()
    }

    /// The agreed name, as in `data-chip`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::TestNetwork => "test_network",
            Self::LocalChain => "local_chain",
            Self::NotListed => "not_listed",
        }
    }
}
