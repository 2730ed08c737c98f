//! What a payload's network label means to a reader: whether anything of value moves there.

use crate::chain::networks::{by_label, looks_like_test};

/// What is known of a network by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// A main network.
    Main,
    /// A test network: nothing that happens on it costs anything.
    Test,
    /// A label that this page does not know.
    Unknown,
}

/// Reads a network label. One that this page does not know but that names a test network is one.
pub fn network(label: &str) -> Network {
    match by_label(label) {
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
            "localhost",
            "goerli",
        ] {
            assert_eq!(network(label), Network::Test, "{label}");
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
