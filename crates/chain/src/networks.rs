//! Finds the networks that the page knows: their labels, suggested endpoints, explorers, and the values that Chainlink
//! publishes for them. The page also reads other networks; there the reader types an endpoint.

mod label;
mod network;
mod table;

pub use network::{Coordinator, LOCAL, Network};
pub use table::all;
pub use verify::claims::CoordinatorVersion;

use label::Label;
use verify::claims::{Address, Listed};
use verify::hash::Hash32;

/// Words that mark a label as a test network's, even if the table does not hold it.
const TEST_WORDS: [&str; 17] = [
    "test", "sepolia", "goerli", "holesky", "hoodi", "amoy", "mumbai", "fuji", "chapel", "rinkeby",
    "devnet", "sandbox", "local", "anvil", "hardhat", "foundry", "ganache",
];

/// Returns the network that a payload's label names: by a usual name, with or without `mainnet` or `testnet` behind it,
/// by its chain id, by CAIP-2, or by the oracle operator's selector name. Case and ASCII punctuation do not matter in a
/// name, so `base-mainnet` and `Base Mainnet` are the same. The whole label must match, and no letter replaces another:
/// `based`, or `base` with a Cyrillic `а`, is unknown.
///
/// # Examples
///
/// ```
/// for label in ["base", "8453", "eip155:8453", "ethereum-mainnet-base-1"] {
///     let network = chain::networks::by_label(label).expect("a known network");
///     assert_eq!(network.chain_id, 8453);
/// }
/// ```
pub fn by_label(label: &str) -> Option<&'static Network> {
    let label = Label::new(label);
    all().find(|network| label.names(network))
}

/// Returns the network of this chain id.
pub fn by_chain_id(chain_id: u64) -> Option<&'static Network> {
    all().find(|network| network.chain_id == chain_id)
}

/// Returns the coordinators and key hashes that Chainlink publishes for a network.
pub fn published(network: &Network) -> Listed {
    let coordinators = network.coordinators.iter().map(|known| known.address);
    let oracle = table::oracle(network.chain_id);
    let keys = oracle.map(|oracle| oracle.keys).unwrap_or_default();
    Listed {
        coordinators: coordinators.filter_map(Address::from_hex).collect(),
        key_hashes: keys.iter().copied().filter_map(Hash32::from_hex).collect(),
        logs: Vec::new(),
        codes: Vec::new(),
        of_chains: Vec::new(),
    }
}

/// Returns whether two labels mean one network: by the table, or, if it knows neither, because they are the same text.
pub fn is_same(one: &str, other: &str) -> bool {
    match (by_label(one), by_label(other)) {
        (Some(one), Some(other)) => one.chain_id == other.chain_id,
        (None, None) => one == other,
        _ => false,
    }
}

/// Returns whether a label holds a word of a test network. For labels that [`by_label`] does not know.
pub fn looks_like_test(label: &str) -> bool {
    let label = label::plain(label);
    TEST_WORDS.iter().any(|word| label.contains(word))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const HASH: &str = "5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
    const BASE_V2_5: &str = "0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634";

    fn chain_id(label: &str) -> Option<u64> {
        by_label(label).map(|network| network.chain_id)
    }

    #[test]
    fn every_label_is_plain_and_means_one_network() {
        for network in all() {
            assert!(!network.labels.is_empty(), "{}", network.name);
            for label in network.labels {
                assert_eq!(label::plain(label), *label);
                assert!(label.is_ascii(), "{label}");
                let labels = all().flat_map(|n| n.labels);
                assert_eq!(labels.filter(|l| *l == label).count(), 1, "{label}");
                assert_eq!(by_label(label), Some(network), "{label}");
            }
        }
    }

    /// The table had only the usual name of each network: for `8453`, `eip155:8453` and `ethereum-mainnet-base-1` the
    /// page suggested no endpoint, and no coordinator or key counted.
    #[test]
    fn a_network_is_known_by_every_form_of_its_label() {
        for network in all() {
            let (id, selector) = (network.chain_id, network.selector);
            let kind = if network.test { "testnet" } else { "mainnet" };
            let mut labels = vec![
                id.to_string(),
                format!(" {id} "),
                format!("eip155:{id}"),
                format!("EIP155:{id}"),
                selector.to_owned(),
                selector.to_uppercase(),
                selector.replace(['-', '_'], " "),
                selector.replace('-', "_"),
            ];
            for name in network.labels {
                let spelt = [
                    format!("{name}_{kind}"),
                    name.to_uppercase(),
                    format!(" {name}"),
                ];
                labels.extend(spelt);
            }
            for label in labels {
                let found = by_label(&label).map(|found| found.name);
                assert_eq!(found, Some(network.name), "{label:?}");
                let listed = crate::deployment::listed(Some(&label), &Default::default());
                assert_eq!(listed, published(network), "{label:?}");
            }
            for label in [
                format!("0{id}"),
                format!("-{id}"),
                format!(" -{id}"),
                format!("{id}.0"),
                format!("{id}00000"),
                format!("{id:#x}"),
                format!("eip155:0{id}"),
                format!("eip155:-{id}x"),
                format!("eip15:5{id}"),
                format!("eip155:eip155:{id}"),
                format!("bip122:{id}"),
                format!("{selector}0"),
            ] {
                assert_eq!(by_label(&label), None, "{label:?}");
            }
        }
    }

    #[test]
    fn a_selector_name_means_one_network() {
        let plain: Vec<_> = all().map(|n| label::plain(n.selector)).collect();
        for (network, selector) in all().zip(&plain) {
            assert_eq!(plain.iter().filter(|other| *other == selector).count(), 1);
            let others = all().filter(|n| n.labels.contains(&selector.as_str()));
            assert_eq!(others.count(), 0, "{}", network.name);
        }
    }

    #[test]
    fn a_label_is_compared_whole_and_letter_for_letter() {
        for label in ["base", "Base", "BASE_MAINNET", " base-mainnet "] {
            assert_eq!(chain_id(label), Some(8453), "{label}");
        }
        assert_eq!(chain_id("Arbitrum One"), Some(42161));
        assert_eq!(chain_id("base:sepolia"), Some(84532));
        let unknown = [
            "",
            "based",
            "base2",
            "my-chain",
            "b\u{430}se",
            "base\u{301}",
            "base\u{200b}",
            "\u{ff42}ase",
            "homestea\u{501}",
            "opt\u{130}mism",
        ];
        for label in unknown {
            assert_eq!(chain_id(label), None, "{label:?}");
            assert!(!looks_like_test(label), "{label:?}");
        }
    }

    #[test]
    fn a_test_network_is_marked_and_looks_like_one() {
        for network in all() {
            assert_eq!(
                looks_like_test(network.selector),
                network.test,
                "{network:?}"
            );
            for label in network.labels {
                assert!(network.test || !looks_like_test(label), "{label}");
            }
        }
        for label in ["goerli", "Base-Goerli", "polygon_testnet", "my sandbox"] {
            assert_eq!(by_label(label), None, "{label}");
            assert!(looks_like_test(label), "{label}");
        }
    }

    #[test]
    fn chain_ids_are_unique() {
        for network in all() {
            let same = all().filter(|n| n.chain_id == network.chain_id);
            assert_eq!(same.count(), 1, "{}", network.name);
        }
    }

    #[test]
    fn endpoints_are_https_and_only_the_local_one_is_loopback() {
        for network in all() {
            if network.chain_id == 31337 {
                assert_eq!(network.endpoints, ["http://127.0.0.1:8545"]);
                assert_eq!(network.explorer, None);
                continue;
            }
            assert_eq!(by_chain_id(network.chain_id), Some(network));
            assert!((2..=3).contains(&network.endpoints.len()));
            for url in network.endpoints.iter().chain(&network.explorer) {
                assert!(url.starts_with("https://"), "{url}");
                assert!(!url.contains(['?', '#', '@', '{', '$']), "{url}");
                assert!(!url.ends_with('/'), "{url}");
                let urls = all().flat_map(|n| n.endpoints.iter().chain(&n.explorer));
                assert_eq!(urls.filter(|u| *u == url).count(), 1, "{url}");
            }
        }
    }

    #[test]
    fn coordinators_are_20_bytes_of_lowercase_hex() {
        for network in all() {
            assert_eq!(network.coordinators.is_empty(), network.chain_id == 31337);
            for published in network.coordinators {
                let address = published.address;
                let digits = address.strip_prefix("0x").expect("0x");
                let is_lower_hex = |b| matches!(b, b'0'..=b'9' | b'a'..=b'f');
                assert!(digits.len() == 40 && digits.bytes().all(is_lower_hex));
                assert_eq!(network.coordinator(address), Some(published.version));
            }
        }
    }

    #[test]
    fn every_coordinator_and_key_hash_is_read_and_a_key_is_of_one_network() {
        let (mut hashes, mut keys) = (BTreeSet::new(), 0);
        for network in all() {
            let oracle = table::oracle(network.chain_id).expect("a row");
            let listed = published(network);
            let of_table = (network.coordinators.len(), oracle.keys.len());
            let read = (listed.coordinators.len(), listed.key_hashes.len());
            assert_eq!(read, of_table, "{}", network.name);
            let has_all = read.0 > 0 && read.1 > 0;
            assert_eq!(has_all, network.chain_id != 31337, "{}", network.name);
            keys += read.1;
            hashes.extend(listed.key_hashes);
        }
        assert_eq!((keys, hashes.len()), (32 + 24, 32 + 24));
    }

    #[test]
    fn a_coordinator_is_known_on_its_own_network_only() {
        let on = |label| by_label(label).and_then(|n| n.coordinator(BASE_V2_5));
        assert_eq!(on("base"), Some(CoordinatorVersion::V2_5));
        assert_eq!(on("avalanche"), Some(CoordinatorVersion::V2));
        assert_eq!(on("polygon"), None);
    }

    #[test]
    fn explorer_pages_are_made_of_well_formed_values_only() {
        let base = by_label("base").expect("known");
        let tx = Some(format!("https://basescan.org/tx/0x{HASH}"));
        assert_eq!(base.tx_url(HASH), tx);
        assert_eq!(base.tx_url(&format!("0x{}", HASH.to_uppercase())), tx);
        assert_eq!(base.tx_url(&HASH[1..]), None);
        assert_eq!(base.tx_url(&HASH.replace('5', "/")), None);
        assert_eq!(
            base.address_url(BASE_V2_5).as_deref(),
            Some("https://basescan.org/address/0xd5d517abe5cf79b7e95ec98db0f0277788aff634")
        );
        assert_eq!(base.address_url(HASH), None);
        assert_eq!(
            base.block_url(7).as_deref(),
            Some("https://basescan.org/block/7")
        );
        let local = by_label("anvil").expect("known");
        assert_eq!(local.tx_url(HASH), None);
    }
}
