//! Finds the kind of a network by the label in a payload: a main network moves value, a test network does not.

pub use chain::networks::LOCAL;
use chain::networks::{by_label, looks_like_test};

/// The kind of a network, known by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Network {
    /// A main network.
    Main,
    /// A test network, on which nothing costs anything.
    Test,
    /// A network on one machine, for trials.
    Local,
    /// A label that the page does not know.
    Unknown,
}

impl Network {
    /// Reads a network label. An unknown label that names a test network counts as a test network.
    pub fn of(label: &str) -> Self {
        match by_label(label) {
            Some(network) if network.is_local() => Self::Local,
            Some(network) if network.test => Self::Test,
            Some(_) => Self::Main,
            None if looks_like_test(label) => Self::Test,
            None => Self::Unknown,
        }
    }

    /// Returns the name of the kind in `data-network`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Test => "test",
            Self::Local => "local",
            Self::Unknown => "unknown",
        }
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
            assert_eq!(Network::of(label), Network::Test, "{label}");
        }
        for label in ["localhost", "anvil", "Hardhat"] {
            assert_eq!(Network::of(label), Network::Local, "{label}");
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
            assert_eq!(Network::of(label), Network::Main, "{label}");
        }
        for label in ["", "bаse", "based", "base2", "my-chain"] {
            assert_eq!(Network::of(label), Network::Unknown, "{label}");
        }
    }
}
