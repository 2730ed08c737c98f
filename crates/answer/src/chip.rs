//! Chooses the chips next to a headline: the facts that a reader must know of a payload with any verdict.

use serde::{Deserialize, Serialize};

use crate::contract::{ListStatus, look_up};
use crate::network::Network;
use chain::deployment::ListedContract;
use explain::ContractName;

/// A chip next to the headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chip {
    /// The payload is a sample: nobody bought it.
    Sample,
    /// The contract is on a test network.
    TestNetwork,
    /// The contract is on a chain of one machine.
    LocalChain,
    /// The deployment lists contracts, but not this one.
    NotListed,
}

impl Chip {
    /// Returns the chips of a payload that names this contract. `list` is the deployment's list of contracts. A sample
    /// is not a purchase, so it has the one chip `Sample`, on any network.
    pub fn of(contract: &ContractName, list: &[ListedContract], is_sample: bool) -> Vec<Self> {
        if is_sample {
            return vec![Self::Sample];
        }
        let network = match contract.network.as_deref().map(Network::of) {
            Some(Network::Test) => Some(Self::TestNetwork),
            Some(Network::Local) => Some(Self::LocalChain),
            Some(Network::Main | Network::Unknown) | None => None,
        };
        let is_named = contract.address.is_some();
        let is_unlisted = is_named && look_up(contract, list) == ListStatus::Unlisted;
        let listed = is_unlisted.then_some(Self::NotListed);
        network.into_iter().chain(listed).collect()
    }

    /// Returns the name of the chip in `data-chip`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::TestNetwork => "test_network",
            Self::LocalChain => "local_chain",
            Self::NotListed => "not_listed",
        }
    }
}
