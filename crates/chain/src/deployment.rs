//! The list for a payload's network: what the oracle's operator publishes, and what the deployment adds.

use proofs::keys;
use serde::{Deserialize, Serialize};

use super::networks::{self, by_label};
use verify::claims::{Address, Listed};

/// A deployment's own lists, as it writes them. Parts that are malformed are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lists {
    /// Coordinators: `network:address, network:address`.
    pub coordinators: String,
    /// The oracle's keys, by their hashes: `network:key hash, network:key hash`.
    pub oracle_keys: String,
}

/// What is listed for the network of this label: what the oracle's operator publishes, and what the
/// deployment adds.
///
/// # Examples
///
/// ```
/// use chain::deployment::{Lists, listed};
///
/// let own = Lists {
///     coordinators: "my-chain:0xd5d517abe5cf79b7e95ec98db0f0277788aff634".to_owned(),
///     ..Lists::default()
/// };
/// assert_eq!(listed(Some("my-chain"), &own).coordinators.len(), 1);
/// assert!(listed(Some("another-chain"), &own).coordinators.is_empty());
/// ```
pub fn listed(label: Option<&str>, lists: &Lists) -> Listed {
    let Some(label) = label else {
        return Listed::default();
    };
    let mut listed = by_label(label).map_or_else(Listed::default, networks::published);
    let own = lists.coordinators.split(',').filter_map(|part| {
        let (network, address) = part.rsplit_once(':')?;
        let address = Address::from_hex(address.trim())?;
        networks::is_same(network.trim(), label).then_some(address)
    });
    for address in own {
        if !listed.coordinators.contains(&address) {
            listed.coordinators.push(address);
        }
    }
    let keys = keys::parse(&lists.oracle_keys).filter_map(Result::ok);
    for key in keys.filter(|key| networks::is_same(key.network, label)) {
        if !listed.key_hashes.contains(&key.key_hash) {
            listed.key_hashes.push(key.key_hash);
        }
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLISHED: &str = "0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634";

    fn coordinators(list: &str) -> Lists {
        Lists {
            coordinators: list.to_owned(),
            ..Lists::default()
        }
    }

    #[test]
    fn a_known_network_has_what_its_operator_publishes() {
        let base = listed(Some("Base-Mainnet"), &Lists::default());
        assert_eq!(base.coordinators, Address::from_hex(PUBLISHED).as_slice());
        let wrapper = Address::from_hex("0xb0407dbe851f8318bd31404a49e658143c982f23");
        assert_eq!(base.wrappers, wrapper.as_slice());
        assert_eq!(base.key_hashes.len(), 2);
        assert_eq!(
            listed(Some("my-chain"), &Lists::default()),
            Listed::default()
        );
        assert_eq!(listed(None, &Lists::default()), Listed::default());
    }

    #[test]
    fn a_deployment_adds_coordinators_of_the_same_network() {
        let own = "0x00000000000000000000000000000000000000aa";
        let added = |label: &str, list: &str| {
            let before = listed(Some(label), &Lists::default()).coordinators.len();
            listed(Some(label), &coordinators(list)).coordinators.len() - before
        };
        for list in [
            format!("base:{own}"),
            format!("polygon:{PUBLISHED}, , Base Mainnet : {own} ,base:{own}"),
            format!("base:{PUBLISHED},base_mainnet:{own}"),
        ] {
            assert_eq!(added("base", &list), 1, "{list}");
        }
        for list in [
            format!("base-sepolia:{own}"),
            format!("base:{}", &own[..41]),
            own.to_owned(),
            format!("base {own}"),
        ] {
            assert_eq!(added("base", &list), 0, "{list}");
        }
        assert_eq!(added("my-chain", &format!("my-chain:{own}")), 1);
        assert_eq!(added("my-chain", &format!("My-Chain:{own}")), 0);
        assert_eq!(
            listed(None, &coordinators(&format!("base:{own}"))),
            Listed::default()
        );
    }

    /// A key counts on the network that it is listed for, and a published one is not listed twice.
    #[test]
    fn a_deployment_adds_keys_of_the_same_network() {
        let published = listed(Some("base"), &Lists::default()).key_hashes;
        let own = "ab".repeat(32);
        let with = |label: &str, list: String| {
            let lists = Lists {
                oracle_keys: list,
                ..Lists::default()
            };
            listed(Some(label), &lists).key_hashes.len()
        };
        let before = published.len();
        assert_eq!(
            with("base", format!("base:0x{own}, Base Mainnet:{own}")),
            before + 1
        );
        assert_eq!(with("base", format!("base:{}", published[0])), before);
        assert_eq!(
            with("base", format!("polygon:{own}, base:{}", &own[1..])),
            before
        );
        assert_eq!(with("my-chain", format!("my-chain:{own}")), 1);
    }
}
