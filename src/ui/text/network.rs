//! What a payload's network label means to a reader: whether anything of value moves there.

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

const MAIN: [&str; 18] = [
    "ethereum",
    "mainnet",
    "eth",
    "homestead",
    "base",
    "polygon",
    "matic",
    "arbitrum",
    "arbitrumone",
    "optimism",
    "op",
    "avalanche",
    "avax",
    "bnb",
    "bsc",
    "bnbchain",
    "binance",
    "cchain",
];
const TEST: [&str; 16] = [
    "test", "sepolia", "goerli", "holesky", "hoodi", "amoy", "mumbai", "fuji", "chapel", "anvil",
    "hardhat", "ganache", "local", "devnet", "sandbox", "rinkeby",
];

/// Reads a network label. A word of a test network anywhere in it makes it one.
pub fn network(label: &str) -> Network {
    let plain: String = label
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    if TEST.iter().any(|word| plain.contains(word)) {
        return Network::Test;
    }
    let name = plain
        .strip_suffix("mainnet")
        .filter(|name| !name.is_empty());
    if MAIN.contains(&name.unwrap_or(&plain)) {
        Network::Main
    } else {
        Network::Unknown
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
