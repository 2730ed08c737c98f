//! Looks up a contract, and the coordinators that served it, in lists. None of it decides a step.

use chain::deployment::ListedContract;
use chain::networks::{CoordinatorVersion, by_label, is_same};
use explain::ContractName;
use verify::claims::{Address, UsedCoordinator};

/// The standing of a contract with respect to the deployment's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStatus {
    /// The list has the contract.
    Listed,
    /// There is a list without the contract.
    Unlisted,
    /// The deployment keeps no list.
    NoList,
}

impl ListStatus {
    /// Returns the name of the status in `data-contract`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Listed => "listed",
            Self::Unlisted => "unlisted",
            Self::NoList => "no-list",
        }
    }
}

/// The list that has a coordinator which served a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinator {
    /// Chainlink's list for the network, with the version of the coordinator.
    Published(CoordinatorVersion),
    /// This site's list.
    Listed,
    /// No list.
    Unknown,
}

impl Coordinator {
    /// Finds the list that has the coordinator.
    pub fn of(contract: &ContractName, served: &UsedCoordinator) -> Self {
        let network = contract.network.as_deref().and_then(by_label);
        let published =
            network.and_then(|network| network.coordinator(&served.coordinator.to_string()));
        match (served.is_listed, published) {
            (true, Some(version)) => Self::Published(version),
            (true, None) => Self::Listed,
            (false, _) => Self::Unknown,
        }
    }

    /// Returns the name of the list in `data-coordinator`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Published(_) => "published",
            Self::Listed => "listed",
            Self::Unknown => "unknown",
        }
    }
}

/// Looks a contract up in a deployment's list.
pub fn look_up(contract: &ContractName, list: &[ListedContract]) -> ListStatus {
    let is_it = |listed: &ListedContract| {
        let same_network = is_same(&listed.network, contract.network.as_deref()?);
        let own = contract.address.as_deref().and_then(Address::from_hex)?;
        Some(same_network && listed.address == own)
    };
    if list.is_empty() {
        ListStatus::NoList
    } else if list.iter().any(|listed| is_it(listed) == Some(true)) {
        ListStatus::Listed
    } else {
        ListStatus::Unlisted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contract_is_listed_with_its_network_and_whole_address_only() {
        let own = format!("0x{}", "aB".repeat(20));
        let contract = |network: &str| ContractName {
            network: Some(network.into()),
            address: Some(own.clone()),
        };
        let listed = |network: &str, address: &str| ListedContract {
            network: network.to_owned(),
            address: Address::from_hex(address).expect("an address"),
            code: None,
            logs: Vec::new(),
        };
        let base = contract("Base Mainnet");
        let other = format!("0x{}", "00".repeat(20));
        let lower = own.to_lowercase();
        for list in [
            vec![listed("base", &own)],
            vec![listed("polygon", &other), listed("base", &lower)],
        ] {
            assert_eq!(look_up(&base, &list), ListStatus::Listed, "{list:?}");
        }
        for (network, address) in [("polygon", &own), ("base-sepolia", &own), ("base", &other)] {
            let list = [listed(network, address)];
            assert_eq!(look_up(&base, &list), ListStatus::Unlisted, "{list:?}");
        }
        assert_eq!(look_up(&base, &[]), ListStatus::NoList);
        let mine = contract("my-chain");
        let at = |network| [listed(network, &own)];
        assert_eq!(look_up(&mine, &at("my-chain")), ListStatus::Listed);
        assert_eq!(look_up(&mine, &at("My-Chain")), ListStatus::Unlisted);
    }
}
