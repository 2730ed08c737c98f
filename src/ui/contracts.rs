//! What the deployment and this browser know about a contract. Neither decides anything; the page shows both beside the
//! verdict.

use super::{browser, endpoints};
use chain::networks::is_same;
use explain::ContractName;
use verify::claims::Address;
use words::contract::{ContractHistory, ListStatus};

/// Looks a contract up in index.html's list.
pub fn look_up(contract: &ContractName) -> ListStatus {
    in_list(contract, &browser::meta("contracts").unwrap_or_default())
}

/// Notes that a report names this contract; `None` when it names none.
pub fn remember(contract: &ContractName) -> Option<ContractHistory> {
    let address = contract.address.as_deref().and_then(Address::from_hex)?;
    let key = format!("met {} {address}", endpoints::network_key(contract));
    let before = browser::stored(&key).and_then(|when| when.parse().ok());
    Some(match before {
        Some(when) => ContractHistory::Again(when),
        None if browser::store(&key, &browser::now().to_string()) => ContractHistory::First,
        None => ContractHistory::Untold,
    })
}

/// The list is pairs of `network:address`, with commas between them; how a contract logs may follow one.
fn in_list(contract: &ContractName, list: &str) -> ListStatus {
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
            assert_eq!(in_list(&base, &list), ListStatus::Listed, "{list}");
        }
        for list in [
            format!("polygon:{own}"),
            format!("base-sepolia:{own}"),
            format!("base:{}", &own[..41]),
            own.clone(),
            "none".into(),
        ] {
            assert_eq!(in_list(&base, &list), ListStatus::Unlisted, "{list}");
        }
        assert_eq!(in_list(&base, " "), ListStatus::NoList);
        let mine = contract("my-chain");
        assert_eq!(
            in_list(&mine, &format!("my-chain:{own}")),
            ListStatus::Listed
        );
        assert_eq!(
            in_list(&mine, &format!("My-Chain:{own}")),
            ListStatus::Unlisted
        );
    }
}
