//! What Chainlink publishes for each network besides its coordinators: the wrappers of direct funding, and the hashes
//! of the keys from [`proofs::keys`].
//!
//! Source: the documentation that the table of networks names, of the same dates, both versions of VRF together. Only
//! the worker needs it.

use super::network::Network;
use verify::claims::{Address, Listed};

/// What Chainlink publishes for a network, its coordinators included.
pub fn published(network: &Network) -> Listed {
    let coordinators = network.coordinators.iter().map(|known| known.address);
    let beside = PUBLISHED
        .iter()
        .find(|published| published.chain_id == network.chain_id);
    let wrappers = beside
        .map(|published| published.wrappers)
        .unwrap_or_default();
    let key_hashes = proofs::keys::published(network.chain_id).map(|(_, hash)| hash);
    Listed {
        coordinators: coordinators.filter_map(Address::from_hex).collect(),
        wrappers: wrappers
            .iter()
            .copied()
            .filter_map(Address::from_hex)
            .collect(),
        key_hashes: key_hashes.collect(),
        logs: Vec::new(),
    }
}

/// What is published for a network, beside its coordinators and keys.
struct Published {
    /// What `eth_chainId` answers on it.
    chain_id: u64,
    /// The wrappers.
    wrappers: &'static [&'static str],
}

/// Every network of the table that has an oracle.
static PUBLISHED: &[Published] = &[
    Published {
        chain_id: 1,
        wrappers: &[
            "0x02aae1a04f9828517b3007f83f6181900cad910c",
            "0x5a861794b927983406fce1d062e00b9368d97df6",
        ],
    },
    Published {
        chain_id: 8453,
        wrappers: &["0xb0407dbe851f8318bd31404a49e658143c982f23"],
    },
    Published {
        chain_id: 137,
        wrappers: &[
            "0xc8f13422c49909f4ec24bf65edfbebe410bb9d7c",
            "0x4e42f0adeb69203ef7aaa4b7c414e5b1331c14dc",
        ],
    },
    Published {
        chain_id: 42161,
        wrappers: &[
            "0x14632cd5c12ec5875d41350b55e825c54406baab",
            "0x2d159ae3bff04a10a355b608d22bdec092e934fa",
        ],
    },
    Published {
        chain_id: 10,
        wrappers: &["0x6a39ce9604fad060b32bc35be2e0d3825b2b8d4b"],
    },
    Published {
        chain_id: 43114,
        wrappers: &[
            "0x62fb87c10a917580ca99ab9a86e213eb98aa820c",
            "0x721dfbc5cfe53d32ab00a9bdfa605d3b8e1f3f42",
        ],
    },
    Published {
        chain_id: 56,
        wrappers: &[
            "0x471506e6aded0b9811d05b8cac8db25ee839ac94",
            "0x721dfbc5cfe53d32ab00a9bdfa605d3b8e1f3f42",
        ],
    },
    Published {
        chain_id: 11_155_111,
        wrappers: &[
            "0x195f15f2d49d693ce265b4fb0fddbe15b1850cc1",
            "0xab18414cd93297b0d12ac29e63ca20f515b3db46",
        ],
    },
    Published {
        chain_id: 84532,
        wrappers: &["0x7a1bac17ccc5b313516c5e16fb24f7659aa5ebed"],
    },
    Published {
        chain_id: 80002,
        wrappers: &["0x6e6c366a1cd1f92ba87fd6f96f743b0e6c967bf0"],
    },
    Published {
        chain_id: 421_614,
        wrappers: &[
            "0x29576ab8152a09b9dc634804e4ade73da1f3a3cc",
            "0x1d3bb92db7659f2062438791f131cfa396dfb592",
        ],
    },
    Published {
        chain_id: 11_155_420,
        wrappers: &["0xa8a278bf534bca72efd6e6c9ac573e98c21a6171"],
    },
    Published {
        chain_id: 43113,
        wrappers: &[
            "0x327b83f409e1d5f13985c6d0584420fa648f1f56",
            "0x9345ac54da4d0b5cda8cb749d8ef37e5f02bbb21",
        ],
    },
    Published {
        chain_id: 97,
        wrappers: &[
            "0x471506e6aded0b9811d05b8cac8db25ee839ac94",
            "0x699d428ee890d55d56d5fc6e26290f3247a762bd",
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
            let counts = (listed.coordinators.len(), listed.wrappers.len());
            let all = (network.coordinators.len(), beside.wrappers.len());
            assert_eq!(counts, all, "{}", network.name);
            assert!(
                all.1 > 0 && !listed.key_hashes.is_empty(),
                "{}",
                network.name
            );
        }
    }
}
