//! The keys under which a proof counts.
//!
//! Whoever holds a key can prove any word under it, and sign for blocks that do not exist. So a key
//! counts only where it is listed: by Chainlink for the network ([`published`]), or by the
//! deployment of the page ([`parse()`]). It is never taken from a link, a payload or a file.
//!
//! The rule: [`docs/protocol.md#oracle-proof`](../../../docs/protocol.md#oracle-proof).

mod parse;
mod table;
mod version;

pub use parse::{Entry, Malformed, Problem, parse};
pub use version::Version;

use table::KEYS;
use verify::hash::Hash32;

/// The keys that Chainlink publishes for the network of this `eth_chainId`, by the hash of each, with the
/// version of VRF that it serves. Empty for a network that it does not serve.
///
/// ```
/// use proofs::keys::{Version, published};
///
/// let base: Vec<_> = published(8453).collect();
/// assert_eq!(base.len(), 2);
/// assert!(base.iter().all(|(version, _)| *version == Version::V2_5));
/// assert_eq!(published(31337).count(), 0);
/// ```
pub fn published(chain_id: u64) -> impl Iterator<Item = (Version, Hash32)> {
    let own = KEYS.iter().filter(move |(id, _)| *id == chain_id);
    own.flat_map(|(_, keys)| *keys)
        .filter_map(|(version, hash)| Some((*version, Hash32::from_hex(hash)?)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn count(version: Version) -> (usize, usize) {
        let of = |id: u64| published(id).filter(|(of, _)| *of == version).count();
        let counts: Vec<_> = KEYS.iter().map(|(id, _)| of(*id)).collect();
        let networks = counts.iter().filter(|count| **count > 0);
        (networks.count(), counts.iter().sum())
    }

    #[test]
    fn every_published_key_is_read() {
        assert_eq!(count(Version::V2_5), (18, 33));
        assert_eq!(count(Version::V2), (12, 24));
        let rows: usize = KEYS.iter().map(|(_, keys)| keys.len()).sum();
        assert_eq!(rows, 33 + 24);
    }

    #[test]
    fn a_key_is_of_one_network_and_one_version() {
        let ids: BTreeSet<_> = KEYS.iter().map(|(id, _)| id).collect();
        assert_eq!(ids.len(), KEYS.len());
        let hashes: BTreeSet<_> = KEYS.iter().flat_map(|(id, _)| published(*id)).collect();
        let hashes: BTreeSet<_> = hashes.into_iter().map(|(_, hash)| hash).collect();
        assert_eq!(hashes.len(), 33 + 24);
    }
}
