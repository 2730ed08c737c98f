//! What is known of a contract and of the coordinators that served it. None of it decides a step.

use chain::networks::{Version, by_label, is_same};
use explain::ContractName;
use verify::claims::{Address, UsedCoordinator};

/// Whether a contract is on the deployment's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListStatus {
    /// It is.
    Listed,
    /// There is a list, and it is not on it.
    Unlisted,
    /// The deployment keeps no list.
    NoList,
}

/// Whether this browser has seen a contract before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContractHistory {
    /// Never.
    First,
    /// For the first time then, in seconds since 1970.
    Again(u64),
    /// The browser keeps nothing here, so it cannot tell.
    Untold,
}

impl ListStatus {
    /// The agreed name, as in `data-contract`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Listed => "listed",
            Self::Unlisted => "unlisted",
            Self::NoList => "no-list",
        }
    }
}

impl ContractHistory {
    /// The agreed name, as in `data-met`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Again(_) => "again",
            Self::Untold => "untold",
        }
    }
}

/// Whose list has a coordinator that served a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinator {
    /// Chainlink's own, for the network.
    Published(Version),
    /// This site's.
    Listed,
    /// No list has it.
    Unknown,
}

impl Coordinator {
    /// Whose list has it.
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

    /// The agreed name, as in `data-coordinator`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Published(_) => "published",
            Self::Listed => "listed",
            Self::Unknown => "unknown",
        }
    }
}

/// Looks a contract up in a list: pairs of `network:address`, with commas between them; how a contract logs may follow one.
pub fn look_up(contract: &ContractName, list: &str) -> ListStatus {
    let mut pairs = list
        .split(',')
        .map(str::trim)
        .filter(|pair| !pair.is_empty());
    let is_it = |pair: &str| {
        // How it logs follows the address.
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
