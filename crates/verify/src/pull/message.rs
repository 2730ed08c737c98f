//! Defines the messages of hashes.

use values::hash::Hash32;

/// The bytes that a hash is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message(pub Vec<u8>);

impl Message {
    /// Joins slices into one message.
    pub(super) fn of(slices: &[&[u8]]) -> Self {
        Self(slices.concat())
    }

    /// Computes the SHA-256 of the message.
    pub fn hash(&self) -> Hash32 {
        Hash32::of(&[&self.0])
    }
}
