//! Defines the recipes of Pack pulls. Each recipe has a file of its own with the messages of its hashes.

mod packs_v1;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::message::Message;
use super::version::{Band, Leaf, Version};
use values::hash::Hash32;
use values::order::OrderedSet;
use values::position::Position;

/// A recipe that this check knows. Without a name, a proof is compared with the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipe {
    /// The recipe `packs_v1` (`docs/protocol.md#packs_v1`).
    #[default]
    PacksV1,
}

impl Recipe {
    /// All recipes, the oldest first.
    pub const ALL: [Self; 1] = [Self::PacksV1];

    /// Returns the recipe's name, as `selection_version` has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PacksV1 => packs_v1::NAME,
        }
    }

    /// Returns the recipe with a name, if it is known.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|recipe| recipe.name() == name)
    }

    /// Returns whether an event id is that of a version with this root, under any recipe
    /// (`docs/protocol.md#selection-7`).
    pub fn is_of_version(event_id: &Hash32, root: &Hash32) -> bool {
        let mut all = Self::ALL.into_iter();
        all.any(|recipe| recipe.version_event_id(root).hash() == *event_id)
    }

    /// Returns the message of a card's leaf.
    pub fn leaf(self, leaf: &Leaf) -> Message {
        match self {
            Self::PacksV1 => packs_v1::leaf(leaf),
        }
    }

    /// Returns the message of the node above two others.
    pub fn node(self, left: &Hash32, right: &Hash32) -> Message {
        match self {
            Self::PacksV1 => packs_v1::node(left, right),
        }
    }

    /// Climbs a band's tree from its leaves to its root, and passes on each level below the root.
    pub fn band_root(self, band: &Band, tell: &mut dyn FnMut(&[Hash32])) -> Hash32 {
        match self {
            Self::PacksV1 => packs_v1::band_root(band, tell),
        }
    }

    /// Returns the lines that are the message of `version_root`, one after the other.
    pub fn version_lines(self, version: &Version) -> Vec<Vec<u8>> {
        match self {
            Self::PacksV1 => packs_v1::version_lines(version),
        }
    }

    /// Computes the fingerprint of a version's price, number, odds and cards.
    pub fn version_root(self, version: &Version) -> Hash32 {
        Message(self.version_lines(version).concat()).hash()
    }

    /// Returns the message of the id under which the contract holds a version's root.
    pub fn version_event_id(self, version_root: &Hash32) -> Message {
        match self {
            Self::PacksV1 => packs_v1::version_event_id(version_root),
        }
    }

    /// Returns the message of the hash of a purchase's unavailable cards.
    pub fn unavailable_hash(self, unavailable: &OrderedSet<Uuid>) -> Message {
        match self {
            Self::PacksV1 => packs_v1::unavailable_hash(unavailable),
        }
    }

    /// Returns the message of the contract's value for a purchase: the hash of its version, its unavailable cards and
    /// its `as_of`.
    pub fn purchase_commitment(
        self,
        version_root: &Hash32,
        unavailable_hash: &Hash32,
        as_of: Position,
    ) -> Message {
        match self {
            Self::PacksV1 => packs_v1::purchase_commitment(version_root, unavailable_hash, as_of),
        }
    }

    /// Returns the message of the id under which the contract holds a purchase's commitment.
    pub fn purchase_event_id(self, purchase_id: &Uuid) -> Message {
        match self {
            Self::PacksV1 => packs_v1::purchase_event_id(purchase_id),
        }
    }

    /// Returns the message of the key under which a purchase's word is requested.
    pub fn pull_key(self, purchase_id: &Uuid) -> Message {
        match self {
            Self::PacksV1 => packs_v1::pull_key(purchase_id),
        }
    }

    /// Returns the text that the message of the roll's hash has after the word.
    pub const fn roll_tag(self) -> &'static str {
        match self {
            Self::PacksV1 => packs_v1::ROLL,
        }
    }

    /// Returns the message of the hash whose remainder is the roll.
    pub fn roll(self, word: &Hash32) -> Message {
        match self {
            Self::PacksV1 => packs_v1::roll(word),
        }
    }

    /// Returns the message of a card's rank.
    pub fn rank(self, word: &Hash32, card: &Uuid) -> Message {
        match self {
            Self::PacksV1 => packs_v1::rank(word, card),
        }
    }

    /// Computes the rank of each card.
    pub fn ranks<'c>(self, word: &Hash32, cards: impl Iterator<Item = &'c Uuid>) -> Vec<Hash32> {
        match self {
            Self::PacksV1 => packs_v1::ranks(word, cards),
        }
    }
}
