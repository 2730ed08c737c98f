//! What a payload's network label means to a reader: whether anything of value moves there.

use super::say;
use chain::networks::{by_label, looks_like_test};

/// What is known of a network by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// A main network.
    Main,
    /// A test network: nothing that happens on it costs anything.
    Test,
    /// A network of one machine, for trying things out.
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

    /// What it is, in unmistakable words.
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
const LOCAL: u64 = 31_337;

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

#[cfg(test)]
mod tests {
    use super::*;

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
