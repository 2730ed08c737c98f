//! Lists the messages of packs_v1's hashes (`docs/protocol.md#packs_v1`). The recipe is frozen.

use uuid::Uuid;

use super::message::Message;
use super::version::{Band, Leaf, Version};
use values::hash::{self, Hash32};
use values::order::OrderedSet;
use values::position::Position;

/// The recipe's name, as `selection_version` has it.
pub const NAME: &str = "packs_v1";

const LEAF: [u8; 1] = [0x00];
const NODE: [u8; 1] = [0x01];
const VERSION: [u8; 1] = [0x02];
const UNAVAILABLE: [u8; 1] = [0x03];
const PURCHASE: [u8; 1] = [0x05];

/// Returns the message of a card's leaf: 0x00, the card's id16 and its value.
pub fn leaf(leaf: &Leaf) -> Message {
    Message::of(&[&LEAF, leaf_parts(leaf).as_flattened()])
}

fn leaf_parts(leaf: &Leaf) -> [[u8; 8]; 3] {
    let (high, low) = leaf.card.as_u64_pair();
    [high, low, leaf.value_cents].map(u64::to_be_bytes)
}

/// Returns the message of the node above two others: 0x01, left and right.
pub fn node(left: &Hash32, right: &Hash32) -> Message {
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
pub fn band_root(band: &Band, tell: &mut dyn FnMut(&[Hash32])) -> Hash32 {
    let mut level = hash::of_each(&LEAF, band.leaves.iter().map(leaf_parts));
    while level.len() > 1 {
        tell(&level);
        level = nodes(&level);
    }
    level.first().copied().unwrap_or(Hash32::ZERO)
}

/// Returns the lines that are the message of `version_root`: 0x02, the recipe's name, price, number and band count, and
/// then a line for each band, lowest first.
pub fn version_lines(version: &Version) -> Vec<Vec<u8>> {
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

/// Computes the fingerprint of a version's price, number, odds and cards.
pub fn version_root(version: &Version) -> Hash32 {
    Message(version_lines(version).concat()).hash()
}

/// Returns the message of the id under which the contract holds a version's root.
pub fn version_event_id(version_root: &Hash32) -> Message {
    Message::of(&[b"packs_v1:event", version_root.as_bytes()])
}

/// Returns whether an event id is that of a version with this root (`docs/protocol.md#selection-7`).
pub fn is_of_version(event_id: &Hash32, root: &Hash32) -> bool {
    version_event_id(root).hash() == *event_id
}

/// Returns the message of the hash of a purchase's unavailable cards: 0x03, the count, and each unique id16 ascending.
pub fn unavailable_hash(unavailable: &OrderedSet<Uuid>) -> Message {
    let count = u32::try_from(unavailable.len()).unwrap_or(u32::MAX);
    let ids: Vec<_> = unavailable.iter().map(|id| *id.as_bytes()).collect();
    Message::of(&[&UNAVAILABLE, &count.to_be_bytes(), ids.as_flattened()])
}

/// Returns the message of the contract's value for a purchase: the hash of its version, its unavailable cards and its
/// `as_of`.
pub fn purchase_commitment(
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

/// Returns the message of the id under which the contract holds a purchase's commitment.
pub fn purchase_event_id(purchase_id: &Uuid) -> Message {
    Message::of(&[b"packs_v1:purchase", purchase_id.as_bytes()])
}

/// Returns the message of the key under which a purchase's word is requested.
pub fn pull_key(purchase_id: &Uuid) -> Message {
    Message::of(&[b"packs_v1:pull", purchase_id.as_bytes()])
}

/// The text that the message of the roll's hash has after the word (`docs/protocol.md#selection-2`).
pub const ROLL: &str = "packs_v1:band";

/// Returns the message of the hash whose remainder is the roll.
pub fn roll(word: &Hash32) -> Message {
    Message::of(&[word.as_bytes(), ROLL.as_bytes()])
}

/// Returns the message of a card's rank: the word, `packs_v1:card` and the card's id16 (`docs/protocol.md#selection-4`).
pub fn rank(word: &Hash32, card: &Uuid) -> Message {
    Message::of(&[&rank_prefix(word), card.as_bytes()])
}

/// Computes the rank of each card.
pub fn ranks<'c>(word: &Hash32, cards: impl Iterator<Item = &'c Uuid>) -> Vec<Hash32> {
    hash::of_each(&rank_prefix(word), cards.map(|card| [*card.as_bytes()]))
}

fn rank_prefix(word: &Hash32) -> Vec<u8> {
    [word.as_bytes(), &b"packs_v1:card"[..]].concat()
}
