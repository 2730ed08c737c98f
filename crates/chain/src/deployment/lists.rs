//! Builds the list for a payload's network from the values that the oracle's operator publishes and the deployment
//! adds.

use proofs::keys;
use serde::{Deserialize, Serialize};

use super::item;
use crate::networks::{self, by_label};
use verify::claims::{Address, Listed, ListedLog};
use verify::hash::Hash32;

/// A deployment's own lists. [`listed`] leaves malformed items out; [`Lists::read`] and a [settings
/// file](super::Settings) have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lists {
    /// Coordinators: `network:address, network:address`.
    pub coordinators: String,
    /// Hashes of the oracle's keys: `network:key hash, network:key hash`.
    pub oracle_keys: String,
    /// Contracts, and the layout of their logs: `network:address; anchored SIGNATURE KEY VALUE; requested SIGNATURE KEY
    /// VALUE REQUEST; fulfilled SIGNATURE KEY VALUE; code HASH, ...`. The hash is the Keccak-256 of its code. A signature is a log's first topic. The others are the
    /// places of the key, the value and, if the log has it, the oracle's request: counted from 0, the indexed ones
    /// first.
    pub contracts: String,
    /// The SHA-256 of the settings file that the lists are from.
    pub deployment: Option<Hash32>,
}

/// Returns the values listed for the network of this label: those that the oracle's operator publishes, and those that
/// the deployment adds.
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
    let own = lists.coordinators.split(',').filter_map(|item| {
        let (network, address) = item::contract(item).ok()?;
        networks::is_same(network, label).then_some(address)
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
    let contracts = contracts(&lists.contracts).into_iter();
    for contract in contracts.filter(|own| networks::is_same(own.network, label)) {
        listed.logs.extend(contract.logs);
        let code = contract.code.map(|code| (contract.address, code));
        listed.codes.extend(code);
    }
    listed
}

/// A contract of a deployment's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedContract<'l> {
    /// The network's label.
    pub network: &'l str,
    /// The contract's address.
    pub address: Address,
    /// The Keccak-256 of its code, if it is listed.
    pub code: Option<Hash32>,
    /// The layout of its logs.
    pub logs: Vec<ListedLog>,
}

/// Reads [`Lists::contracts`], and leaves malformed items out.
pub fn contracts(list: &str) -> Vec<ListedContract<'_>> {
    let read = |item| {
        let mut fields = str::split(item, ';');
        let (network, address) = item::contract(fields.next()?).ok()?;
        let mut contract = ListedContract {
            network,
            address,
            code: None,
            logs: Vec::new(),
        };
        for field in fields {
            match item::code(field) {
                Some(code) => contract.code = code.ok(),
                None => contract.logs.extend(item::log(address, field).ok()),
            }
        }
        Some(contract)
    };
    list.split(',').filter_map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::LogKind;

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
        assert_eq!(base.key_hashes.len(), 2);
        assert_eq!(
            listed(Some("my-chain"), &Lists::default()),
            Listed::default()
        );
        assert_eq!(listed(None, &Lists::default()), Listed::default());
    }

    #[test]
    fn a_deployment_lists_the_code_of_its_contracts() {
        let own = "0x00000000000000000000000000000000000000aa";
        let hash = "cd".repeat(32);
        let codes = |contracts: String| {
            let lists = Lists {
                contracts,
                ..Lists::default()
            };
            listed(Some("base"), &lists).codes
        };
        let address = Address::from_hex(own).expect("one");
        let code = Hash32::from_hex(&hash).expect("one");
        assert_eq!(
            codes(format!("Base Mainnet:{own}; code 0x{hash}")),
            [(address, code)]
        );
        for other in [
            format!("polygon:{own}; code {hash}"),
            format!("base:{own}; code {}", &hash[1..]),
            format!("base:{own}; code {hash} 1"),
            format!("base:{own}"),
        ] {
            assert_eq!(codes(other.clone()), [], "{other}");
        }
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

    /// A key counts on the network that lists it. A key that the operator publishes already is added once.
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

    /// The layout of a contract's logs counts for that contract alone. Malformed items are left out.
    #[test]
    fn a_deployment_lists_how_its_contracts_log() {
        let own = "0x00000000000000000000000000000000000000aa";
        let signature = "cd".repeat(32);
        let logs = |label: &str, contracts: String| {
            let lists = Lists {
                contracts,
                ..Lists::default()
            };
            listed(Some(label), &lists).logs
        };
        let list = format!(
            "base:{own}; anchored 0x{signature} 0 1 ;requested {signature} 1 0 2; fulfilled {signature} 0 1"
        );
        let [anchored, requested, fulfilled] = logs("Base Mainnet", list.clone())
            .try_into()
            .expect("three logs");
        assert_eq!(fulfilled.kind, LogKind::Fulfilled);
        assert_eq!(anchored.contract, Address::from_hex(own).expect("one"));
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
        assert!(logs("polygon", list).is_empty());
        for malformed in [
            format!("base:{own}"),
            format!("base:{own}; anchored {signature} 0"),
            format!("base:{own}; anchored {signature} 0 -1"),
            format!("base:{own}; anchored {} 0 1", &signature[1..]),
            format!("base:{own}; delivered {signature} 0 1"),
            format!("{own}; anchored {signature} 0 1"),
            format!("base:{}; anchored {signature} 0 1", &own[1..]),
        ] {
            assert_eq!(logs("base", malformed.clone()), [], "{malformed}");
        }
    }
}
