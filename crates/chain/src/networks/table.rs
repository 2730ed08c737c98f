//! Holds the table of networks, the only place with the facts that the page knows about each.
//!
//! Oracle: Chainlink's documentation, the pages "Supported Networks" of VRF v2.5 (as last changed on 2026-01-23) and
//! "Supported Networks", subscription and direct funding, of VRF v2 (as last changed on 2025-05-19), read in the
//! snapshot of 2026-08-21 of `smartcontractkit/documentation`. Each coordinator is in both funding methods' tables
//! there, and each key serves both. Chainlink never published VRF v2 for Base or Optimism. The table omits Ronin's test
//! network, whose chain id another network uses, and the closed networks Goerli, Mumbai and Arbitrum Goerli.
//!
//! Selector names: `smartcontractkit/chain-selectors`, in its snapshot of 2026-08-11. Chain ids, explorers and
//! endpoints: the ethereum-lists and Chainlist lists and the chains' documentation, of the same time. The table omits
//! BNB Chain's endpoints, because they serve no logs.

mod main_networks;
mod rows;
mod test_networks;

use super::network::{Network, Oracle};

/// Returns every network that the page knows, main networks first.
pub fn all() -> impl Iterator<Item = &'static Network> {
    main_networks::NETWORKS
        .iter()
        .chain(test_networks::NETWORKS)
}

/// Returns the values that the oracle's operator publishes for a network of this table.
pub(crate) fn oracle(chain_id: u64) -> Option<&'static Oracle> {
    let main = main_networks::NETWORKS.iter().zip(main_networks::ORACLES);
    let test = test_networks::NETWORKS.iter().zip(test_networks::ORACLES);
    let mut rows = main.chain(test);
    rows.find_map(|(network, oracle)| (network.chain_id == chain_id).then_some(oracle))
}
