//! Writes a hash, its preimage, and the terminal line that recomputes it.

use explain::{Hashed, Named, Preimage};
use serde::Serialize;

use crate::value::{Hash, Hex};

/// A hash that anyone can recompute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HashLine {
    /// The name of the hash in the specification.
    pub name: &'static str,
    /// The hash.
    pub hash: Hash,
    /// The bytes whose SHA-256 it is; absent for a deck, which is in its saved proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<Hex>,
    /// The line that prints the hash in a terminal.
    pub terminal: String,
}

impl HashLine {
    /// Builds the line of a hash under a name.
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

    /// Builds the lines of several hashes.
    pub fn all(named: &[Named]) -> Vec<Self> {
        let lines = named.iter();
        lines.map(|(name, made)| Self::of(name, made)).collect()
    }
}
