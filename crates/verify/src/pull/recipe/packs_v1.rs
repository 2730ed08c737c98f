//! Lists the messages of packs_v1's hashes (`docs/protocol.md#packs_v1`). The recipe is frozen: a change is a new
//! recipe beside this one.

use uuid::Uuid;

use crate::pull::message::Message;
use crate::pull::version::{Band, Leaf, Version};
use values::hash::{self, Hash32};
use values::order::OrderedSet;
use values::position::Position;

pub(super) const NAME: &str = "packs_v1";

const LEAF: [u8; 1] = [0x00];
const NODE: [u8; 1] = [0x01];
const VERSION: [u8; 1] = [0x02];
const UNAVAILABLE: [u8; 1] = [0x03];
const PURCHASE: [u8; 1] = [0x05];

/// Returns 0x00, the card's id16 and its value.
pub(super) fn leaf(leaf: &Leaf) -> Message {
    Message::of(&[&LEAF, leaf_parts(leaf).as_flattened()])
}

fn leaf_parts(leaf: &Leaf) -> [[u8; 8]; 3] {
    let (high, low) = leaf.card.as_u64_pair();
    [high, low, leaf.value_cents].map(u64::to_be_bytes)
}

/// Returns 0x01, left and right.
pub(super) fn node(left: &Hash32, right: &Hash32) -> Message {
    Message::of(&[&NODE, left.as_bytes(), right.as_bytes()])
}

/// Computes the node of each pair of a level; an odd level repeats its last node.
fn nodes(level: &[Hash32]) -> Vec<Hash32> {
    let pairs = level.chunks(2).filter_map(|pair| match pair {
        [left, right] => Some([*left.as_bytes(), *right.as_bytes()]),
        [last] => Some([*last.as_bytes(); 2]),
        _ => None,
    });
    hash::of_each(&NODE, pairs)
}

/// Computes the Merkle root of a band's leaves by id16 ascending; 32 zero bytes for an empty band. Passes on each level
/// below the root.
pub(super) fn band_root(band: &Band, tell: &mut dyn FnMut(&[Hash32])) -> Hash32 {
    let mut level = hash::of_each(&LEAF, band.leaves.iter().map(leaf_parts));
    while level.len() > 1 {
        tell(&level);
        level = nodes(&level);
    }
    level.first().copied().unwrap_or(Hash32::ZERO)
}

/// Returns 0x02, the recipe's name, price, number and band count, and then a line for each band, lowest first.
pub(super) fn version_lines(version: &Version) -> Vec<Vec<u8>> {
    // A version has at most 255 bands, and a band fewer cards than a payload has bytes.
    let band_count = u8::try_from(version.bands.len()).unwrap_or(u8::MAX);
    let head = [
        &VERSION,
        NAME.as_bytes(),
        &version.tier_price_cents.to_be_bytes(),
        &version.version_no.to_be_bytes(),
        &band_count.to_be_bytes(),
    ];
    let bands = version.bands.iter().map(|band| {
        let leaf_count = u32::try_from(band.leaves.len()).unwrap_or(u32::MAX);
        let root = band_root(band, &mut |_| {});
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

pub(super) fn version_event_id(version_root: &Hash32) -> Message {
    Message::of(&[b"packs_v1:event", version_root.as_bytes()])
}

/// Returns 0x03, the count, and each unique id16 ascending.
pub(super) fn unavailable_hash(unavailable: &OrderedSet<Uuid>) -> Message {
    let count = u32::try_from(unavailable.len()).unwrap_or(u32::MAX);
    let ids: Vec<_> = unavailable.iter().map(|id| *id.as_bytes()).collect();
    Message::of(&[&UNAVAILABLE, &count.to_be_bytes(), ids.as_flattened()])
}

pub(super) fn purchase_commitment(
    version_root: &Hash32,
    unavailable_hash: &Hash32,
    as_of: Position,
) -> Message {
    Message::of(&[
        &PURCHASE,
        version_root.as_bytes(),
        unavailable_hash.as_bytes(),
        &as_of.block.to_be_bytes(),
        &as_of.log_index.to_be_bytes(),
    ])
}

pub(super) fn purchase_event_id(purchase_id: &Uuid) -> Message {
    Message::of(&[b"packs_v1:purchase", purchase_id.as_bytes()])
}

pub(super) fn pull_key(purchase_id: &Uuid) -> Message {
    Message::of(&[b"packs_v1:pull", purchase_id.as_bytes()])
}

/// The text after the word (`docs/protocol.md#selection-2`).
pub(super) const ROLL: &str = "packs_v1:band";

pub(super) fn roll(word: &Hash32) -> Message {
    Message::of(&[word.as_bytes(), ROLL.as_bytes()])
}

/// Returns the word, `packs_v1:card` and the card's id16 (`docs/protocol.md#selection-4`).
pub(super) fn rank(word: &Hash32, card: &Uuid) -> Message {
    Message::of(&[&rank_prefix(word), card.as_bytes()])
}

/// Computes the rank of each card.
pub(super) fn ranks<'c>(word: &Hash32, cards: impl Iterator<Item = &'c Uuid>) -> Vec<Hash32> {
    hash::of_each(&rank_prefix(word), cards.map(|card| [*card.as_bytes()]))
}

fn rank_prefix(word: &Hash32) -> Vec<u8> {
    [word.as_bytes(), &b"packs_v1:card"[..]].concat()
}
