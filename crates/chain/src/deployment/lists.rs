//! Holds a deployment's lists, and builds from them the values that count for a payload's network.

use crate::networks::{self, Network, by_label, is_same};
use verify::claims::{Address, Listed, ListedLog};
use verify::hash::Hash32;

/// A deployment's lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists {
    /// The coordinators that count as the oracle's.
    pub coordinators: Vec<ListedCoordinator>,
    /// The keys that count as the oracle's.
    pub oracle_keys: Vec<ListedKey>,
    /// The contracts of the deployment.
    pub contracts: Vec<ListedContract>,
    /// The SHA-256 of the settings file that has the lists.
    pub deployment: Option<Hash32>,
}

/// A coordinator of a deployment's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedCoordinator {
    /// The network's label, as the list spells it.
    pub network: String,
    /// The coordinator's address.
    pub address: Address,
}

/// A key of a deployment's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedKey {
    /// The network's label, as the list spells it.
    pub network: String,
    /// The hash of the key.
    pub key_hash: Hash32,
}

/// A contract of a deployment's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedContract {
    /// The network's label, as the list spells it.
    pub network: String,
    /// The contract's address.
    pub address: Address,
    /// The Keccak-256 of its code, if it is listed.
    pub code: Option<Hash32>,
    /// The layout of its logs.
    pub logs: Vec<ListedLog>,
}

impl Lists {
    /// Returns the network labels of all items, in the order of the lists.
    pub fn networks(&self) -> impl Iterator<Item = &str> {
        let coordinators = self.coordinators.iter().map(|each| &*each.network);
        let keys = self.oracle_keys.iter().map(|each| &*each.network);
        let contracts = self.contracts.iter().map(|each| &*each.network);
        contracts.chain(coordinators).chain(keys)
    }
}

/// Returns the values listed for the network of this label: those that the oracle's operator publishes, and those that
/// the deployment adds.
///
/// # Examples
///
/// ```
/// use chain::deployment::{Settings, listed};
///
/// let file = br#"{"coordinators": ["my-chain:0xd5d517abe5cf79b7e95ec98db0f0277788aff634"]}"#;
/// let own = Settings::read(file)?.lists;
/// assert_eq!(listed(Some("my-chain"), &own).coordinators.len(), 1);
/// assert!(listed(Some("another-chain"), &own).coordinators.is_empty());
/// # Ok::<(), chain::deployment::SettingsError>(())
/// ```
pub fn listed(label: Option<&str>, lists: &Lists) -> Listed {
    let network = label.and_then(by_label);
    let is_own = |name: &str| label.is_some_and(|label| is_same(name, label));
    let mut listed = of_network(network, lists, is_own);
    if network.is_none() {
        let chains = networks::all().map(|network| {
            let is_own =
                |name: &str| by_label(name).is_some_and(|named| named.chain_id == network.chain_id);
            (network.chain_id, of_network(Some(network), lists, is_own))
        });
        listed.of_chains = chains.collect();
    }
    listed
}

/// Returns the lists for a network: those that its oracle publishes, and those of the deployment under the network's
/// names.
fn of_network(network: Option<&Network>, lists: &Lists, is_own: impl Fn(&str) -> bool) -> Listed {
    let mut listed = network.map_or_else(Listed::default, networks::published);
    for own in lists.coordinators.iter().filter(|own| is_own(&own.network)) {
        if !listed.coordinators.contains(&own.address) {
            listed.coordinators.push(own.address);
        }
    }
    for own in lists.oracle_keys.iter().filter(|own| is_own(&own.network)) {
        if !listed.key_hashes.contains(&own.key_hash) {
            listed.key_hashes.push(own.key_hash);
        }
    }
    for own in lists.contracts.iter().filter(|own| is_own(&own.network)) {
        listed.logs.extend(own.logs.iter().copied());
        listed
            .codes
            .extend(own.code.map(|code| (own.address, code)));
    }
    listed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deployment::Settings;
    use verify::report::LogKind;

    const PUBLISHED: &str = "0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634";
    const OWN: &str = "0x00000000000000000000000000000000000000aa";

    /// Returns the values for a network of a deployment that has one list with these items.
    fn with(label: &str, list: &str, items: &[String]) -> Listed {
        let items: Vec<_> = items.iter().map(|item| format!("\"{item}\"")).collect();
        let file = format!("{{\"{list}\": [{}]}}", items.join(","));
        let settings = Settings::read(file.as_bytes()).expect("no mistake");
        listed(Some(label), &settings.lists)
    }

    #[test]
    fn a_known_network_has_what_its_operator_publishes() {
        let base = listed(Some("Base-Mainnet"), &Lists::default());
        assert_eq!(base.coordinators, Address::from_hex(PUBLISHED).as_slice());
        assert_eq!(base.key_hashes.len(), 2);
        // An unknown label lists what each known chain lists, and nothing of its own.
        for label in [Some("my-chain"), None] {
            let unknown = listed(label, &Lists::default());
            assert_eq!(unknown.coordinators, []);
            let mut chains = unknown.of_chains.iter();
            let own = chains.find(|(chain, _)| *chain == 8453);
            assert_eq!(own.map(|(_, own)| own), Some(&base));
        }
    }

    #[test]
    fn a_deployment_lists_the_code_of_its_contracts() {
        let hash = "cd".repeat(32);
        let codes = |item: String| with("base", "contracts", &[item]).codes;
        let address = Address::from_hex(OWN).expect("one");
        let code = Hash32::from_hex(&hash).expect("one");
        assert_eq!(
            codes(format!("Base Mainnet:{OWN}; code 0x{hash}")),
            [(address, code)]
        );
        for other in [format!("polygon:{OWN}; code {hash}"), format!("base:{OWN}")] {
            assert_eq!(codes(other.clone()), [], "{other}");
        }
    }

    #[test]
    fn a_deployment_adds_coordinators_of_the_same_network() {
        let added = |label: &str, items: &[String]| {
            let before = listed(Some(label), &Lists::default()).coordinators.len();
            with(label, "coordinators", items).coordinators.len() - before
        };
        for items in [
            vec![format!("base:{OWN}")],
            vec![
                format!("polygon:{PUBLISHED}"),
                format!("Base Mainnet : {OWN} "),
            ],
            vec![format!("base:{PUBLISHED}"), format!("base_mainnet:{OWN}")],
        ] {
            assert_eq!(added("base", &items), 1, "{items:?}");
        }
        assert_eq!(added("base", &[format!("base-sepolia:{OWN}")]), 0);
        assert_eq!(added("my-chain", &[format!("my-chain:{OWN}")]), 1);
        assert_eq!(added("my-chain", &[format!("My-Chain:{OWN}")]), 0);
    }

    /// A key counts on the network that lists it. A key that the operator publishes already is added once.
    #[test]
    fn a_deployment_adds_keys_of_the_same_network() {
        let published = listed(Some("base"), &Lists::default()).key_hashes;
        let own = "ab".repeat(32);
        let keys = |label: &str, item: String| with(label, "oracle_keys", &[item]).key_hashes.len();
        let before = published.len();
        assert_eq!(keys("base", format!("Base Mainnet:0x{own}")), before + 1);
        assert_eq!(keys("base", format!("base:{}", published[0])), before);
        assert_eq!(keys("base", format!("polygon:{own}")), before);
        assert_eq!(keys("my-chain", format!("my-chain:{own}")), 1);
    }

    /// The layout of a contract's logs counts for that contract alone.
    #[test]
    fn a_deployment_lists_how_its_contracts_log() {
        let signature = "cd".repeat(32);
        let logs = |label: &str| {
            let item = format!(
                "base:{OWN}; anchored 0x{signature} 0 1 ;requested {signature} 1 0 2; fulfilled {signature} 0 1"
            );
            with(label, "contracts", &[item]).logs
        };
        let [anchored, requested, fulfilled] = logs("Base Mainnet").try_into().expect("three logs");
        assert_eq!(fulfilled.kind, LogKind::Fulfilled);
        assert_eq!(anchored.contract, Address::from_hex(OWN).expect("one"));
        assert_eq!(
            (anchored.kind, anchored.key, anchored.value),
            (LogKind::Anchored, 0, 1)
        );
        assert_eq!(anchored.signature.to_string(), signature);
        assert_eq!(
            (requested.kind, requested.key, requested.value),
            (LogKind::Requested, 1, 0)
        );
        assert_eq!((anchored.request, requested.request), (None, Some(2)));
        assert!(logs("polygon").is_empty());
    }
}
