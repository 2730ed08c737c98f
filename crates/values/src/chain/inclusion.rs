//! Defines the bytes that show that a block holds a transaction's receipt.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most blocks by which a walk goes down below a stated one.
pub const MAX_WALK: u64 = 256;

/// The path from a block's hash to a receipt: headers, each of the block before, and then trie nodes from the last
/// header's receipts root to the receipt. The bytes are those that the chain hashes, so a change of any of them breaks
/// the path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inclusion {
    /// The headers in RLP. The oracle's proof states the hash of the first, and each states the hash of the next as its
    /// parent's. The last header is that of the block that holds the receipt.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub headers: Vec<Vec<u8>>,
    /// The index of the transaction in the block.
    pub index: u64,
    /// The nodes of the trie from the root on. The last one holds the receipt.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub path: Vec<Vec<u8>>,
}

impl Inclusion {
    /// Returns the number of bytes in all headers and nodes.
    pub fn size(&self) -> usize {
        let items = self.headers.iter().chain(&self.path);
        items.map(Vec::len).fold(0, usize::saturating_add)
    }
}

/// Serialises each item as hex.
///
/// # Errors
///
/// The serializer's own.
pub fn in_hex<S: Serializer>(items: &[Vec<u8>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items.iter().map(hex::encode))
}

/// Reads each item from hex.
///
/// # Errors
///
/// An item that is not hex.
pub fn from_hex<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<u8>>, D::Error> {
    let items = <Vec<String>>::deserialize(deserializer)?.into_iter();
    items
        .map(|item| hex::decode(item).map_err(D::Error::custom))
        .collect()
}
