//! Lists the test networks.

use super::rows::{rows, v2, v2_5};
use crate::networks::network::{Network, Oracle};

rows![
    Network {
        name: "Ethereum Sepolia",
        labels: &["sepolia", "ethereumsepolia", "ethsepolia", "sep"],
        chain_id: 11_155_111,
        selector: "ethereum-testnet-sepolia",
        test: true,
        endpoints: &[
            "https://ethereum-sepolia-rpc.publicnode.com",
            "https://sepolia.drpc.org",
            "https://sepolia.gateway.tenderly.co"
        ],
        explorer: Some("https://sepolia.etherscan.io"),
        coordinators: &[
            v2_5("0x9ddfaca8183c41ad55329bdeed9f6a8d53168b1b"),
            v2("0x8103b0a8a00be2ddc778e6e7eaa21791cd364625")
        ],
    },
    Oracle {
        keys: &[
            "0x787d74caea10b2b357790d5b5247c2f63d1d91572a9846f780606e4d953677ae",
            "0x474e34a077df58807dbe9c96d3c009b23b3c6d0cce433e59bbf5b34f823bc56c"
        ],
    },
    Network {
        name: "Base Sepolia",
        labels: &["basesepolia", "basesep"],
        chain_id: 84532,
        selector: "ethereum-testnet-sepolia-base-1",
        test: true,
        endpoints: &[
            "https://sepolia.base.org",
            "https://base-sepolia-rpc.publicnode.com",
            "https://base-sepolia.drpc.org"
        ],
        explorer: Some("https://sepolia.basescan.org"),
        coordinators: &[v2_5("0x5c210ef41cd1a72de73bf76ec39637bb0d3d7bee")],
    },
    Oracle {
        keys: &["0x9e1344a1247c8a1785d0a4681a27152bffdb43666ae5bf7d14d24a5efd44bf71"],
    },
    Network {
        name: "Polygon Amoy",
        labels: &["amoy", "polygonamoy", "polygonposamoy", "maticamoy"],
        chain_id: 80002,
        selector: "polygon-testnet-amoy",
        test: true,
        endpoints: &[
            "https://polygon-amoy-bor-rpc.publicnode.com",
            "https://polygon-amoy.drpc.org",
            "https://polygon-amoy.gateway.tenderly.co"
        ],
        explorer: Some("https://amoy.polygonscan.com"),
        coordinators: &[
            v2_5("0x343300b5d84d444b2adc9116fef1bed02be49cf2"),
            v2("0x7e10652cb79ba97bc1d0f38a1e8fad8464a8a908")
        ],
    },
    Oracle {
        keys: &[
            "0x816bedba8a50b294e5cbd47842baf240c2385f2eaf719edbd4f250a137a8c899",
            "0x3f631d5ec60a0ce16203bcd6aff7ffbc423e22e452786288e172d467354304c8"
        ],
    },
    Network {
        name: "Arbitrum Sepolia",
        labels: &[
            "arbitrumsepolia",
            "arbitrumonesepolia",
            "arbsepolia",
            "arbsep"
        ],
        chain_id: 421_614,
        selector: "ethereum-testnet-sepolia-arbitrum-1",
        test: true,
        endpoints: &[
            "https://sepolia-rollup.arbitrum.io/rpc",
            "https://arbitrum-sepolia-rpc.publicnode.com",
            "https://arbitrum-sepolia.drpc.org"
        ],
        explorer: Some("https://sepolia.arbiscan.io"),
        coordinators: &[
            v2_5("0x5ce8d5a2bc84beb22a398cca51996f7930313d61"),
            v2("0x50d47e4142598e3411aa864e08a44284e471ac6f")
        ],
    },
    Oracle {
        keys: &[
            "0x1770bdc7eec7771f7ba4ffd640f34260d7f095b79c92d34a5b2551d6f6cfd2be",
            "0x027f94ff1465b3525f9fc03e9ff7d6d2c0953482246dd6ae07570c45d6631414"
        ],
    },
    Network {
        name: "OP Sepolia",
        labels: &["opsepolia", "optimismsepolia", "optsepolia", "opsep"],
        chain_id: 11_155_420,
        selector: "ethereum-testnet-sepolia-optimism-1",
        test: true,
        endpoints: &[
            "https://sepolia.optimism.io",
            "https://optimism-sepolia-rpc.publicnode.com",
            "https://optimism-sepolia.drpc.org"
        ],
        explorer: Some("https://sepolia-optimism.etherscan.io"),
        coordinators: &[v2_5("0x02667f44a6a44e4bdddcf80e724512ad3426b17d")],
    },
    Oracle {
        keys: &["0xc3d5bc4d5600fa71f7a50b9ad841f14f24f9ca4236fd00bdb5fda56b052b28a4"],
    },
    Network {
        name: "Avalanche Fuji",
        labels: &[
            "fuji",
            "avalanchefuji",
            "avaxfuji",
            "avalanchetestnet",
            "avaxtestnet"
        ],
        chain_id: 43113,
        selector: "avalanche-testnet-fuji",
        test: true,
        endpoints: &[
            "https://api.avax-test.network/ext/bc/C/rpc",
            "https://avalanche-fuji-c-chain-rpc.publicnode.com",
            "https://avalanche-fuji.drpc.org"
        ],
        explorer: Some("https://testnet.snowtrace.io"),
        coordinators: &[
            v2_5("0x5c210ef41cd1a72de73bf76ec39637bb0d3d7bee"),
            v2("0x2ed832ba664535e5886b75d64c46eb9a228c2610")
        ],
    },
    Oracle {
        keys: &[
            "0xc799bd1e3bd4d1a41cd4968997a4e03dfd2a3c7c04b695881138580163f42887",
            "0x354d2f95da55398f44b7cff77da56283d9c6c829a4bdf1bbcaf2ad6a4d081f61"
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
            "chapel",
            "bscchapel",
            "bnbt"
        ],
        chain_id: 97,
        selector: "binance_smart_chain-testnet",
        test: true,
        endpoints: &[
            "https://bsc-testnet-rpc.publicnode.com",
            "https://bsc-testnet.drpc.org",
            "https://bnb-testnet.api.onfinality.io/public"
        ],
        explorer: Some("https://testnet.bscscan.com"),
        coordinators: &[
            v2_5("0xda3b641d438362c440ac5458c57e00a712b66700"),
            v2("0x6a2aad07396b36fe02a22b33cf443582f682c82f")
        ],
    },
    Oracle {
        keys: &[
            "0x8596b430971ac45bdf6088665b9ad8e8630c9d5049ab54b14dff711bee7c0e26",
            "0xd4bb89654db74673a187bd804519e65e3f71a52bc55f11da7601a13dcf505314"
        ],
    },
    Network {
        name: "Soneium Minato",
        labels: &[
            "minato",
            "soneiumminato",
            "soneiumtestnet",
            "soneiumtestnetminato"
        ],
        chain_id: 1946,
        selector: "ethereum-testnet-sepolia-soneium-1",
        test: true,
        endpoints: &[
            "https://rpc.minato.soneium.org",
            "https://soneium-minato.drpc.org"
        ],
        explorer: Some("https://soneium-minato.blockscout.com"),
        coordinators: &[v2_5("0x3fa01ab73beb4ea09e78fc0849fce31d0b035b47")],
    },
    Oracle {
        keys: &["0x0c970a50393bea0011d5cec18c15c80c6deb37888b9ff579f476b3e52f6d3922"],
    },
    Network {
        name: "Fantom testnet",
        labels: &["ftmtestnet", "tftm"],
        chain_id: 4002,
        selector: "fantom-testnet",
        test: true,
        endpoints: &[
            "https://rpc.testnet.fantom.network",
            "https://fantom-testnet-rpc.publicnode.com",
            "https://fantom-testnet.drpc.org"
        ],
        explorer: Some("https://testnet.ftmscan.com"),
        coordinators: &[v2("0xbd13f08b8352a3635218ab9418e340c60d6eb418")],
    },
    Oracle {
        keys: &["0x121a143066e0f2f08b620784af77cccb35c6242460b4a8ee251b4b416abaebd4"],
    },
    Network {
        name: "a local development network",
        labels: &["anvil", "foundry", "hardhat", "localhost", "local"],
        chain_id: 31337,
        selector: "anvil-devnet",
        test: true,
        endpoints: &["http://127.0.0.1:8545"],
        explorer: None,
        coordinators: &[],
    },
    Oracle { keys: &[] },
];
