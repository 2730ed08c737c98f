//! Lists the main networks.

use super::rows::{rows, v2, v2_5};
use crate::networks::network::{Network, Oracle};

rows![
    Network {
        name: "Ethereum",
        labels: &["ethereum", "eth", "mainnet", "homestead"],
        chain_id: 1,
        selector: "ethereum-mainnet",
        test: false,
        endpoints: &[
            "https://ethereum-rpc.publicnode.com",
            "https://eth.drpc.org",
            "https://mainnet.gateway.tenderly.co"
        ],
        explorer: Some("https://etherscan.io"),
        coordinators: &[
            v2_5("0xd7f86b4b8cae7d942340ff628f82735b7a20893a"),
            v2("0x271682deb8c4e0901d1a1550ad2e64d568e69909")
        ],
    },
    Oracle {
        keys: &[
            "0x8077df514608a09f83e4e8d300645594e5d7234665448ba83f51a50f842bd3d9",
            "0x3fd2fec10d06ee8f65e7f2e95f5c56511359ece3f33960ad8a866ae24a8ff10b",
            "0xc6bf2e7b88e5cfbb4946ff23af846494ae1f3c65270b79ee7876c9aa99d3d45f",
            "0x8af398995b04c28e9951adb9721ef74c74f93e6a478f39e7e0777be13527e7ef",
            "0xff8dedfbfa60af186cf3c830acbc32c05aae823045ae5ea7da1e45fbfaba4f92",
            "0x9fe0eebf5e446e3c998ec9bb19951541aee00bb90ea201ae456421a2ded86805"
        ],
    },
    Network {
        name: "Base",
        labels: &["base"],
        chain_id: 8453,
        selector: "ethereum-mainnet-base-1",
        test: false,
        endpoints: &[
            "https://mainnet.base.org",
            "https://base-rpc.publicnode.com",
            "https://base.drpc.org"
        ],
        explorer: Some("https://basescan.org"),
        coordinators: &[v2_5("0xd5d517abe5cf79b7e95ec98db0f0277788aff634")],
    },
    Oracle {
        keys: &[
            "0x00b81b5a830cb0a4009fbd8904de511e28631e62ce5ad231373d3cdad373ccab",
            "0xdc2f87677b01473c763cb0aee938ed3341512f6057324a584e5944e786144d70"
        ],
    },
    Network {
        name: "Polygon",
        labels: &["polygon", "polygonpos", "matic", "pol"],
        chain_id: 137,
        selector: "polygon-mainnet",
        test: false,
        endpoints: &[
            "https://polygon-bor-rpc.publicnode.com",
            "https://polygon.drpc.org",
            "https://polygon.gateway.tenderly.co"
        ],
        explorer: Some("https://polygonscan.com"),
        coordinators: &[
            v2_5("0xec0ed46f36576541c75739e915adbcb3de24bd77"),
            v2("0xae975071be8f8ee67addbc1a82488f1c24858067")
        ],
    },
    Oracle {
        keys: &[
            "0x0ffbbd0c1c18c0263dd778dadd1d64240d7bc338d95fec1cf0473928ca7eaf9e",
            "0x719ed7d7664abc3001c18aac8130a2265e1e70b7e036ae20f3ca8b92b3154d86",
            "0x192234a5cda4cc07c0b66dfbcfbb785341cc790edc50032e842667dbb506cada",
            "0x6e099d640cde6de9d40ac749b4b594126b0169747122711109c9985d47751f93",
            "0xcc294a196eeeb44da2888d17c0625cc88d70d9760a69d58d853ba6581a9ab0cd",
            "0xd729dc84e21ae57ffb6be0053bf2b0668aa2aaf300a2a7b2ddf7dc0bb6e875a8"
        ],
    },
    Network {
        name: "Arbitrum One",
        labels: &["arbitrum", "arbitrumone", "arb", "arb1"],
        chain_id: 42161,
        selector: "ethereum-mainnet-arbitrum-1",
        test: false,
        endpoints: &[
            "https://arb1.arbitrum.io/rpc",
            "https://arbitrum-one-rpc.publicnode.com",
            "https://arbitrum.drpc.org"
        ],
        explorer: Some("https://arbiscan.io"),
        coordinators: &[
            v2_5("0x3c0ca683b403e37668ae3dc4fb62f4b29b6f7a3e"),
            v2("0x41034678d6c633d8a95c75e1138a360a28ba15d1")
        ],
    },
    Oracle {
        keys: &[
            "0x9e9e46732b32662b9adc6f3abdf6c5e926a666d174a4d6b8e39c4cca76a38897",
            "0x8472ba59cf7134dfe321f4d61a430c4857e8b19cdd5230b09952a92671c24409",
            "0xe9f223d7d83ec85c4f78042a4845af3a1c8df7757b4997b815ce4b8d07aca68c",
            "0x08ba8f62ff6c40a58877a106147661db43bc58dabfb814793847a839aa03367f",
            "0x72d2b016bb5b62912afea355ebf33b91319f828738b111b723b78696b9847b63",
            "0x68d24f9a037a649944964c2a1ebd0b2918f4a243d2a99701cc22b548cf2daff0"
        ],
    },
    Network {
        name: "Optimism (OP Mainnet)",
        labels: &["optimism", "op", "opt", "oeth"],
        chain_id: 10,
        selector: "ethereum-mainnet-optimism-1",
        test: false,
        endpoints: &[
            "https://mainnet.optimism.io",
            "https://optimism-rpc.publicnode.com",
            "https://optimism.drpc.org"
        ],
        explorer: Some("https://optimistic.etherscan.io"),
        coordinators: &[v2_5("0x5fe58960f730153eb5a84a47c51bd4e58302e1c8")],
    },
    Oracle {
        keys: &[
            "0xa16a2316f92fa0abfd0029eea74e947d0613728e934d9794cd78bc02e2f69de4",
            "0x8e7a847ba0757d1c302a3f0fde7b868ef8cf4acc32e48505f1a1d53693a10a19"
        ],
    },
    Network {
        name: "Avalanche C-Chain",
        labels: &[
            "avalanche",
            "avalanchecchain",
            "avax",
            "avaxcchain",
            "cchain"
        ],
        chain_id: 43114,
        selector: "avalanche-mainnet",
        test: false,
        endpoints: &[
            "https://api.avax.network/ext/bc/C/rpc",
            "https://avalanche-c-chain-rpc.publicnode.com",
            "https://avalanche.drpc.org"
        ],
        explorer: Some("https://snowtrace.io"),
        coordinators: &[
            v2_5("0xe40895d055bccd2053dd0638c9695e326152b1a4"),
            v2("0xd5d517abe5cf79b7e95ec98db0f0277788aff634")
        ],
    },
    Oracle {
        keys: &[
            "0xea7f56be19583eeb8255aa79f16d8bd8a64cedf68e42fefee1c9ac5372b1a102",
            "0x84213dcadf1f89e4097eb654e3f284d7d5d5bda2bd4748d8b7fada5b3a6eaa0d",
            "0xe227ebd10a873dde8e58841197a07b410038e405f1180bd117be6f6557fa491c",
            "0x83250c5584ffa93feb6ee082981c5ebe484c865196750b39835ad4f13780435d",
            "0x89630569c9567e43c4fe7b1633258df9f2531b62f2352fa721cf3162ee4ecb46",
            "0x06eb0e2ea7cca202fc7c8258397a36f33d88568d2522b37aaa3b14ff6ee1b696"
        ],
    },
    Network {
        name: "BNB Chain",
        labels: &[
            "bnb",
            "bnbchain",
            "bnbsmartchain",
            "bsc",
            "binance",
            "binancesmartchain"
        ],
        chain_id: 56,
        selector: "binance_smart_chain-mainnet",
        test: false,
        endpoints: &[
            "https://bsc-rpc.publicnode.com",
            "https://bsc.drpc.org",
            "https://bnb.api.onfinality.io/public"
        ],
        explorer: Some("https://bscscan.com"),
        coordinators: &[
            v2_5("0xd691f04bc0c9a24edb78af9e005cf85768f694c9"),
            v2("0xc587d9053cd1118f25f645f9e08bb98c9712a4ee")
        ],
    },
    Oracle {
        keys: &[
            "0x130dba50ad435d4ecc214aad0d5820474137bd68e7e77724144f27c3c377d3d4",
            "0xeb0f72532fed5c94b4caf7b49caf454b35a729608a441101b9269efb7efe2c6c",
            "0xb94a4fdb12830e15846df59b27d7c5d92c9c24c10cf6ae49655681ba560848dd",
            "0x114f3da0a805b6a67d6e9cd2ec746f7028f1b7376365af575cfea3550dd1aa04",
            "0xba6e730de88d94a5510ae6613898bfb0c3de5d16e609c5b7da808747125506f7",
            "0x17cd473250a9a479dc7f234c64332ed4bc8af9e8ded7556aa6e66d83da49f470"
        ],
    },
    Network {
        name: "Ronin",
        labels: &["ronin", "ron"],
        chain_id: 2020,
        selector: "ronin-mainnet",
        test: false,
        endpoints: &["https://api.roninchain.com/rpc", "https://ronin.drpc.org"],
        explorer: Some("https://app.roninchain.com"),
        coordinators: &[v2_5("0xa18fd3db9b869ad2a8c55267e0d54dbf6ecebeda")],
    },
    Oracle {
        keys: &[
            "0x1aefc70f3533a251306d6b85a6b336ba0ae2e384226274b236f42c3d5366dbbd",
            "0x01753ec79fbf37f6332977d62f25c6d701b11bac255d7e79674fd2886622b0cc",
            "0xdb64d2a17ee501f6c6a8c090e058dfa39ea79d5fd121185bb903f5a69b8038a3"
        ],
    },
    Network {
        name: "Soneium",
        labels: &["soneium"],
        chain_id: 1868,
        selector: "soneium-mainnet",
        test: false,
        endpoints: &[
            "https://rpc.soneium.org",
            "https://soneium-rpc.publicnode.com",
            "https://soneium.drpc.org"
        ],
        explorer: Some("https://soneium.blockscout.com"),
        coordinators: &[v2_5("0xb89bb0ab64b219ba7702f862020d879786a2bc49")],
    },
    Oracle {
        keys: &[
            "0x508b86c17b9abbdef2b903bd4f1b03ae321d7c1431b9ccac97d5927b4619e050",
            "0x7611210a5ac0abd39b581bd4ce1108aa0b9e63994daa32cc7302d98ed47747c1"
        ],
    },
    Network {
        name: "Fantom Opera",
        labels: &["fantom", "fantomopera", "ftm", "opera"],
        chain_id: 250,
        selector: "fantom-mainnet",
        test: false,
        endpoints: &[
            "https://rpcapi.fantom.network",
            "https://fantom-rpc.publicnode.com",
            "https://fantom.drpc.org"
        ],
        explorer: Some("https://ftmscan.com"),
        coordinators: &[v2("0xd5d517abe5cf79b7e95ec98db0f0277788aff634")],
    },
    Oracle {
        keys: &[
            "0xb4797e686f9a1548b9a2e8c68988d74788e0c4af5899020fb0c47784af76ddfa",
            "0x5881eea62f9876043df723cf89f0c2bb6f950da25e9dfe66995c24f919c8f8ab",
            "0x64ae04e5dba58bc08ba2d53eb33fe95bf71f5002789692fe78fb3778f16121c9"
        ],
    },
];
