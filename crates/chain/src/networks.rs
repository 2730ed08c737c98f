//! The networks that the page knows: their labels, suggested endpoints, explorers, and the VRF coordinators that
//! Chainlink publishes for them. The page also reads other networks; there the reader types an endpoint.

mod network;
mod oracle;
mod table;

pub use network::{Coordinator, Network};
pub use oracle::published;
pub use proofs::keys::Version;
pub use table::NETWORKS;

/// Words that mark a label as a test network's, whether or not the table holds it.
const TEST_WORDS: [&str; 17] = [
    "test", "sepolia", "goerli", "holesky", "hoodi", "amoy", "mumbai", "fuji", "chapel", "rinkeby",
    "devnet", "sandbox", "local", "anvil", "hardhat", "foundry", "ganache",
];

/// The network that a payload's label names. Case and ASCII punctuation do not matter, so `base-mainnet` and `Base
/// Mainnet` are the same. The whole label is compared, never a part of it, and no letter replaces another: `based`, or
/// `base` with a Cyrillic `а`, is unknown.
///
/// # Examples
///
/// ```
/// let network = chain::networks::by_label("base").expect("a known network");
/// assert_eq!(network.chain_id, 8453);
/// ```
pub fn by_label(label: &str) -> Option<&'static Network> {
    let label = plain(label);
    NETWORKS
        .iter()
        .find(|network| network.labels.contains(&label.as_str()))
}

/// Whether two labels mean one network: the table says so, or they are the same text.
pub fn is_same(one: &str, other: &str) -> bool {
    match (by_label(one), by_label(other)) {
        (Some(one), Some(other)) => one.chain_id == other.chain_id,
        (None, None) => one == other,
        _ => false,
    }
}

/// Whether a label holds a word of a test network. For labels that [`by_label`] does not know.
pub fn looks_like_test(label: &str) -> bool {
    let label = plain(label);
    TEST_WORDS.iter().any(|word| label.contains(word))
}

/// A label in plain form. Characters outside ASCII stay, so that no look-alike can become a name.
fn plain(label: &str) -> String {
    label
        .chars()
        .filter(|c| !c.is_ascii() || c.is_ascii_alphanumeric())
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: &str = "5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
    const BASE_V2_5: &str = "0xd5D517aBE5cF79B7e95eC98dB0f0277788aFF634";

    fn chain_id(label: &str) -> Option<u64> {
        by_label(label).map(|network| network.chain_id)
    }

    #[test]
    fn every_label_is_plain_and_means_one_network() {
        for network in NETWORKS {
            assert!(!network.labels.is_empty(), "{}", network.name);
            for label in network.labels {
                assert_eq!(plain(label), *label);
                assert!(label.is_ascii(), "{label}");
                let all = NETWORKS.iter().flat_map(|n| n.labels);
                assert_eq!(all.filter(|l| *l == label).count(), 1, "{label}");
                assert_eq!(by_label(label), Some(network), "{label}");
            }
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
        for network in NETWORKS {
            for label in network.labels {
                assert_eq!(looks_like_test(label), network.test, "{label}");
            }
        }
        for label in ["goerli", "Base-Goerli", "polygon_testnet", "my sandbox"] {
            assert_eq!(by_label(label), None, "{label}");
            assert!(looks_like_test(label), "{label}");
        }
    }

    #[test]
    fn chain_ids_are_unique() {
        for network in NETWORKS {
            let same = NETWORKS.iter().filter(|n| n.chain_id == network.chain_id);
            assert_eq!(same.count(), 1, "{}", network.name);
        }
    }

    #[test]
    fn endpoints_are_https_and_only_the_local_one_is_loopback() {
        for network in NETWORKS {
            if network.chain_id == 31337 {
                assert_eq!(network.endpoints, ["http://127.0.0.1:8545"]);
                assert_eq!(network.explorer, None);
                continue;
            }
            assert!((2..=3).contains(&network.endpoints.len()));
            for url in network.endpoints.iter().chain(&network.explorer) {
                assert!(url.starts_with("https://"), "{url}");
                assert!(!url.contains(['?', '#', '@', '{', '$']), "{url}");
                assert!(!url.ends_with('/'), "{url}");
                let all = NETWORKS
                    .iter()
                    .flat_map(|n| n.endpoints.iter().chain(&n.explorer));
                assert_eq!(all.filter(|u| *u == url).count(), 1, "{url}");
            }
        }
    }

    #[test]
    fn coordinators_are_20_bytes_of_lowercase_hex() {
        for network in NETWORKS {
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
    fn a_coordinator_is_known_on_its_own_network_only() {
        let on = |label| by_label(label).and_then(|n| n.coordinator(BASE_V2_5));
        assert_eq!(on("base"), Some(Version::V2_5));
        assert_eq!(on("avalanche"), Some(Version::V2));
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
