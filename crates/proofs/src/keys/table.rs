//! The table of published keys.
//!
//! Source: the repository `smartcontractkit/documentation`, in its snapshot of 2026-08-21: the pages
//! `src/content/vrf/v2-5/supported-networks.mdx` (v2.5, as last changed on 2026-01-23) and
//! `src/content/vrf/v2/subscription/supported-networks.mdx` (v2, as last changed on 2025-05-19). A key that
//! serves subscriptions serves direct funding too. Chain ids: the ethereum-lists list; Saigon's is the
//! one that the page gives its addresses.
//!
//! The history of the first page takes no key back. That of the second drops the keys of three
//! closed test networks, which are left out here: Goerli, Mumbai and Arbitrum Goerli.

use super::version::Version::{self, V2, V2_5};

/// A key's version and hash.
pub type Row = (Version, &'static str);

const fn v2(hash: &'static str) -> Row {
    (V2, hash)
}

const fn v2_5(hash: &'static str) -> Row {
    (V2_5, hash)
}

/// The keys of each chain id, main networks first.
pub static KEYS: &[(u64, &[Row])] = &[
    // Ethereum
    (
        1,
        &[
            v2_5("0x8077df514608a09f83e4e8d300645594e5d7234665448ba83f51a50f842bd3d9"),
            v2_5("0x3fd2fec10d06ee8f65e7f2e95f5c56511359ece3f33960ad8a866ae24a8ff10b"),
            v2_5("0xc6bf2e7b88e5cfbb4946ff23af846494ae1f3c65270b79ee7876c9aa99d3d45f"),
            v2("0x8af398995b04c28e9951adb9721ef74c74f93e6a478f39e7e0777be13527e7ef"),
            v2("0xff8dedfbfa60af186cf3c830acbc32c05aae823045ae5ea7da1e45fbfaba4f92"),
            v2("0x9fe0eebf5e446e3c998ec9bb19951541aee00bb90ea201ae456421a2ded86805"),
        ],
    ),
    // Base
    (
        8453,
        &[
            v2_5("0x00b81b5a830cb0a4009fbd8904de511e28631e62ce5ad231373d3cdad373ccab"),
            v2_5("0xdc2f87677b01473c763cb0aee938ed3341512f6057324a584e5944e786144d70"),
        ],
    ),
    // Polygon
    (
        137,
        &[
            v2_5("0x0ffbbd0c1c18c0263dd778dadd1d64240d7bc338d95fec1cf0473928ca7eaf9e"),
            v2_5("0x719ed7d7664abc3001c18aac8130a2265e1e70b7e036ae20f3ca8b92b3154d86"),
            v2_5("0x192234a5cda4cc07c0b66dfbcfbb785341cc790edc50032e842667dbb506cada"),
            v2("0x6e099d640cde6de9d40ac749b4b594126b0169747122711109c9985d47751f93"),
            v2("0xcc294a196eeeb44da2888d17c0625cc88d70d9760a69d58d853ba6581a9ab0cd"),
            v2("0xd729dc84e21ae57ffb6be0053bf2b0668aa2aaf300a2a7b2ddf7dc0bb6e875a8"),
        ],
    ),
    // Arbitrum
    (
        42161,
        &[
            v2_5("0x9e9e46732b32662b9adc6f3abdf6c5e926a666d174a4d6b8e39c4cca76a38897"),
            v2_5("0x8472ba59cf7134dfe321f4d61a430c4857e8b19cdd5230b09952a92671c24409"),
            v2_5("0xe9f223d7d83ec85c4f78042a4845af3a1c8df7757b4997b815ce4b8d07aca68c"),
            v2("0x08ba8f62ff6c40a58877a106147661db43bc58dabfb814793847a839aa03367f"),
            v2("0x72d2b016bb5b62912afea355ebf33b91319f828738b111b723b78696b9847b63"),
            v2("0x68d24f9a037a649944964c2a1ebd0b2918f4a243d2a99701cc22b548cf2daff0"),
        ],
    ),
    // OP
    (
        10,
        &[
            v2_5("0xa16a2316f92fa0abfd0029eea74e947d0613728e934d9794cd78bc02e2f69de4"),
            v2_5("0x8e7a847ba0757d1c302a3f0fde7b868ef8cf4acc32e48505f1a1d53693a10a19"),
        ],
    ),
    // Avalanche
    (
        43114,
        &[
            v2_5("0xea7f56be19583eeb8255aa79f16d8bd8a64cedf68e42fefee1c9ac5372b1a102"),
            v2_5("0x84213dcadf1f89e4097eb654e3f284d7d5d5bda2bd4748d8b7fada5b3a6eaa0d"),
            v2_5("0xe227ebd10a873dde8e58841197a07b410038e405f1180bd117be6f6557fa491c"),
            v2("0x83250c5584ffa93feb6ee082981c5ebe484c865196750b39835ad4f13780435d"),
            v2("0x89630569c9567e43c4fe7b1633258df9f2531b62f2352fa721cf3162ee4ecb46"),
            v2("0x06eb0e2ea7cca202fc7c8258397a36f33d88568d2522b37aaa3b14ff6ee1b696"),
        ],
    ),
    // BNB Chain
    (
        56,
        &[
            v2_5("0x130dba50ad435d4ecc214aad0d5820474137bd68e7e77724144f27c3c377d3d4"),
            v2_5("0xeb0f72532fed5c94b4caf7b49caf454b35a729608a441101b9269efb7efe2c6c"),
            v2_5("0xb94a4fdb12830e15846df59b27d7c5d92c9c24c10cf6ae49655681ba560848dd"),
            v2("0x114f3da0a805b6a67d6e9cd2ec746f7028f1b7376365af575cfea3550dd1aa04"),
            v2("0xba6e730de88d94a5510ae6613898bfb0c3de5d16e609c5b7da808747125506f7"),
            v2("0x17cd473250a9a479dc7f234c64332ed4bc8af9e8ded7556aa6e66d83da49f470"),
        ],
    ),
    // Ronin
    (
        2020,
        &[
            v2_5("0x1aefc70f3533a251306d6b85a6b336ba0ae2e384226274b236f42c3d5366dbbd"),
            v2_5("0x01753ec79fbf37f6332977d62f25c6d701b11bac255d7e79674fd2886622b0cc"),
            v2_5("0xdb64d2a17ee501f6c6a8c090e058dfa39ea79d5fd121185bb903f5a69b8038a3"),
        ],
    ),
    // Soneium
    (
        1868,
        &[
            v2_5("0x508b86c17b9abbdef2b903bd4f1b03ae321d7c1431b9ccac97d5927b4619e050"),
            v2_5("0x7611210a5ac0abd39b581bd4ce1108aa0b9e63994daa32cc7302d98ed47747c1"),
        ],
    ),
    // Fantom
    (
        250,
        &[
            v2("0xb4797e686f9a1548b9a2e8c68988d74788e0c4af5899020fb0c47784af76ddfa"),
            v2("0x5881eea62f9876043df723cf89f0c2bb6f950da25e9dfe66995c24f919c8f8ab"),
            v2("0x64ae04e5dba58bc08ba2d53eb33fe95bf71f5002789692fe78fb3778f16121c9"),
        ],
    ),
    // Ethereum Sepolia
    (
        11_155_111,
        &[
            v2_5("0x787d74caea10b2b357790d5b5247c2f63d1d91572a9846f780606e4d953677ae"),
            v2("0x474e34a077df58807dbe9c96d3c009b23b3c6d0cce433e59bbf5b34f823bc56c"),
        ],
    ),
    // Base Sepolia
    (
        84532,
        &[v2_5(
            "0x9e1344a1247c8a1785d0a4681a27152bffdb43666ae5bf7d14d24a5efd44bf71",
        )],
    ),
    // Polygon Amoy
    (
        80002,
        &[
            v2_5("0x816bedba8a50b294e5cbd47842baf240c2385f2eaf719edbd4f250a137a8c899"),
            v2("0x3f631d5ec60a0ce16203bcd6aff7ffbc423e22e452786288e172d467354304c8"),
        ],
    ),
    // Arbitrum Sepolia
    (
        421_614,
        &[
            v2_5("0x1770bdc7eec7771f7ba4ffd640f34260d7f095b79c92d34a5b2551d6f6cfd2be"),
            v2("0x027f94ff1465b3525f9fc03e9ff7d6d2c0953482246dd6ae07570c45d6631414"),
        ],
    ),
    // OP Sepolia
    (
        11_155_420,
        &[v2_5(
            "0xc3d5bc4d5600fa71f7a50b9ad841f14f24f9ca4236fd00bdb5fda56b052b28a4",
        )],
    ),
    // Avalanche Fuji
    (
        43113,
        &[
            v2_5("0xc799bd1e3bd4d1a41cd4968997a4e03dfd2a3c7c04b695881138580163f42887"),
            v2("0x354d2f95da55398f44b7cff77da56283d9c6c829a4bdf1bbcaf2ad6a4d081f61"),
        ],
    ),
    // BNB Chain testnet
    (
        97,
        &[
            v2_5("0x8596b430971ac45bdf6088665b9ad8e8630c9d5049ab54b14dff711bee7c0e26"),
            v2("0xd4bb89654db74673a187bd804519e65e3f71a52bc55f11da7601a13dcf505314"),
        ],
    ),
    // Ronin Saigon
    (
        2021,
        &[v2_5(
            "0x0a79a60cc054d8da06a5050a1d07f0fec08088ca64192cf67477f8cc3e549f71",
        )],
    ),
    // Soneium Minato
    (
        1946,
        &[v2_5(
            "0x0c970a50393bea0011d5cec18c15c80c6deb37888b9ff579f476b3e52f6d3922",
        )],
    ),
    // Fantom testnet
    (
        4002,
        &[v2(
            "0x121a143066e0f2f08b620784af77cccb35c6242460b4a8ee251b4b416abaebd4",
        )],
    ),
];
