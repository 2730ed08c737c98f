//! Keeps the preimage of a hash, so that anyone can recompute the hash in a terminal.

use serde::{Deserialize, Serialize};
use verify::hash::Hash32;

/// The most bytes that fit into one line of a terminal.
const MAX_BYTES: usize = 4_096;

/// The end of a command that prints a SHA-256: `sha256sum` of Linux, or `shasum` of macOS.
const SHA256: &str = "(sha256sum 2>/dev/null || shasum -a 256)";

/// A SHA-256 and its preimage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preimage {
    /// The hash.
    pub hash: Hash32,
    /// The preimage.
    pub of: Hashed,
}

/// A hash with the specification's name of it.
pub type Named = (&'static str, Preimage);

/// The preimage of a hash.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hashed {
    /// Bytes.
    Bytes(Vec<u8>),
    /// The deck in the saved proof of the event with this id.
    Deck(String),
}

/// Returns the hashes without their names.
pub(crate) fn unnamed(named: Vec<Named>) -> Vec<Preimage> {
    named.into_iter().map(|(_, preimage)| preimage).collect()
}

impl Preimage {
    /// Hashes bytes; `None` if they are too many for a line.
    pub fn of(slices: &[&[u8]]) -> Option<Self> {
        let bytes = slices.concat();
        (bytes.len() <= MAX_BYTES).then(|| Self {
            hash: Hash32::of(slices),
            of: Hashed::Bytes(bytes),
        })
    }

    /// Returns the shell command that prints the hash.
    pub fn line(&self) -> String {
        match &self.of {
            Hashed::Bytes(bytes) => {
                let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                format!("printf {hex} | xxd -r -p | {SHA256}")
            }
            Hashed::Deck(id) => format!(
                "jq -r .payload pack_event-{id}.proof.json | jq -jcS .deck_snapshot | {SHA256}"
            ),
        }
    }

    /// Returns the shell command for a reader who has the payload in a file, and no saved proof.
    pub fn line_of_payload(&self) -> String {
        match &self.of {
            Hashed::Bytes(_) => self.line(),
            Hashed::Deck(_) => format!("jq -jcS .deck_snapshot PAYLOAD.json | {SHA256}"),
        }
    }
}
