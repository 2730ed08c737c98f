//! What shows that a block holds a transaction's receipt.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A block's header, and the way from its root of receipts to one of them. The bytes are as the chain hashes them, so
/// that none of them can be changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inclusion {
    /// The header in RLP.
    #[serde(with = "hex::serde")]
    pub header: Vec<u8>,
    /// The index of the transaction in the block.
    pub index: u64,
    /// The nodes of the trie from the root on. The last one holds the receipt.
    #[serde(serialize_with = "in_hex", deserialize_with = "from_hex")]
    pub path: Vec<Vec<u8>>,
}

pub(crate) fn in_hex<S: Serializer>(path: &[Vec<u8>], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(path.iter().map(hex::encode))
}

pub(crate) fn from_hex<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<Vec<u8>>, D::Error> {
    let path = <Vec<String>>::deserialize(deserializer)?.into_iter();
    path.map(|node| hex::decode(node).map_err(D::Error::custom))
        .collect()
}
