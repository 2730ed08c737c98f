//! What Chainlink publishes for each network beside its coordinators: the wrappers of direct funding,
//! and the hashes of the keys.
//!
//! Source: the documentation that the table of networks names, of the same dates, both versions of VRF
//! together. The worker alone needs it.

use super::network::Network;
use verify::claims::{Address, Listed};
use verify::hash::Hash32;

/// What Chainlink publishes for a network, its coordinators included.
pub fn published(network: &Network) -> Listed {
    let coordinators = network.coordinators.iter().map(|known| known.address);
    let beside = PUBLISHED
        .iter()
        .find(|published| published.chain_id == network.chain_id);
    let (wrappers, key_hashes) = beside.map_or_else(Default::default, |published| {
        (published.wrappers, published.key_hashes)
    });
    Listed {
        coordinators: coordinators.filter_map(Address::from_hex).collect(),
        wrappers: wrappers
            .iter()
            .copied()
            .filter_map(Address::from_hex)
            .collect(),
        key_hashes: key_hashes
            .iter()
            .copied()
            .filter_map(Hash32::from_hex)
            .collect(),
    }
}

/// What is published for a network, beside its coordinators.
struct Published {
    /// What `eth_chainId` answers on it.
    chain_id: u64,
    /// The wrappers.
    wrappers: &'static [&'static str],
    /// The key hashes.
    key_hashes: &'static [&'static str],
}

/// Every network of the table that has an oracle.
static PUBLISHED: &[Published] = &[
    Published {
        chain_id: 1,
        wrappers: &[
            "0x02aae1a04f9828517b3007f83f6181900cad910c",
            "0x5a861794b927983406fce1d062e00b9368d97df6",
        ],
        key_hashes: &[
            "0x8077df514608a09f83e4e8d300645594e5d7234665448ba83f51a50f842bd3d9",
            "0x3fd2fec10d06ee8f65e7f2e95f5c56511359ece3f33960ad8a866ae24a8ff10b",
            "0xc6bf2e7b88e5cfbb4946ff23af846494ae1f3c65270b79ee7876c9aa99d3d45f",
            "0x8af398995b04c28e9951adb9721ef74c74f93e6a478f39e7e0777be13527e7ef",
            "0xff8dedfbfa60af186cf3c830acbc32c05aae823045ae5ea7da1e45fbfaba4f92",
            "0x9fe0eebf5e446e3c998ec9bb19951541aee00bb90ea201ae456421a2ded86805",
        ],
    },
    Published {
        chain_id: 8453,
        wrappers: &["0xb0407dbe851f8318bd31404a49e658143c982f23"],
        key_hashes: &[
            "0x00b81b5a830cb0a4009fbd8904de511e28631e62ce5ad231373d3cdad373ccab",
            "0xdc2f87677b01473c763cb0aee938ed3341512f6057324a584e5944e786144d70",
        ],
    },
    Published {
        chain_id: 137,
        wrappers: &[
            "0xc8f13422c49909f4ec24bf65edfbebe410bb9d7c",
            "0x4e42f0adeb69203ef7aaa4b7c414e5b1331c14dc",
        ],
        key_hashes: &[
            "0x0ffbbd0c1c18c0263dd778dadd1d64240d7bc338d95fec1cf0473928ca7eaf9e",
            "0x719ed7d7664abc3001c18aac8130a2265e1e70b7e036ae20f3ca8b92b3154d86",
            "0x192234a5cda4cc07c0b66dfbcfbb785341cc790edc50032e842667dbb506cada",
            "0x6e099d640cde6de9d40ac749b4b594126b0169747122711109c9985d47751f93",
            "0xcc294a196eeeb44da2888d17c0625cc88d70d9760a69d58d853ba6581a9ab0cd",
            "0xd729dc84e21ae57ffb6be0053bf2b0668aa2aaf300a2a7b2ddf7dc0bb6e875a8",
        ],
    },
    Published {
        chain_id: 42161,
        wrappers: &[
            "0x14632cd5c12ec5875d41350b55e825c54406baab",
            "0x2d159ae3bff04a10a355b608d22bdec092e934fa",
        ],
        key_hashes: &[
            "0x9e9e46732b32662b9adc6f3abdf6c5e926a666d174a4d6b8e39c4cca76a38897",
            "0x8472ba59cf7134dfe321f4d61a430c4857e8b19cdd5230b09952a92671c24409",
            "0xe9f223d7d83ec85c4f78042a4845af3a1c8df7757b4997b815ce4b8d07aca68c",
            "0x08ba8f62ff6c40a58877a106147661db43bc58dabfb814793847a839aa03367f",
            "0x72d2b016bb5b62912afea355ebf33b91319f828738b111b723b78696b9847b63",
            "0x68d24f9a037a649944964c2a1ebd0b2918f4a243d2a99701cc22b548cf2daff0",
        ],
    },
    Published {
        chain_id: 10,
        wrappers: &["0x6a39ce9604fad060b32bc35be2e0d3825b2b8d4b"],
        key_hashes: &[
            "0xa16a2316f92fa0abfd0029eea74e947d0613728e934d9794cd78bc02e2f69de4",
            "0x8e7a847ba0757d1c302a3f0fde7b868ef8cf4acc32e48505f1a1d53693a10a19",
        ],
    },
    Published {
        chain_id: 43114,
        wrappers: &[
            "0x62fb87c10a917580ca99ab9a86e213eb98aa820c",
            "0x721dfbc5cfe53d32ab00a9bdfa605d3b8e1f3f42",
        ],
        key_hashes: &[
            "0xea7f56be19583eeb8255aa79f16d8bd8a64cedf68e42fefee1c9ac5372b1a102",
            "0x84213dcadf1f89e4097eb654e3f284d7d5d5bda2bd4748d8b7fada5b3a6eaa0d",
            "0xe227ebd10a873dde8e58841197a07b410038e405f1180bd117be6f6557fa491c",
            "0x83250c5584ffa93feb6ee082981c5ebe484c865196750b39835ad4f13780435d",
            "0x89630569c9567e43c4fe7b1633258df9f2531b62f2352fa721cf3162ee4ecb46",
            "0x06eb0e2ea7cca202fc7c8258397a36f33d88568d2522b37aaa3b14ff6ee1b696",
        ],
    },
    Published {
        chain_id: 56,
        wrappers: &[
            "0x471506e6aded0b9811d05b8cac8db25ee839ac94",
            "0x721dfbc5cfe53d32ab00a9bdfa605d3b8e1f3f42",
        ],
        key_hashes: &[
            "0x130dba50ad435d4ecc214aad0d5820474137bd68e7e77724144f27c3c377d3d4",
            "0xeb0f72532fed5c94b4caf7b49caf454b35a729608a441101b9269efb7efe2c6c",
            "0xb94a4fdb12830e15846df59b27d7c5d92c9c24c10cf6ae49655681ba560848dd",
            "0x114f3da0a805b6a67d6e9cd2ec746f7028f1b7376365af575cfea3550dd1aa04",
            "0xba6e730de88d94a5510ae6613898bfb0c3de5d16e609c5b7da808747125506f7",
            "0x17cd473250a9a479dc7f234c64332ed4bc8af9e8ded7556aa6e66d83da49f470",
        ],
    },
    Published {
        chain_id: 11_155_111,
        wrappers: &[
            "0x195f15f2d49d693ce265b4fb0fddbe15b1850cc1",
            "0xab18414cd93297b0d12ac29e63ca20f515b3db46",
        ],
        key_hashes: &[
            "0x787d74caea10b2b357790d5b5247c2f63d1d91572a9846f780606e4d953677ae",
            "0x474e34a077df58807dbe9c96d3c009b23b3c6d0cce433e59bbf5b34f823bc56c",
        ],
    },
    Published {
        chain_id: 84532,
        wrappers: &["0x7a1bac17ccc5b313516c5e16fb24f7659aa5ebed"],
        key_hashes: &["0x9e1344a1247c8a1785d0a4681a27152bffdb43666ae5bf7d14d24a5efd44bf71"],
    },
    Published {
        chain_id: 80002,
        wrappers: &["0x6e6c366a1cd1f92ba87fd6f96f743b0e6c967bf0"],
        key_hashes: &[
            "0x816bedba8a50b294e5cbd47842baf240c2385f2eaf719edbd4f250a137a8c899",
            "0x3f631d5ec60a0ce16203bcd6aff7ffbc423e22e452786288e172d467354304c8",
        ],
    },
    Published {
        chain_id: 421_614,
        wrappers: &[
            "0x29576ab8152a09b9dc634804e4ade73da1f3a3cc",
            "0x1d3bb92db7659f2062438791f131cfa396dfb592",
        ],
        key_hashes: &[
            "0x1770bdc7eec7771f7ba4ffd640f34260d7f095b79c92d34a5b2551d6f6cfd2be",
            "0x027f94ff1465b3525f9fc03e9ff7d6d2c0953482246dd6ae07570c45d6631414",
        ],
    },
    Published {
        chain_id: 11_155_420,
        wrappers: &["0xa8a278bf534bca72efd6e6c9ac573e98c21a6171"],
        key_hashes: &["0xc3d5bc4d5600fa71f7a50b9ad841f14f24f9ca4236fd00bdb5fda56b052b28a4"],
    },
    Published {
        chain_id: 43113,
        wrappers: &[
            "0x327b83f409e1d5f13985c6d0584420fa648f1f56",
            "0x9345ac54da4d0b5cda8cb749d8ef37e5f02bbb21",
        ],
        key_hashes: &[
            "0xc799bd1e3bd4d1a41cd4968997a4e03dfd2a3c7c04b695881138580163f42887",
            "0x354d2f95da55398f44b7cff77da56283d9c6c829a4bdf1bbcaf2ad6a4d081f61",
        ],
    },
    Published {
        chain_id: 97,
        wrappers: &[
            "0x471506e6aded0b9811d05b8cac8db25ee839ac94",
            "0x699d428ee890d55d56d5fc6e26290f3247a762bd",
        ],
        key_hashes: &[
            "0x8596b430971ac45bdf6088665b9ad8e8630c9d5049ab54b14dff711bee7c0e26",
            "0xd4bb89654db74673a187bd804519e65e3f71a52bc55f11da7601a13dcf505314",
        ],
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::networks::NETWORKS;

    #[test]
    fn wrappers_and_key_hashes_are_read_whole() {
        for network in NETWORKS {
            let own = |published: &&Published| published.chain_id == network.chain_id;
            assert_eq!(
                PUBLISHED.iter().filter(own).count(),
                usize::from(network.chain_id != 31337)
            );
            let Some(beside) = PUBLISHED.iter().find(own) else {
                continue;
            };
            let listed = published(network);
            let counts = (
                listed.coordinators.len(),
                listed.wrappers.len(),
                listed.key_hashes.len(),
            );
            let all = (
                network.coordinators.len(),
                beside.wrappers.len(),
                beside.key_hashes.len(),
            );
            assert_eq!(counts, all, "{}", network.name);
            assert!(all.1 > 0 && all.2 > 0, "{}", network.name);
        }
        let all: Vec<_> = PUBLISHED
            .iter()
            .flat_map(|published| published.key_hashes)
            .collect();
        let distinct: std::collections::BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len());
    }
}
