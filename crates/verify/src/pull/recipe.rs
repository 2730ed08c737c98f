//! Computes the hashes of packs_v1 (`docs/protocol.md#packs_v1`). The recipe is frozen: a change is a new recipe beside
//! this one.

use uuid::Uuid;

use super::version::{Band, Leaf, Version};
use values::hash::{self, Hash32, Hasher};
use values::order::OrderedSet;
use values::position::Position;

/// The recipe's name.
pub const NAME: &str = "packs_v1";

/// The first byte of the input to a leaf's hash.
pub const LEAF: [u8; 1] = [0x00];

/// The first byte of the input to a node's hash.
pub const NODE: [u8; 1] = [0x01];

/// Computes the SHA-256 of 0x00, the card's id16 and its value, for each leaf.
pub fn leaves(leaves: &[Leaf]) -> Vec<Hash32> {
    hash::of_each(&LEAF, leaves.iter().map(leaf_parts))
}

/// Returns a card's id16 and its value, as a leaf hashes them.
pub fn leaf_parts(leaf: &Leaf) -> [[u8; 8]; 3] {
    let (high, low) = leaf.card.as_u64_pair();
    [high, low, leaf.value_cents].map(u64::to_be_bytes)
}

/// Computes the SHA-256 of 0x01, left and right, for each pair of a level; an odd level repeats its last node.
pub fn nodes(level: &[Hash32]) -> Vec<Hash32> {
    let pairs = level.chunks(2).filter_map(|pair| match pair {
        [left, right] => Some([*left.as_bytes(), *right.as_bytes()]),
        [last] => Some([*last.as_bytes(); 2]),
        _ => None,
    });
    hash::of_each(&NODE, pairs)
}

/// Computes the Merkle root of a band's leaves by id16 ascending; 32 zero bytes for an empty band.
pub fn band_root(band: &Band) -> Hash32 {
    fold_levels(band, &mut |_| {})
}

/// Climbs a band's tree from its leaves to its root, and passes on each level below the root.
pub fn fold_levels(band: &Band, tell: &mut dyn FnMut(&[Hash32])) -> Hash32 {
    let mut level = leaves(&band.leaves);
    while level.len() > 1 {
        tell(&level);
        level = nodes(&level);
    }
    level.first().copied().unwrap_or(Hash32::ZERO)
}

/// Computes the fingerprint of a version's price, number, odds and cards.
pub fn version_root(version: &Version) -> Hash32 {
    root_of(&version_lines(version))
}

/// Computes the SHA-256 of all lines, one after the other.
pub fn root_of(lines: &[Vec<u8>]) -> Hash32 {
    let mut hasher = Hasher::default();
    for line in lines {
        hasher.write(line);
    }
    hasher.finish()
}

/// Returns the lines whose hash is `version_root`: 0x02, the recipe's name, price, number and band count, and then a
/// line for each band, lowest first.
pub fn version_lines(version: &Version) -> Vec<Vec<u8>> {
    // A version has at most 255 bands, and a band fewer cards than a payload has bytes.
    let band_count = u8::try_from(version.bands.len()).unwrap_or(u8::MAX);
    let head = [
        &[0x02],
        NAME.as_bytes(),
        &version.tier_price_cents.to_be_bytes(),
        &version.version_no.to_be_bytes(),
        &band_count.to_be_bytes(),
    ];
    let bands = version.bands.iter().map(|band| {
        let leaf_count = u32::try_from(band.leaves.len()).unwrap_or(u32::MAX);
        let root = band_root(band);
        let parts = [
            &band.odds_ppm.to_be_bytes()[..],
            &band.lo_cents.to_be_bytes(),
            &band.hi_cents.to_be_bytes(),
            root.as_bytes(),
            &leaf_count.to_be_bytes(),
        ];
        parts.concat()
    });
    core::iter::once(head.concat()).chain(bands).collect()
}

/// The bytes before the root in the input to a version's event id.
pub const EVENT: &[u8] = b"packs_v1:event";

/// Computes the id under which the contract holds a version's root.
pub fn version_event_id(version_root: &Hash32) -> Hash32 {
    Hash32::of(&[EVENT, version_root.as_bytes()])
}

/// Computes the SHA-256 of 0x03, the count, and each unique id16 ascending.
pub fn unavailable_hash(unavailable: &OrderedSet<Uuid>) -> Hash32 {
    let count = u32::try_from(unavailable.len()).unwrap_or(u32::MAX);
    let mut hasher = Hasher::default();
    hasher.write(&[0x03]);
    hasher.write(&count.to_be_bytes());
    for id in unavailable {
        hasher.write(id.as_bytes());
    }
    hasher.finish()
}

/// Computes the contract's value for a purchase: the hash of its version, its unavailable cards and its `as_of`.
pub fn purchase_commitment(
    version_root: &Hash32,
    unavailable_hash: &Hash32,
    as_of: Position,
) -> Hash32 {
    Hash32::of(&[
        &[0x05],
        version_root.as_bytes(),
        unavailable_hash.as_bytes(),
        &as_of.block.to_be_bytes(),
        &as_of.log_index.to_be_bytes(),
    ])
}

/// Computes the id under which the contract holds a purchase's commitment.
pub fn purchase_event_id(purchase_id: &Uuid) -> Hash32 {
    Hash32::of(&[b"packs_v1:purchase", purchase_id.as_bytes()])
}

/// Computes the key under which a purchase's word is requested.
pub fn pull_key(purchase_id: &Uuid) -> Hash32 {
    Hash32::of(&[b"packs_v1:pull", purchase_id.as_bytes()])
}
