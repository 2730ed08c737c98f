//! A hash, what it is made from, and the line of a terminal that makes it again.

use explain::{Hashed, Named, Preimage};
use serde::Serialize;

use crate::value::{Hash, Hex};

/// A hash that anyone can make again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HashLine {
    /// The specification's name of it.
    pub name: &'static str,
    /// The hash.
    pub hash: Hash,
    /// The bytes that it is the SHA-256 of; absent of a deck, which its saved proof has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Hex>,
    /// The line that prints it in a terminal.
    pub terminal: String,
}

impl HashLine {
    /// A hash under a name.
    pub fn of(name: &'static str, preimage: &Preimage) -> Self {
        Self {
            name,
            hash: Hash(preimage.hash),
            bytes: match &preimage.of {
                Hashed::Bytes(bytes) => Some(Hex(bytes.clone())),
                Hashed::Deck(_) => None,
            },
            terminal: preimage.line(),
        }
    }

    /// Hashes under their names.
    pub fn all(named: &[Named]) -> Vec<Self> {
        let lines = named.iter();
        lines.map(|(name, made)| Self::of(name, made)).collect()
    }
}
