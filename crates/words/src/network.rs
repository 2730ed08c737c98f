//! What a payload's network label means to a reader: whether the network moves anything of value.

use crate::catalogue::say;
use chain::networks::{by_chain_id, by_label, looks_like_test};

/// What is known of a network by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// A main network.
    Main,
    /// A test network: nothing that happens on it costs anything.
    Test,
    /// A network on one machine, for trials.
    Local,
    /// A label that this page does not know.
    Unknown,
}

impl Network {
    /// The agreed name, as in `data-network`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Test => "test",
            Self::Local => "local",
            Self::Unknown => "unknown",
        }
    }

    /// The kind of network, in unmistakable words.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Main => say!(network_kind_main),
            Self::Test => say!(network_kind_test),
            Self::Local => say!(network_kind_local),
            Self::Unknown => say!(network_kind_unknown),
        }
    }

    /// What that means.
    pub fn meaning(self) -> &'static str {
        match self {
            Self::Main => "",
            Self::Test => say!(network_meaning_test),
            Self::Local => say!(network_meaning_local),
            Self::Unknown => say!(network_meaning_unknown),
        }
    }
}

/// The chain id of the network that development tools run on one machine.
pub const LOCAL: u64 = 31_337;

/// Reads a network label. One that this page does not know but that names a test network is one.
pub fn network(label: &str) -> Network {
    match by_label(label) {
        Some(network) if network.chain_id == LOCAL => Network::Local,
        Some(network) if network.test => Network::Test,
        Some(_) => Network::Main,
        None if looks_like_test(label) => Network::Test,
        None => Network::Unknown,
    }
}

/// Which chain was read, when the label does not say.
pub fn chain(chain_id: u64) -> String {
    match by_chain_id(chain_id) {
        Some(network) if network.chain_id == LOCAL => {
            say!(reading_chain_local, chain_id = chain_id.to_string())
        }
        Some(network) if network.test => {
            say!(
                reading_chain_test,
                chain_id = chain_id.to_string(),
                name = network.name
            )
        }
        Some(network) => say!(
            reading_chain_known,
            chain_id = chain_id.to_string(),
            name = network.name
        ),
        None => say!(reading_chain_unknown, chain_id = chain_id.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::set_language;
    use crate::language::Language;
    use crate::numerals::Numerals;

    /// The network of one machine had no name: every language wrote "a local development network" in English.
    #[test]
    fn the_network_of_one_machine_is_worded() {
        assert_eq!(
            chain(LOCAL),
            "chain 31337, a local development network: a test network"
        );
        let german = include_str!("../catalogues/de.ftl");
        set_language(Language::German, german, Numerals::ENGLISH);
        assert_eq!(
            chain(LOCAL),
            "Chain 31337, ein lokales Entwicklungsnetzwerk: ein Testnetz"
        );
        set_language(Language::English, "", Numerals::ENGLISH);
    }

    #[test]
    fn a_test_network_is_never_taken_for_a_main_one() {
        for label in [
            "base-sepolia",
            "Base Sepolia",
            "polygon_amoy",
            "bsc-testnet",
            "goerli",
        ] {
            assert_eq!(network(label), Network::Test, "{label}");
        }
        for label in ["localhost", "anvil", "Hardhat"] {
            assert_eq!(network(label), Network::Local, "{label}");
        }
        for label in [
            "base",
            "Base",
            "base-mainnet",
            "ethereum",
            "mainnet",
            "Arbitrum One",
            "BNB Chain",
        ] {
            assert_eq!(network(label), Network::Main, "{label}");
        }
        for label in ["", "bаse", "based", "base2", "my-chain"] {
            assert_eq!(network(label), Network::Unknown, "{label}");
        }
    }
}
