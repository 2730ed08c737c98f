//! The table of networks.
//!
//! Coordinators: Chainlink's documentation, the pages "Supported Networks" of VRF v2.5 (as last
//! changed on 2026-01-23) and "Supported Networks", subscription and direct funding, of VRF v2 (as
//! last changed on 2025-05-19), read in its snapshot of 2026-08-21. Each address is in both
//! funding methods' tables there. Chainlink never published VRF v2 for Base or Optimism.
//!
//! Chain ids, explorers and endpoints: the ethereum-lists and Chainlist lists and the chains' own
//! documentation, of the same time. BNB Chain's own endpoints are left out: they serve no logs.

use super::network::{Coordinator, Network};
use proofs::keys::Version::{V2, V2_5};

const fn v2(address: &'static str) -> Coordinator {
    let version = V2;
    Coordinator { address, version }
}

const fn v2_5(address: &'static str) -> Coordinator {
    let version = V2_5;
    Coordinator { address, version }
}

/// Every network that the page knows, main networks first.
pub static NETWORKS: &[Network] = &[
    Network {
        name: "Ethereum",
        labels: &[
            "ethereum",
            "ethereummainnet",
            "eth",
            "ethmainnet",
            "mainnet",
            "homestead",
        ],
        chain_id: 1,
        test: false,
        endpoints: &[
            "https://ethereum-rpc.publicnode.com",
            "https://eth.drpc.org",
            "https://mainnet.gateway.tenderly.co",
        ],
        explorer: Some("https://etherscan.io"),
        coordinators: &[
            v2_5("0xd7f86b4b8cae7d942340ff628f82735b7a20893a"),
            v2("0x271682deb8c4e0901d1a1550ad2e64d568e69909"),
        ],
    },
    Network {
        name: "Base",
        labels: &["base", "basemainnet"],
        chain_id: 8453,
        test: false,
        endpoints: &[
            "https://mainnet.base.org",
            "https://base-rpc.publicnode.com",
            "https://base.drpc.org",
        ],
        explorer: Some("https://basescan.org"),
        coordinators: &[v2_5("0xd5d517abe5cf79b7e95ec98db0f0277788aff634")],
    },
    Network {
        name: "Polygon",
        labels: &[
            "polygon",
            "polygonmainnet",
            "polygonpos",
            "polygonposmainnet",
            "matic",
            "maticmainnet",
        ],
        chain_id: 137,
        test: false,
        endpoints: &[
            "https://polygon-bor-rpc.publicnode.com",
            "https://polygon.drpc.org",
            "https://polygon.gateway.tenderly.co",
        ],
        explorer: Some("https://polygonscan.com"),
        coordinators: &[
            v2_5("0xec0ed46f36576541c75739e915adbcb3de24bd77"),
            v2("0xae975071be8f8ee67addbc1a82488f1c24858067"),
        ],
    },
    Network {
        name: "Arbitrum One",
        labels: &[
            "arbitrum",
            "arbitrummainnet",
            "arbitrumone",
            "arbitrumonemainnet",
            "arb",
            "arb1",
            "arbmainnet",
        ],
        chain_id: 42161,
        test: false,
        endpoints: &[
            "https://arb1.arbitrum.io/rpc",
            "https://arbitrum-one-rpc.publicnode.com",
            "https://arbitrum.drpc.org",
        ],
        explorer: Some("https://arbiscan.io"),
        coordinators: &[
            v2_5("0x3c0ca683b403e37668ae3dc4fb62f4b29b6f7a3e"),
            v2("0x41034678d6c633d8a95c75e1138a360a28ba15d1"),
        ],
    },
    Network {
        name: "Optimism (OP Mainnet)",
        labels: &[
            "optimism",
            "optimismmainnet",
            "op",
            "opmainnet",
            "opt",
            "optmainnet",
        ],
        chain_id: 10,
        test: false,
        endpoints: &[
            "https://mainnet.optimism.io",
            "https://optimism-rpc.publicnode.com",
            "https://optimism.drpc.org",
        ],
        explorer: Some("https://optimistic.etherscan.io"),
        coordinators: &[v2_5("0x5fe58960f730153eb5a84a47c51bd4e58302e1c8")],
    },
    Network {
        name: "Avalanche C-Chain",
        labels: &[
            "avalanche",
            "avalanchemainnet",
            "avalanchecchain",
            "avalanchecchainmainnet",
            "avax",
            "avaxmainnet",
            "avaxcchain",
            "cchain",
        ],
        chain_id: 43114,
        test: false,
        endpoints: &[
            "https://api.avax.network/ext/bc/C/rpc",
            "https://avalanche-c-chain-rpc.publicnode.com",
            "https://avalanche.drpc.org",
        ],
        explorer: Some("https://snowtrace.io"),
        coordinators: &[
            v2_5("0xe40895d055bccd2053dd0638c9695e326152b1a4"),
            v2("0xd5d517abe5cf79b7e95ec98db0f0277788aff634"),
        ],
    },
    Network {
        name: "BNB Chain",
        labels: &[
            "bnb",
            "bnbmainnet",
            "bnbchain",
            "bnbchainmainnet",
            "bnbsmartchain",
            "bnbsmartchainmainnet",
            "bsc",
            "bscmainnet",
            "binance",
            "binancemainnet",
            "binancesmartchain",
            "binancesmartchainmainnet",
        ],
        chain_id: 56,
        test: false,
        endpoints: &[
            "https://bsc-rpc.publicnode.com",
            "https://bsc.drpc.org",
            "https://bnb.api.onfinality.io/public",
        ],
        explorer: Some("https://bscscan.com"),
        coordinators: &[
            v2_5("0xd691f04bc0c9a24edb78af9e005cf85768f694c9"),
            v2("0xc587d9053cd1118f25f645f9e08bb98c9712a4ee"),
        ],
    },
    Network {
        name: "Ethereum Sepolia",
        labels: &[
            "sepolia",
            "sepoliatestnet",
            "ethereumsepolia",
            "ethereumsepoliatestnet",
            "ethsepolia",
        ],
        chain_id: 11_155_111,
        test: true,
        endpoints: &[
            "https://ethereum-sepolia-rpc.publicnode.com",
            "https://sepolia.drpc.org",
            "https://sepolia.gateway.tenderly.co",
        ],
        explorer: Some("https://sepolia.etherscan.io"),
        coordinators: &[
            v2_5("0x9ddfaca8183c41ad55329bdeed9f6a8d53168b1b"),
            v2("0x8103b0a8a00be2ddc778e6e7eaa21791cd364625"),
        ],
    },
    Network {
        name: "Base Sepolia",
        labels: &["basesepolia", "basesepoliatestnet"],
        chain_id: 84532,
        test: true,
        endpoints: &[
            "https://sepolia.base.org",
            "https://base-sepolia-rpc.publicnode.com",
            "https://base-sepolia.drpc.org",
        ],
        explorer: Some("https://sepolia.basescan.org"),
        coordinators: &[v2_5("0x5c210ef41cd1a72de73bf76ec39637bb0d3d7bee")],
    },
    Network {
        name: "Polygon Amoy",
        labels: &[
            "amoy",
            "amoytestnet",
            "polygonamoy",
            "polygonamoytestnet",
            "polygonposamoy",
            "maticamoy",
        ],
        chain_id: 80002,
        test: true,
        endpoints: &[
            "https://polygon-amoy-bor-rpc.publicnode.com",
            "https://polygon-amoy.drpc.org",
            "https://polygon-amoy.gateway.tenderly.co",
        ],
        explorer: Some("https://amoy.polygonscan.com"),
        coordinators: &[
            v2_5("0x343300b5d84d444b2adc9116fef1bed02be49cf2"),
            v2("0x7e10652cb79ba97bc1d0f38a1e8fad8464a8a908"),
        ],
    },
    Network {
        name: "Arbitrum Sepolia",
        labels: &[
            "arbitrumsepolia",
            "arbitrumsepoliatestnet",
            "arbitrumonesepolia",
            "arbsepolia",
        ],
        chain_id: 421_614,
        test: true,
        endpoints: &[
            "https://sepolia-rollup.arbitrum.io/rpc",
            "https://arbitrum-sepolia-rpc.publicnode.com",
            "https://arbitrum-sepolia.drpc.org",
        ],
        explorer: Some("https://sepolia.arbiscan.io"),
        coordinators: &[
            v2_5("0x5ce8d5a2bc84beb22a398cca51996f7930313d61"),
            v2("0x50d47e4142598e3411aa864e08a44284e471ac6f"),
        ],
    },
    Network {
        name: "OP Sepolia",
        labels: &[
            "opsepolia",
            "opsepoliatestnet",
            "optimismsepolia",
            "optimismsepoliatestnet",
            "optsepolia",
        ],
        chain_id: 11_155_420,
        test: true,
        endpoints: &[
            "https://sepolia.optimism.io",
            "https://optimism-sepolia-rpc.publicnode.com",
            "https://optimism-sepolia.drpc.org",
        ],
        explorer: Some("https://sepolia-optimism.etherscan.io"),
        coordinators: &[v2_5("0x02667f44a6a44e4bdddcf80e724512ad3426b17d")],
    },
    Network {
        name: "Avalanche Fuji",
        labels: &[
            "fuji",
            "fujitestnet",
            "avalanchefuji",
            "avalanchefujitestnet",
            "avaxfuji",
            "avalanchetestnet",
            "avaxtestnet",
        ],
        chain_id: 43113,
        test: true,
        endpoints: &[
            "https://api.avax-test.network/ext/bc/C/rpc",
            "https://avalanche-fuji-c-chain-rpc.publicnode.com",
            "https://avalanche-fuji.drpc.org",
        ],
        explorer: Some("https://testnet.snowtrace.io"),
        coordinators: &[
            v2_5("0x5c210ef41cd1a72de73bf76ec39637bb0d3d7bee"),
            v2("0x2ed832ba664535e5886b75d64c46eb9a228c2610"),
        ],
    },
    Network {
        name: "BNB Chain testnet",
        labels: &[
            "bnbtestnet",
            "bnbchaintestnet",
            "bnbsmartchaintestnet",
            "bsctestnet",
            "binancetestnet",
            "binancesmartchaintestnet",
            "chapel",
            "bscchapel",
        ],
        chain_id: 97,
        test: true,
        endpoints: &[
            "https://bsc-testnet-rpc.publicnode.com",
            "https://bsc-testnet.drpc.org",
            "https://bnb-testnet.api.onfinality.io/public",
        ],
        explorer: Some("https://testnet.bscscan.com"),
        coordinators: &[
            v2_5("0xda3b641d438362c440ac5458c57e00a712b66700"),
            v2("0x6a2aad07396b36fe02a22b33cf443582f682c82f"),
        ],
    },
    Network {
        name: "a local development network",
        labels: &["anvil", "foundry", "hardhat", "localhost", "local"],
        chain_id: 31337,
        test: true,
        endpoints: &["http://127.0.0.1:8545"],
        explorer: None,
        coordinators: &[],
    },
];
