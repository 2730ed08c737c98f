//! Shows hash by hash that a card is part of its version's root.

use serde::{Deserialize, Serialize};
use uuid::Uuid;
use verify::hash::Hash32;
use verify::pull::version::{Band, Version};
use verify::pull::{Message, Root, packs_v1};
use verify::report::count;

/// A card's path from its leaf to `version_root` and `version_event_id`. Each hash is SHA-256 of the bytes beside it,
/// and is part of the next one's bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MerklePath {
    /// The card.
    pub card: Uuid,
    /// The card's `value_cents`.
    pub value_cents: u64,
    /// The card's index in the band by id16, counted from 0.
    pub index: u64,
    /// The number of cards in the band.
    pub cards: u64,
    /// The card's leaf.
    pub leaf: HashInput,
    /// The nodes above the leaf, the lowest first: none if the leaf is the band's only card. The hash of the last one
    /// is the band's root.
    pub nodes: Vec<PathNode>,
    /// The band, counted from 0, lowest first.
    pub band: u64,
    /// The bytes whose hash is `version_root`: the version's own line, then one for each band.
    pub lines: Vec<Vec<u8>>,
    /// `version_root`, recomputed.
    pub version_root: Hash32,
    /// `version_event_id`, recomputed.
    pub version_event_id: HashInput,
}

/// A hash and its preimage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HashInput {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The SHA-256 of the bytes.
    pub hash: Hash32,
}

/// A node on a path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PathNode {
    /// The side of the node's bytes that the sibling is on.
    pub side: Side,
    /// The sibling: the half of the node's bytes that is not on the path.
    pub sibling: Hash32,
    /// The node.
    pub node: HashInput,
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

impl MerklePath {
    /// Returns the root of the card's band.
    pub fn band_root(&self) -> Hash32 {
        let top = self.nodes.last().map_or(&self.leaf, |top| &top.node);
        top.hash
    }
}

/// Returns the path of a card; `None` if the version has no such card.
pub(crate) fn path(version: &Version, card: &Uuid, root: &Root) -> Option<MerklePath> {
    let bands = version.bands.iter().enumerate();
    let (number, band, index) = bands
        .filter_map(|(number, band)| {
            let index = band.leaves.iter().position(|leaf| leaf.card == *card)?;
            Some((number, band, index))
        })
        .next()?;
    let leaf = band.leaves.get(index)?;
    Some(MerklePath {
        card: leaf.card,
        value_cents: leaf.value_cents,
        index: count(index),
        cards: count(band.leaves.len()),
        leaf: hashed(packs_v1::leaf(leaf)),
        nodes: nodes(band, index),
        band: count(number),
        lines: root.lines.clone(),
        version_root: root.root,
        version_event_id: hashed(packs_v1::version_event_id(&root.root)),
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

fn hashed(message: Message) -> HashInput {
    HashInput {
        hash: message.hash(),
        bytes: message.0,
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

    #[test]
    fn every_hash_is_of_its_bytes_and_stands_among_the_next_ones() {
        for cards in 1..=70_u128 {
            let bands = vec![band(1, 3), band(1_000_000, cards), band(9, 0)];
            let version = Version {
                tier_price_cents: 5_000,
                version_no: 3,
                bands,
            };
            let root = Root::of(&version);
            assert_eq!(root.root, packs_v1::version_root(&version));
            for (index, leaf) in version.bands[1].leaves.iter().enumerate() {
                let path = path(&version, &leaf.card, &root).expect("a card of the version");
                assert_eq!(
                    (path.band, path.index, path.value_cents),
                    (1, index as u64, leaf.value_cents)
                );
                assert_eq!(path.leaf.bytes.len(), 25);
                assert_eq!(&path.leaf.bytes[1..17], leaf.card.as_bytes());
                let (mut below, mut index) = (path.leaf.hash, index);
                assert_eq!(below, Hash32::of(&[&path.leaf.bytes]));
                for node in &path.nodes {
                    let HashInput { bytes, hash } = &node.node;
                    assert_eq!((bytes.len(), bytes[0]), (65, 1));
                    let (own, other) = if index % 2 == 0 { (1, 33) } else { (33, 1) };
                    assert_eq!(bytes[own..own + 32], below.as_bytes()[..]);
                    assert_eq!(bytes[other..other + 32], node.sibling.as_bytes()[..]);
                    assert_eq!(node.side == Side::Left, index % 2 == 1);
                    assert_eq!(node.side == Side::Repeated, node.sibling == below);
                    assert_eq!(*hash, Hash32::of(&[bytes]));
                    (below, index) = (*hash, index / 2);
                }
                let leaves = version.bands[1].leaves.iter();
                let leaves: Vec<_> = leaves.map(|leaf| packs_v1::leaf(leaf).hash()).collect();
                assert_eq!(below, plain_root(&leaves));
                assert_eq!(path.band_root(), below);
                assert_eq!(path.lines[2][20..52], below.as_bytes()[..]);
                assert_eq!(path.version_root, Hash32::of(&[&path.lines.concat()]));
                let event_id = &path.version_event_id;
                assert_eq!(event_id.hash, Hash32::of(&[&event_id.bytes]));
                assert_eq!(
                    event_id.hash,
                    packs_v1::version_event_id(&path.version_root).hash()
                );
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
        let root = Root::of(&version);
        let path = path(&version, &Uuid::from_u128(1), &root).expect("the card");
        assert!(path.nodes.is_empty());
        assert_eq!(path.band_root(), path.leaf.hash);
        assert!(super::path(&version, &Uuid::from_u128(2), &root).is_none());
    }
}
