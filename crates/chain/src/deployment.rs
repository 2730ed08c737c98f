//! What is listed for a payload's network: what the oracle's operator publishes, and what the
//! deployment adds.

use super::networks::{self, by_label};
use verify::claims::{Address, Listed};

/// What is listed for the network of this label. `coordinators` is the deployment's own list:
/// `network:address, network:address`. Parts of it that are malformed are left out.
///
/// # Examples
///
/// ```
/// use chain::deployment::listed;
///
/// let own = "my-chain:0xd5d517abe5cf79b7e95ec98db0f0277788aff634";
/// assert_eq!(listed(Some("my-chain"), own).coordinators.len(), 1);
/// assert!(listed(Some("another-chain"), own).coordinators.is_empty());
/// ```
pub fn listed(label: Option<&str>, coordinators: &str) -> Listed {
    let Some(label) = label else {
        return Listed::default();
    };
    let mut listed = by_label(label).map_or_else(Listed::default, networks::published);
    let own = coordinators.split(',').filter_map(|part| {
        let (network, address) = part.rsplit_once(':')?;
        let address = Address::from_hex(address.trim())?;
        networks::is_same(network.trim(), label).then_some(address)
    });
    for address in own {
        if !listed.coordinators.contains(&address) {
            listed.coordinators.push(address);
        }
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUBLISHED: &str = "0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634";

    #[test]
    fn a_known_network_has_what_its_operator_publishes() {
        let base = listed(Some("Base-Mainnet"), "");
        assert_eq!(base.coordinators, Address::from_hex(PUBLISHED).as_slice());
        let wrapper = Address::from_hex("0xb0407dbe851f8318bd31404a49e658143c982f23");
        assert_eq!(base.wrappers, wrapper.as_slice());
        assert_eq!(base.key_hashes.len(), 2);
        assert_eq!(listed(Some("my-chain"), ""), Listed::default());
        assert_eq!(listed(None, ""), Listed::default());
    }

    #[test]
    fn a_deployment_adds_coordinators_of_the_same_network() {
        let own = "0x00000000000000000000000000000000000000aa";
        let added = |label: &str, list: &str| {
            let before = listed(Some(label), "").coordinators.len();
            listed(Some(label), list).coordinators.len() - before
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
        assert_eq!(listed(None, &format!("base:{own}")), Listed::default());
    }
}
