//! What a hash is the hash of, so that anyone can make it again in a terminal.

use serde::{Deserialize, Serialize};
use verify::hash::Hash32;

/// The most bytes that a line of a terminal holds.
const MAX_BYTES: usize = 4_096;

/// A SHA-256 and what it is made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preimage {
    /// The hash.
    pub hash: Hash32,
    /// What it is made from.
    pub of: Hashed,
}

/// A hash with the specification's name of it.
pub type Named = (&'static str, Preimage);

/// What a hash is made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hashed {
    /// These bytes.
    Bytes(Vec<u8>),
    /// The deck in the saved proof of this event.
    Deck(String),
}

/// The hashes without their names.
pub(crate) fn unnamed(named: Vec<Named>) -> Vec<Preimage> {
    named.into_iter().map(|(_, preimage)| preimage).collect()
}

impl Preimage {
    /// Bytes and their hash; `None` where they are too many for a line.
    pub fn of(parts: &[&[u8]]) -> Option<Self> {
        let bytes = parts.concat();
        (bytes.len() <= MAX_BYTES).then(|| Self {
            hash: Hash32::of(parts),
            of: Hashed::Bytes(bytes),
        })
    }

    /// The line that prints the hash.
    pub fn line(&self) -> String {
        match &self.of {
            Hashed::Bytes(bytes) => {
                let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                format!("printf {hex} | xxd -r -p | sha256sum")
            }
            Hashed::Deck(id) => format!(
                "jq -r .payload pack_event-{id}.proof.json | jq -jcS .deck_snapshot | sha256sum"
            ),
        }
    }
}
