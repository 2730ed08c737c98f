//! Looks up a contract, and the coordinators that served it, in lists. None of it decides a step.

use chain::networks::{Version, by_label, is_same};
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
    /// Chainlink's own list for the network, with the version of the coordinator.
    Published(Version),
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

/// Looks a contract up in a list: pairs of `network:address`, with commas between them. A semicolon and the contract's
/// log format may follow a pair.
pub fn look_up(contract: &ContractName, list: &str) -> ListStatus {
    let mut pairs = list
        .split(',')
        .map(str::trim)
        .filter(|pair| !pair.is_empty());
    let is_it = |pair: &str| {
        // The contract's log format follows the address.
        let named = pair.split_once(';').map_or(pair, |(named, _)| named);
        let (network, address) = named.rsplit_once(':')?;
        let same_network = is_same(network.trim(), contract.network.as_deref()?);
        let address = Address::from_hex(address.trim())?;
        let own = contract.address.as_deref().and_then(Address::from_hex)?;
        Some(same_network && address == own)
    };
    if list.trim().is_empty() {
        ListStatus::NoList
    } else if pairs.any(|pair| is_it(pair) == Some(true)) {
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
        let base = contract("Base Mainnet");
        let lower = own.to_lowercase();
        for list in [
            format!("base:{own}"),
            format!("polygon:0x{}, base : {lower} ,", "00".repeat(20)),
            format!(
                "base:{own}; anchored {} 0 1; requested {} 0 1",
                "a".repeat(64),
                "b".repeat(64)
            ),
        ] {
            assert_eq!(look_up(&base, &list), ListStatus::Listed, "{list}");
        }
        for list in [
            format!("polygon:{own}"),
            format!("base-sepolia:{own}"),
            format!("base:{}", &own[..41]),
            own.clone(),
            "none".into(),
        ] {
            assert_eq!(look_up(&base, &list), ListStatus::Unlisted, "{list}");
        }
        assert_eq!(look_up(&base, " "), ListStatus::NoList);
        let mine = contract("my-chain");
        assert_eq!(
            look_up(&mine, &format!("my-chain:{own}")),
            ListStatus::Listed
        );
        assert_eq!(
            look_up(&mine, &format!("My-Chain:{own}")),
            ListStatus::Unlisted
        );
    }
}
