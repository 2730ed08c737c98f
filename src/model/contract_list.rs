//! Whether the deployment lists a contract. It decides nothing.

use chain::networks::is_same;
use explain::ContractName;
use verify::claims::Address;
use words::contract::ListStatus;

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
