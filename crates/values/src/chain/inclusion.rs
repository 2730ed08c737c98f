//! Defines the bytes that show that a block holds a transaction's receipt.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The path from a block's hash to a receipt: the block's header, and then trie nodes from its receipts root to the
/// receipt. The bytes are those that the chain hashes, so a change of any of them breaks the path.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inclusion {
    /// The header in RLP, whose hash the oracle's proof states. A saved proof has it as the last of a list.
    #[serde(
        rename = "headers",
        serialize_with = "alone",
        deserialize_with = "last"
    )]
    pub header: Vec<u8>,
    /// The index of the transaction in the block.
    pub index: u64,
    /// The nodes of the trie from the root on. The last one holds the receipt.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub path: Vec<Vec<u8>>,
}

impl Inclusion {
    /// Returns the number of bytes in the header and all nodes.
    pub fn size(&self) -> usize {
        let nodes = self.path.iter().map(Vec::len);
        nodes.fold(self.header.len(), usize::saturating_add)
    }
}

/// Serialises the header as a list of one.
fn alone<S: Serializer>(header: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq([hex::encode(header)])
}

/// Reads the header that is the last of a list.
fn last<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    Ok(from_hex(deserializer)?.pop().unwrap_or_default())
}

/// Serialises each item as hex.
fn in_hex<S: Serializer>(items: &[Vec<u8>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(items.iter().map(hex::encode))
}

/// Reads each item from hex.
fn from_hex<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Vec<u8>>, D::Error> {
    let items = <Vec<String>>::deserialize(deserializer)?.into_iter();
    items
        .map(|item| hex::decode(item).map_err(D::Error::custom))
        .collect()
}
