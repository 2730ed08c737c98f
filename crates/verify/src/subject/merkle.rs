//! How the awarded card stands in its version's fingerprint, hash by hash.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::hash::Hash32;

/// A card's path from its leaf to `version_root` and `version_event_id`. Each hash is SHA-256 of the
/// bytes beside it, and stands among the next one's bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MerklePath {
    /// The card.
    pub card: Uuid,
    /// Its `value_cents`.
    pub value_cents: u64,
    /// Its place in the band by id16, counted from 0.
    pub place: u64,
    /// How many cards the band has.
    pub cards: u64,
    /// Its leaf.
    pub leaf: Hashed,
    /// The nodes above the leaf, the lowest first: none when it is the band's only card. The last
    /// one's hash is the band's root.
    pub nodes: Vec<PathNode>,
    /// The band, counted from 0, lowest first.
    pub band: u64,
    /// What `version_root` is the hash of: the version's own line, then one for each band.
    pub lines: Vec<Vec<u8>>,
    /// `version_root`, recomputed.
    pub version_root: Hash32,
    /// `version_event_id`, recomputed.
    pub version_event_id: Hashed,
}

/// A hash, and what it is the hash of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hashed {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Their SHA-256.
    pub hash: Hash32,
}

/// A node on a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathNode {
    /// Where the other half of its bytes comes from.
    pub side: Side,
    /// That other half.
    pub sibling: Hash32,
    /// The node.
    pub node: Hashed,
}

/// Where a node's other half stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// To the left of the path.
    Left,
    /// To the right of it.
    Right,
    /// Nowhere: the last of an odd level is repeated.
    Repeated,
}

impl MerklePath {
    /// The root of the card's band.
    pub fn band_root(&self) -> Hash32 {
        let top = self.nodes.last().map_or(&self.leaf, |top| &top.node);
        top.hash
    }
}
