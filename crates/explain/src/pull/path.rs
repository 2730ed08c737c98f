//! Shows hash by hash that a card is part of its version's root.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::version::{Band, Version};
use verify::pull::{Message, packs_v1};

use crate::preimage::{Hashed, Preimage};

/// A card's path from its leaf to the root of its band. Each hash is among the bytes of the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardPath {
    /// The card's leaf.
    pub leaf: Preimage,
    /// The nodes above the leaf, the lowest first: none if the leaf is the band's only card. The last one is the
    /// band's root.
    pub nodes: Vec<PathNode>,
}

/// A node on a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathNode {
    /// The side of the node's bytes that the sibling is on.
    pub side: Side,
    /// The sibling: the half of the node's bytes that is not on the path.
    pub sibling: Hash32,
    /// The node.
    pub node: Preimage,
}

/// The side of a sibling in its node's bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// To the left of the path.
    Left,
    /// To the right of the path.
    Right,
    /// No sibling: the last node of an odd level is repeated.
    Repeated,
}

impl Side {
    /// Returns the name of the side in `data-side`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Repeated => "repeated",
        }
    }
}

/// Returns the path of a card; `None` if the version has no such card.
pub(crate) fn path(version: &Version, card: &Uuid) -> Option<CardPath> {
    let mut bands = version.bands.iter();
    let (band, index) = bands.find_map(|band| {
        let index = band.leaves.iter().position(|leaf| leaf.card == *card)?;
        Some((band, index))
    })?;
    Some(CardPath {
        leaf: hashed(packs_v1::leaf(band.leaves.get(index)?)),
        nodes: nodes(band, index),
    })
}

/// Returns the nodes above the leaf at an index, read off each level while the tree is climbed.
fn nodes(band: &Band, index: usize) -> Vec<PathNode> {
    let mut path = Vec::new();
    let mut index = index;
    packs_v1::band_root(band, &mut |level| {
        path.extend(node(level, index));
        index >>= 1;
    });
    path
}

/// Returns the node above an index of a level.
fn node(level: &[Hash32], index: usize) -> Option<PathNode> {
    let own = level.get(index)?;
    let (side, sibling) = match level.get(index ^ 1) {
        Some(sibling) if index & 1 == 1 => (Side::Left, sibling),
        Some(sibling) => (Side::Right, sibling),
        None => (Side::Repeated, own),
    };
    let (left, right) = match side {
        Side::Left => (sibling, own),
        Side::Right | Side::Repeated => (own, sibling),
    };
    Some(PathNode {
        side,
        sibling: *sibling,
        node: hashed(packs_v1::node(left, right)),
    })
}

fn hashed(message: Message) -> Preimage {
    Preimage {
        hash: message.hash(),
        of: Hashed::Bytes(message.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::pull::version::Leaf;

    fn band(first: u128, cards: u128) -> Band {
        let leaf = |number| Leaf {
            card: Uuid::from_u128(first + number * 7_919),
            value_cents: 100 + u64::try_from(number % 13).unwrap(),
        };
        Band {
            odds_ppm: 250_000,
            lo_cents: 100,
            hi_cents: 200,
            leaves: (0..cards).map(leaf).collect(),
        }
    }

    /// Computes the root again, as the specification spells the rule.
    fn plain_root(level: &[Hash32]) -> Hash32 {
        if let [root] = *level {
            return root;
        }
        let pairs = level.chunks(2).map(|pair| {
            let [left, right] = [pair[0], *pair.last().unwrap()];
            Hash32::of(&[&[1], left.as_bytes(), right.as_bytes()])
        });
        plain_root(&pairs.collect::<Vec<_>>())
    }

    fn bytes(made: &Preimage) -> &[u8] {
        match &made.of {
            Hashed::Bytes(bytes) => bytes,
            Hashed::Deck(_) => panic!("bytes"),
        }
    }

    #[test]
    fn every_hash_is_of_its_bytes_and_stands_among_the_next_ones() {
        for cards in 1..=70_u128 {
            let bands = vec![band(1, 3), band(1_000_000, cards), band(9, 0)];
            let version = Version {
                tier_price_cents: 5_000,
                version_no: 3,
                bands,
            };
            for (index, leaf) in version.bands[1].leaves.iter().enumerate() {
                let path = path(&version, &leaf.card).expect("a card of the version");
                let hashed = bytes(&path.leaf);
                assert_eq!(hashed.len(), 25);
                assert_eq!(&hashed[1..17], leaf.card.as_bytes());
                let (mut below, mut index) = (path.leaf.hash, index);
                assert_eq!(below, Hash32::of(&[hashed]));
                for node in &path.nodes {
                    let hashed = bytes(&node.node);
                    assert_eq!((hashed.len(), hashed[0]), (65, 1));
                    let (own, other) = if index % 2 == 0 { (1, 33) } else { (33, 1) };
                    assert_eq!(hashed[own..own + 32], below.as_bytes()[..]);
                    assert_eq!(hashed[other..other + 32], node.sibling.as_bytes()[..]);
                    assert_eq!(node.side == Side::Left, index % 2 == 1);
                    assert_eq!(node.side == Side::Repeated, node.sibling == below);
                    assert_eq!(node.node.hash, Hash32::of(&[hashed]));
                    (below, index) = (node.node.hash, index / 2);
                }
                let leaves = version.bands[1].leaves.iter();
                let leaves: Vec<_> = leaves.map(|leaf| packs_v1::leaf(leaf).hash()).collect();
                assert_eq!(below, plain_root(&leaves));
            }
        }
    }

    #[test]
    fn a_bands_only_card_is_its_root_and_a_strange_card_has_no_path() {
        let version = Version {
            tier_price_cents: 5_000,
            version_no: 3,
            bands: vec![band(1, 1)],
        };
        let only = path(&version, &Uuid::from_u128(1)).expect("the card");
        assert!(only.nodes.is_empty());
        assert!(path(&version, &Uuid::from_u128(2)).is_none());
    }
}
